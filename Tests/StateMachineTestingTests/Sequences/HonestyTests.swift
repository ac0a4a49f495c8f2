import Testing

@testable import StateMachineTesting

/// Nothing is said to have passed, or to be complete, that was not looked at.
@Suite("What may not be said")
struct HonestyTests {
  /// A counter with faults that can be asked for.
  struct Counter: Specification {
    var start = 0
    var makes = Generator<Int>.integer(in: 0...3)
    var allows = true
    /// Whether a refusal counts all the same.
    var isSloppy = false
    /// What must never be, of a number that the key leaves out.
    var limit = Int.max

    struct State: Hashable, Sendable {
      var count: Int
      var total: Int
    }

    var initial: State { State(count: start, total: 0) }
    func commands(in state: State) -> Generator<Int> { makes }
    func isEnabled(_ command: Int, in state: State) -> Bool { allows }
    func apply(_ command: Int, to state: inout State) -> Int? {
      if command == 3 {
        if isSloppy { state.count += 1 }
        return nil
      }
      state.count = (state.count + command) % 5
      state.total += 1
      return state.count
    }
    func isRefusal(_ response: Int?) -> Bool { response == nil }
    func violation(in state: State) -> String? {
      state.count < 0 || state.total > limit ? "beyond its limit" : nil
    }
    func key(of state: State) -> Int { state.count }
  }

  struct Imitator: SystemUnderTest {
    typealias Spec = Counter
    let specification: Counter
    var state: Counter.State
    init(_ specification: Counter) {
      self.specification = specification
      state = specification.initial
    }
    mutating func perform(_ command: Int) -> Int? { specification.apply(command, to: &state) }
  }

  private func checker(_ counter: Counter) -> Checker<Counter> {
    Checker(counter, settings: Settings(runs: 50, seed: 1))
  }

  @Test("a generator that makes nothing is reported, not passed over")
  func generator() async throws {
    let counter = Counter(makes: .integer(in: 0...3).filter("big") { $0 > 10 })
    await #expect(throws: GaveUp.self) { try await checker(counter).walk() }
    await #expect(throws: GaveUp.self) {
      try await checker(counter).check { Imitator(counter) }
    }
    #expect(
      checker(counter).explore().summary
        == "complete: 1 states, 0 edges, depth 0, nothing to send in 1 of them")
  }

  @Test("a machine to which nothing may be sent has not passed")
  func nothing() async throws {
    let counter = Counter(allows: false)
    await #expect(throws: NothingToDo(name: "Counter")) { try await checker(counter).walk() }
    await #expect(throws: NothingToDo(name: "Counter")) {
      try await checker(counter).check { Imitator(counter) }
    }
  }

  @Test("exploration judges every edge, also what the key leaves out")
  func edges() throws {
    let explored = checker(Counter(limit: 2)).explore()
    #expect(explored.states.count == 5)
    let violation = try #require(explored.violations.first)
    #expect(violation.message == "beyond its limit")
    #expect(violation.path.count == 3)
    #expect(checker(Counter()).explore().violations.isEmpty)
  }

  @Test("a command that the alphabet holds twice is one edge")
  func twice() {
    let counter = Counter(makes: .oneOf(.just(1), .just(1)))
    #expect(checker(counter).explore().summary == "complete: 5 states, 5 edges, depth 4")
  }

  @Test("a refusal that changes the state is found by walks, checks and explorations")
  func sloppy() async throws {
    let counter = Counter(isSloppy: true)
    let message = "the specification refuses, and changes its state all the same"
    let walked = await #expect(throws: FailingCase.self) { try await checker(counter).walk() }
    #expect(walked?.message == message)
    let checked = await #expect(throws: FailingCase.self) {
      try await checker(counter).check { Imitator(counter) }
    }
    #expect(checked?.message == message)
    #expect(checked?.rows.map(\.command) == ["3"])
    #expect(checker(counter).explore().violations.map(\.message).contains(message))
  }

  @Test("what is wrong before the first step is a failing case without steps")
  func beginning() async throws {
    let counter = Counter(start: -1)
    let walked = await #expect(throws: FailingCase.self) { try await checker(counter).walk() }
    #expect(walked?.message == "beyond its limit")
    #expect(walked?.rows == [])
    let explored = checker(counter).explore()
    #expect(explored.violations.first?.path == [])
  }

  @Test("a replay string that leads to no case any more is stale, not passed")
  func stale() async throws {
    let wrong = Counter(limit: 2)
    let failing = try await #require(throws: FailingCase.self) { try await checker(wrong).walk() }
    let replay = try #require(failing.replay)
    var narrowed = Checker(Counter(allows: false), settings: Settings(replay: replay))
    await #expect(throws: StaleReplay(text: replay)) { try await narrowed.walk() }
    narrowed = Checker(Counter(), settings: Settings(replay: replay))
    let report = try await narrowed.walk()
    #expect(report.steps == 3)
    #expect(report.seed == nil)
    #expect(report.description == "passed: 1 run, 3 steps, 0 refused")
  }

  /// Commands of which one in a thousand makes sense.
  private struct Needle: Specification {
    let often: Int

    var initial: Int { 0 }
    func commands(in state: Int) -> Generator<Int> { .element(of: Array(0...often)) }
    func isEnabled(_ command: Int, in state: Int) -> Bool { command == 0 }
    func apply(_ command: Int, to state: inout Int) -> Int { state }
  }

  @Test("a run in which nearly nothing makes sense tests nearly nothing, and is told so")
  func nearlyDisabled() async throws {
    let settings = Settings(runs: 300, seed: 1)
    for run in [0, 1] {
      let error = await #expect(throws: NearlyAlwaysDisabled.self) {
        let checker = Checker(Needle(often: 1000), settings: settings, name: "needle")
        _ =
          run == 0
          ? try await checker.walk() : try await checker.check { Imitation(Needle(often: 1000)) }
      }
      #expect(error.map { $0.disabled > 50 * $0.steps } == true)
      #expect(error?.description.hasPrefix("needle: ") == true)
    }
    _ = try await Checker(Needle(often: 20), settings: settings).walk()
  }

  @Test("what fails otherwise, or cannot be run, does not pass: nothing is called minimal")
  func otherwise() async {
    let step = Trace<Int>.Step(command: 1, choices: [], spans: [], before: 0, isReplayable: true)
    let strange = Shrinker(Trace(steps: [step, step]), Settings(shrinking: 100)) { _ in
      .failsOtherwise
    }
    #expect(await strange.shrinkToLocalMinimum())
    #expect(strange.failsOtherwise)
    let plain = Shrinker(Trace(steps: [step, step]), Settings(shrinking: 100)) { _ in .passes }
    #expect(await plain.shrinkToLocalMinimum())
    #expect(!plain.failsOtherwise)
  }

  @Test("a cancelled check stops")
  func cancelled() async {
    let task = Task { try await Checker(Counter(), settings: Settings(runs: 10_000_000)).walk() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
