/// How much is tried, and from which seed.
public struct Settings: Sendable {
  /// How many cases are made.
  public var runs: Int
  /// The same seed makes the same cases. A failing case names the seed that found it.
  public var seed: UInt64
  /// How many steps a run has at most.
  public var steps: Int
  /// How many candidates are tried while a failing case is made small.
  public var shrinking: Int
  /// How likely a step is a crash: from 0 to 1.
  public var crashes: Double
  /// Where failing cases are kept, to be tried first the next time.
  public var failures: SavedFailures?
  /// The replay string of a failing case: only that case is run.
  public var replay: String?

  public init(
    runs: Int = 1000, seed: UInt64 = .random(in: 0 ... .max), steps: Int = 50,
    shrinking: Int = 20_000, crashes: Double = 0, failures: SavedFailures? = nil,
    replay: String? = nil
  ) {
    self.runs = runs
    self.seed = seed
    self.steps = steps
    self.shrinking = shrinking
    self.crashes = crashes
    self.failures = failures
    self.replay = replay
  }
}
