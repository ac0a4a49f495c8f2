import StateMachineTesting
import Testing

@Suite("Walks and random runs")
struct WalkerTests {
  @Test("a walk finds a broken rule of a specification without a system")
  func walk() async throws {
    let states = Checker(
      Strict(stateRule: { $0.balance > 30 ? "too rich" : nil }), settings: Settings(seed: 1))
    let rich = try await #require(throws: FailingCase.self) { try await states.walk() }
    #expect(rich.message == "too rich")
    #expect(rich.commands == ["deposit(11)", "deposit(20)"])
    #expect(rich.rows.map(\.answer) == ["balance(11)", "balance(31)"])
    #expect(rich.shrinking?.isLocallyMinimal == true)
    let steps = Checker(
      Strict(stepRule: { $0.command == .deposit(3) ? "three" : nil }), settings: Settings(seed: 1))
    let three = try await #require(throws: FailingCase.self) { try await steps.walk() }
    #expect(three.message == "three")
    #expect(three.commands == ["deposit(3)"])
  }

  @Test("a walk takes the steps that a check of the same seed takes")
  func sameSteps() async throws {
    let checker = Checker(Account(), settings: Settings(runs: 100, seed: 7))
    let (walked, checked) = try await (checker.walk(), checker.check { Imitation(Account()) })
    #expect(walked.description == checked.description)
    #expect(walked.coverage == checked.coverage)
    #expect(walked.steps > 1000)
  }

  @Test("of runs that are taken side by side, the first that fails is told, and no other")
  func firstFailing() async throws {
    func walk(runs: Int, seed: UInt64) async throws {
      try await Checker(
        Strict(stateRule: { $0.balance % 997 == 41 ? "an odd balance" : nil }),
        settings: Settings(runs: runs, seed: seed, shrinking: 0)
      ).walk()
    }
    for seed in 1...20 as ClosedRange<UInt64> {
      let found = try await #require(throws: FailingCase.self) {
        try await walk(runs: 10_000, seed: seed)
      }
      let run = try #require(found.run)
      try await walk(runs: run - 1, seed: seed)
      let again = try await #require(throws: FailingCase.self) {
        try await walk(runs: run, seed: seed)
      }
      #expect(again.run == run && again.commands == found.commands)
    }
  }

  @Test("a run ends when no command is enabled, and the next one begins")
  func nothingEnabled() async throws {
    let log = Log<Int>()
    let stairs = Stairs(top: 3)
    let report = try await Checker(stairs, settings: Settings(runs: 40, seed: 1)).check {
      Imitation(stairs, log: log)
    }
    #expect(report.runs == 40)
    #expect(Set(log.runs).isSubset(of: [[1], [1, 1], [1, 1, 1]]))
    #expect(log.runs.contains([1, 1, 1]))
  }

  @Test("a run ends when the generator has nothing to choose from")
  func nothingToChoose() async throws {
    let stairs = Stairs(top: 3, offersAtTheTop: false)
    let report = try await Checker(stairs, settings: Settings(runs: 40, seed: 1)).walk()
    #expect(report.runs == 40)
    #expect(report.steps <= 120)
  }

  @Test("no run has more steps than the settings say, and some have as many")
  func length() async throws {
    let log = Log<Account.Command>()
    let settings = Settings(runs: 200, seed: 1, steps: 5)
    // Refusals may lengthen a run, but not what it counts; here nothing is refused.
    try await Checker(Account(), settings: settings).check {
      Imitation(Account(), log: log)
    }
    let accepted = log.runs.map { run in
      var state = Account.State()
      return run.filter { Account().apply($0, to: &state) != .refused }.count
    }
    #expect(accepted.max() == 5)
    #expect(log.runs.map(\.count).min() == 1)
  }

  @Test("what is not enabled is never sent, neither at random nor while shrinking")
  func enabled() async throws {
    let log = Log<Drawers.Command>()
    let checker = Checker(Drawers(), settings: Settings(seed: 3))
    let failing = try #require(
      await checker.failure {
        Imitation(Drawers(), log: log) { command, drawers in
          let count = Drawers().apply(command, to: &drawers)
          return drawers.reduce(0, +) == 3 ? -1 : count
        }
      })
    #expect(failing.commands == ["open", "put(0)", "put(0)", "put(0)"])
    for run in log.runs {
      var open = 0
      for command in run {
        if case .put(let place) = command { #expect(place < open) } else { open += 1 }
      }
    }
    #expect(log.runs.count > 10)
  }

  @Test("a case that needs one thing among many ends with one")
  func references() async throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let checker = Checker(Drawers(refersByList: true), settings: Settings(seed: seed))
      let failing = try #require(
        await checker.failure {
          Imitation(checker.specification) { command, drawers in
            let count = Drawers().apply(command, to: &drawers)
            return drawers.count > 2 && drawers.max() == 2 ? -1 : count
          }
        })
      // In whatever order the three are opened, both things go into one and the same.
      #expect(failing.commands.count { $0 == "open" } == 3)
      #expect(failing.commands.filter { $0 != "open" } == ["put(0)", "put(0)"])
    }
  }
}

/// Steps up, and nothing else: at the top no command is enabled.
private struct Stairs: Specification {
  let top: Int
  var offersAtTheTop = true
  var initial: Int { 0 }
  func commands(in state: Int) -> Generator<Int> {
    .element(of: state < top || offersAtTheTop ? [1] : [])
  }
  func isEnabled(_ command: Int, in state: Int) -> Bool { state + command <= top }
  func apply(_ command: Int, to state: inout Int) -> Int {
    state += command
    return state
  }
}

/// Drawers that things are put into, by place: only into those that there are.
struct Drawers: Specification {
  enum Command: Hashable, Sendable { case open, put(Int) }
  var refersByList = false
  var initial: [Int] { [] }
  func commands(in state: [Int]) -> Generator<Command> {
    let places: Generator<Int> =
      refersByList && !state.isEmpty ? .element(of: Array(state.indices)) : .integer(in: 0...9)
    return .oneOf(.just(.open), places.map { .put($0) })
  }
  func isEnabled(_ command: Command, in state: [Int]) -> Bool {
    if case .put(let place) = command { state.indices.contains(place) } else { true }
  }
  func apply(_ command: Command, to state: inout [Int]) -> Int {
    guard case .put(let place) = command else {
      state.append(0)
      return 0
    }
    guard state.indices.contains(place) else { return -1 }
    state[place] += 1
    return state[place]
  }
}
