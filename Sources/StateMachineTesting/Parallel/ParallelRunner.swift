/// Draws cases of a prefix and branches, runs them under schedules, and makes one that fails small.
struct ParallelRunner<System: ConcurrentSystemUnderTest> {
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

  // MARK: Cases

  /// A random case: a prefix of up to `length` steps, and as many in each branch.
  func draw(seed: UInt64, length: Int) -> Trace<Step> {
    var decisions = SeededGenerator(seed: seed)
    var choices = Choices(seed: decisions.next())
    var trace = Trace<Step>(steps: [])
    var states = [checker.specification.initial]
    for lane in 0...branches {
      if lane > 0 { states.append(states[0]) }
      let least = lane == 0 ? 0 : 1
      let count = least + Int(decisions.next(upTo: UInt64(max(1, length) - least)))
      for _ in 0..<count {
        choices.beginStep()
        if let step = step(lane, in: &states[lane], &choices) { trace.steps.append(step) }
      }
    }
    return trace
  }

  /// The case of a plan: the prefix first, since the branches begin in the state it leads to.
  func cook(_ plan: [Plan<Step>]) -> Trace<Step> {
    var trace = Trace<Step>(steps: [])
    var states: [Spec.State?] = [checker.specification.initial]
    let lanes = plan.map { $0.command?.lane ?? Int(clamping: $0.recipe?.first ?? 0) }
    for isPrefix in [true, false] {
      if !isPrefix { states += [Spec.State?](repeating: nil, count: branches) }
      for (planned, lane) in zip(plan, lanes) where (lane == 0) == isPrefix {
        let lane = min(lane, branches)
        guard var state = states[lane] ?? states[0] else { continue }
        if let step = cook(planned, lane, in: &state) {
          trace.steps.append(step)
          states[lane] = state
        }
      }
    }
    return trace
  }

  private func cook(
    _ planned: Plan<Step>, _ lane: Int, in state: inout Spec.State
  ) -> Trace<Step>.Step? {
    let before = state
    var cooked: Trace<Step>.Step?
    if let recipe = planned.recipe {
      var choices = Choices(replaying: Array(recipe.dropFirst()))
      cooked = step(lane, in: &state, &choices)
    }
    guard let kept = planned.command, cooked?.command != kept else { return cooked }
    state = before
    guard checker.specification.isEnabled(kept.command, in: state) else { return nil }
    _ = checker.specification.apply(kept.command, to: &state)
    return Trace.Step(
      command: kept, choices: cooked?.choices ?? [], spans: [], before: 0, isReplayable: false)
  }

  /// The next step of a lane; its first choice is the lane.
  private func step(
    _ lane: Int, in state: inout Spec.State, _ choices: inout Choices
  ) -> Trace<Step>.Step? {
    guard let command = try? checker.specification.command(in: state, from: &choices),
      checker.specification.isEnabled(command, in: state)
    else { return nil }
    let before = checker.specification.key(of: state).hashValue
    _ = checker.specification.apply(command, to: &state)
    return Trace.Step(
      command: Step(lane: lane, command: command),
      choices: [Choice(index: UInt64(lane), above: UInt64(branches))] + choices.recorded,
      spans: choices.spans.map { Span(label: $0.label, start: $0.start + 1, end: $0.end + 1) },
      before: before, isReplayable: true)
  }

  // MARK: Schedules

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
    for _ in 0..<repeats {
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
