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
  /// What the case said last under the names that the map asks for.
  /// Nil where it says two things at once.
  private var latestValues: [String: String?] = [:]
  private(set) var passedOver = 0
  /// The transitions that do not count, with how many events have them.
  private(set) var otherTransitions: [String: Int] = [:]
  private(set) var remarks: [LogRemark] = []
  /// What no step asked for.
  private(set) var unread: UnaskedValues
  private(set) var inferred = 0
  /// How often what was closed was taken up again.
  private(set) var reopenings = 0
  private(set) var deviations: [Deviation] = []
  /// What was taken, in order, and when the log is sure that it had happened.
  private(set) var commands: [(command: CommandEnvelope, known: Instant, event: Int)] = []

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
    unread = UnaskedValues(map)
  }

  var standing: CaseStanding { machine.standing(of: stream.id, in: logState) }

  var finding: CaseFinding {
    if deviations.isEmpty { return passedOver == events ? .unjudged : .conforming }
    return deviations.allSatisfy { $0.kind == .guardRule } ? .conformingOnTable : .deviating
  }

  /// A case of which something cannot be read is not played: what happened in it is not known.
  mutating func play(_ foreign: ForeignCase) {
    for key in foreign.ambiguous {
      remark(.twice, Phrase(.saysTwiceAndDifferently, key))
    }
    guard foreign.faults.isEmpty else {
      events = foreign.events.count
      deviations = foreign.faults.map { fault in
        var deviation = Deviation(
          foreignCase: name, event: fault.event, activity: fault.activity, kind: .malformed,
          reason: fault.reason)
        deviation.line = fault.line
        return deviation
      }
      return
    }
    let names = foreign.events.map(map.name)
    // The next activity that counts, for each event.
    var next: [String?] = []
    var following: String?
    for (event, name) in zip(foreign.events, names).reversed() {
      next.append(following)
      if map.hasCountedTransition(event), !map.ignored.contains(name) { following = name }
    }
    for (place, event) in foreign.events.enumerated() {
      play(event, of: foreign, as: names[place], before: next[next.count - 1 - place])
    }
    if map.recorded == nil { unread.finish(foreign) }
  }

  private mutating func play(
    _ event: ForeignEvent, of foreign: ForeignCase, as activity: String, before next: String?
  ) {
    events += 1
    guard map.hasCountedTransition(event) else {
      passedOver += 1
      otherTransitions[event.transition ?? "", default: 0] += 1
      return
    }
    for key in event.ambiguous {
      remark(.twice, Phrase(.saysTwiceAndDifferently, key), event.activity)
    }
    if event.time < recorded {
      let (time, before) = (event.time.text, recorded.text)
      remark(.backwards, Phrase(.earlierThanBefore, time, before), event.activity)
    }
    for name in map.latest {
      if event.ambiguous.contains(name) {
        latestValues[name] = .some(nil)
      } else if let value = map.log.value(name, of: event), !value.isEmpty {
        latestValues[name] = value
      }
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
      return deviate(at: event, .unmapped, Phrase(.mapDoesNotName))
    }
    var hasApplied = false
    var facts = StepFacts(of: event, in: foreign, by: resource, latestValues, map)
    for step in steps {
      facts.asked.formUnion(step.conditions.keys)
      guard
        step.applies(to: standing, by: resource, before: next, says: { try? facts.value($0) })
      else { continue }
      hasApplied = true
      guard take(step, of: event, from: &facts) else { return }
    }
    unread.add(event, but: facts.asked)
    if !hasApplied {
      deviate(
        at: event, .table, Phrase(.mapHasNoStep, machine.found(status: standing.status)),
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
      _ = take(step.command, of: step, by: actor, of: event)
    } catch {
      deviate(at: event, .malformed, error.wording)
    }
  }

  /// Sends one step's command, with its arguments. - Returns: whether it was taken.
  private mutating func take(
    _ step: ActivityMap.Step, of event: ForeignEvent, from facts: inout StepFacts
  ) -> Bool {
    switch step.actor {
    case .resource: facts.sender = facts.resource
    case .named(let name): facts.sender = name
    case .latest(let activity):
      guard let earlier = latest[activity] else {
        deviate(at: event, .absent, Phrase(.caseHasNoEarlier, activity), step: step)
        return false
      }
      facts.sender = earlier
    }
    facts.step = id(steps + 1)
    facts.payment = logState.claims[stream.id]?.claim.payments.last?.id ?? facts.step
    do throws(WireError) {
      var filler = try ArgumentFiller(
        step.command, step.readings, from: facts, currency: map.amount.currency)
      let command = try filler.filled()
      facts.asked.formUnion(filler.asked)
      return take(command, of: step, by: facts.sender, of: event)
    } catch {
      deviate(at: event, .malformed, error.wording, step: step)
      return false
    }
  }

  private mutating func take(
    _ command: DomainCommand, of step: ActivityMap.Step, by actor: ActorID, of event: ForeignEvent
  ) -> Bool {
    steps += 1
    var command = CommandEnvelope(
      id: id(steps), actor: actor, role: step.role, stream: stream, command: command,
      effective: event.time)
    command.importedBy = Self.importer
    for (person, role) in [(Self.importer, Role.administrator)] + command.people {
      guard let refusal = register(person, as: role) else { continue }
      deviate(at: event, .malformed, refusal.wording, refusal.reasons.map(\.code), step: step)
      return false
    }
    var verdict = verdict(on: command, by: judge.validator)
    if case .refused(let refusal) = verdict {
      let status = standing.status
      let hasRow = machine.hasRow(for: step.command, in: status)
      let kind = Deviation.Kind(refusal, hasRow: hasRow)
      // What the validator says of a stream that is not there speaks of an id that is ours alone.
      let isAbsent = !hasRow && [.notFound, .idTaken].contains(refusal.reasons.first?.code)
      deviate(
        at: event, kind,
        isAbsent ? machine.noRow(for: step.command, in: status) : refusal.wording,
        refusal.reasons.map(\.code), step: step)
      guard kind == .guardRule else { return false }
      verdict = self.verdict(on: command, by: judge.onTable)
    }
    guard case .accepted(let decision) = verdict else { return false }
    logState.apply(decision, to: stream, recorded: recorded)
    if step.isInferred { inferred += 1 }
    if machine.reopens(step.command) { reopenings += 1 }
    commands.append((command, recorded, events))
    return true
  }

  /// What others did is judged as if it were imported.
  private static let importer = ActorID("importer of a foreign log")

  /// A foreign log has no register: an actor is taken to hold the role they act in.
  ///
  /// - Returns: why nobody of this name can be registered; nil if somebody can.
  private mutating func register(_ person: ActorID, as role: Role) -> Refusal? {
    guard !logState.actors.holds(role, person) else { return nil }
    let event: ActorEvent
    if logState.actors[person] == nil {
      if let refusal = refusal(of: person) { return refusal }
      event = .actorRegistered(ActorRegistered(actor: person, name: person.text, roles: [role]))
    } else {
      event = .roleGranted(RoleGranted(role: role))
    }
    logState.apply(.actor(event), to: .actor(person), recorded: recorded)
    return nil
  }

  private func refusal(of person: ActorID) -> Refusal? {
    // The importer is the first in the register, and is ours.
    guard person != Self.importer else { return nil }
    var command = CommandEnvelope(
      id: stream.id, actor: Self.importer, role: .administrator, person: person,
      command: .registerActor(
        RegisterActor(actor: person, name: person.text, roles: [.handler])))
    command.importedBy = Self.importer
    guard case .refused(let refusal) = verdict(on: command, by: judge.validator) else { return nil }
    return refusal
  }

  private func verdict(on command: CommandEnvelope, by validator: Validator) -> Validator.Verdict {
    do throws(WireError) {
      let record = try command.record()
      return validator.judge(command, record, recorded: recorded, on: logState, earlier: { nil })
    } catch { return .refused(Refusal(.malformedCommand, found: "\(error)")) }
  }

  private mutating func deviate(
    at event: ForeignEvent, _ kind: Deviation.Kind, _ reason: Phrase,
    _ codes: [RefusalCode] = [], step: ActivityMap.Step? = nil
  ) {
    deviations.append(
      Deviation(
        foreignCase: name, event: events, activity: map.activity(of: event),
        command: step?.command.name.description, isInferred: step?.isInferred ?? false,
        kind: kind, codes: codes, reason: reason))
  }
}

extension CaseReplay {
  private mutating func remark(
    _ kind: LogRemark.Kind, _ reason: Phrase, _ activity: String = ""
  ) {
    remarks.append(
      LogRemark(
        foreignCase: name, event: events, activity: activity, kind: kind, reason: reason))
  }
}
