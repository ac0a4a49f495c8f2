import ClaimsDomain
import EventSourcing

/// Takes every recorded decision again, from the log alone, and compares what comes out with what
/// was recorded: events one by one, refusals reason by reason.
///
/// A log that was rewritten with valid checksums does not survive this unless the rewriter also
/// kept every rule; nor does a change of `decide` go unnoticed.
public struct DecisionAudit: Sendable {
  /// One decision that comes out differently today.
  public struct Difference: Equatable, Sendable {
    public let decidedAt: Position
    public let command: Identifier
    /// The stream of the command.
    public let stream: StreamID
    /// Whom it was about, where it was about a person.
    public let person: ActorID
    public let explanation: String
  }

  public private(set) var decisions = 0
  public private(set) var refusals = 0
  /// Summaries of refusals that were only counted, and how many these count. None of them can be
  /// taken again.
  public private(set) var summaries = 0
  public private(set) var counted: UInt64 = 0
  public private(set) var differences: [Difference] = []

  private var world = World()
  private let validator: Validator

  public init(_ validator: Validator = Validator()) { self.validator = validator }

  /// Takes every decision of a log again.
  public mutating func run<Log: EventStore>(on log: Log) throws(EventStoreError) {
    var audit = self
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      try audit.take(entry) { () throws(EventStoreError) in
        // A receipt counts only where it lies before this entry.
        let earlier = try log.commit(ofCommand: entry.command.id)
        return earlier.flatMap { $0.last.value <= entry.decidedAt.value ? $0 : nil }
      }
      return true
    }
    self = audit
  }

  private mutating func take(
    _ entry: Entry, earlier: () throws(EventStoreError) -> Entry?
  ) throws(EventStoreError) {
    let refusal: RefusalRecord?
    do throws(WireError) {
      refusal = try entry.refusal.map(RefusalRecord.init(decoding:))
    } catch {
      refusals += 1
      return report(entry, "the refusal cannot be read: \(error)")
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
      return report(entry, "the command cannot be read: \(error)")
    }
    if entry.command.rulesRevision != world.rules.revision {
      report(
        entry,
        "decided under revision \(entry.command.rulesRevision) of the rules; at this position the "
          + "log has revision \(world.rules.revision)")
    }
    let verdict = try validator.judge(
      envelope, entry.command, recorded: entry.recorded, on: world, earlier: earlier)
    do throws(WireError) {
      if let difference = try compare(verdict, with: entry, refusal, of: envelope) {
        report(entry, difference + versionNote(entry))
      }
      try world.apply(entry)
    } catch {
      report(entry, "an event cannot be read: \(error)")
    }
  }

  private func compare(
    _ verdict: Validator.Verdict, with entry: Entry, _ refusal: RefusalRecord?,
    of envelope: CommandEnvelope
  ) throws(WireError) -> String? {
    switch (verdict, refusal.map { Refusal($0.reasons) }) {
    case (.accepted(let decision), nil):
      return try compare(
        decision.events(to: envelope.stream), with: entry.events, of: envelope)
    case (.refused(let refusal), nil):
      return "accepted then, refused today: \(refusal.message)"
    case (.repeated, _): return "a repetition, which is never recorded"
    case (.accepted(let decision), _?):
      return "refused then, accepted today: \(names(decision.kinds))"
    case (.refused(let today), let then?):
      if then == today { return nil }
      // Reasons are words: an earlier version listed the commands that there were then.
      let isOlder = entry.command.deciderVersion < ClaimDecider.version
      if isOlder, then.reasons.map(\.code) == today.reasons.map(\.code) { return nil }
      return "refused then because \(then.message); today because \(today.message)"
    }
  }

  private func compare(
    _ decided: [(stream: StreamID, event: DomainEvent)], with stored: [StoredEvent],
    of envelope: CommandEnvelope
  ) throws(WireError) -> String? {
    let today = decided.map(\.event)
    var then: [DomainEvent] = []
    for (place, event) in stored.enumerated() {
      let stream = place < decided.count ? decided[place].stream : envelope.stream
      guard event.stream == stream else {
        return "event \(event.position.value) went to another stream than today's"
      }
      then.append(try DomainEvent(event))
    }
    if then == today { return nil }
    if then.map(\.kind) != today.map(\.kind) {
      return "then \(names(then.map(\.kind))); today \(names(today.map(\.kind)))"
    }
    for (place, pair) in zip(then, today).enumerated() where pair.0 != pair.1 {
      let fields = EventSourcing.differences(from: pair.0.fields, to: pair.1.fields)
      let shown = fields.map {
        "\($0.path) then \($0.before ?? "absent"), today \($0.after ?? "absent")"
      }
      return "\(pair.0.name) at position \(stored[place].position.value): "
        + shown.joined(separator: "; ")
    }
    return nil
  }

  private func names(_ events: [DomainEventKind]) -> String {
    events.map(\.name.description).joined(separator: ", ")
  }

  private func versionNote(_ entry: Entry) -> String {
    let then = entry.command.deciderVersion
    if then == ClaimDecider.version { return "" }
    return " (decided by version \(then); this is version \(ClaimDecider.version))"
  }

  private mutating func report(_ entry: Entry, _ explanation: String) {
    differences.append(
      Difference(
        decidedAt: entry.decidedAt, command: entry.command.id, stream: entry.command.target,
        person: entry.command.person,
        explanation: explanation))
  }
}
