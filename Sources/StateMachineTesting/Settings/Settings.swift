/// How much is tried, and from which seed. A number out of its range is taken as the nearest in it.
public struct Settings: Sendable {
  /// How many cases are made: none if it is negative.
  public var runs: Int { didSet { runs = Self.clamped(runs: runs) } }
  /// The same seed makes the same cases. A failing case names the seed that found it.
  public var seed: UInt64
  /// How many steps a run has at most: from 1 to 1,000,000.
  public var steps: Int { didSet { steps = Self.clamped(steps: steps) } }
  /// How many candidates are tried while a failing case is made small: none if it is negative.
  public var shrinking: Int { didSet { shrinking = Self.clamped(shrinking: shrinking) } }
  /// How likely a step is a crash: from 0 to 1. Not-a-number is taken as 0.
  public var crashes: Double { didSet { crashes = Self.clamped(crashes: crashes) } }
  /// The store of failing cases, to be tried first the next time.
  public var failures: SavedFailures?
  /// The replay string of a failing case: only that case is run.
  public var replay: String?
  /// Whether systems run in a child process, and how long and how much they may take there; nil to
  /// run them here.
  public var isolation: Isolation?
  /// How long random runs are made, by the real clock; those that were made by then count. Nil for
  /// as long as it takes.
  public var deadline: Duration?
  /// How long a failing case is made small, by the real clock.
  public var shrinkDeadline: Duration?
  /// Whether runs of a `check` go on from where earlier ones came to a status that none had come to. So they do anyhow
  /// if the specification has a `target(of:)`. Not in a child process. They are
  /// made one after the other, also in a walk, and are not written down as they go on: after a trap the next check knows
  /// nothing of them.
  public var isGuided: Bool
  /// What the environment says that cannot be read.
  private(set) var fault: MalformedEnvironment?

  /// Creates settings; where `SettingsOverrides` say something, it counts instead of the argument.
  public init(
    runs: Int = 1000, seed: UInt64 = .random(in: 0 ... .max), steps: Int = 50,
    shrinking: Int = 20_000, crashes: Double = 0, failures: SavedFailures? = nil,
    replay: String? = nil, isolation: Isolation? = nil, deadline: Duration? = nil,
    shrinkDeadline: Duration? = nil, isGuided: Bool = false
  ) {
    var overrides = SettingsOverrides.current
    switch SettingsOverrides.environment {
    case .success(let environment): overrides = environment.or(overrides)
    case .failure(let fault): self.fault = fault
    }
    self.runs = Self.clamped(runs: overrides.runs ?? runs)
    self.seed = overrides.seed ?? seed
    self.steps = Self.clamped(steps: steps)
    self.shrinking = Self.clamped(shrinking: shrinking)
    self.crashes = Self.clamped(crashes: crashes)
    self.failures = failures
    self.replay = overrides.replay ?? replay
    self.isolation = isolation
    self.deadline = deadline
    self.isGuided = isGuided
    self.shrinkDeadline = overrides.shrinkDeadline ?? shrinkDeadline
  }

  /// When random runs that begin now have to end.
  func end() throws(MalformedEnvironment) -> ContinuousClock.Instant? {
    if let fault { throw fault }
    return deadline.map { .now + $0 }
  }

  private static func clamped(runs: Int) -> Int { max(0, runs) }
  private static func clamped(steps: Int) -> Int { min(max(1, steps), 1_000_000) }
  private static func clamped(shrinking: Int) -> Int { max(0, shrinking) }
  private static func clamped(crashes: Double) -> Double {
    crashes > 0 ? min(crashes, 1) : 0
  }
}
