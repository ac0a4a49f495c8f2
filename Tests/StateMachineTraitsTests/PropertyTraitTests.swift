import StateMachineTesting
import StateMachineTraits
import Synchronization
import Testing

/// A counter that never goes beyond nine.
private struct Counter: Specification {
  enum Command: Equatable { case add, clear }

  var initial: Int { 0 }
  func commands(in state: Int) -> Generator<Command> { .oneOf(.just(.add), .just(.clear)) }
  func apply(_ command: Command, to state: inout Int) -> Int {
    state = command == .clear ? 0 : min(9, state + 1)
    return state
  }
}

/// Expects of itself what is not so.
private struct HastyCounter: ConcurrentSystemUnderTest {
  typealias Spec = Counter

  private let count = Count()

  func perform(_ command: Counter.Command) async -> Int {
    let new = command == .clear ? await count.clear() : await count.add()
    #expect(new < 3)
    return new
  }
}

private actor Count {
  private var count = 0

  func add() -> Int {
    count = min(9, count + 1)
    return count
  }
  func clear() -> Int {
    count = 0
    return count
  }
}

@Suite("Traits of tests")
struct PropertyTraitTests {
  private let numbers = Generator<Int>.integer(in: 0...1000)

  @Test(
    "an expectation that fails is a failure of the property, told once for the least value",
    .property)
  func expectation() async throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let found = await #expect(throws: Falsified.self) {
        try await forAll("numbers", numbers, Settings(seed: seed)) { number in
          #expect(number < 400)
          return true
        }
      }
      #expect(found?.value == "400")
      let message = found?.message ?? ""
      #expect(
        message.hasPrefix("Expectation failed: (number → 400) < 400 at StateMachineTraitsTests/"))
    }
  }

  @Test("what is required is seen too, and a trap is not needed to see it in a child", .property)
  func requirement() async throws {
    for isolation in [nil, Isolation()] {
      let found = await #expect(throws: Falsified.self) {
        try await forAll("numbers", numbers, Settings(runs: 50, seed: 1, isolation: isolation)) {
          let half = try #require($0 < 500 ? $0 / 2 : nil)
          return half >= 0
        }
      }
      #expect(found?.value == "500")
    }
  }

  @Test("two expectations are two kinds of failure", .property)
  func kinds() async throws {
    let found = await #expect(throws: Falsified.self) {
      try await forAll("numbers", numbers, Settings(runs: 500, seed: 2)) { number in
        if number > 900 { #expect(number == 0) } else { #expect(number < 1000) }
        return true
      }
    }
    #expect(found?.value == "901")
  }

  @Test("an expectation in a system, under a schedule and in a branch is seen", .property)
  func systems() async throws {
    for isolation in [nil, Isolation()] {
      let settings = Settings(runs: 100, seed: 1, isolation: isolation)
      let sequence = await #expect(throws: FailingCase.self) {
        try await Checker(Counter(), settings: settings).check { HastyCounter() }
      }
      #expect(sequence?.rows.map(\.command) == ["add", "add", "add"])
      #expect(sequence?.message.hasPrefix("Expectation failed: ") == true)
    }
    let settings = Settings(runs: 100, seed: 1)
    let parallel = await #expect(throws: FailingParallelRun.self) {
      try await Checker(Counter(), settings: settings).parallel(patience: .zero) { HastyCounter() }
    }
    #expect((parallel?.prefix.count ?? 0) + (parallel?.branches.joined().count ?? 0) == 3)
    let schedule = await #expect(throws: FailingSchedule.self) {
      try await forAllSchedules("order", settings) { _ in
        let count = Count()
        async let one = count.add()
        async let other = count.add()
        #expect(await one < other)
      }
    }
    #expect(schedule?.deviations.count == 1)
  }

  /// How many issues of the test below came to the framework.
  private static let reported = Mutex(0)

  @Test(
    "without the trait, an expectation that fails is reported for every value that is tried",
    .filterIssues { issue in
      guard "\(issue)".contains("number < 0") else { return true }
      reported.withLock { $0 += 1 }
      return false
    })
  func without() async throws {
    try await forAll("numbers", numbers, Settings(runs: 3, seed: 1)) { number in
      #expect(Bool(number < 0), "number < 0")
      return true
    }
    #expect(Self.reported.withLock { $0 } == 3)
  }

  @Test("a trait changes the settings of every check in the test", .seed(7), .runs(12))
  func settings() async throws {
    let report = try await forAll("numbers", numbers, Settings(runs: 100, seed: 1)) { _ in true }
    #expect(report.runs == 12)
    #expect(report.seed == 7)
    #expect(Settings().seed == 7)
  }

  @Test("a replay is run alone", .replay("smt1AAGQA5Ur"))
  func replay() async throws {
    let report = try await forAll("numbers", numbers) { $0 == 400 }
    #expect(report.runs == 1)
  }

  @Test("time that is up ends shrinking", .shrinkDeadline(.zero))
  func deadline() async throws {
    let found = await #expect(throws: FailingCase.self) {
      try await Checker(Counter(), settings: Settings(seed: 1)).check { HastyReader() }
    }
    #expect(found?.shrinking?.isLocallyMinimal == false)
    #expect(found?.description.contains("the limit of tries or of time was reached") == true)
  }

  @Suite("Of a suite", .seed(3), .runs(5))
  struct OfSuite {
    @Test("what stands nearer to the test comes first", .runs(9))
    func nearer() {
      #expect(Settings(runs: 100, seed: 1).seed == 3)
      #expect(Settings(runs: 100, seed: 1).runs == 9)
    }
  }

  @Test("what a failure has to show is attached under its names")
  func attachments() async throws {
    let falsified = await #expect(throws: Falsified.self) {
      try await forAll("numbers", numbers, Settings(seed: 1)) { $0 < 400 }
    }
    let found = try #require(falsified)
    #expect(found.attachments.map(\.name) == ["replay.txt", "value.swift"])
    #expect(found.attachments.map(\.text) == [found.replay, "400"])
    let failing = await #expect(throws: FailingCase.self) {
      try await Checker(Counter(), settings: Settings(seed: 1)).check { HastyReader() }
    }
    #expect(failing?.attachments.map(\.name) == ["replay.txt", "program.swift"])
  }
}

/// Answers less than there is, from four on.
private struct HastyReader: SystemUnderTest {
  typealias Spec = Counter

  private var count = 0

  mutating func perform(_ command: Counter.Command) -> Int {
    let answer = Counter().apply(command, to: &count)
    return answer > 3 ? 3 : answer
  }
}
