import EventSourcing

/// What the markup of a step says of what the bytes that a dossier carries may not hold: its times,
/// and who sent the command.
struct ShownStep {
  let position: UInt64
  let recorded: Instant
  let effective: Instant?
  /// What the clock showed, if that was corrected later.
  let clock: Instant?
  let actor: String?
  let role: String
  let verb: String?
  let importedBy: String?

  /// - Returns: nil if it is no step.
  init?(_ markup: String) {
    func text(behind start: String, upTo end: String) -> String? {
      guard let begin = markup.firstRange(of: start)?.upperBound,
        let close = markup[begin...].firstRange(of: end)?.lowerBound
      else { return nil }
      return String(markup[begin..<close])
    }
    func time(_ kind: String) -> Instant? {
      text(behind: "<time class=\"\(kind)\" datetime=\"", upTo: "\"").flatMap { Instant($0) }
    }
    func words(_ kind: String) -> String? {
      text(behind: "<span class=\"\(kind)\">", upTo: "</span>").map { Markup.words(of: $0) }
    }
    guard let recorded = time("recorded"), let role = words("role"),
      let position = text(behind: " </span>", upTo: "</a>").flatMap({ UInt64($0) })
    else { return nil }
    (self.position, self.recorded, self.role) = (position, recorded, role)
    (effective, clock) = (time("effective"), time("clock"))
    (actor, verb, importedBy) = (words("actor"), words("verb"), words("importer"))
  }

  /// What a frame had to show of the clock.
  var clockTime: Instant { clock ?? recorded }
}
