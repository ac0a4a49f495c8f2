import StateMachineTesting

/// What came of one machine from one seed.
struct Measurement: Encodable {
  /// The steps of the shrunk case; nil if nothing failed.
  let `case`: [String]?
  /// How long the search took, with shrinking.
  let seconds: Double
  /// How many steps were taken without the bug, and how long they took.
  let steps: Int
  let timed: Double

  private static let (runs, timedRuns, steps) = (1000, 2000, 50)

  init<System: SystemUnderTest>(
    _ specification: System.Spec, seed: UInt64, _ make: @escaping (_ isBuggy: Bool) -> System
  ) async throws {
    var checker = Checker(
      specification, settings: Settings(runs: Self.runs, seed: seed, steps: Self.steps))
    let clock = ContinuousClock()
    var start = clock.now
    do {
      try await checker.check { make(true) }
      self.case = nil
    } catch let failing as FailingCase {
      self.case = failing.rows.map(\.command)
    }
    seconds = (clock.now - start) / .seconds(1)
    checker.settings.runs = Self.timedRuns
    start = clock.now
    steps = try await checker.check { make(false) }.steps
    timed = (clock.now - start) / .seconds(1)
  }
}
