extension Checker {
  /// The failing case of a seed, made small, saved, and explained.
  func shrunk<System>(
    _ seed: UInt64, _ runner: SequenceRunner<System>, story: String
  ) async throws -> any Error where System.Spec == Spec {
    var tally = Tally(Coverage(specification.regions))
    let (found, trace) = try await runner.recorded(seed: seed, tally: &tally)
    guard let verdict = found else { return FlakySystem(story: story, message: "it failed") }
    // The runner's settings: a seed that was given brings its own.
    let seedReplay = Replay.seed(
      seed, steps: runner.settings.steps, crashes: runner.settings.crashes)
    return try await shrunk(trace, verdict, runner, story: story, fallback: seedReplay)
  }

  /// A failing case made small, saved, and explained.
  ///
  /// - Parameter fallback: how to find the case again if its choices do not lead to it.
  func shrunk<System>(
    _ trace: Trace<TestStep<Spec.Command>>, _ verdict: Verdict, _ runner: SequenceRunner<System>,
    story: String, fallback: Replay? = nil
  ) async throws -> any Error where System.Spec == Spec {
    // Once more as a plan: it knows the parts of every step.
    let (planned, again) = try await runner.planned(trace.plan)
    guard let again, again.kind == verdict.kind else {
      return FlakySystem(story: story, message: verdict.message)
    }
    let shrinker = Shrinker(planned, settings) { plan in
      // A candidate that cannot be run at all is none that passes.
      guard let (trace, verdict) = try? await runner.planned(plan) else { return .failsOtherwise }
      guard let verdict else { return .passes }
      return verdict.kind == again.kind ? .failsTheSame(trace) : .failsOtherwise
    }
    let isSearched = await shrinker.shrinkToLocalMinimum()
    let smallest = shrinker.current
    var last = again
    // Three times, since a system that fails now and then may have failed just now.
    for _ in 0..<3 {
      guard let repeated = try await runner.planned(smallest.plan).1, repeated.kind == again.kind
      else { return FlakySystem(story: story, message: verdict.message) }
      last = repeated
    }
    let replay = (await replay(of: smallest, runner) ?? fallback)?.of(again)
    if let replay { try settings.failures?.save(replay, under: failuresName) }
    var failing = await explain(smallest, last, runner, story: story, replay: replay)
    failing.shrinking = Shrinking(
      from: trace.steps.count, evaluations: shrinker.evaluations,
      isLocallyMinimal: isSearched && !shrinker.failsOtherwise,
      failsOtherwise: isSearched && shrinker.failsOtherwise)
    return failing
  }

  /// The choices of a case, if they lead to its commands by themselves; those of a command that
  /// came from elsewhere are looked for.
  private func replay<System>(
    of trace: Trace<TestStep<Spec.Command>>, _ runner: SequenceRunner<System>
  ) async -> Replay? where System.Spec == Spec {
    var (state, recipes) = (specification.initial, [[UInt64]]())
    for step in trace.steps {
      let found =
        step.isReplayable
        ? step.choices.map(\.index) : runner.recipe(for: step.command, in: state, limit: 5000)
      guard let found else { return nil }
      recipes.append(found)
      switch step.command {
      case .perform(let command): _ = specification.apply(command, to: &state)
      case .crashAndReopen: state = specification.recovered(from: state)
      }
    }
    let plan = recipes.map { Plan<TestStep<Spec.Command>>(recipe: $0, command: nil) }
    guard let (again, verdict) = try? await runner.planned(plan), verdict != nil,
      again.steps.map(\.command) == trace.steps.map(\.command)
    else { return nil }
    return .recipe(recipes, crashes: runner.settings.crashes > 0)
  }

  /// What is told about a failing case.
  func explain<System>(
    _ trace: Trace<TestStep<Spec.Command>>, _ verdict: Verdict, _ runner: SequenceRunner<System>,
    story: String, replay: Replay? = nil
  ) async -> FailingCase where System.Spec == Spec {
    var state = specification.initial
    var rows: [FailingCase.Row] = []
    for (place, step) in trace.steps.enumerated() {
      let (before, old) = (specification.describe(state: state), state)
      let isLast = place == trace.steps.count - 1
      switch step.command {
      case .crashAndReopen:
        state = specification.recovered(from: state)
        rows.append(
          .init(
            command: "crash and reopen", before: before, answer: "",
            changes: specification.changes(from: old, to: state)))
      case .perform(let command):
        let response = specification.apply(command, to: &state)
        let answer =
          isLast && !verdict.expected.isEmpty
          ? verdict.expected : specification.describe(response: response)
        rows.append(
          .init(
            command: specification.describe(command: command), before: before, answer: answer,
            changes: specification.changes(from: old, to: state)))
      }
    }
    return FailingCase(
      name: name, message: verdict.message, found: verdict.found, rows: rows,
      after: specification.describe(state: state), story: story, replay: replay?.text,
      program: program(trace.steps.map(\.command), System.self), kind: verdict.kind)
  }

  /// Failures of other kinds, in as many runs behind the first that fails as it took to find that, and a hundred: at
  /// most two.
  func others<System>(
    than found: FailingCase, behind run: Int, _ runner: SequenceRunner<System>
  ) async -> [FailingCase] where System.Spec == Spec {
    var (others, kinds) = ([FailingCase](), [found.kind])
    var next = run + 1
    while next < min(settings.runs, 2 * run + 101), others.count < 2, !Task.isCancelled {
      let seed = SeededGenerator.seed(settings.seed, run: next)
      next += 1
      var tally = Tally(Coverage(specification.regions))
      // What cannot be run, or not again, is no finding beside one that is.
      guard let verdict = try? await runner.random(seed: seed, tally: &tally),
        !kinds.contains(verdict.kind)
      else { continue }
      kinds.append(verdict.kind)
      let story = "found in run \(next) of \(settings.runs), seed \(settings.seed)"
      let failing = try? await shrunk(seed, runner, story: story)
      if var other = failing as? FailingCase {
        other.run = next
        others.append(other)
      }
    }
    return others
  }
}
