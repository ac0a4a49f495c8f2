import ClaimsDomain
import Descriptions
import EventSourcing

/// Takes every decision on a claim again with the facts that are known now: what was decided in
/// good faith, and would be decided otherwise today.
///
/// Only facts that were true when it was decided are looked at, of all streams that the decision
/// looks at; transitions, money, roles, rules and catalogs stay as they were then.
///
/// Source: Specs/TwoClocks.md, "With hindsight".
public struct Hindsight: Sendable, PrintsFields {
  /// How many accepted decisions were taken again.
  public private(set) var decisions = 0
  /// How many refused ones.
  public private(set) var refusals = 0
  /// Decisions that would fall otherwise, in the order of the log.
  public private(set) var differences: [DecisionAudit.Difference] = []
  /// How many of the differences were refused then, and would be accepted. All others were accepted.
  public private(set) var wouldBeAccepted = 0
  /// How many of the differences were accepted then, and would be refused.
  public var wouldBeRefused: Int { differences.count - wouldBeAccepted }

  private var facts = LateFacts()
  private var logState = LogState()

  /// Those commands that grant, refuse or pay something.
  private static let deciding: Set<ClaimVerb> = [
    .approve, .approvePartially, .deny, .confirmDecision, .requestPayment, .authorisePayment,
    .issuePayment,
  ]

  /// Creates a hindsight that has looked at nothing yet.
  public init() {}

  /// Reads the log twice: its facts, then its decisions.
  public mutating func run<Log: EventStore>(on log: Log) throws(EventStoreError) {
    try log.checkHoldsClaims()
    var audit = self
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      audit.facts.note(entry)
      return true
    }
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      audit.take(entry)
      // What cannot be read is left to `DecisionAudit`, which says so.
      try? audit.logState.apply(entry)
      return true
    }
    self = audit
  }

  private mutating func take(_ entry: Entry) {
    var refusal: RefusalRecord?
    if let bytes = entry.refusal {
      // What was only counted cannot be taken again.
      guard let record = try? RefusalRecord(decoding: bytes), record.summary == nil else { return }
      refusal = record
    }
    guard var envelope = try? CommandEnvelope(entry.command),
      case .claim(let command) = envelope.command, Self.deciding.contains(command.kind)
    else { return }
    if refusal == nil { decisions += 1 } else { refusals += 1 }
    // No fact helps who had seen another revision; and nobody could have seen those of late facts.
    let revision = logState.revision(of: envelope.stream)
    guard envelope.expectedRevision ?? revision == revision,
      let known = facts.known(to: entry, on: envelope.stream.id, from: logState)
    else { return }
    envelope.expectedRevision = nil
    let then = verdict(on: envelope, entry, given: logState)
    let now = verdict(on: envelope, entry, given: known)
    switch (refusal, then, now) {
    case (nil, .accepted, .refused(let today)):
      report(entry, Phrase(.acceptedThenRefusedWithHindsight, today.wording))
    case (let refusal?, .refused, .accepted):
      wouldBeAccepted += 1
      let reasons = Refusal(refusal.reasons).wording
      report(entry, Phrase(.refusedThenAcceptedWithHindsight, reasons))
    default: break
    }
  }

  private func verdict(
    on envelope: CommandEnvelope, _ entry: Entry, given logState: LogState
  ) -> Validator.Verdict {
    Validator().judge(envelope, entry.command, recorded: entry.clock, on: logState) { nil }
  }

  private mutating func report(_ entry: Entry, _ wording: Phrase) {
    differences.append(
      DecisionAudit.Difference(
        decidedAt: entry.decidedAt, command: entry.command.id, stream: entry.command.target,
        person: entry.command.person, wording: wording))
  }
}
