import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb export: incident reports as reporting apps read them.

extension Verb {
  static let exportOptions = [
    Option(
      name: "numbers", value: "FILE", meaning: "an app's catalogs and users (default: the usual)"),
    Option(name: "catalogs", value: nil, meaning: "the catalogs with their numbers instead"),
  ]

  static let exportNote = """
    Prints one JSON array, a report a line; with --language the names of type, impact and status too.
    Drafts and what was thrown away are no reports of an app's. Reports without a number of their
    own get the next free ones among those that are seen, in the order in which they were begun. A report
    that the app has no numbers for is left out and told on standard error, which then says how many
    there are of them; exits 3 then. Specs/IncidentJSON.md has the members, field by field.
    """

  func exporting(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.rest[0] == "incidents" else {
      let word = arguments.rest[0]
      throw Usage(.thereIsNoExportingOf, word)
    }
    let numbers = try incidentNumbers(arguments)
    if arguments.has("catalogs") {
      output.line(IncidentExport(numbers: numbers).catalogJSON)
      return .done
    }
    let scene = try Asking(arguments, output).scene
    let exported = ExportedReports(
      of: scene.logState, numbers: numbers, as: scene.visibility,
      names: output.speech.words?.language)
    let lines = exported.lines
    if lines.isEmpty { output.line("[]") }
    for (place, line) in lines.enumerated() {
      output.line((place == 0 ? "[" : " ") + line + (place == lines.count - 1 ? "]" : ","))
    }
    guard !exported.omissions.isEmpty else { return .done }
    for (report, fault) in exported.omissions {
      output.message(.reportIsLeftOut, report.text, fault.wording)
    }
    let (left, all) = (exported.omissions.count, exported.omissions.count + lines.count)
    output.message(.ofReportsAreLeftOut, left, all)
    return .refused
  }
}
