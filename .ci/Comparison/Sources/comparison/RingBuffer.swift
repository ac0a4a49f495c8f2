import StateMachineTesting

/// What a queue ought to do. `ring_buffer.py` is its twin.
struct QueueSpecification: Specification {
  enum Command: Hashable {
    case push(Int)
    case pushAll([Int])
    case pop, peek, count
  }

  enum Response: Hashable {
    case done
    case value(Int)
    case count(Int)
  }

  var initial: [Int] { [] }

  private static let commands: Generator<Command> = {
    let element = Generator<Int>.integer(in: 0...99)
    return .oneOf(
      element.map { .push($0) },
      Generator<[Int]>.array(of: element, count: 0...4).map { .pushAll($0) },
      .just(.pop), .just(.peek), .just(.count))
  }()

  func commands(in state: [Int]) -> Generator<Command> { Self.commands }

  func isEnabled(_ command: Command, in state: [Int]) -> Bool {
    command == .pop || command == .peek ? !state.isEmpty : true
  }

  func apply(_ command: Command, to state: inout [Int]) -> Response {
    switch command {
    case .push(let value): state.append(value)
    case .pushAll(let values): state += values
    case .pop: return .value(state.removeFirst())
    case .peek: return .value(state[0])
    case .count: return .count(state.count)
    }
    return .done
  }
}

/// The system under test: the oldest element is at `head`, the next ones behind it, in a ring.
struct RingBuffer: SystemUnderTest {
  typealias Spec = QueueSpecification
  let isBuggy: Bool
  private var slots = Array(repeating: 0, count: 4)
  private var head = 0
  private var count = 0

  init(isBuggy: Bool) { self.isBuggy = isBuggy }

  mutating func perform(_ command: Spec.Command) -> Spec.Response {
    switch command {
    case .push(let value): push(value)
    case .pushAll(let values): for value in values { push(value) }
    case .pop: return .value(pop())
    case .peek: return .value(slots[head])
    case .count: return .count(count)
    }
    return .done
  }

  func disagreement(with state: [Int]) -> String? {
    slots.count >= state.count ? nil : "\(slots.count) slots for \(state.count) elements"
  }

  private mutating func push(_ value: Int) {
    if count == slots.count { grow() }
    slots[(head + count) % slots.count] = value
    count += 1
  }

  private mutating func pop() -> Int {
    let value = slots[head]
    head = (head + 1) % slots.count
    count -= 1
    return value
  }

  private mutating func grow() {
    var around = Array(slots[..<head])
    // The bug: what had gone around the end is copied backwards.
    if isBuggy { around.reverse() }
    slots = slots[head...] + around + Array(repeating: 0, count: slots.count)
    head = 0
  }
}
