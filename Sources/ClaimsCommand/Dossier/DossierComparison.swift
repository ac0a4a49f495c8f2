import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// What a dossier shows, held against the bytes of the log that it carries: the steps are told again
/// from the bytes, by what made them, and compared letter by letter.
struct DossierComparison {
  /// What could not be compared of a step, and why.
  enum Gap: String, CaseIterable {
    /// Everything: the reader may not have the bytes.
    case bytes
    /// That the bytes are of this stream: no frame names it.
    case stream
    /// Who sent it and since when it is true: the command went to another stream.
    case sender
    /// When it counts as recorded: the clock was corrected elsewhere in the log.
    case clock
    /// What it changed: not all earlier steps carry bytes.
    case changes
  }

  enum Fault: String {
    case notInLog, unreadable, otherThanBytes, notShown, withoutBytes, stepsMissing, displaced
  }

  struct Step: Sendable {
    let id: String
    var gaps: Set<Gap> = []
    var fault: Fault?
    /// Whether it says what its bytes say, but for its gaps.
    var isCompared: Bool { fault == nil && !gaps.contains(.bytes) }
  }

  /// In the order in which they are shown, then those that are not.
  private(set) var steps: [Step]
  /// The parts that say something else than what follows from the steps: states, sums, words.
  private(set) var otherParts: [String] = []
  /// How many frames it carries.
  let frames: Int

  private let file: DossierFile
  private let about: DossierAbout

  init(of file: DossierFile, _ about: DossierAbout, in checkpoint: Checkpoint) {
    (self.file, self.about) = (file, about)
    let parts = file.steps
    var entries = DossierEntries(
      about, in: checkpoint, parts.map { ($0.id, ShownStep(file.text($0.outer))) })
    let frames = file.frames
    for frame in frames { entries.take(frame) }
    self.frames = frames.count
    let isWhole = about.request.reader == nil
    steps = parts.map { part in
      let found = entries.found[part.id] ?? (isWhole ? ([], .withoutBytes) : ([.bytes], nil))
      return Step(id: part.id, gaps: found.gaps, fault: found.fault)
    }
    // A step whose frame cannot be read is there all the same.
    if steps.contains(where: { $0.fault == .withoutBytes }) {
      for place in steps.indices where steps[place].fault == .stepsMissing {
        steps[place].fault = nil
      }
    }
    let order = compare(entries, parts)
    checkOrder(parts, isWhole ? order : nil)
    let known = Set(parts.map(\.id))
    steps += entries.found.keys.filter { !known.contains($0) }.sorted()
      .map { Step(id: $0, fault: .notShown) }
    // What is not among the entries cannot be told again.
    if isWhole, faults.allSatisfy({ $0.fault == .otherThanBytes }) { compareParts(entries) }
  }

  var compared: [Step] { steps.filter(\.isCompared) }
  var faults: [Step] { steps.filter { $0.fault != nil } }

  /// - Returns: the steps that the bytes tell of, in order.
  private mutating func compare(
    _ entries: DossierEntries, _ parts: [DossierFile.Part]
  ) -> [String] {
    let speech = about.request.speech
    let story = try? Story(
      of: about.stream, entries.commits, refusals: entries.refusals, upTo: AuditPoint(),
      in: speech.words, as: .whole)
    let places = Dictionary(parts.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var refused = entries.refusalIDs[...]
    return (story?.steps ?? []).map { step in
      var text: StepText
      switch step {
      case .event(let moment): text = StepText(moment, speech)
      case .refusal(let line):
        text = StepText(line, refused.popFirst().flatMap { Int($0.dropFirst()) } ?? 0, speech)
      }
      if let place = places[text.id], steps[place].fault == nil {
        let (markup, gaps) = (file.text(parts[place].outer), steps[place].gaps)
        if !Self.says(markup, &text, gaps, speech) { steps[place].fault = .otherThanBytes }
      }
      return text.id
    }
  }

  /// Whether a step says what its bytes say.
  private static func says(
    _ markup: String, _ text: inout StepText, _ gaps: Set<Gap>, _ speech: Speech
  ) -> Bool {
    if gaps.contains(.sender), let shown = ShownStep(markup) {
      (text.actor, text.role, text.verb) = (shown.actor, shown.role, shown.verb)
      text.importedBy = shown.importedBy
    }
    var found = markup
    if gaps.contains(.changes) {
      text.changes = []
      if let start = found.firstRange(of: "<table class=\"changes\">")?.lowerBound,
        let end = found.firstRange(of: "</table>")?.upperBound, start < end
      {
        found.removeSubrange(start..<end)
      }
    }
    var page = Markup()
    page.step(text, speech)
    guard gaps.contains(.changes) else { return page.text == found }
    // The hash is that of all of it.
    func withoutHash(_ text: String) -> [Substring] {
      guard let hash = text.firstRange(of: " data-hash="),
        let close = text[hash.upperBound...].firstIndex(of: ">")
      else { return [] }
      return [text[..<hash.lowerBound], text[close...]]
    }
    return withoutHash(page.text) == withoutHash(found)
  }

  /// Nothing stands between the steps, and they are in the order of the log.
  private mutating func checkOrder(_ parts: [DossierFile.Part], _ expected: [String]?) {
    var last: (end: Int, position: UInt64)?
    for (place, part) in parts.enumerated() {
      let position = part.id.hasPrefix("e") ? UInt64(part.id.dropFirst()) : last?.position
      let isBehind = last.map { $0.end == part.outer.lowerBound && $0.position <= (position ?? 0) }
      let isIt = expected.map { place < $0.count && $0[place] == part.id } ?? true
      if !(isBehind ?? true) || !isIt, faults.isEmpty { steps[place].fault = .displaced }
      last = (part.outer.upperBound, position ?? 0)
    }
  }

  /// What follows from the steps, told again.
  private mutating func compareParts(_ entries: DossierEntries) {
    let told = try? DossierStory(
      of: about.stream, entries.commits, refusals: entries.refusals, for: about.request, .nothing,
      as: .whole)
    guard let told else { return }
    var expected = [
      "states": told.course.json(told.speech).jsonInPage, "schema": told.schemaJSON.jsonInPage,
      "words": DossierHTML.wordsJSON(told.speech).jsonInPage,
    ]
    for section in [told.stateSection, told.money].compactMap({ $0 }) {
      var page = Markup()
      page.section(section, told.speech)
      expected[section.id] = page.text
    }
    let found = Dictionary(file.parts.map { ($0.id, $0) }) { first, _ in first }
    otherParts = ["state", "money", "states", "schema", "words"].filter { id in
      let isSection = id == "state" || id == "money"
      return found[id].map { file.text(isSection ? $0.outer : $0.inner) } != expected[id]
    }
  }

  /// Whether it speaks in other words than this version: then another one may have written it.
  var isOfOtherVersion: Bool { otherParts.contains { $0 == "schema" || $0 == "words" } }
}
