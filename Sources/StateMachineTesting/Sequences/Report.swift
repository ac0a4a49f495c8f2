/// What a passing check did: how much, how often what, and how much of the machine it saw.
public struct Report: Sendable {
  /// How many runs were made; 1 if the case was given.
  public let runs: Int
  /// Nil if the case was given.
  public let seed: UInt64?
  /// How many steps the runs took together, refusals and crashes included.
  public let steps: Int
  /// How many of the steps were refused.
  public let refused: Int
  /// How many of the steps were crashes.
  public let crashes: Int
  /// How many saved failures were run first.
  public let savedFailures: Int
  /// How many of these the generator does not make any more.
  public let staleFailures: Int
  /// During how many runs another process ended, which pass by now.
  public internal(set) var lastRuns = 0
  /// How often each kind of command was sent.
  public let commands: [CommandCount]
  /// How many steps each label counted.
  public let labels: [String: Int]
  /// Which steps of each region were taken, and how often.
  public let coverage: Coverage

  init(
    runs: Int, seed: UInt64?, tally: Tally, savedFailures: Int = 0, staleFailures: Int = 0
  ) {
    self.runs = runs
    self.seed = seed
    self.staleFailures = staleFailures
    steps = tally.steps
    refused = tally.refused
    crashes = tally.crashes
    self.savedFailures = savedFailures
    labels = tally.labels
    coverage = tally.coverage
    commands = tally.coverage.commands + tally.commands.commands
  }

  /// Fails a run that did not cover what it could have.
  ///
  /// - Throws: `CoverageShortfall` with everything that is missing.
  public func requireCoverage(
    _ goal: CoverageGoal, of possible: Coverage, boundedIsEnough: Bool = false
  ) throws(CoverageShortfall) {
    try coverage.require(goal, of: possible, boundedIsEnough: boundedIsEnough)
  }
}

extension Report: CustomStringConvertible {
  public var description: String { text(in: CoverageWords.inEnglish) }

  /// The same in other words.
  public func text(in say: CoverageWords.Saying) -> String {
    var text = say(.passed(runs: runs, steps: steps, refused: refused))
    if crashes > 0 { text += ", " + say(.crashes(crashes)) }
    if savedFailures > 0 { text += ", " + say(.savedFailures(savedFailures)) }
    if staleFailures > 0 { text += ", " + say(.staleFailures(staleFailures)) }
    if lastRuns > 0 { text += ", " + say(.lastRuns(lastRuns)) }
    if let seed { text += ", " + say(.seed(seed)) }
    // One kind of command says nothing.
    if commands.count > 1 {
      let sorted = commands.sorted { ($1.steps, $0.name) < ($0.steps, $1.name) }
      for command in sorted.prefix(12) {
        text += "\n  \(percent(command.steps, of: steps))  \(command.text(in: say))"
      }
      if sorted.count > 12 { text += "\n             " + say(.moreCommands(sorted.count - 12)) }
      if !labels.isEmpty { text += "\n  " + say(.labels) }
    }
    for (label, count) in labels.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "\n  \(percent(count, of: steps))  \(label)"
    }
    return text
  }
}

/// A share with one decimal, in seven columns.
func percent(_ count: Int, of all: Int) -> String {
  let tenths = all == 0 ? 0 : (count * 1000 + all / 2) / all
  let text = "\(tenths / 10).\(tenths % 10) %"
  return String(repeating: " ", count: max(0, 7 - text.count)) + text
}
