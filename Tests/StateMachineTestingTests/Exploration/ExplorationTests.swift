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

  @Test("every step that is taken is an edge, also one that leads back")
  func edges() {
    // Three places in a ring, and one step that stays.
    let ring = Exploration(
      from: 0, key: { $0 }, commands: { $0 == 1 ? [1, 0] : [1] },
      apply: { state, step in (state + step) % 3 })
    #expect(
      ring.edges.map { [$0.from, $0.command, $0.to] } == [
        [0, 1, 1], [1, 1, 2], [1, 0, 1], [2, 1, 0],
      ])
    #expect(ring.summary == "complete: 3 states, 4 edges, depth 2")
    #expect(ring.deadEnds { $0 == 0 } == [])
  }

  @Test("states with the same key are one state: the first that was met")
  func keys() {
    let explored = Exploration(
      from: 10, key: { $0 % 4 }, commands: { _ in [1, 5, 8] }, apply: { $0 + $1 })
    #expect(explored.states == [10, 11, 12, 13])
    #expect(explored.isComplete)
  }

  @Test("the initial state is judged too, and its path is empty")
  func initialViolation() {
    let explored = Exploration(
      from: 5, key: { $0 }, commands: { _ in [1] }, apply: { _, _ in nil as Int? },
      invariant: { $0 == 5 ? "five" : nil })
    #expect(explored.violations.map(\.path) == [[]])
    #expect(explored.violations.map(\.state) == [5])
    #expect(explored.summary == "complete: 1 states, 0 edges, depth 0")
  }

  @Test("of several ways to a state the shortest is told, whatever the order of the commands")
  func shortest() throws {
    let explored = Exploration(
      from: 0, key: { $0 }, commands: { _ in [1, 2, 3] },
      apply: { state, step in state + step <= 7 ? state + step : nil })
    let place = try #require(explored.states.firstIndex(of: 7))
    #expect(explored.path(to: place).count == 3)
    #expect(explored.path(to: place).reduce(0, +) == 7)
    #expect(explored.path(to: 0) == [])
    #expect(explored.depth == 3)
  }

  @Test("a space of just as many states as the limit is complete")
  func exactLimit() {
    #expect(explore(limit: 5).isComplete)
    #expect(!explore(limit: 4).isComplete)
  }
}
