import EventSourcing

/// A decider as a specification of itself: `decide` and `evolve` are the machine.
///
/// A decider compared with itself is no test. What it is held against is its lifecycle table, in
/// every step, its invariants (`violation(in:)`), and the coverage that is asked of a run.
public protocol DeciderSpecification: Specification
where State == Machine.State, Response == Result<[Machine.Event], Machine.Refusal> {
  /// The decider that is tested.
  associatedtype Machine: Decider where Machine.Event: Equatable, Machine.Refusal: Equatable
  /// The words of the lifecycle table: statuses, verbs, roles, guards and kinds of events.
  associatedtype Words: Vocabulary

  /// What the decider is held against.
  var lifecycle: Lifecycle<Words> { get }

  /// Asks the decider, with the context that the command brings along.
  func decide(
    _ command: Command, given state: State
  ) throws(Machine.Refusal) -> [Machine.Event]

  /// Returns the status that the table has for a state.
  func status(of state: State) -> Words.Status
  /// Returns the verb that the table has for a command.
  func verb(of command: Command) -> Words.Verb
  /// Returns the role in which a command is sent.
  func role(of command: Command) -> Words.Role
  /// Returns the kind that the table has for an event.
  func kind(of event: Machine.Event) -> Words.EventKind
  /// Returns why the decider refused, in the table's terms.
  func cause(of refusal: Machine.Refusal) -> RefusalCause
  /// Whether every reason of the refusal comes from one of these guards.
  func isExplained(_ refusal: Machine.Refusal, by guards: [Words.Rule]) -> Bool
}

/// Why a decider refused, in the table's terms.
public enum RefusalCause: Equatable, Sendable {
  /// The table has no row for this status and command.
  case noRow
  /// The row is for other roles.
  case role
  /// A guard of the row was violated.
  case guards
}

extension DeciderSpecification {
  @inlinable public var initial: State { Machine.initial }

  @inlinable public func apply(_ command: Command, to state: inout State) -> Response {
    apply(command, to: &state, deciding: { $0 }, folding: Machine.evolve)
  }

  /// - Parameters:
  ///   - deciding: the events in the place of those that were decided.
  ///   - folding: folds one of them in.
  @inlinable func apply(
    _ command: Command, to state: inout State, deciding: ([Machine.Event]) -> [Machine.Event],
    folding: (inout State, Machine.Event) -> Void
  ) -> Response {
    do throws(Machine.Refusal) {
      let events = deciding(try decide(command, given: state))
      for event in events { folding(&state, event) }
      return .success(events)
    } catch {
      return .failure(error)
    }
  }

  @inlinable public func isRefusal(_ response: Response) -> Bool {
    if case .failure = response { true } else { false }
  }

  @inlinable public func violation(of step: Transition<State, Command, Response>) -> String? {
    tableFault(of: step)
  }

  /// The lifecycle's own matrix; a decider with regions adds theirs.
  public var regions: [Region<State, Command>] { [lifecycleRegion] }

  /// The region of the table's statuses and verbs, named after the decider.
  public var lifecycleRegion: Region<State, Command> {
    Region(
      "\(Machine.self)", statuses: Words.Status.allCases,
      verbs: Words.Verb.allCases.filter { $0.rawValue != 0 },
      status: { state, _ in status(of: state) }, verb: { verb(of: $0) })
  }

  /// What a step has that the table does not say, in words; nil if they agree.
  @inlinable public func tableFault(of step: Transition<State, Command, Response>) -> String? {
    let (before, verb, role) = (
      status(of: step.before), verb(of: step.command), role(of: step.command)
    )
    let row = lifecycle.step(from: before, on: verb)
    let fault: String?
    switch step.response {
    case .success(let events): fault = self.fault(of: events, row, role, before, step.after)
    case .failure(let refusal): fault = self.fault(of: refusal, row, role)
    }
    return fault.map { "\(verb.name) by \(role.name) in \(before.name): \($0)" }
  }

  @inlinable func fault(
    of events: [Machine.Event], _ row: Step<Words>?, _ role: Words.Role, _ before: Words.Status,
    _ state: State
  ) -> String? {
    guard let row else { return "accepted, and the table has no row" }
    guard row.roles.contains(role) else { return "accepted, and row \(row.id) is for other roles" }
    if events.isEmpty { return "accepted without an event" }
    let after = status(of: state)
    let fits = row.outcomes.contains { outcome in
      let target = if case .to(let other) = outcome.target { other } else { before }
      return target == after && outcome.events.count == events.count
        && events.indices.allSatisfy { outcome.events[$0] == kind(of: events[$0]) }
    }
    if fits { return nil }
    let kinds = events.map { kind(of: $0).name.description }
    return "\(kinds) leading to \(after.name) is no outcome of row \(row.id)"
  }

  @inlinable func fault(
    of refusal: Machine.Refusal, _ row: Step<Words>?, _ role: Words.Role
  ) -> String? {
    let cause = cause(of: refusal)
    guard let row else {
      return cause == .noRow ? nil : "the table has no row, and the refusal says \(refusal)"
    }
    guard row.roles.contains(role) else {
      return cause == .role
        ? nil : "row \(row.id) is for other roles, and the refusal says \(refusal)"
    }
    guard cause == .guards, !row.guards.isEmpty else {
      return "row \(row.id) allows it, and it is refused: \(refusal)"
    }
    return isExplained(refusal, by: row.guards)
      ? nil : "refused for a reason that is no guard of row \(row.id): \(refusal)"
  }
}
