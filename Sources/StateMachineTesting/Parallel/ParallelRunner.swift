/// Draws cases of a prefix and branches, runs them under schedules, and makes one that fails small.
struct ParallelRunner<System: ConcurrentSystemUnderTest> where System.Spec.State: Hashable {
  typealias Spec = System.Spec
  typealias Step = ParallelStep<Spec.Command>

  /// What went wrong, and under which schedule, if it was chosen.
  struct Failure {
    let verdict: Verdict
    let run: Picker?
  }

  let checker: Checker<Spec>
  let branches: Int
  let schedule: ParallelSchedule
  let patience: Duration
  let body: ParallelBody<System>

  /// How a case fails; nil if it passes under every schedule.
  ///
  /// - Parameter first: a schedule to be tried before all others.
  func failure(
    of steps: ParallelCase<Spec.Command>, first: Picker? = nil, _ report: inout ParallelReport
  ) async throws -> Failure? {
    report.calls += steps.prefix.count + steps.branches.map(\.count).reduce(0, +)
    guard case .free(let repeats) = schedule else {
      let runner = scheduled(steps)
      if let first {
        let (verdict, run) = try runner.run(Picker(first.choices))
        report.count(run)
        if let verdict { return Failure(verdict: verdict, run: run) }
      }
      var plans = ParallelPlans(schedule, seed: checker.settings.seed)
      while let picker = plans.next() {
        let (verdict, run) = try runner.run(picker)
        report.count(run)
        if let verdict { return Failure(verdict: verdict, run: run) }
        plans.learn(from: run)
      }
      return nil
    }
    for _ in 0..<max(1, repeats) {
      report.schedules += 1
      do { try await body.run(steps) { _ in } } catch {
        return Failure(verdict: Verdict(thrown: error), run: nil)
      }
    }
    return nil
  }

  func scheduled(_ steps: ParallelCase<Spec.Command>) -> ScheduleRunner {
    let body = body
    return ScheduleRunner(name: checker.name, limit: 100_000, patience: patience) { schedule in
      try await body.run(steps, note: schedule.world.note)
    }
  }
}
