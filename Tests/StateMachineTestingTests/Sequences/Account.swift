import StateMachineTesting

/// An account that is never overdrawn: small enough to know every answer by heart.
struct Account: Specification {
  struct State: Hashable, Sendable {
    var balance = 0
    var isFrozen = false
  }

  enum Command: Hashable, Sendable {
    case deposit(Int)
    case withdraw(Int)
    case freeze
    case thaw
  }

  enum Response: Hashable, Sendable {
    case balance(Int)
    case refused
  }

  enum Status: CaseIterable { case empty, funded, frozen }
  enum Verb: CaseIterable { case deposit, withdraw, freeze, thaw }

  var initial: State { State() }

  func commands(in state: State) -> Generator<Command> {
    let amounts = Generator<Int>.integer(in: 1...20)
    return .oneOf(
      amounts.map { .deposit($0) }, amounts.map { .withdraw($0) }, .just(.freeze), .just(.thaw))
  }

  func apply(_ command: Command, to state: inout State) -> Response {
    switch command {
    case .deposit(let amount):
      if state.isFrozen { return .refused }
      state.balance += amount
    case .withdraw(let amount):
      if state.isFrozen || amount > state.balance { return .refused }
      state.balance -= amount
    case .freeze:
      if state.isFrozen { return .refused }
      state.isFrozen = true
    case .thaw:
      if !state.isFrozen { return .refused }
      state.isFrozen = false
    }
    return .balance(state.balance)
  }

  func isRefusal(_ response: Response) -> Bool { response == .refused }

  func labels(of step: Transition<State, Command, Response>) -> [String] {
    (step.before.isFrozen ? ["while frozen"] : []) + (step.after.balance > 50 ? ["rich"] : [])
  }

  var regions: [Region<State, Command>] {
    [
      Region(
        "account",
        status: { state -> Status in
          state.isFrozen ? .frozen : state.balance == 0 ? .empty : .funded
        },
        verb: { command -> Verb in
          switch command {
          case .deposit: .deposit
          case .withdraw: .withdraw
          case .freeze: .freeze
          case .thaw: .thaw
          }
        })
    ]
  }

  func describe(state: State) -> String { "\(state.balance)" + (state.isFrozen ? " frozen" : "") }
}

/// Forgets on freezing what it holds beyond fifteen.
struct ForgetfulBank: SystemUnderTest {
  typealias Spec = Account
  private var state = Account.State()

  mutating func perform(_ command: Account.Command) -> Account.Response {
    if command == .freeze { state.balance = min(15, state.balance) }
    return Account().apply(command, to: &state)
  }
}

/// What systems were asked to do, run by run.
final class Log<Command> {
  var runs: [[Command]] = []
  var finished = 0

  var steps: Int { runs.reduce(0) { $0 + $1.count } }
}

/// A system that does what its specification says, except for what a test changes.
struct Imitation<Spec: Specification>: SystemUnderTest {
  typealias Act = (Spec.Command, inout Spec.State) throws -> Spec.Response

  let specification: Spec
  var state: Spec.State
  var log = Log<Spec.Command>()
  let act: Act
  var difference: (_ shown: Spec.State, _ expected: Spec.State) -> String? = { _, _ in nil }
  var crash: (inout Spec.State) throws -> Void = { _ in }

  init(_ specification: Spec, log: Log<Spec.Command> = Log(), act: Act? = nil) {
    self.specification = specification
    state = specification.initial
    self.log = log
    log.runs.append([])
    self.act = act ?? { specification.apply($0, to: &$1) }
  }

  mutating func perform(_ command: Spec.Command) throws -> Spec.Response {
    log.runs[log.runs.count - 1].append(command)
    return try act(command, &state)
  }

  mutating func disagreement(with state: Spec.State) -> String? { difference(self.state, state) }
  mutating func crashAndReopen() throws { try crash(&state) }
  mutating func finish() { log.finished += 1 }
}

extension Checker {
  /// The failing case that a check throws.
  func failure<System: SystemUnderTest>(
    _ make: @escaping () async throws -> System
  ) async -> FailingCase? where System.Spec == Spec {
    do {
      try await check(make)
      return nil
    } catch {
      return error as? FailingCase
    }
  }
}

extension FailingCase {
  var commands: [String] { rows.map(\.command) }
}
