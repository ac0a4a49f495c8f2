import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// An aggregate as a specification: explore it, walk it, or hold a system of your own against it.
/// Conformers say what is tried, what must never be, and what an exploration leaves out.
public protocol AggregateMachine: DeciderSpecification
where
  Machine: Aggregate, Words == AggregateVocabulary<Machine>, Command: AggregateAttempt,
  Command.Sent == Machine.Command, Command.Context == Machine.Context
{
  /// The rules under which every attempt is decided.
  var rules: ClaimRules { get set }
  /// The table that decides, and that decisions are held against.
  var lifecycle: Lifecycle<Words> { get set }

  /// Creates the machine with its default rules and the aggregate's own table.
  init()

  /// The state without counters and times that only grow.
  func canonical(of state: Machine.State) -> Machine.State

  /// What a step has done that it must not; nil if nothing is wrong. The table is held besides.
  func fault(
    of step: Transition<Machine.State, Command, Result<[Machine.Event], Refusal>>
  ) -> String?
}

extension AggregateMachine {
  /// The machine under another table, such as one that a test has changed on purpose.
  public func under(_ lifecycle: Lifecycle<Words>) -> Self {
    var machine = self
    machine.lifecycle = lifecycle
    return machine
  }

  public func decide(
    _ attempt: Command, given state: Machine.State
  ) throws(Refusal) -> [Machine.Event] {
    try Machine.decide(
      attempt.command, given: state, in: attempt.context(rules), under: lifecycle)
  }

  /// Strangers never come as far as the table.
  public func isEnabled(_ attempt: Command, in state: Machine.State) -> Bool {
    Machine.isParty(attempt.sender.actor, as: attempt.sender.role, to: state, under: rules)
  }

  public func status(of state: Machine.State) -> Machine.Status { Machine.status(of: state) }
  public func verb(of attempt: Command) -> Machine.Command.Kind { attempt.command.kind }
  public func role(of attempt: Command) -> Role { attempt.sender.role }
  public func kind(of event: Machine.Event) -> Machine.Event.Kind { event.kind }

  public func cause(of refusal: Refusal) -> RefusalCause {
    // By its place: a reason is copied out with all its texts.
    switch refusal.reasons.isEmpty ? nil : refusal.reasons[0].code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  public func isExplained(_ refusal: Refusal, by guards: [Guard<Machine>]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.indices.allSatisfy { place in
        guards.indices.contains { guards[$0].code == refusal.reasons[place].code }
      }
  }

  public func canonical(of state: Machine.State) -> Machine.State { state }

  public func key(of state: Machine.State) -> [UInt8] {
    // Nothing comes of it any more.
    if let erased = Machine.erased, Machine.status(of: state) == erased { return [0xff] }
    var canonical = canonical(of: state)
    Machine.changeTimes(of: &canonical) { $0 = [] }
    // Every state can be encoded; were there one that cannot, it must not pass for another.
    return (try? canonical.encoded()) ?? Array("\(canonical)".utf8)
  }

  public func fault(
    of step: Transition<Machine.State, Command, Result<[Machine.Event], Refusal>>
  ) -> String? { nil }

  public func violation(
    of step: Transition<Machine.State, Command, Result<[Machine.Event], Refusal>>
  ) -> String? {
    if case .success = step.response, step.isIdle {
      return "\(step.command.command.kindName) was accepted and changed nothing"
    }
    return fault(of: step) ?? tableFault(of: step)
  }

  public func commands(in state: Machine.State) -> Generator<Command> {
    .element(of: alphabet(in: state).commands)
  }

  public func describe(response: Result<[Machine.Event], Refusal>) -> String {
    switch response {
    case .success(let events): events.map(\.kindName).joined(separator: ", ")
    case .failure(let refusal):
      "refused: " + refusal.reasons.map { "\($0.code.name)" }.joined(separator: ", ")
    }
  }
}

extension Union {
  /// The name of its kind. Generic code asks here: Swift 6.3 crashes on `kind` of an associated type.
  public var kindName: String { kind.name.description }
}
