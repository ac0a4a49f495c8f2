/// Runs a body under many orders of its tasks, on one thread and in virtual time.
///
/// ```swift
/// try await forAllSchedules("withdrawals") { schedule in
///   let account = Account(balance: 100)
///   async let one = account.withdraw(60)
///   async let other = account.withdraw(60)
///   _ = await (one, other)
///   guard await account.balance >= 0 else { throw Overdrawn() }
/// }
/// ```
///
/// It runs on no actor, whoever calls: the body may call the caller's.
///
/// Between two suspensions a task runs alone: what is found are faults of order, as of actors that are
/// re-entered, not of memory that threads share.
///
/// - Parameters:
///   - name: what it is called in messages, and what its failing schedules are kept under.
///   - settings: `runs` schedules at most, from `seed`; `steps`, `crashes` and `isolation` mean
///     nothing here.
///   - search: how schedules are chosen. The first is always first come, first served.
///   - limit: how many times a task goes on in one schedule, before it is taken for a livelock.
///   - patience: how long, by the real clock, a body that waits is given to be resumed from outside,
///     before it is taken for a deadlock.
///   - body: what throws, never ends or waits for ever is a failure.
/// - Throws: `FailingSchedule`, made small; `EscapedSchedule` if something was resumed from outside;
///   `NothingToSchedule` if there was never a choice; `FlakySystem`; `MalformedReplay`.
@concurrent @discardableResult
public func forAllSchedules(
  _ name: String, _ settings: Settings = Settings(), search: ScheduleSearch = .random,
  limit: Int = 100_000, patience: Duration = .milliseconds(200),
  _ body: @escaping @Sendable (Schedule) async throws -> Void
) async throws -> ScheduleReport {
  let runner = ScheduleRunner(name: name, limit: limit, patience: patience, body: body)
  let end = try settings.end()
  if let text = settings.replay {
    try runner.again(Replay(text), story: "run again from its replay string")
    return ScheduleReport(runs: 1, seed: settings.seed)
  }
  var report = ScheduleReport(runs: 0, seed: settings.seed)
  for replay in try settings.failures?.load(runner.failuresName) ?? [] {
    do {
      try runner.again(replay, story: "a saved failure")
      report.savedFailures += 1
    } catch is StaleReplay {
      report.staleFailures += 1
    }
  }
  var plans = SchedulePlans(search, seed: settings.seed, limit: settings.runs)
  while report.runs < settings.runs, let picker = plans.next() {
    try Task.checkCancellation()
    if let end, end < .now { break }
    let (verdict, run) = try runner.run(picker)
    report.runs += 1
    report.count(run)
    if let verdict {
      let story = "found with schedule \(report.runs) of \(settings.runs), seed \(settings.seed)"
      throw try await runner.shrunk(run, verdict, settings, story: story)
    }
    plans.learn(from: run)
  }
  guard report.choices > 0 || report.runs == 0 else { throw NothingToSchedule(name: name) }
  report.isComplete = plans.isExhausted
  return report
}

/// What a body did under many schedules without failing.
public struct ScheduleReport: Equatable, Sendable, CustomStringConvertible {
  /// How many schedules were run, without saved ones.
  public internal(set) var runs: Int
  /// The seed of the settings, which makes the same schedules again.
  public let seed: UInt64
  /// How many times there were several tasks to choose from, in all schedules together.
  public internal(set) var choices = 0
  /// How many times a task went on, in the longest schedule.
  public internal(set) var longest = 0
  /// How many saved schedules were run first.
  public internal(set) var savedFailures = 0
  /// How many saved schedules have choices that the body no longer has.
  public internal(set) var staleFailures = 0
  /// Whether a bounded search ran every schedule within its bound.
  public internal(set) var isComplete = false

  init(runs: Int, seed: UInt64) {
    self.runs = runs
    self.seed = seed
  }

  mutating func count(_ run: Picker) {
    choices += run.choicesSeen
    longest = max(longest, run.picks)
  }

  public var description: String {
    "passed: \(runs) schedules, \(choices) choices, the longest of \(longest) picks"
      + (isComplete ? ", all there are within the bound" : "")
      + (savedFailures > 0 ? ", \(savedFailures) saved failures first" : "")
      + (staleFailures > 0 ? ", \(staleFailures) saved failures not made any more" : "")
      + ", seed \(seed)"
  }
}
