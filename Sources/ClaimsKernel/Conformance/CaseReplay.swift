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
    onTable = Validator(rules: rules, judgesGuards: false)
  }
}

/// One case on its way through the lifecycle.
struct CaseReplay {
  private let map: ActivityMap
  private let judge: CaseJudge
  private let machine: any ReplayedMachine.Type
  private let name: String
  private let stream: StreamID
  /// The id of the n-th step that is taken or refused, from 1.
  private let id: (UInt64) -> Identifier
  private var logState = LogState()
  private var recorded = Instant(nanoseconds: .min)
  private var (events, steps): (Int, UInt64) = (0, 0)
  private var latest: [String: ActorID] = [:]
  private(set) var passedOver = 0
  private(set) var inferred = 0
  /// How often what was closed was taken up again.
  private(set) var reopenings = 0
  private(set) var deviations: [Deviation] = []
  /// What was taken, in order, and when the log is sure that it had happened.
  private(set) var commands: [(command: CommandEnvelope, known: Instant)] = []

  init(
    _ map: ActivityMap, _ judge: CaseJudge, _ name: String, stream: Identifier,
    id: @escaping (UInt64) -> Identifier
  ) {
    self.map = map
    self.judge = judge
    machine = map.machine.type
    self.name = name
    self.stream = StreamID(machine.category, stream)
    self.id = id
  }

  var standing: CaseStanding { machine.standing(of: stream.id, in: logState) }

  var finding: CaseFinding {
    if passedOver == events { return .unjudged }
    if deviations.isEmpty { return .conforming }
    return deviations.allSatisfy { $0.kind == .guardRule } ? .conformingOnTable : .deviating
  }

  mutating func play(_ foreign: ForeignCase) {
    let names = foreign.events.map(map.name)
    // The next activity that counts, for each event.
    var next: [String?] = []
    var following: String?
    for (event, name) in zip(foreign.events, names).reversed() {
      next.append(following)
      if map.hasCountedTransition(event), !map.ignored.contains(name) { following = name }
    }
    for (place, event) in foreign.events.enumerated() {
      play(event, as: names[place], before: next[next.count - 1 - place])
    }
  }

  private mutating func play(_ event: ForeignEvent, as activity: String, before next: String?) {
    events += 1
    guard map.hasCountedTransition(event) else {
      passedOver += 1
      return
    }
    // A log kept by hand may run backwards; a stream's history never does.
    recorded = max(recorded, event.time)
    if let recorded = map.recorded { return play(event, whoseCommandIs: recorded) }
    let resource = event.resource.map { ActorID(singleSpaced: $0) } ?? map.unnamed
    latest[activity] = resource
    guard !map.ignored.contains(activity) else {
      passedOver += 1
      return
    }
    guard let steps = map.activities[activity] else {
      return deviate(at: event, .unmapped, "the map does not name this activity")
    }
    var hasApplied = false
    for step in steps where step.applies(to: standing, by: resource, before: next) {
      hasApplied = true
      guard take(step, of: event, by: resource) else { return }
    }
    if !hasApplied {
      deviate(
        at: event, .table, "the map has no step for it in \(standing.status)",
        [.invalidTransition])
    }
  }

  /// Sends the command of which an event came, as it was sent.
  private mutating func play(
    _ event: ForeignEvent, whoseCommandIs recorded: ActivityMap.RecordedCommands
  ) {
    guard let arguments = event.attributes[recorded.arguments] else {
      passedOver += 1
      return
    }
    do {
      let actor = ActorID(event.resource ?? "")
      let step = try ActivityMap.Step(
        verb: event.attributes[recorded.command] ?? "", arguments: Array(arguments.utf8),
        role: event.attributes[recorded.role] ?? "", by: actor, on: machine.category)
      _ = take(step, of: event, by: actor, fills: false)
    } catch {
      deviate(at: event, .malformed, error.wording.en)
    }
  }

  /// Sends one step's command. - Returns: whether it was taken.
  private mutating func take(
    _ step: ActivityMap.Step, of event: ForeignEvent, by resource: ActorID, fills: Bool = true
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
      foreignCase: name, event: event, resource: resource, sender: actor, amount: map.amount,
      words: map.detail.flatMap { event.attributes[$0] } ?? map.activity(of: event), step: id,
      payment: logState.claims[stream.id]?.claim.payments.last?.id ?? id)
    var command = CommandEnvelope(
      id: id, actor: actor, role: step.role, stream: stream,
      command: fills ? machine.filled(step.command, from: facts) : step.command,
      effective: event.time)
    command.importedBy = Self.importer
    register(Self.importer, as: .administrator)
    for (person, role) in command.people { register(person, as: role) }
    var verdict = verdict(on: command, by: judge.validator)
    if case .refused(let refusal) = verdict {
      let status = standing.status
      let hasRow = machine.hasRow(for: step.command, in: status)
      let kind = Deviation.Kind(refusal, hasRow: hasRow)
      // What the validator says of a stream that is not there speaks of an id that is ours alone.
      let isAbsent = !hasRow && [.notFound, .idTaken].contains(refusal.reasons.first?.code)
      deviate(
        at: event, kind,
        isAbsent ? "there is no row for \(step.command.name) in \(status)" : refusal.message,
        refusal.reasons.map(\.code), step: step)
      guard kind == .guardRule else { return false }
      verdict = self.verdict(on: command, by: judge.onTable)
    }
    guard case .accepted(let decision) = verdict else { return false }
    logState.apply(decision, to: stream, recorded: recorded)
    if step.isInferred { inferred += 1 }
    if machine.reopens(step.command) { reopenings += 1 }
    commands.append((command, recorded))
    return true
  }

  /// What others did is judged as if it were imported.
  private static let importer = ActorID("importer of a foreign log")

  /// A foreign log has no register: an actor is taken to hold the role they act in.
  private mutating func register(_ person: ActorID, as role: Role) {
    guard !logState.actors.holds(role, person) else { return }
    let event: ActorEvent =
      logState.actors[person] == nil
      ? .actorRegistered(ActorRegistered(actor: person, name: person.text, roles: [role]))
      : .roleGranted(RoleGranted(role: role))
    logState.apply(.actor(event), to: .actor(person), recorded: recorded)
  }

  private func verdict(on command: CommandEnvelope, by validator: Validator) -> Validator.Verdict {
    do throws(WireError) {
      let record = try command.record()
      return validator.judge(command, record, recorded: recorded, on: logState, earlier: { nil })
    } catch { return .refused(Refusal(.malformedCommand, found: "\(error)")) }
  }

  private mutating func deviate(
    at event: ForeignEvent, _ kind: Deviation.Kind, _ reason: String,
    _ codes: [RefusalCode] = [], step: ActivityMap.Step? = nil
  ) {
    deviations.append(
      Deviation(
        foreignCase: name, event: events, activity: map.activity(of: event),
        command: step?.command.name.description, isInferred: step?.isInferred ?? false,
        kind: kind, codes: codes, reason: reason))
  }
}

extension CommandEnvelope {
  /// Who has to hold which role for it: who acts, and who is given the claim or the report.
  var people: [(ActorID, Role)] {
    switch command {
    case .claim(.acceptIntake(let accept)): [(actor, role), (accept.handler, .handler)]
    case .claim(.assign(let assign)): [(actor, role), (assign.handler, .handler)]
    case .report(.startReportInvestigation(let start)): [(actor, role), (start.assignee, .handler)]
    case .report(.assignReport(let assign)): [(actor, role), (assign.assignee, .handler)]
    default: [(actor, role)]
    }
  }
}

extension ActivityMap.Step {
  /// A command as an export of ours says it.
  fileprivate init(
    verb: String, arguments: [UInt8], role: String, by actor: ActorID, on category: Category
  ) throws(JSONFault) {
    let value = try JSONValue(parsing: arguments)
    do throws(WireError) {
      command = try CommandEnvelope.read(command: .object([verb: value]))
    } catch { throw JSONFault(error.wording) }
    guard let named = Role.named(role), named != .unspecified else {
      throw JSONFault(.expected(Phrase(.handlerOrAnotherRole), found: Phrase(plain: role)))
    }
    guard command.category == category else {
      let name = category.kindWord
      throw JSONFault(Phrase(.commandExpectedCommandToFound, "event", name, command.name))
    }
    self.role = named
    self.actor = .named(actor)
    (statuses, next, notNext) = ([], [], [])
    isInferred = false
  }
}
