import ClaimsDomain
import Descriptions
import EventSourcing

/// Takes every recorded decision again, from the log alone, and compares what comes out with what
/// was recorded: events one by one, refusals reason by reason.
///
/// A log that was rewritten with valid checksums does not survive this unless the rewriter also
/// kept every rule; nor does a change of `decide` go unnoticed.
public struct DecisionAudit: Sendable {
  /// One decision that comes out differently today.
  public struct Difference: Equatable, Sendable, PrintsFields {
    /// The last position that was known when it was decided.
    public let decidedAt: Position
    /// The id of the command.
    public let command: Identifier
    /// The stream of the command.
    public let stream: StreamID
    /// The person it was about, if it was about one.
    public let person: ActorID
    /// What came out then and comes out today.
    public let wording: Phrase
    /// The same in English.
    public var explanation: String { wording.en }
  }

  /// How many accepted commands were looked at, unreadable ones included.
  public private(set) var decisions = 0
  /// How many refused commands were looked at, unreadable ones included, without summaries.
  public private(set) var refusals = 0
  /// Summaries of refusals that were only counted, and how many these count. None of them can be
  /// taken again.
  public private(set) var summaries = 0
  /// How many refused commands the summaries count in all.
  public private(set) var counted: UInt64 = 0
  /// In the order of the log.
  public private(set) var differences: [Difference] = []
  /// Decisions that come out differently without texts that cannot be read: whether they match is not known.
  public private(set) var unjudged = 0

  private var logState = LogState().prepared()
  /// The ids of the commands that were accepted so far: asked here, since the log would read and
  /// decode the commit that is at hand to tell that there is none before it.
  private var accepted = IdentifierIndex(seed: .random(in: 0 ... .max))
  private let validator: Validator

  /// Creates an audit that has looked at nothing yet.
  ///
  /// - Parameter validator: by which decisions are taken again.
  public init(_ validator: Validator = Validator()) { self.validator = validator }

  /// Takes every decision of a log again.
  public mutating func run<Log: EventStore>(on log: Log) throws(EventStoreError) {
    try log.checkHoldsClaims()
    var audit = self
    let sealsTexts = log.vitals.sealsTexts
    audit.logState.sealsTexts = sealsTexts
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      let isKnown = audit.accepted.place(of: entry.command.id) != nil
      try audit.take(entry) { () throws(EventStoreError) in
        isKnown ? try log.receipt(before: entry) : nil
      } hidesText: { () throws(EventStoreError) in
        sealsTexts ? try log.hidesText(upTo: entry) : false
      }
      if entry.refusal == nil, !isKnown { _ = audit.accepted.append(entry.command.id) }
      return true
    }
    self = audit
  }

  private mutating func take(
    _ entry: Entry, earlier: () throws(EventStoreError) -> Entry?,
    hidesText: () throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    let refusal: RefusalRecord?
    do throws(WireError) {
      refusal = try entry.refusal.map(RefusalRecord.init(decoding:))
    } catch {
      refusals += 1
      return report(
        entry,
        Phrase(.refusalCannotBeRead, error.wording))
    }
    if let summary = refusal?.summary {
      summaries += 1
      counted = counted.addingReportingOverflow(summary.count).partialValue
      return
    }
    if refusal == nil { decisions += 1 } else { refusals += 1 }
    let envelope: CommandEnvelope
    do throws(WireError) {
      envelope = try CommandEnvelope(entry.command)
    } catch {
      return report(
        entry,
        Phrase(.commandCannotBeRead, error.wording))
    }
    if entry.command.rulesRevision != logState.rules.revision {
      let (then, now) = (entry.command.rulesRevision, logState.rules.revision)
      report(
        entry,
        Phrase(.decidedUnderRevisionOfRules, then, now))
    }
    // A log that was sealed since was in the clear when this was decided.
    let wasClear = refusal?.reasons.contains { $0.code == .erasureUnavailable } ?? false
    let sealsTexts = logState.sealsTexts
    if wasClear { logState.sealsTexts = false }
    defer { logState.sealsTexts = sealsTexts }
    let verdict = try validator.judge(
      envelope, entry.command, recorded: entry.clock, on: logState, earlier: earlier)
    var difference: Phrase?
    do throws(WireError) {
      difference = try Self.difference(verdict, with: entry, refusal, of: envelope)
      // What was decided is what is stored, event by event, and need not be decoded once more.
      if case .accepted(let decision) = verdict, difference == nil, refusal == nil {
        logState.apply(decision, to: envelope.stream, recorded: entry.recorded)
      } else {
        try logState.apply(entry)
      }
    } catch {
      return report(
        entry,
        Phrase(.eventCannotBeRead, error.wording))
    }
    guard let difference else { return }
    switch try hidesText() ? TextDependence(of: verdict, with: entry, refusal, envelope) : nil {
    case .wordsAlone?: break
    case .outcome?: unjudged += 1
    case nil: report(entry, difference)
    }
  }

  /// What comes out differently today; nil if nothing does.
  static func difference(
    _ verdict: Validator.Verdict, with entry: Entry, _ refusal: RefusalRecord?,
    of envelope: CommandEnvelope
  ) throws(WireError) -> Phrase? {
    try compare(verdict, with: entry, refusal, of: envelope).map { noted($0, entry) }
  }

  private static func compare(
    _ verdict: Validator.Verdict, with entry: Entry, _ refusal: RefusalRecord?,
    of envelope: CommandEnvelope
  ) throws(WireError) -> Phrase? {
    switch (verdict, refusal.map { Refusal($0.reasons) }) {
    case (.accepted(let decision), nil):
      return try compare(
        decision.events(to: envelope.stream), with: entry.events, of: envelope)
    case (.refused(let refusal), nil):
      let reason = words(of: refusal)
      return Phrase(.acceptedThenRefusedToday, reason)
    case (.repeated, _):
      return Phrase(.repetitionWhichIsNeverRecorded)
    // Rows have no version. Source: Specs/Versions.md.
    case (_, let then?)
    where isOlder(entry) && !then.reasons.isEmpty && then.reasons.allSatisfy { $0.code.wantsRow }:
      return nil
    case (.accepted(let decision), _?):
      let events = words(of: decision.kinds)
      return Phrase(.refusedThenAcceptedToday, events)
    case (.refused(let today), let then?):
      if then == today { return nil }
      // Reasons are words: an earlier version listed the commands that there were then.
      if isOlder(entry), then.reasons.map(\.code) == today.reasons.map(\.code) { return nil }
      let (before, now) = (words(of: then), words(of: today))
      return Phrase(.refusedThenBecauseTodayBecause, before, now)
    }
  }

  private static func isOlder(_ entry: Entry) -> Bool {
    entry.command.deciderVersion < ClaimDecider.version
  }

  private static func compare(
    _ decided: [(stream: StreamID, event: DomainEvent)], with stored: [StoredEvent],
    of envelope: CommandEnvelope
  ) throws(WireError) -> Phrase? {
    let today = decided.map(\.event)
    var then: [DomainEvent] = []
    for (place, event) in stored.enumerated() {
      let stream = place < decided.count ? decided[place].stream : envelope.stream
      guard event.stream == stream else {
        return Phrase(.eventWentToAnotherStream, event.position.value)
      }
      then.append(try DomainEvent(event))
    }
    if then == today { return nil }
    if then.map(\.kind) != today.map(\.kind) {
      let (before, now) = (words(of: then.map(\.kind)), words(of: today.map(\.kind)))
      return Phrase(.thenToday, before, now)
    }
    for (place, pair) in zip(then, today).enumerated() where pair.0 != pair.1 {
      let fields = EventSourcing.differences(from: pair.0.fields, to: pair.1.fields)
      let place = stored[place].position.value
      return Phrase(
        .eventDiffers, words(of: [pair.0.kind]), place,
        Phrase { language in
          fields.map {
            Phrase(
              .fieldThenToday,
              language == .en ? $0.path : Words(language).name(ofField: $0.path),
              $0.before ?? Phrase(.absent)[language], $0.after ?? Phrase(.absent)[language])[
                language]
          }.joined(separator: "; ")
        })
    }
    return nil
  }

  private static func words(of refusal: Refusal) -> Phrase { refusal.wording }

  /// English names events as JSON does.
  private static func words(of events: [DomainEventKind]) -> Phrase {
    Phrase { language in
      events.map { language == .en ? $0.name.description : Words(language).title(of: $0) }
        .joined(separator: ", ")
    }
  }

  private static func noted(_ difference: Phrase, _ entry: Entry) -> Phrase {
    let (then, now) = (entry.command.deciderVersion, ClaimDecider.version)
    return then == now ? difference : Phrase(.decidedByVersion, difference, then, now)
  }

  private mutating func report(_ entry: Entry, _ wording: Phrase) {
    differences.append(
      Difference(
        decidedAt: entry.decidedAt, command: entry.command.id, stream: entry.command.target,
        person: entry.command.person,
        wording: wording))
  }
}

extension EventStore {
  /// Whether an entry, or what was said on its streams before, has a text that cannot be read.
  fileprivate func hidesText(upTo entry: Entry) throws(EventStoreError) -> Bool {
    if entry.hidesText { return true }
    var isFound = false
    for stream in Set(entry.events.map(\.stream) + [entry.command.target]) where !isFound {
      try forEachEntry(of: stream) { earlier throws(EventStoreError) in
        guard earlier.decidedAt < entry.decidedAt else { return false }
        isFound = earlier.hidesText
        return !isFound
      }
    }
    return isFound
  }

  /// The accepted commit with an entry's command, if it lies before that entry.
  public func receipt(before entry: Entry) throws(EventStoreError) -> Entry? {
    let earlier = try commit(ofCommand: entry.command.id)
    return earlier.flatMap { $0.last.value <= entry.decidedAt.value ? $0 : nil }
  }
}

extension RefusalCode {
  /// Whether no row allows the command, or not in the sender's role.
  var wantsRow: Bool { self == .invalidTransition || self == .notAuthorised }
}
