import StateMachineTesting

/// A stack of what was pushed, from which nobody takes if it is empty.
struct Stack: Specification {
  enum Command: Equatable, Hashable { case push(Int), pop }

  var isClosed = false
  /// Says, wrongly, that pushing and taking have nothing to do with each other.
  var hasParts = false

  var initial: [Int] { [] }

  func commands(in state: [Int]) -> Generator<Command> {
    .oneOf(Generator<Int>.integer(in: 1...3).map { .push($0) }, .just(.pop))
  }
  func isEnabled(_ command: Command, in state: [Int]) -> Bool {
    !isClosed && (command != .pop || !state.isEmpty)
  }
  func partition(of command: Command) -> Bool? { hasParts ? command == .pop : nil }
  func accepts(_ response: Int?, to command: Command, in state: [Int]) -> [[Int]] {
    // Of a part alone nothing is known of what others pushed.
    if hasParts, command == .pop, state.isEmpty { return [state] }
    var after = state
    guard isEnabled(command, in: state) else { return [] }
    return apply(command, to: &after) == response ? [after] : []
  }
  func apply(_ command: Command, to state: inout [Int]) -> Int {
    switch command {
    case .push(let number):
      state.append(number)
      return number
    case .pop: return state.removeLast()
    }
  }
}

actor SharedStack: ConcurrentSystemUnderTest {
  typealias Spec = Stack

  private var numbers: [Int] = []
  private let isFaulty: Bool

  init(isFaulty: Bool = false) { self.isFaulty = isFaulty }

  func perform(_ command: Stack.Command) -> Int {
    switch command {
    case .push(let number):
      numbers.append(number)
      return number
    case .pop: return numbers.removeLast() + (isFaulty ? 10 : 0)
    }
  }
}

/// Counts how many banks were made, and how many finished.
actor Ledger {
  private(set) var made = 0
  private(set) var finished = 0

  func make() { made += 1 }
  func finish() { finished += 1 }
}

struct CountedBank: ConcurrentSystemUnderTest {
  typealias Spec = Account

  private let bank: Bank
  private let ledger: Ledger

  init(_ fault: Bank.Fault, _ ledger: Ledger) async {
    bank = Bank(fault)
    self.ledger = ledger
    await ledger.make()
  }

  func perform(_ command: Account.Command) async -> Account.Response { await bank.perform(command) }
  func finish() async { await ledger.finish() }
}
