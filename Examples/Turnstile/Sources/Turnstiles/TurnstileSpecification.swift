import StateMachineTesting

/// What a turnstile ought to do.
public struct TurnstileSpecification: Specification {
  public enum Command: Hashable, Sendable, CaseIterable { case coin, push, key }

  public enum Response: Hashable, Sendable {
    case paid(ahead: Int)
    case visitor(Int)
    case inService(Bool)
    case refused(Turnstile.Refusal)
  }

  public enum Status: Hashable, Sendable, CaseIterable { case locked, free, outOfService }

  public struct State: Hashable, Sendable {
    public var credit = 0
    public var isInService = true
    public var coins = 0
    public var visitors = 0

    public var status: Status {
      !isInService ? .outOfService : credit > 0 ? .free : .locked
    }
  }

  public init() {}

  public var initial: State { State() }

  public func commands(in state: State) -> Generator<Command> { .element(of: Command.allCases) }

  public func apply(_ command: Command, to state: inout State) -> Response {
    switch (command, state.status) {
    case (.key, _):
      state.isInService.toggle()
      return .inService(state.isInService)
    case (_, .outOfService): return .refused(.outOfService)
    case (.coin, _):
      if state.credit == 2 { return .refused(.full) }
      state.credit += 1
      state.coins += 1
      return .paid(ahead: state.credit)
    case (.push, .locked): return .refused(.locked)
    case (.push, .free):
      state.credit -= 1
      state.visitors += 1
      return .visitor(state.visitors)
    }
  }

  public func isRefusal(_ response: Response) -> Bool {
    if case .refused = response { true } else { false }
  }

  /// What must never be, whatever `apply` says: somebody paid for nothing, or passed for nothing.
  public func violation(in state: State) -> String? {
    state.coins == state.visitors + state.credit
      ? nil : "\(state.coins) coins for \(state.visitors) visitors and \(state.credit) ahead"
  }

  /// The counters only grow, and nothing depends on them: states that differ in them are one.
  public func key(of state: State) -> [Int] { [state.credit, state.isInService ? 1 : 0] }

  public var regions: [Region<State, Command>] {
    [Region("turnstile", status: { $0.status })]
  }

  public func describe(state: State) -> String {
    "\(state.status), \(state.credit) ahead, \(state.visitors) passed"
  }
}
