import ClaimsDomain
import EventSourcing

/// Takes every decision on a claim again with the facts that are known now: what was decided in
/// good faith, and would be refused today.
///
/// Only facts that were true when it was decided are looked at; transitions, money and what other
/// streams held stay as they were then. Commands that were refused are left out.
///
/// Source: Specs/TwoClocks.md, "With hindsight".
public struct Hindsight: Sendable {
  /// How many decisions were taken again.
  public private(set) var decisions = 0
  public private(set) var differences: [DecisionAudit.Difference] = []

  /// What a claim's log tells of the world, in its order.
  private struct Fact: Sendable {
    let position: Position
    let effective: Instant
    let event: ClaimEvent
  }

  private var facts: [Identifier: [Fact]] = [:]
  /// Since when each event of a claim is true, by its revision from 1.
  private var times: [Identifier: [Instant]] = [:]
  private var logState = LogState()

  /// Those commands that grant, refuse or pay something.
  private static let deciding: Set<ClaimVerb> = [
    .approve, .approvePartially, .deny, .confirmDecision, .requestPayment, .authorisePayment,
    .issuePayment,
  ]

  public init() {}

  /// Reads the log twice: its facts, then its decisions.
  public mutating func run<Log: EventStore>(on log: Log) throws(EventStoreError) {
    try log.checkHoldsClaims()
    var audit = self
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      audit.note(entry)
      return true
    }
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      audit.take(entry)
      return true
    }
    self = audit
  }

  private mutating func note(_ entry: Entry) {
    for stored in entry.events where stored.stream.category == .claim {
      let claim = stored.stream.id
      var effective = entry.effective
      if case .claim(let event)? = try? DomainEvent(stored), event.kind.isFact {
        // A correction says what was so all the time.
        if case .factCorrected(let correction) = event, let times = times[claim],
          correction.replaces > 0, correction.replaces <= times.count
        {
          effective = min(effective, times[Int(correction.replaces) - 1])
        }
        facts[claim, default: []].append(
          Fact(position: stored.position, effective: effective, event: event))
      }
      times[claim, default: []].append(effective)
    }
  }

  /// What cannot be read is left to `DecisionAudit`, which says so.
  private mutating func take(_ entry: Entry) {
    defer { try? logState.apply(entry) }
    guard entry.refusal == nil, let envelope = try? CommandEnvelope(entry.command),
      case .claim(let command) = envelope.command, Self.deciding.contains(command.kind)
    else { return }
    decisions += 1
    let time = envelope.importedBy.isEmpty ? entry.clock : entry.effective
    let later = (facts[envelope.stream.id] ?? []).filter {
      $0.position > entry.decidedAt && $0.effective <= time
    }
    guard !later.isEmpty else { return }
    let validator = Validator { command, claim, context in
      var known = claim
      for fact in later { ClaimDecider.evolve(&known, fact.event) }
      do throws(Refusal) {
        return .success(try ClaimDecider.decide(command, given: known, in: context))
      } catch { return .failure(error) }
    }
    let verdict = validator.judge(envelope, entry.command, recorded: entry.clock, on: logState) {
      nil
    }
    guard case .refused(let refusal) = verdict else { return }
    differences.append(
      DecisionAudit.Difference(
        decidedAt: entry.decidedAt, command: entry.command.id, stream: entry.command.target,
        person: entry.command.person,
        wording: Phrase(.acceptedThenRefusedWithHindsight, refusal.wording)))
  }
}
