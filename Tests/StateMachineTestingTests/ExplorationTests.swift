import StateMachineTesting
import Testing

@Suite("Exploration")
struct ExplorationTests {
  /// A counter from 0 to 3 that can be stepped up, and from 2 falls into a trap.
  private func explore(limit: Int = 100) -> Exploration<Int, Int, Int> {
    Exploration(
      from: 0, limit: limit, key: { $0 }, commands: { _ in [1, 10] },
      apply: { state, command in
        if command == 10 { return state == 2 ? 99 : nil }
        return state < 3 ? state + 1 : nil
      },
      invariant: { $0 == 99 ? "trapped" : nil })
  }

  @Test("sees every state once and counts what leads where")
  func complete() {
    let explored = explore()
    #expect(explored.states == [0, 1, 2, 3, 99])
    #expect(explored.summary == "complete: 5 states, 4 edges, depth 3")
  }

  @Test("a broken invariant comes with the shortest way there")
  func violation() {
    let violations = explore().violations
    #expect(violations.map(\.message) == ["trapped"])
    #expect(violations.map(\.path) == [[1, 1, 10]])
  }

  @Test("a state from which the end cannot be reached is a dead end")
  func deadEnds() {
    let explored = explore()
    #expect(explored.deadEnds { $0 == 3 }.map { explored.states[$0] } == [99])
  }

  @Test("a limit makes the result bounded, never complete")
  func bounded() {
    let explored = explore(limit: 3)
    #expect(!explored.isComplete)
    #expect(explored.summary.hasPrefix("bounded: 3 states"))
  }
}
