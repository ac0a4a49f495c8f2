import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb export: incident reports as reporting apps read them.

extension Verb {
  static let exportOptions = [
    Option(name: "numbers", value: "FILE", meaning: "an app's catalogs; the usual ones else"),
    Option(name: "catalogs", value: nil, meaning: "the catalogs with their numbers instead"),
  ]

  static let exportNote = """
    Prints one JSON array, a report a line; with --language the names of type, impact and status too.
    Drafts and what was thrown away are no reports of an app's. Reports without a number of their
    own get the next free ones among those that are seen, in the order in which they were begun. What an app has no number for
    is left out, and told on standard error. Specs/IncidentJSON.md has the members, field by field.
    """

  func exporting(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.rest[0] == "incidents" else {
      let word = arguments.rest[0]
      throw Usage(
        "there is no exporting of '\(word)'; there is one of: incidents",
        "no se puede exportar '\(word)'; se puede: incidents")
    }
    var export = IncidentExport(numbers: try incidentNumbers(arguments))
    if arguments.has("catalogs") {
      output.line(export.catalogJSON)
      return .done
    }
    let reader = try Reader(arguments, output, needsWorld: true)
    let world = try reader.world ?? World(folding: reader.log)
    export.catalogs = world.catalogs
    let seen = world.reports.cards.compactMap { card -> (Identifier, IncidentReport)? in
      guard let redaction = reader.sight.redaction(of: .report(card.id)),
        card.state.status != .borrador, card.state.status != .descartado
      else { return nil }
      var report = card.state
      if redaction.hides("notes") { report.notes = [] }
      return (card.id, report)
    }
    // Free among those that are seen: what is not seen is not counted.
    var next = (seen.compactMap(\.1.number).max() ?? 0) &+ 1
    var lines: [String] = []
    for (id, report) in seen {
      do throws(IncidentFault) {
        lines.append(
          try export.json(
            of: report, number: next, names: output.speech.words?.language))
        if report.number == nil { next &+= 1 }
      } catch {
        output.message(
          "report \(id.text) is left out: \(error.wording.en)",
          "el reporte \(id.text) se omite: \(error.wording.es)")
      }
    }
    if lines.isEmpty { output.line("[]") }
    for (place, line) in lines.enumerated() {
      output.line((place == 0 ? "[" : " ") + line + (place == lines.count - 1 ? "]" : ","))
    }
    return .done
  }
}
