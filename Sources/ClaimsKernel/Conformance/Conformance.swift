import ClaimsDomain
import EventSourcing

/// Replays foreign cases against the claim's lifecycle: each becomes a claim of its own, judged
/// step by step by the validator that judges every other command.
///
/// A case conforms where something was judged and nothing refused. Once a step is refused, the rest
/// of its activity, which builds on it, is left out; the activities after it are judged on the
/// claim as it stands.
public struct Conformance: Sendable {
  private let map: ActivityMap
  private let validator: Validator
  public private(set) var report = ConformanceReport()

  public init(_ map: ActivityMap, rules: ClaimRules = .builtIn) {
    self.map = map
    validator = Validator(rules: rules, asksRegister: false)
    report.map = map.name
  }

  public mutating func replay(_ foreign: ForeignCase) {
    var replay = CaseReplay(map, validator, foreign.name, number: UInt64(report.cases) + 1)
    for event in foreign.events { replay.play(event) }
    report.cases += 1
    report.events += foreign.events.count
    report.passedOver += replay.passedOver
    report.inferred += replay.inferred
    report.outcomes[replay.status, default: 0] += 1
    if replay.passedOver == foreign.events.count {
      report.unjudged += 1
    } else if replay.deviations.isEmpty {
      report.conforming += 1
    }
    report.deviations += replay.deviations
  }
}

/// One case on its way through the lifecycle.
private struct CaseReplay {
  let map: ActivityMap
  let validator: Validator
  let name: String
  let claim: Identifier
  private var world = World()
  private var recorded = Instant(nanoseconds: .min)
  private var (events, steps): (Int, UInt64) = (0, 0)
  private var latest: [String: ActorID] = [:]
  private(set) var passedOver = 0
  private(set) var inferred = 0
  private(set) var deviations: [Deviation] = []

  init(_ map: ActivityMap, _ validator: Validator, _ name: String, number: UInt64) {
    self.map = map
    self.validator = validator
    self.name = name
    claim = Identifier(high: number, low: 0)
  }

  var status: ClaimStatus { world.claims[claim]?.claim.status ?? .none }

  mutating func play(_ event: ForeignEvent) {
    events += 1
    guard event.transition.map(map.transitions.contains) ?? true else {
      passedOver += 1
      return
    }
    // A log kept by hand may run backwards; a claim's history never does.
    recorded = max(recorded, event.time)
    let resource = event.resource.map { ActorID($0) } ?? map.unnamed
    latest[event.activity] = resource
    guard !map.ignored.contains(event.activity) else {
      passedOver += 1
      return
    }
    guard let steps = map.activities[event.activity] else {
      return deviate(at: event, .unmapped, "the map does not name this activity")
    }
    var hasApplied = false
    for step in steps where step.statuses.isEmpty || step.statuses.contains(status) {
      hasApplied = true
      guard take(step, of: event, by: resource) else { return }
    }
    if !hasApplied {
      deviate(
        at: event, .table, "the map has no step for it in \(status.name)", [.invalidTransition])
    }
  }

  /// Sends one step's command. - Returns: whether it was accepted.
  private mutating func take(
    _ step: ActivityMap.Step, of event: ForeignEvent, by resource: ActorID
  ) -> Bool {
    let actor: ActorID
    switch step.actor {
    case .resource: actor = resource
    case .named(let name): actor = name
    case .latest(let activity):
      guard let earlier = latest[activity] else {
        deviate(at: event, .absent, "the case has no '\(activity)' before it", step: step)
        return false
      }
      actor = earlier
    }
    steps += 1
    let id = Identifier(high: claim.high, low: steps)
    let facts = StepFacts(
      foreignCase: name, event: event, resource: resource, amount: map.amount, step: id,
      payment: world.claims[claim]?.claim.payments.last?.id ?? id)
    let command = CommandEnvelope(
      id: id, actor: actor, role: step.role, claim: claim,
      command: step.command.filled(from: facts))
    switch judge(command) {
    case .accepted(let events):
      world.apply(events, to: .claim(claim), recorded: recorded)
      if step.isInferred { inferred += 1 }
      return true
    case .refused(let refusal):
      let kind = Deviation.Kind(refusal, of: step.command.kind, in: status)
      deviate(at: event, kind, refusal.message, refusal.reasons.map(\.code), step: step)
      return false
    case .repeated: return true
    }
  }

  private func judge(_ command: CommandEnvelope) -> Validator.Verdict {
    do throws(WireError) {
      let record = try command.record()
      return validator.judge(command, record, recorded: recorded, on: world, earlier: { nil })
    } catch { return .refused(Refusal(.malformedCommand, found: "\(error)")) }
  }

  private mutating func deviate(
    at event: ForeignEvent, _ kind: Deviation.Kind, _ reason: String,
    _ codes: [RefusalCode] = [], step: ActivityMap.Step? = nil
  ) {
    deviations.append(
      Deviation(
        foreignCase: name, event: events, activity: event.activity, command: step?.command.kind,
        isInferred: step?.isInferred ?? false, kind: kind, codes: codes, reason: reason))
  }
}
