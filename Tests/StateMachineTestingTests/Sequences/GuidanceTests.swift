import StateMachineTesting
import Testing

@Suite("Guided runs")
struct GuidanceTests {
  /// A combination lock: each right digit is a step further, and a wrong one leads back to the beginning.
  private struct Lock: Specification {
    static let code = [3, 1, 4, 1, 5, 9, 2, 6]
    struct Step: Hashable, CaseIterable {
      let number: Int
      static let allCases = (0...8).map(Step.init)
    }

    let initial = 0
    func commands(in state: Int) -> Generator<Int> { .integer(in: 0...9) }
    func apply(_ command: Int, to state: inout Int) -> Int {
      state = state < 8 && Self.code[state] == command ? state + 1 : 0
      return state
    }
    func violation(in state: Int) -> String? { state == 8 ? "open" : nil }
    var regions: [Region<Int, Int>] {
      [
        Region(
          "lock", statuses: Step.allCases, verbs: Array(0...9),
          status: { state, _ in Step(number: state) },
          verb: { $0 })
      ]
    }
  }

  @Test("take up where a status was met that none had come to", arguments: 1...10)
  func coverage(seed: UInt64) async throws {
    let settings = Settings(runs: 5000, seed: seed, isGuided: true)
    let found = try await #require(throws: FailingCase.self) {
      try await Checker(Lock(), settings: settings).walk()
    }
    #expect(found.rows.map(\.command) == Lock.code.map { "\($0)" })
    // Found again by its choices.
    let replay = try #require(found.replay)
    await #expect(throws: FailingCase.self) {
      try await Checker(Lock(), settings: Settings(replay: replay)).walk()
    }
  }

  @Test("a lock of eight digits is not found at random")
  func unguided() async throws {
    let report = try await Checker(Lock(), settings: Settings(runs: 5000, seed: 1)).walk()
    #expect(report.runs == 5000)
  }

  /// Up and down are as likely; there is a fault far up.
  private struct Climb: Specification {
    enum Command: CaseIterable { case up, down, jump }
    var isTargeted = true
    let initial = 0
    func commands(in state: Int) -> Generator<Command> { .element(of: Command.allCases) }
    func apply(_ command: Command, to state: inout Int) -> Int {
      switch command {
      case .up: state += 1
      case .down: state -= 1
      case .jump: state = 0
      }
      return state
    }
    func violation(in state: Int) -> String? { state == 30 ? "too high" : nil }
    func target(of state: Int) -> Double? { isTargeted ? Double(state) : nil }
  }

  @Test("go on from where the target was highest", arguments: 1...10)
  func target(seed: UInt64) async throws {
    let settings = Settings(runs: 2000, seed: seed, steps: 20)
    let found = try await #require(throws: FailingCase.self) {
      try await Checker(Climb(), settings: settings).walk()
    }
    #expect(found.rows.map(\.command) == Array(repeating: "up", count: 30))
    #expect(try await Checker(Climb(isTargeted: false), settings: settings).walk().runs == 2000)
  }

  @Test("the same seed makes the same guided runs")
  func deterministic() async throws {
    func found() async throws -> FailingCase {
      try await #require(throws: FailingCase.self) {
        try await Checker(Lock(), settings: Settings(runs: 5000, seed: 7, isGuided: true)).walk()
      }
    }
    let (one, other) = (try await found(), try await found())
    #expect(one.run == other.run && one.story == other.story && one.replay == other.replay)
  }
}
