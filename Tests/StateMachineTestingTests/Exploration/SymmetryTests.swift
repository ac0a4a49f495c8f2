import StateMachineTesting
import Testing

@Suite("Symmetry: keys without an order")
struct SymmetryTests {
  /// Desks that are alike, each with a queue of 0 to 3.
  private struct Queues: Specification {
    struct State: Hashable { var desks = [0, 0, 0, 0] }
    enum Command: Equatable { case join(Int), serve(Int) }

    var initial: State { State() }
    func commands(in state: State) -> Generator<Command> {
      let desk = Generator<Int>.element(of: Array(state.desks.indices))
      return .oneOf(desk.map { .join($0) }, desk.map { .serve($0) })
    }
    func apply(_ command: Command, to state: inout State) -> Bool {
      switch command {
      case .join(let desk):
        guard state.desks[desk] < 3 else { return false }
        state.desks[desk] += 1
      case .serve(let desk):
        guard state.desks[desk] > 0 else { return false }
        state.desks[desk] -= 1
      }
      return true
    }
    func isRefusal(_ response: Bool) -> Bool { !response }
    func key(of state: State) -> Unordered<Int> { Unordered(state.desks) }
  }

  @Test("of states that differ in an order alone one is explored")
  func queues() {
    // Four desks in any order with 0 to 3 each: the ways to choose 4 of 4 with repetition.
    #expect(Checker(Queues()).explore().states.count == 35)
    #expect(Checker(Queues()).sweep().states == 35)
  }

  @Test("how often a part is there does count")
  func counts() {
    #expect(Unordered([1, 2, 1]) == Unordered([1, 1, 2]))
    #expect(Unordered([1, 2, 1]).hashValue == Unordered([2, 1, 1]).hashValue)
    #expect(Unordered([1, 2, 1]) != Unordered([1, 2]))
    #expect(Unordered([1, 2, 1]) != Unordered([1, 2, 2]))
  }
}
