import ClaimsKernel
import EventSourcing

/// A dossier for people who live in text: the same story, without the evidence.
struct DossierMarkdown {
  let dossier: Dossier

  var text: String {
    let (speech, text) = (dossier.speech, dossier.text)
    var lines = ["# " + Self.escaped(speech.say(.dossierOf, text.title))]
    if !text.subtitle.isEmpty { lines += ["", Self.inLine(text.subtitle)] }
    lines += [""] + Self.facts(text.facts)
    for section in text.sections {
      lines += ["", "## " + Self.escaped(section.title), ""]
      lines += section.notes.flatMap { [Self.inLine($0), ""] }
      switch section.content {
      case .facts(let facts): lines += Self.facts(facts)
      case .table(let table), .money(_, let table): lines += Self.table(table)
      case .points(let points): lines += points.map { "- " + Self.inLine($0) }
      case .steps(let steps): lines += steps.flatMap { Self.step($0, speech) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func facts(_ facts: [(name: String, value: String)]) -> [String] {
    facts.map { "- \(escaped($0.name)): \(inList($0.value))" }
  }

  private static func step(_ step: StepText, _ speech: Speech) -> [String] {
    var lines = ["### \(step.position) \(escaped(step.title))", ""]
    var by = step.actor.map { "\(escaped($0)) (\(escaped(step.role)))" } ?? escaped(step.role)
    if let verb = step.verb, !step.isRefusal { by += " · " + escaped(verb) }
    if let importer = step.importedBy {
      by += " · \(speech.say(.dossierImportedBy)) \(escaped(importer))"
    }
    let times = step.times(speech).map { "\($0.name) \(longTime($0.time))" }
    lines += [by + "  ", times.joined(separator: " · "), ""]
    if !step.reasons.isEmpty {
      lines += [speech.say(.dossierReasons) + ":", ""]
      lines += step.reasons.map { "- " + inList($0) } + [""]
      if !step.said.isEmpty { lines += [speech.say(.dossierAsked) + ":", ""] }
    }
    if !step.said.isEmpty { lines += facts(step.said) + [""] }
    if !step.changes.isEmpty {
      let rows = step.changes.map { [$0.name, $0.before ?? "–", $0.after ?? "–"] }
      let columns = [
        speech.say(.dossierChanged), speech.say(.dossierBefore), speech.say(.dossierAfter),
      ]
      lines += table(DossierText.Table(columns: columns, rows: rows)) + [""]
    }
    if !step.leftOut.isEmpty {
      lines += [speech.say(.dossierLeftOut) + ": " + step.leftOut.joined(separator: ", "), ""]
    }
    return lines
  }

  private static func table(_ table: DossierText.Table) -> [String] {
    func row(_ cells: [String]) -> String {
      "| "
        + cells.map { escaped($0).split(separator: "\n").joined(separator: "<br>") }
        .joined(separator: " | ") + " |"
    }
    let rules = table.columns.indices.map { table.numbers.contains($0) ? "---:" : "---" }
    return [row(table.columns), "| " + rules.joined(separator: " | ") + " |"] + table.rows.map(row)
  }

  /// In one line, whatever line ends it has, and no list or heading.
  static func inLine(_ text: String) -> String {
    let line = escaped(String(text.map { $0.isNewline ? " " : $0 }))
    return "-+=0123456789".contains(line.first ?? " ") ? "\u{200b}" + line : line
  }

  /// Further lines of an item of a list stand below its first one.
  private static func inList(_ text: String) -> String {
    escaped(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "-+=".contains($0.first ?? " ") ? "\\" + $0 : String($0) }.joined(separator: "  \n  ")
  }

  /// What would be read as markup is told as it was written.
  static func escaped(_ text: String) -> String {
    var shown = ""
    for character in text {
      if "\\`*_{}[]<>#|~&".contains(character) { shown.append("\\") }
      shown.append(character)
    }
    return shown
  }
}
