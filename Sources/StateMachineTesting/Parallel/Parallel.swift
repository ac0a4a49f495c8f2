extension Checker where Spec.State: Hashable {
  /// Calls a system from several tasks at once: a random prefix in turn, then random branches. The
  /// answers must be those that some order of the calls would give, each at a moment between its
  /// beginning and its end, and what the system shows afterwards must agree with one of these orders.
  ///
  /// - Parameters:
  ///   - branches: how many tasks there are.
  ///   - length: how many calls at most are in the prefix, and in each branch.
  ///   - schedule: how the tasks go on.
  ///   - patience: as for `forAllSchedules`.
  ///   - make: makes a system for every schedule. Under `.seeded` and `.bounded` it runs within it.
  ///   - file: where the call stands, whose `make` is quoted in programs of failures.
  ///   - line: its line.
  ///   - column: its column.
  /// Crashes and isolation of the settings mean nothing here.
  ///
  /// - Throws: `FailingParallelRun`, made small; `FlakySystem`; `UndecidedHistory`; `EscapedSchedule`;
  ///   `NothingToSchedule` and `NothingToDo`; `GaveUp`; `MalformedReplay` and `StaleReplay`.
  @concurrent @discardableResult
  public func parallel<System: ConcurrentSystemUnderTest>(
    branches: Int = 2, length: Int = 5, _ schedule: ParallelSchedule = .seeded(schedules: 20),
    patience: Duration = .milliseconds(200), _ make: @escaping @Sendable () async throws -> System,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> ParallelReport where System.Spec == Spec {
    precondition(branches > 0 && length > 0, "at least one branch, and one step")
    let runner = ParallelRunner(
      checker: at(file, line, column), branches: branches, schedule: schedule, patience: patience,
      body: ParallelBody(checker: self, make: make))
    let end = try settings.end()
    var report = ParallelReport(seed: settings.seed)
    if let text = settings.replay {
      try await runner.again(text, story: "run again from its replay string", &report)
      return report
    }
    for replay in try settings.failures?.load(parallelName) ?? [] {
      do {
        try await runner.again(replay.text, story: "a saved failure", &report)
      } catch is StaleReplay {
        report.staleFailures += 1
      }
    }
    for run in 0..<settings.runs {
      try Task.checkCancellation()
      if let end, end < .now { break }
      report.runs += 1
      let trace = try runner.draw(
        seed: SeededGenerator.seed(settings.seed, run: run), length: length)
      let steps = ParallelCase(trace.steps.map(\.command))
      if let failure = try await runner.failure(of: steps, &report) {
        let story = "found in run \(run + 1) of \(settings.runs), seed \(settings.seed)"
        throw try await runner.shrunk(trace, failure, story: story)
      }
    }
    guard report.calls > 0 || report.runs == 0 else { throw NothingToDo(name: name) }
    if case .free = schedule { return report }
    guard report.choices > 0 || report.runs == 0 else { throw NothingToSchedule(name: name) }
    return report
  }

  /// Calls a system with these commands: the prefix in turn, then the branches at once.
  ///
  /// With the replay string of a failing schedule in the settings, under that one alone.
  ///
  /// - Throws: as above.
  @concurrent @discardableResult
  public func parallel<System: ConcurrentSystemUnderTest>(
    prefix: [Spec.Command], branches: [[Spec.Command]],
    _ schedule: ParallelSchedule = .seeded(schedules: 1000),
    patience: Duration = .milliseconds(200), _ make: @escaping @Sendable () async throws -> System,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> ParallelReport where System.Spec == Spec {
    let runner = ParallelRunner(
      checker: at(file, line, column), branches: branches.count, schedule: schedule,
      patience: patience,
      body: ParallelBody(checker: self, make: make))
    _ = try settings.end()
    let steps = ParallelCase(prefix: prefix, branches: branches)
    guard !branches.joined().isEmpty else { throw NothingToDo(name: name) }
    var report = ParallelReport(seed: settings.seed)
    report.runs = 1
    let story = "run as it was written"
    if let text = settings.replay {
      try runner.scheduled(steps).again(Replay(text), story: story)
      return report
    }
    if let failure = try await runner.failure(of: steps, &report) {
      throw try await runner.explain(steps, failure, story: story)
    }
    return report
  }

  /// What failing runs are kept under: their replays are not those of sequences.
  var parallelName: String { failuresName + " parallel" }
}
