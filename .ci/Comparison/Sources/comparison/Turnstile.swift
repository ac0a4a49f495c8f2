import StateMachineTesting

/// What a turnstile ought to do. `turnstile.py` is its twin.
struct TurnstileSpecification: Specification {
  enum Command: Hashable, CaseIterable { case coin, push, key }

  enum Response: Hashable {
    case paid(ahead: Int)
    case visitor(Int)
    case inService(Bool)
    case full, locked, outOfService
  }

  struct State: Hashable {
    var isInService = true
    var coins = 0
    var credit = 0
    var visitors = 0
  }

  static let creditMax = 2

  var initial: State { State() }

  func commands(in state: State) -> Generator<Command> { .element(of: Command.allCases) }

  func apply(_ command: Command, to state: inout State) -> Response {
    if command == .key {
      state.isInService.toggle()
      return .inService(state.isInService)
    }
    guard state.isInService else { return .outOfService }
    if command == .coin {
      if state.credit == Self.creditMax { return .full }
      state.credit += 1
      state.coins += 1
      return .paid(ahead: state.credit)
    }
    if state.credit == 0 { return .locked }
    state.credit -= 1
    state.visitors += 1
    return .visitor(state.visitors)
  }

  func isRefusal(_ response: Response) -> Bool {
    [.full, .locked, .outOfService].contains(response)
  }

  func violation(in state: State) -> String? {
    state.coins == state.visitors + state.credit ? nil : "somebody passed unpaid"
  }
}

/// The system under test: a coin buys one push, and a key puts it out of service and back.
struct Turnstile: SystemUnderTest {
  typealias Spec = TurnstileSpecification
  let isBuggy: Bool
  private var credit = 0
  private var visitors = 0
  private var kept: Int?

  init(isBuggy: Bool) { self.isBuggy = isBuggy }

  mutating func perform(_ command: Spec.Command) -> Spec.Response {
    switch command {
    case .coin: coin()
    case .push: push()
    case .key: key()
    }
  }

  private mutating func coin() -> Spec.Response {
    if kept != nil { return .outOfService }
    if credit == Spec.creditMax { return .full }
    credit += 1
    return .paid(ahead: credit)
  }

  private mutating func push() -> Spec.Response {
    if kept != nil { return .outOfService }
    if credit == 0 { return .locked }
    credit -= 1
    visitors += 1
    return .visitor(visitors)
  }

  private mutating func key() -> Spec.Response {
    guard let restored = kept else {
      // The bug: one bit for what is a number.
      kept = isBuggy ? min(credit, 1) : credit
      credit = 0
      return .inService(false)
    }
    (credit, kept) = (restored, nil)
    return .inService(true)
  }
}
