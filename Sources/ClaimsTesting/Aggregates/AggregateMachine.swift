import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A small aggregate as a specification: explore it, walk it, or hold a system of your own against
/// it. Conformers say what is tried, what must never be, and what an exploration leaves out.
public protocol AggregateMachine: DeciderSpecification
where
  Key == [UInt8], Machine.State: Message, Machine.Command: Union, Machine.Event: Union,
  Machine.Refusal == Refusal, Machine.Context == DecisionContext<Role, ClaimRules, Neighbours>,
  Words.Verb == Machine.Command.Kind, Words.EventKind == Machine.Event.Kind, Words.Role == Role,
  Words.Rule: CodedRule, Command == Attempt<Machine.Command, Neighbours>
{
  associatedtype Neighbours: Equatable & Sendable

  var rules: ClaimRules { get set }
  /// The table that decides, and that decisions are held against.
  var lifecycle: Lifecycle<Words> { get set }

  init()

  /// Decides under the machine's table.
  func decide(
    _ command: Machine.Command, given state: Machine.State, in context: Machine.Context
  ) throws(Refusal) -> [Machine.Event]

  /// Whether the kernel lets this actor come as far as the table.
  func isParty(_ actor: ActorID, as role: Role, to state: Machine.State) -> Bool

  /// The state without counters and times that only grow.
  func essence(of state: Machine.State) -> Machine.State

  /// What a step has done that it must not; nil where nothing is wrong. The table is held besides.
  func fault(
    of step: Transition<Machine.State, Command, Result<[Machine.Event], Refusal>>
  ) -> String?
}

/// A guard that is reported under a stable code.
public protocol CodedRule: GuardRule {
  var code: RefusalCode { get }
}

extension Guard: CodedRule {}

extension AggregateMachine where Machine: Aggregate, Words == AggregateVocabulary<Machine> {
  public func decide(
    _ command: Machine.Command, given state: Machine.State, in context: Machine.Context
  ) throws(Refusal) -> [Machine.Event] {
    try Machine.decide(command, given: state, in: context, under: lifecycle)
  }

  public func status(of state: Machine.State) -> Machine.Status { Machine.status(of: state) }

  public func isParty(_ actor: ActorID, as role: Role, to state: Machine.State) -> Bool {
    Machine.isParty(actor, as: role, to: state, under: rules)
  }
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
    try decide(attempt.command, given: state, in: attempt.context(rules))
  }

  /// Strangers never come as far as the table.
  public func isEnabled(_ attempt: Command, in state: Machine.State) -> Bool {
    isParty(attempt.sender, as: attempt.role, to: state)
  }

  public func verb(of attempt: Command) -> Words.Verb { attempt.command.kind }
  public func role(of attempt: Command) -> Role { attempt.role }
  public func kind(of event: Machine.Event) -> Words.EventKind { event.kind }

  public func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  public func isExplained(_ refusal: Refusal, by guards: [Words.Rule]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  public func key(of state: Machine.State) -> [UInt8] {
    (try? essence(of: state).encoded()) ?? []
  }

  public func violation(
    of step: Transition<Machine.State, Command, Result<[Machine.Event], Refusal>>
  ) -> String? {
    if case .success = step.response, step.before == step.after {
      return "\(step.command.command.kind.name) was accepted and changed nothing"
    }
    return fault(of: step) ?? tableFault(of: step)
  }

  public func commands(in state: Machine.State) -> Generator<Command> {
    .element(of: alphabet(in: state).commands)
  }

  public func describe(response: Result<[Machine.Event], Refusal>) -> String {
    switch response {
    case .success(let events): events.map { "\($0.kind.name)" }.joined(separator: ", ")
    case .failure(let refusal):
      "refused: " + refusal.reasons.map { "\($0.code.name)" }.joined(separator: ", ")
    }
  }
}
