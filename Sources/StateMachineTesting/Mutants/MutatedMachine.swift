import Descriptions
import EventSourcing

/// A decider's specification in which one kind of event is decided or folded wrongly.
///
/// All else is the specification's; an `apply` of its own is passed by, and what histories `accept` is the change's.
/// Walks, explorations, scenarios and whatever else a check is made of take it in the place of the specification.
public struct MutatedMachine<Spec: DeciderSpecification>: Specification {
  public typealias State = Spec.State
  public typealias Command = Spec.Command
  public typealias Response = Spec.Response

  /// What is done to an event of the kind.
  public enum Change: String, CaseIterable, Sendable, PrintsFields {
    /// It is left out of the events that are decided.
    case dropped
    /// It is decided twice in a row.
    case doubled
    /// It is decided, and does not change the state.
    case notFolded = "not folded"
    /// It is decided once, and changes the state twice.
    case foldedTwice = "folded twice"
  }

  /// The machine without the change.
  public let specification: Spec
  /// Nil changes nothing.
  public let change: Change?
  /// Whether an event is of the kind. Not the kind itself: Swift 6.3 crashes where that is an associated type of an
  /// associated type.
  private let isOfKind: @Sendable (Spec, Spec.Machine.Event) -> Bool

  /// The machine as it is.
  public init(_ specification: Spec) {
    (self.specification, change, isOfKind) = (specification, nil, { _, _ in false })
  }

  /// Creates the machine in which this change is made to every event of a kind.
  public init(_ specification: Spec, _ kind: Spec.Words.EventKind, _ change: Change) {
    (self.specification, self.change) = (specification, change)
    isOfKind = { $0.kind(of: $1) == kind }
  }

  private init(_ specification: Spec, as other: Self) {
    (self.specification, change, isOfKind) = (specification, other.change, other.isOfKind)
  }

  /// The same change of another machine of its kind: of one under other rules, say.
  public func with(_ specification: Spec) -> Self { Self(specification, as: self) }

  public var initial: State { specification.initial }
  public func commands(in state: State) -> Generator<Command> { specification.commands(in: state) }
  public func isRefusal(_ response: Response) -> Bool { specification.isRefusal(response) }
  public func isEnabled(_ command: Command, in state: State) -> Bool {
    specification.isEnabled(command, in: state)
  }
  public func violation(in state: State) -> String? { specification.violation(in: state) }
  public func violation(of step: Transition<State, Command, Response>) -> String? {
    specification.violation(of: step)
  }
  public func alphabet(in state: State) -> Alphabet<Command> { specification.alphabet(in: state) }
  public func key(of state: State) -> Spec.Key { specification.key(of: state) }
  public var regions: [Region<State, Command>] { specification.regions }
  public func isTerminal(_ state: State) -> Bool { specification.isTerminal(state) }
  public func isWayOut(_ command: Command, in state: State) -> Bool {
    specification.isWayOut(command, in: state)
  }
  public func command(
    in state: State, from choices: inout Choices
  ) throws(GaveUp) -> Command { try specification.command(in: state, from: &choices) }
  public func labels(of step: Transition<State, Command, Response>) -> [String] {
    specification.labels(of: step)
  }
  public func recovered(from state: State) -> State { specification.recovered(from: state) }
  public func partition(of command: Command) -> Spec.Partition? {
    specification.partition(of: command)
  }
  public func target(of state: State) -> Double? { specification.target(of: state) }
  public func name(of command: Command) -> String { specification.name(of: command) }
  public func describe(state: State) -> String { specification.describe(state: state) }
  public func describe(command: Command) -> String { specification.describe(command: command) }
  public func describe(response: Response) -> String { specification.describe(response: response) }

  public func apply(_ command: Command, to state: inout State) -> Response {
    if change == nil { return specification.apply(command, to: &state) }
    return specification.apply(
      command, to: &state, deciding: decided, folding: { fold($1, into: &$0) })
  }

  /// Whether the change is made to an event. Steps none of whose events it is made to are as they were.
  public func changes(_ event: Spec.Machine.Event) -> Bool {
    change != nil && isOfKind(specification, event)
  }

  /// The events that are decided, with the change.
  public func decided(_ events: [Spec.Machine.Event]) -> [Spec.Machine.Event] {
    guard let change else { return events }
    return events.flatMap { event in
      guard changes(event) else { return [event] }
      switch change {
      case .dropped: return []
      case .doubled: return [event, event]
      case .notFolded, .foldedTwice: return [event]
      }
    }
  }

  /// Folds an event, with the change.
  public func fold(_ event: Spec.Machine.Event, into state: inout State) {
    let own = changes(event) ? change : nil
    if own == .notFolded { return }
    Spec.Machine.evolve(&state, event)
    if own == .foldedTwice { Spec.Machine.evolve(&state, event) }
  }
}

extension DeciderSpecification {
  /// The machine with one kind of event dropped, doubled, not folded or folded twice, each in turn.
  public var mutants: [Mutant<MutatedMachine<Self>>] {
    mutants(of: Words.EventKind.allCases.filter { $0.rawValue != 0 })
  }

  /// The same of some kinds of events.
  public func mutants(of kinds: [Words.EventKind]) -> [Mutant<MutatedMachine<Self>>] {
    kinds.flatMap { kind in
      MutatedMachine<Self>.Change.allCases.map { change in
        Mutant(
          row: "\(kind.name)", description: "\(kind.name) \(change.rawValue)",
          subject: MutatedMachine(self, kind, change))
      }
    }
  }
}
