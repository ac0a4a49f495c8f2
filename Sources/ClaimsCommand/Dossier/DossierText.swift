import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A dossier in words, before it becomes a page or a text.
struct DossierText {
  struct Section {
    let id: String
    let title: String
    var notes: [String] = []
    var content: Content
  }

  enum Content {
    case facts([(name: String, value: String)])
    case table(Table)
    case money(DossierMoney, Table)
    case steps([StepText])
    case points([String])
  }

  struct Table {
    let columns: [String]
    /// The columns that hold numbers.
    var numbers: Set<Int> = []
    var rows: [[String]]
  }

  let title: String
  let subtitle: String
  let facts: [(name: String, value: String)]
  let sections: [Section]
}

/// One step of the story in words.
struct StepText {
  /// What it is called in the page: `e57` at position 57, `r1` for the first refusal.
  let id: String
  let position: UInt64
  let title: String
  var isRefusal = false
  /// Nil if the reader is not told.
  var actor: String?
  var role: String
  var verb: String?
  var importedBy: String?
  let recorded: Instant
  /// Nil if it is the recorded one.
  var effective: Instant?
  /// What the clock showed, if that was corrected later.
  var clock: Instant?
  /// What was said, or asked.
  var said: [(name: String, value: String)] = []
  var reasons: [String] = []
  var changes: [(name: String, before: String?, after: String?)] = []
  var leftOut: [String] = []
}

extension StepText {
  init(_ moment: Timeline.Moment, _ speech: Speech) {
    let (seen, line) = (moment.seen, moment.line)
    let command = line.command
    self.init(
      id: "e\(line.stored.position.value)", position: line.stored.position.value,
      title: speech.title(of: line.event.kind),
      actor: seen.showsSender ? legible(command.actor.text) : nil,
      role: speech.name(of: command.role),
      verb: seen.showsSender ? speech.label(ofVerb: command.command.name) : nil,
      importedBy: seen.showsSender && !command.importedBy.isEmpty
        ? legible(command.importedBy.text) : nil,
      recorded: line.entry.recorded,
      effective: line.entry.effective == line.entry.recorded ? nil : line.entry.effective,
      clock: line.entry.clock == line.entry.recorded ? nil : line.entry.clock,
      leftOut: seen.redaction.fields.map { speech.name(ofField: $0) })
    let rows = line.event.shownFields(speech).filter { !seen.redaction.hides($0.path) }
    said = displayRows(rows, shown: legible)
      .map { (speech.name(ofField: $0.path), $0.value) }
    let changes = EventSourcing.differences(
      from: Self.displayed(moment.fields.before), to: Self.displayed(moment.fields.after))
    let kept = Set(
      changes.filter { $0.before != nil }.compactMap { StateCourse.part(of: $0.path) })
    // What a part is that was added, the event says.
    self.changes = changes.filter { change in
      StateCourse.part(of: change.path).map(kept.contains) ?? true
    }.map { (speech.name(ofField: $0.path), $0.before, $0.after) }
  }

  private static func displayed(_ rows: [FieldList.Row]) -> [FieldList.Row] {
    displayRows(rows, shown: legible).map { FieldList.Row(path: $0.path, value: $0.value) }
  }

  init(_ refusal: RefusalLine, _ number: Int, _ speech: Speech) {
    let command = refusal.command
    let verb = speech.label(ofVerb: command.command.name)
    let summary = refusal.summary
    self.init(
      id: "r\(number)", position: refusal.entry.decidedAt.value,
      title: summary.map { Phrase(.dossierMoreRefused, $0.count)[speech.language] }
        ?? Phrase(.dossierRefused, verb)[speech.language],
      isRefusal: true,
      actor: summary?.shared == true ? speech.say(.others) : legible(command.actor.text),
      role: speech.name(of: command.role), verb: verb,
      importedBy: command.importedBy.isEmpty ? nil : legible(command.importedBy.text),
      recorded: refusal.entry.recorded,
      effective: summary != nil || refusal.entry.effective == refusal.entry.recorded
        ? nil : refusal.entry.effective,
      clock: refusal.entry.clock == refusal.entry.recorded ? nil : refusal.entry.clock)
    said = displayRows(refusal.arguments(in: speech.words), shown: legible)
      .map { (speech.name(ofField: $0.path), $0.value) }
    reasons =
      summary?.codes.map { "\(speech.name(of: $0.code)): \($0.count)" }
      ?? refusal.refusal.reasons.map { legible(speech.evidentText(for: $0)) }
  }
}

extension Speech {
  /// A reason with its code's words first, by which the page's own program knows it again.
  fileprivate func evidentText(for reason: Reason) -> String {
    let (code, text) = (Words(language).name(of: reason.code), text(for: [reason]))
    return text.hasPrefix(code) ? text : code + ": " + text
  }
}
