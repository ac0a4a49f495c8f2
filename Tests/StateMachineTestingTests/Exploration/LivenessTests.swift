import StateMachineTesting
import TestSupport
import Testing

/// A lift of three floors: called, it comes; the doors open and close as often as somebody presses.
private struct Lift: Specification {
  struct State: Hashable, Sendable {
    var floor = 0
    var isOpen = false
    var isCalled = false
  }

  enum Command: Hashable, Sendable { case call, up, open, close, fail }

  /// Whether it may fail, and stand still.
  var fails = false

  var initial: State { State() }
  func commands(in state: State) -> Generator<Command> {
    .element(of: [.call, .up, .open, .close, .fail])
  }
  func isEnabled(_ command: Command, in state: State) -> Bool { fails || command != .fail }
  func apply(_ command: Command, to state: inout State) -> Bool {
    let before = state
    switch command {
    case .call where !state.isCalled && state.floor == 0: state.isCalled = true
    case .up where state.isCalled && !state.isOpen: state = State(floor: 2)
    case .open where !state.isOpen && state.floor == 0: state.isOpen = true
    case .close where state.isOpen && state.floor == 0: state.isOpen = false
    case .fail where state.floor == 0: state.floor = -1
    default: break
    }
    return state != before
  }
  func isRefusal(_ response: Bool) -> Bool { !response }
}

@Suite("Liveness")
struct LivenessTests {
  private let lift = Exploration(of: Lift())

  @Test("without fairness the doors open and close for ever")
  func circle() throws {
    let lasso = try #require(lift.lasso(from: { $0.isCalled }, avoiding: { $0.floor == 2 }))
    #expect(lasso.path == [.call])
    #expect(lasso.circle == [.open, .close])
    #expect(lasso.description == "after call, for ever: open, close")
  }

  @Test("going up once that is possible all the time is not put off for ever; now and then it is")
  func fairness() throws {
    // While the doors are open it cannot go up: the circle does it justice.
    let open = lift.lasso(
      from: { $0.isCalled }, avoiding: { $0.floor == 2 }, isFair: { $0 == .up })
    #expect(open?.circle == [.open, .close])
    // Without doors it has to.
    let doorless = Exploration(of: Doorless())
    #expect(doorless.lasso(from: { $0 == 1 }, avoiding: { $0 == 2 }) != nil)
    #expect(doorless.lasso(from: { $0 == 1 }, avoiding: { $0 == 2 }, isFair: { $0 == .up }) == nil)
  }

  @Test("where nothing goes on, the run ends")
  func end() throws {
    let lasso = try #require(
      Exploration(of: Lift(fails: true)).lasso(from: { _ in true }, avoiding: { $0.floor == 2 }))
    #expect(lasso.path == [.fail])
    #expect(lasso.circle == [])
    #expect(lasso.state.floor == -1)
    #expect(lasso.description == "after fail nothing goes on")
    #expect(Exploration(of: Lift()).lasso(avoiding: { $0.floor == 0 }) == nil)
  }

  @Test("every run of a countdown comes to its end")
  func always() {
    let countdown = Exploration(of: Countdown())
    #expect(countdown.lasso(avoiding: { $0 == 0 }) == nil)
    #expect(countdown.lasso(avoiding: { $0 == 7 })?.path == [1, 2, 2, 2, 2])
  }

  @Test("a bounded exploration does not say what it does not know")
  func bounded() {
    let countdown = Exploration(of: Countdown(), limit: 3)
    #expect(countdown.lasso(avoiding: { $0 == 0 }) == nil)
  }

  /// A graph of numbers, drawn at random: which leads where.
  fileprivate struct Wheel: Specification {
    let ways: [[Int]]

    var initial: Int { 0 }
    func commands(in state: Int) -> Generator<Int> { .element(of: Array(0..<3)) }
    func isEnabled(_ command: Int, in state: Int) -> Bool { command < ways[state].count }
    func alphabet(in state: Int) -> Alphabet<Int> { Alphabet(Array(ways[state].indices)) }
    func apply(_ command: Int, to state: inout Int) -> Int {
      state = ways[state][command]
      return state
    }
  }

  @Test("what is found is a run of the machine, and what is not found is not there")
  func random() async throws {
    let state = Generator<Int>.integer(in: 0...5)
    let ways = Generator<[[Int]]>.array(of: .array(of: state, count: 0...3), count: 6...6)
    let goals = Generator<[Int]>.subset(of: [0, 1, 2, 3, 4, 5])
    let fair = Generator<[Int]>.subset(of: [0, 1, 2])
    let report = try await forAll(
      "lassos", .zip(ways, goals, fair), Settings(runs: sized(20_000, atLeast: 1000), seed: 1),
      label: { ways, goals, _ in Wheel(ways: ways).lasso(avoiding: goals) == nil ? "none" : "some" }
    ) { ways, goals, fair in
      let wheel = Wheel(ways: ways)
      let explored = Exploration(of: wheel)
      let isGoal = { (state: Int) in goals.contains(state) }
      guard let lasso = explored.lasso(avoiding: isGoal, isFair: fair.contains) else {
        // Within as many steps as there are states, times fair commands, each run has come to a goal.
        return fair.isEmpty ? wheel.always(isGoal) : true
      }
      var (at, seen) = (0, [0])
      for command in lasso.path {
        at = ways[at][command]
        seen.append(at)
      }
      guard at == lasso.state, !seen.contains(where: isGoal) else { return false }
      if lasso.circle.isEmpty { return ways[at].isEmpty }
      var (places, taken) = ([Int](), [Int]())
      for command in lasso.circle {
        places.append(at)
        taken.append(command)
        at = ways[at][command]
      }
      return at == lasso.state && !places.contains(where: isGoal)
        && fair.allSatisfy { command in
          taken.contains(command) || places.contains { command >= ways[$0].count }
        }
    }
    #expect(report.labels.count == 2)
  }
}

extension LivenessTests.Wheel {
  fileprivate func lasso(avoiding goals: [Int]) -> Lasso<Self>? {
    Exploration(of: self).lasso(avoiding: { goals.contains($0) })
  }

  /// Whether every run comes to a goal: by trying all of them.
  fileprivate func always(_ isGoal: (Int) -> Bool, _ state: Int = 0, _ seen: Set<Int> = []) -> Bool
  {
    if isGoal(state) { return true }
    if ways[state].isEmpty || seen.contains(state) { return false }
    return ways[state].allSatisfy { always(isGoal, $0, seen.union([state])) }
  }
}

private struct Doorless: Specification {
  enum Command: Hashable, Sendable { case wait, up }
  var initial: Int { 1 }
  func commands(in state: Int) -> Generator<Command> { .element(of: [.wait, .up]) }
  func apply(_ command: Command, to state: inout Int) -> Int {
    if command == .up { state = 2 }
    return state
  }
}

private struct Countdown: Specification {
  var initial: Int { 9 }
  func commands(in state: Int) -> Generator<Int> { .element(of: [1, 2].filter { $0 <= state }) }
  func alphabet(in state: Int) -> Alphabet<Int> { Alphabet([1, 2].filter { $0 <= state }) }
  func apply(_ command: Int, to state: inout Int) -> Int {
    state -= command
    return state
  }
}
