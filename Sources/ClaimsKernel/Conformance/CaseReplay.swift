import ClaimsDomain
import EventSourcing

/// What became of one case.
enum CaseFinding: Equatable {
  /// Every event was passed over: nothing can be said.
  case unjudged
  /// Nothing was refused.
  case conforming
  /// Every step had its row; some guard refused.
  case conformingOnTable
  case deviating
}

/// The judges of a case: the validator of every other command, and one that knows no guards.
struct CaseJudge: Sendable {
  let validator: Validator
  /// Takes what only a guard refused.
  let onTable: Validator

  init(rules: ClaimRules) {
    validator = Validator(rules: rules)
    onTable = Validator(rules: rules) { command, claim, context in
      do throws(Refusal) {
        return .success(
          try ClaimDecider.decide(command, given: claim, in: context, under: Self.withoutGuards))
      } catch { return .failure(error) }
    }
  }

  private static let withoutGuards = Lifecycle<ClaimWords>(
    claimLifecycle.steps.map {
      Step($0.id, $0.from, $0.verb, by: $0.roles, unless: [], outcomes: $0.outcomes)
    })
}

/// One case on its way through the lifecycle.
struct CaseReplay {
  private let map: ActivityMap
  private let judge: CaseJudge
  private let name: String
  private let claim: Identifier
  /// The id of the n-th step that is taken or refused, from 1.
  private let id: (UInt64) -> Identifier
  private var world = World()
  private var recorded = Instant(nanoseconds: .min)
  private var (events, steps): (Int, UInt64) = (0, 0)
  private var latest: [String: ActorID] = [:]
  private(set) var passedOver = 0
  private(set) var inferred = 0
  private(set) var deviations: [Deviation] = []
  /// What was taken, in order, and when the log is sure that it had happened.
  private(set) var commands: [(command: CommandEnvelope, known: Instant)] = []

  init(
    _ map: ActivityMap, _ judge: CaseJudge, _ name: String, claim: Identifier,
    id: @escaping (UInt64) -> Identifier
  ) {
    self.map = map
    self.judge = judge
    self.name = name
    self.claim = claim
    self.id = id
  }

  var status: ClaimStatus { world.claims[claim]?.claim.status ?? .none }
  var outcome: CloseOutcome { world.claims[claim]?.claim.outcome ?? .unspecified }

  var finding: CaseFinding {
    if passedOver == events { return .unjudged }
    if deviations.isEmpty { return .conforming }
    return deviations.allSatisfy { $0.kind == .guardRule } ? .conformingOnTable : .deviating
  }

  mutating func play(_ foreign: ForeignCase) {
    let next = foreign.events.indices.map { place in
      foreign.events[(place + 1)...].first(where: map.counts)?.activity
    }
    for (event, next) in zip(foreign.events, next) { play(event, before: next) }
  }

  private mutating func play(_ event: ForeignEvent, before next: String?) {
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
    for step in steps where step.applies(in: status, before: next) {
      hasApplied = true
      guard take(step, of: event, by: resource) else { return }
    }
    if !hasApplied {
      deviate(
        at: event, .table, "the map has no step for it in \(status.name)", [.invalidTransition])
    }
  }

  /// Sends one step's command. - Returns: whether it was taken.
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
    let id = id(steps)
    let facts = StepFacts(
      foreignCase: name, event: event, resource: resource, amount: map.amount,
      words: map.detail.flatMap { event.attributes[$0] } ?? event.activity, step: id,
      payment: world.claims[claim]?.claim.payments.last?.id ?? id)
    let command = CommandEnvelope(
      id: id, actor: actor, role: step.role, claim: claim,
      command: step.command.filled(from: facts), effective: event.time)
    for (person, role) in command.people { register(person, as: role) }
    var verdict = verdict(on: command, by: judge.validator)
    if case .refused(let refusal) = verdict {
      let kind = Deviation.Kind(refusal, of: step.command.kind, in: status)
      deviate(at: event, kind, refusal.message, refusal.reasons.map(\.code), step: step)
      guard kind == .guardRule else { return false }
      verdict = self.verdict(on: command, by: judge.onTable)
    }
    guard case .accepted(let decision) = verdict else { return false }
    world.apply(decision, to: .claim(claim), recorded: recorded)
    if step.isInferred { inferred += 1 }
    commands.append((command, recorded))
    return true
  }

  /// A foreign log has no register: whoever acts in a role is taken to hold it.
  private mutating func register(_ person: ActorID, as role: Role) {
    guard !world.actors.holds(role, person) else { return }
    let event: ActorEvent =
      world.actors[person] == nil
      ? .actorRegistered(ActorRegistered(actor: person, name: person.text, roles: [role]))
      : .roleGranted(RoleGranted(role: role))
    world.apply(.actor(event), to: .actor(person), recorded: recorded)
  }

  private func verdict(
    on command: CommandEnvelope, by validator: Validator
  ) -> Validator.Verdict {
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

extension CommandEnvelope {
  /// Who has to hold which role for it: who acts, and who is given the claim.
  var people: [(ActorID, Role)] {
    switch command {
    case .claim(.acceptIntake(let accept)): [(actor, role), (accept.handler, .handler)]
    case .claim(.assign(let assign)): [(actor, role), (assign.handler, .handler)]
    default: [(actor, role)]
    }
  }
}
