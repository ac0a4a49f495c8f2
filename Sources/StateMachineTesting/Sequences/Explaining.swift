extension Checker {
  /// The failing case of a seed, made small, saved, and explained.
  func shrunk<System>(
    _ seed: UInt64, _ runner: SequenceRunner<System>, story: String
  ) async throws -> any Error where System.Spec == Spec {
    var tally = Tally(Coverage(specification.regions))
    let (found, trace) = try await runner.random(seed: seed, tally: &tally, records: true)
    guard let verdict = found else { return FlakySystem(story: story) }
    // Once more as a plan: it knows the parts of every step.
    let (planned, again) = try await runner.planned(trace.plan)
    guard let again, again.kind == verdict.kind else { return FlakySystem(story: story) }
    let shrinker = Shrinker(planned, limit: settings.shrinking) { plan in
      guard let (trace, verdict) = try? await runner.planned(plan), verdict?.kind == again.kind
      else { return nil }
      return trace
    }
    await shrinker.shrink()
    let isMinimal = await shrinker.isLocallyMinimal()
    let smallest = shrinker.current
    let (_, last) = try await runner.planned(smallest.plan)
    guard let last else { return FlakySystem(story: story) }
    let replay: Replay =
      smallest.steps.allSatisfy(\.isReplayable)
      ? .recipe(smallest.steps.map { $0.choices.map(\.index) })
      : .seed(seed, steps: settings.steps)
    try settings.failures?.save(replay, under: name)
    var failing = await explain(smallest, last, runner, story: story, replay: replay)
    failing.shrinking = Shrinking(
      from: trace.steps.count, evaluations: shrinker.evaluations, isLocallyMinimal: isMinimal)
    return failing
  }

  /// What is told about a failing case.
  func explain<System>(
    _ trace: Trace<TestStep<Spec.Command>>, _ verdict: Verdict, _ runner: SequenceRunner<System>,
    story: String, replay: Replay? = nil
  ) async -> FailingCase where System.Spec == Spec {
    var state = specification.initial
    var rows: [FailingCase.Row] = []
    for (place, step) in trace.steps.enumerated() {
      let before = specification.describe(state: state)
      let isLast = place == trace.steps.count - 1
      switch step.command {
      case .crashAndReopen:
        state = specification.recovered(from: state)
        rows.append(.init(command: "crash and reopen", before: before, answer: ""))
      case .perform(let command):
        let response = specification.apply(command, to: &state)
        let answer = isLast && !verdict.expected.isEmpty ? verdict.expected : specification.describe(response: response)
        rows.append(.init(command: specification.describe(command: command), before: before, answer: answer))
      }
    }
    return FailingCase(
      name: name, message: verdict.message, found: verdict.found, rows: rows,
      after: specification.describe(state: state), story: story, replay: replay?.text,
      program: program(trace.steps.map(\.command), System.self))
  }
}
