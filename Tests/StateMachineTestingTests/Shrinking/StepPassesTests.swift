import Testing

@testable import StateMachineTesting

@Suite("Shrinking of steps")
struct StepPassesTests {
  /// What a case is made small to that these choices lead to, step by step.
  private func shrunk<Spec: Specification>(
    _ recipes: [[UInt64]], of specification: Spec, isWrong: @escaping (Spec.State) -> Bool
  ) async throws -> FailingCase where Spec.Response == Int {
    let checker = Checker(specification, settings: Settings(seed: 1))
    let runner = checker.runner { Copy(specification: specification, isWrong: isWrong) }
    let (trace, verdict) = try await runner.planned(
      recipes.map { Plan(recipe: $0, command: nil) })
    #expect(trace.steps.count == recipes.count)
    let error = try await checker.shrunk(
      trace, try #require(verdict), runner, story: "written by hand")
    return try #require(error as? FailingCase)
  }

  @Test("steps that lead back to where they began are cut out together, however many they are")
  func returns() async throws {
    for rounds in 5...9 {
      // From 0 to 1, round by as many doors and back to 1, and out by the last.
      let maze = Maze(rounds: rounds)
      let all = (0...rounds + 1).map { [UInt64($0)] }
      let failing = try await shrunk(all, of: maze) { $0 == Maze.outside }
      #expect(failing.commands == ["0", "\(rounds + 1)"])
      #expect(failing.shrinking?.isLocallyMinimal == true)
    }
  }

  @Test("a later step takes the place of an earlier one of its kind, and what lies between goes")
  func forward() async throws {
    // Opened anew, the shop is not in its old state, and what is out of turn jams it.
    let failing = try await shrunk([[0], [1, 0], [2], [3], [1, 4], [2]], of: Shop()) {
      $0.sold >= 5 && $0.stage == .closed
    }
    #expect(failing.commands == ["open", "sell(5)", "close"])
  }

  @Test("a case of one step is as small as can be")
  func single() async throws {
    let failing = try await shrunk([[1]], of: Ring(size: 2)) { $0.hasRung }
    #expect(failing.commands == ["ring"])
    #expect(failing.shrinking?.isLocallyMinimal == true)
  }

  @Test("if the limit of tries comes first, the case is not called minimal")
  func limit() async throws {
    for limit in 0...40 {
      let settings = Settings(runs: 2000, seed: 1, steps: 20, shrinking: limit)
      let checker = Checker(Ring(size: 5), settings: settings)
      let failing = try #require(
        await checker.failure {
          Copy(specification: Ring(size: 5)) { $0.place == 4 && $0.hasRung }
        })
      let shrinking = try #require(failing.shrinking)
      #expect(shrinking.evaluations <= limit)
      #expect(shrinking.isLocallyMinimal == (shrinking.evaluations < limit))
      #expect(
        failing.description.contains(
          "not shown to be minimal: the limit of tries or of time was reached")
          == !shrinking.isLocallyMinimal)
    }
  }

  @Test("what is called locally minimal passes without any one step, and without any two")
  func rings() async throws {
    for size in 2...6 {
      for goal in 0..<size {
        try await bruteForce(Ring(size: size)) { $0.place == goal && $0.hasRung }
      }
    }
  }

  @Test("the same, if steps depend on one another")
  func shops() async throws {
    for goal in [1, 4, 7] {
      try await bruteForce(Shop()) { $0.sold >= goal && $0.stage == .closed }
    }
    try await bruteForce(Shop()) { $0.openings > 0 }
    try await bruteForce(Shop()) { $0.openings > 0 && $0.sold > 0 }
    try await bruteForce(Shop()) { $0.stage == .jammed }
  }

  @Test("the same, if steps refer to what others made, and are not always enabled")
  func drawers() async throws {
    for refersByList in [false, true] {
      let drawers = Drawers(refersByList: refersByList)
      for goal in 1...4 {
        try await bruteForce(drawers) { $0.contains(goal) }
        try await bruteForce(drawers) { $0.count > goal && ($0.last ?? 0) > 0 }
        try await bruteForce(drawers) { $0.count { $0 > 0 } >= goal }
      }
    }
  }

  /// Leaves out of each failing case that is found every step and every two steps.
  private func bruteForce<Spec: Specification>(
    _ specification: Spec, isWrong: @escaping (Spec.State) -> Bool
  ) async throws where Spec.Response == Int {
    for seed in 1...5 as ClosedRange<UInt64> {
      let settings = Settings(runs: 20_000, seed: seed, steps: 30)
      let checker = Checker(specification, settings: settings)
      let runner = checker.runner { Copy(specification: specification, isWrong: isWrong) }
      let failing = try #require(await checker.failure(runner.make))
      #expect(failing.shrinking?.isLocallyMinimal == true)
      let replay = try #require(failing.replay)
      guard case .recipe(let recipes, _) = try Replay(replay) else {
        Issue.record("\(replay) is a seed")
        continue
      }
      // The commands that are printed, as values again.
      let (trace, verdict) = try await runner.planned(
        recipes.map { Plan(recipe: $0, command: nil) })
      #expect(verdict != nil)
      let steps = trace.steps.map(\.command)
      #expect(steps.count == failing.rows.count)
      for first in steps.indices {
        for second in first..<steps.count {
          let rest = steps.indices.filter { $0 != first && $0 != second }.map { steps[$0] }
          await #expect(throws: Never.self, "\(failing) without \(first + 1) and \(second + 1)") {
            try await checker.run(rest, on: runner.make)
          }
        }
      }
    }
  }
}

/// Answers wrong as soon as its state is of a certain kind.
private struct Copy<Spec: Specification>: SystemUnderTest where Spec.Response == Int {
  let specification: Spec
  let isWrong: (Spec.State) -> Bool
  var state: Spec.State

  init(specification: Spec, isWrong: @escaping (Spec.State) -> Bool) {
    self.specification = specification
    self.isWrong = isWrong
    state = specification.initial
  }

  mutating func perform(_ command: Spec.Command) -> Int {
    let answer = specification.apply(command, to: &state)
    return isWrong(state) ? -1 : answer
  }
}

/// Places in a ring, and a bell that is heard until the next step.
private struct Ring: Specification {
  struct State: Hashable, Sendable {
    var place = 0
    var hasRung = false
  }
  enum Command: Hashable, Sendable { case next, ring }

  let size: Int
  var initial: State { State() }
  func commands(in state: State) -> Generator<Command> { .element(of: [.next, .ring]) }
  func apply(_ command: Command, to state: inout State) -> Int {
    state.hasRung = command == .ring
    if command == .next { state.place = (state.place + 1) % size }
    return state.place
  }
}

/// Rooms with one door to the next: 0, then a round from 1 back to 1, then outside. A walker that
/// tries another door is lost.
private struct Maze: Specification {
  static let (outside, lost) = (100, -1)
  let rounds: Int
  var initial: Int { 0 }
  func commands(in state: Int) -> Generator<Int> {
    .oneOf((0...rounds + 1).map { .just($0) })
  }
  func apply(_ command: Int, to state: inout Int) -> Int {
    switch command {
    case rounds + 1: state = state == 1 ? Self.outside : Self.lost
    case state: state = command == rounds ? 1 : command + 1
    default: state = Self.lost
    }
    return 0
  }
}

/// A shop that sells just once a day, jams for good if a step is out of turn, and counts how often
/// it was opened.
private struct Shop: Specification {
  enum Stage: Hashable, Sendable { case new, open, closed, jammed }
  struct State: Hashable, Sendable {
    var stage = Stage.new
    var sold = 0
    var openings = 0
  }
  enum Command: Hashable, Sendable { case open, sell(Int), close, reopen }

  var initial: State { State() }
  func commands(in state: State) -> Generator<Command> {
    .oneOf(
      .just(.open), Generator<Int>.element(of: Array(1...9)).map { .sell($0) }, .just(.close),
      .just(.reopen))
  }
  func apply(_ command: Command, to state: inout State) -> Int {
    switch (state.stage, command) {
    case (.new, .open): state.stage = .open
    case (.open, .sell(let count)) where state.sold == 0: state.sold = count
    case (.open, .close) where state.sold > 0: state.stage = .closed
    case (.closed, .reopen):
      state.stage = .open
      state.sold = 0
      state.openings += 1
    default: state.stage = .jammed
    }
    return 0
  }
}
