import StateMachineTesting

/// A gate that opens for a fare: a machine of the size that a test prints as a program.
struct Turnstile: Specification {
  struct State: Hashable, Sendable {
    var credit = 0
    var isOpen = false
  }

  enum Command: Equatable, Sendable, CustomStringConvertible {
    case insert(Coin)
    case push
    case service(by: Technician, notes: [String])
    case label(text: String?)

    var description: String {
      switch self {
      case .insert(let coin): "insert \(coin)"
      case .push: "push through"
      case .service(let technician, _): "\(technician.name) services"
      case .label: "label"
      }
    }
  }

  enum Coin: Equatable, Sendable {
    case cents(Int)
    case token(worth: Int)
  }

  struct Technician: Equatable, Sendable {
    var name: String
    var level: Int8?
  }

  enum Answer: Equatable, Sendable {
    case done
    case refused(missing: Int)
  }

  let fare: Int
  var initial: State { State() }

  func commands(in state: State) -> Generator<Command> {
    let amounts = Generator<Int>.integer(in: 1...9)
    let technicians = Generator<String>.text(count: 0...3)
      .paired(with: Generator<Int8?>.optional(of: .integer()))
      .map { Technician(name: $0, level: $1) }
    return .oneOf(
      .just(.push),
      amounts.map { .insert(.cents($0)) }, amounts.map { .insert(.token(worth: $0)) },
      technicians.paired(with: .array(of: Generator<String>.text(count: 0...2), count: 0...2))
        .map { .service(by: $0, notes: $1) },
      Generator<String?>.optional(of: .text()).map { .label(text: $0) })
  }

  func apply(_ command: Command, to state: inout State) -> Answer {
    switch command {
    case .insert(.cents(let amount)), .insert(.token(let amount)):
      state.credit += amount
      state.isOpen = state.credit >= fare
    case .push:
      guard state.isOpen else { return .refused(missing: fare - state.credit) }
      state = State()
    case .service, .label: break
    }
    return .done
  }

  func isRefusal(_ response: Answer) -> Bool { response != .done }
}

/// Forgets the credit when it is serviced by a named person, and a note was written.
struct ForgetfulTurnstile: SystemUnderTest {
  typealias Spec = Turnstile
  private var model = Turnstile(fare: 4)
  private var state = Turnstile.State()

  init() {}

  mutating func perform(_ command: Turnstile.Command) -> Turnstile.Answer {
    if case .service(let technician, let notes) = command, !technician.name.isEmpty,
      technician.level != nil, !notes.isEmpty
    {
      state = Turnstile.State()
    }
    return model.apply(command, to: &state)
  }

  mutating func crashAndReopen() async throws {}
}

/// Loses its credit in a crash, which it must not.
struct LosingTurnstile: SystemUnderTest {
  typealias Spec = Turnstile
  private var model = Turnstile(fare: 4)
  private var state = Turnstile.State()

  init() {}

  mutating func perform(_ command: Turnstile.Command) -> Turnstile.Answer {
    model.apply(command, to: &state)
  }

  mutating func crashAndReopen() async throws { state = Turnstile.State() }
}

/// A turnstile whose credit must not come to what it nevertheless can.
struct ModestTurnstile: Specification {
  var gate = Turnstile(fare: 4)
  var initial: Turnstile.State { gate.initial }

  func commands(in state: Turnstile.State) -> Generator<Turnstile.Command> {
    gate.commands(in: state)
  }

  func apply(_ command: Turnstile.Command, to state: inout Turnstile.State) -> Turnstile.Answer {
    gate.apply(command, to: &state)
  }

  func violation(in state: Turnstile.State) -> String? {
    state.credit > 10 ? "more than ten cents" : nil
  }
}
