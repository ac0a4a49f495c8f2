import StateMachineTesting
import Testing

@Suite("Exploration")
struct ExplorationTests {
  /// A counter from 0 to 3 that can be stepped up, and from 2 falls into a trap.
  private func explore(limit: Int = 100, end: Int? = nil) -> Exploration<Numbers> {
    Exploration(
      of: Numbers(
        end: end, commands: { _ in [1, 10] },
        step: { state, command in
          if command == 10 { return state == 2 ? 99 : nil }
          return state < 3 ? state + 1 : nil
        },
        invariant: { $0 == 99 ? "trapped" : nil }), limit: limit)
  }

  @Test("sees every state once and counts which steps lead to which states")
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
    let explored = explore(end: 3)
    #expect(explored.deadEnds.map { explored.states[$0] } == [99])
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
      of: Numbers(
        end: 0, commands: { $0 == 1 ? [1, 0] : [1] }, step: { state, step in (state + step) % 3 }))
    #expect(
      ring.edges.map { [$0.from, $0.command, $0.to] } == [
        [0, 1, 1], [1, 1, 2], [1, 0, 1], [2, 1, 0],
      ])
    #expect(ring.summary == "complete: 3 states, 4 edges, depth 2")
    #expect(ring.deadEnds == [])
  }

  @Test("states with the same key are one state: the first that was met")
  func keys() {
    let explored = Exploration(
      of: Numbers(initial: 10, modulus: 4, commands: { _ in [1, 5, 8] }, step: { $0 + $1 }))
    #expect(explored.states == [10, 11, 12, 13])
    #expect(explored.isComplete)
  }

  @Test("the initial state is judged too, and its path is empty")
  func initialViolation() {
    let explored = Exploration(
      of: Numbers(
        initial: 5, commands: { _ in [1] }, step: { _, _ in nil },
        invariant: { $0 == 5 ? "five" : nil }))
    #expect(explored.violations.map(\.path) == [[]])
    #expect(explored.violations.map(\.state) == [5])
    #expect(explored.summary == "complete: 1 states, 0 edges, depth 0")
  }

  @Test("of several ways to a state the shortest is reported, whatever the order of the commands")
  func shortest() throws {
    let explored = Exploration(
      of: Numbers(
        commands: { _ in [1, 2, 3] },
        step: { state, step in state + step <= 7 ? state + step : nil }))
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

  @Test("in a bounded exploration nothing is called a dead end that may lead out of it")
  func boundedDeadEnds() {
    // 0 to 9 in a row; only 9 is an end, and the limit stops before it.
    let row = Numbers(
      end: 9, commands: { _ in [1, 50] },
      step: { state, step in
        if step == 50 { return state == 1 ? 51 : nil }
        return state < 9 ? state + 1 : nil
      })
    let bounded = Exploration(of: row, limit: 6)
    #expect(bounded.deadEnds.map { bounded.states[$0] } == [51])
    let whole = Exploration(of: row)
    #expect(whole.deadEnds.map { whole.states[$0] } == [51])
  }

  @Test(
    "on all processors, states and edges are found in the order of a plain search breadth-first",
    arguments: [700, 5000])
  func breadthFirst(limit: Int) {
    let commands = [3, 7, 13, 111]
    let step: @Sendable (Int, Int) -> Int? = { state, command in
      state % command == command - 1 ? nil : (state * 5 + command) % 3000
    }
    let explored = Exploration(of: Numbers(commands: { _ in commands }, step: step), limit: limit)
    var (states, places, edges, refused) = ([0], [0: 0], [[Int]](), 0)
    var next = 0
    while next < states.count {
      for command in commands {
        guard let after = step(states[next], command) else {
          refused += 1
          continue
        }
        if places[after] == nil, states.count < limit {
          places[after] = states.count
          states.append(after)
        }
        if let place = places[after] { edges.append([next, command, place]) }
      }
      next += 1
    }
    #expect(states.count > 600)
    #expect(explored.states == states)
    #expect(explored.edges.map { [$0.from, $0.command, $0.to] } == edges)
    #expect(explored.refused == refused && explored.tried == 4 * states.count)
  }

  @Test("refused attempts are counted, and are no edges")
  func refusals() {
    #expect(explore().refused == 6)
  }
}

/// Numbers that steps lead to, or not.
struct Numbers: Specification {
  var initial = 0
  var modulus = Int.max
  var end: Int?
  let commands: @Sendable (Int) -> [Int]
  let step: @Sendable (Int, Int) -> Int?
  var invariant: @Sendable (Int) -> String? = { _ in nil }

  func commands(in state: Int) -> Generator<Int> { .element(of: commands(state)) }
  func apply(_ command: Int, to state: inout Int) -> Bool {
    guard let next = step(state, command) else { return false }
    state = next
    return true
  }
  func isRefusal(_ response: Bool) -> Bool { !response }
  func violation(in state: Int) -> String? { invariant(state) }
  func key(of state: Int) -> Int { state % modulus }
  func isTerminal(_ state: Int) -> Bool { state == end }
}
