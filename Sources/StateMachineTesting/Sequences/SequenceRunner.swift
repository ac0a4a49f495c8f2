/// Runs one case after another: random ones for speed, planned ones with a record of what was done.
@usableFromInline struct SequenceRunner<System: SystemUnderTest> {
  @usableFromInline typealias Spec = System.Spec
  @usableFromInline typealias Step = TestStep<Spec.Command>

  @usableFromInline let specification: Spec
  @usableFromInline let regions: [Region<Spec.State, Spec.Command>]
  @usableFromInline var settings: Settings
  @usableFromInline let make: () async throws -> System
  /// Told of every step before it is taken.
  @usableFromInline var progress: Progress?
  /// Expectations that fail in the system.
  @usableFromInline var expectations: FailedExpectations?

  /// Plays a random case of this seed.
  @inlinable func random(seed: UInt64, tally: inout Tally) async throws -> Verdict? {
    if settings.isolation != nil { return try await isolated(seed: seed, tally: &tally) }
    return try await watched { runner in
      try await runner.unwatched(seed: seed, &tally) { _, _, _ in }
    }
  }

  /// Plays a random case of this seed, and keeps what it did: that costs time, and is asked for only after a
  /// failure.
  func recorded(
    seed: UInt64, tally: inout Tally
  ) async throws -> (verdict: Verdict?, trace: Trace<Step>) {
    if let isolation = settings.isolation {
      return try await random(seed: seed, in: isolation, &tally)
    }
    return try await watched { runner in
      var trace = Trace<Step>(steps: [])
      let verdict = try await runner.unwatched(seed: seed, &tally) { step, choices, state in
        trace.steps.append(
          Trace.Step(
            command: step, choices: choices.recorded, spans: [], before: hash(state),
            isReplayable: true))
      }
      return (verdict, trace)
    }
  }

  @usableFromInline func isolated(seed: UInt64, tally: inout Tally) async throws -> Verdict? {
    try await recorded(seed: seed, tally: &tally).verdict
  }

  /// - Parameter note: told of each step, its choices and the state before it.
  @inlinable func unwatched(
    seed: UInt64, _ tally: inout Tally, _ note: (Step, Choices, Spec.State) -> Void
  ) async throws -> Verdict? {
    var walker = Walker(specification, regions, settings, seed: seed)
    var run = try await Run(self)
    if let verdict = await run.begin() {
      await run.system.finish()
      return verdict
    }
    while let step = walker.next(in: run.state) {
      let refusedBefore = tally.refused
      note(step, walker.choices, run.state)
      if let verdict = await run.take(step, &tally) {
        await run.system.finish()
        return verdict
      }
      walker.count(isRefused: tally.refused > refusedBefore)
    }
    await run.system.finish()
    tally.take(note: walker.gaveUp)
    tally.disabled += walker.disabled
    return nil
  }

  /// Plays a planned case; what it did and what went wrong.
  func planned(_ plan: [Plan<Step>]) async throws -> (Trace<Step>, Verdict?) {
    var tally = Tally(Coverage(regions))
    return try await planned(plan, &tally)
  }

  func planned(
    _ plan: [Plan<Step>], _ tally: inout Tally
  ) async throws -> (Trace<Step>, Verdict?) {
    if let isolation = settings.isolation {
      return try await planned(plan, in: isolation, &tally)
    }
    return try await watched { runner in try await runner.unwatched(plan, &tally) }
  }

  @usableFromInline func watched<Value>(_ run: (SequenceRunner) async throws -> Value) async throws
    -> Value
  {
    try await FailedExpectations.watching { expectations in
      var runner = self
      runner.expectations = expectations
      return try await run(runner)
    }
  }

  private func unwatched(
    _ plan: [Plan<Step>], _ tally: inout Tally
  ) async throws -> (Trace<Step>, Verdict?) {
    var run = try await Run(self)
    var trace = Trace<Step>(steps: [])
    var verdict = await run.begin()
    for planned in plan where verdict == nil {
      guard let step = cook(planned, in: run.state) else { continue }
      let before = hash(run.state)
      trace.steps.append(
        Trace.Step(
          command: step.command, choices: step.choices, spans: step.spans, before: before,
          isReplayable: step.isReplayable))
      verdict = await run.take(step.command, &tally)
    }
    await run.system.finish()
    return (trace, verdict)
  }

  /// The simplest choices that lead to a step in a state; nil if none of the first `limit` do.
  func recipe(for step: Step, in state: Spec.State, limit: Int) -> [UInt64]? {
    var recipe: [UInt64]? = []
    for _ in 0..<limit {
      guard let current = recipe else { return nil }
      var choices = Choices(replaying: current)
      let found = try? Walker.step(specification, settings.crashes, in: state, &choices)
      if found == step { return choices.recorded.map(\.index) }
      recipe = choices.nextRecipe
    }
    return nil
  }

  func hash(_ state: Spec.State) -> Int { specification.key(of: state).hashValue }

  private func cook(_ plan: Plan<Step>, in state: Spec.State) -> Trace<Step>.Step? {
    if let feed = plan.feed { return cook(Choices(feeding: feed), in: state) }
    let cooked = plan.recipe.flatMap { cook($0, in: state) }
    guard let kept = plan.command else { return cooked }
    if let cooked, cooked.command == kept { return cooked }
    if case .perform(let command) = kept, !specification.isEnabled(command, in: state) {
      return nil
    }
    return plan.recipe.flatMap { neighbour(of: $0, kept, in: state, cooked?.choices ?? []) }
      ?? Trace.Step(
        command: kept, choices: cooked?.choices ?? [], spans: cooked?.spans ?? [], before: 0,
        isReplayable: false)
  }

  /// The same command may be one choice away: it has moved in a list, say.
  private func neighbour(
    of recipe: [UInt64], _ kept: Step, in state: Spec.State, _ choices: [Choice]
  ) -> Trace<Step>.Step? {
    for (position, choice) in choices.enumerated() where choice.limit > 0 {
      for index in 0...min(choice.limit, 40) where index != choice.index {
        var recipe = recipe
        guard position < recipe.count else { return nil }
        recipe[position] = index
        if let other = cook(recipe, in: state), other.command == kept { return other }
      }
    }
    return nil
  }

  private func cook(_ recipe: [UInt64], in state: Spec.State) -> Trace<Step>.Step? {
    cook(Choices(replaying: recipe), in: state)
  }

  func cook(_ source: Choices, in state: Spec.State) -> Trace<Step>.Step? {
    var choices = source
    guard let step = try? Walker.step(specification, settings.crashes, in: state, &choices) else {
      return nil
    }
    if case .perform(let command) = step, !specification.isEnabled(command, in: state) {
      return nil
    }
    if let feed = choices.feed, !feed.isUsedUp { return nil }
    return Trace.Step(
      command: step, choices: choices.recorded, spans: choices.spans, before: 0,
      isReplayable: true)
  }
}

/// What all runs did together.
@usableFromInline struct Tally: Sendable {
  @usableFromInline var steps = 0
  @usableFromInline var refused = 0
  @usableFromInline var crashes = 0
  /// How many commands were drawn that are not enabled, in runs that passed.
  @usableFromInline var disabled = 0
  @usableFromInline var labels: [String: Int] = [:]
  @usableFromInline var coverage: Coverage
  /// Of specifications without regions.
  @usableFromInline var commands = CommandTally()
  /// Why a generator made nothing when commands were asked for.
  @usableFromInline var gaveUp: GaveUp?

  init(_ coverage: Coverage) { self.coverage = coverage }

  /// Nothing to choose from is how a machine comes to its end; all else is a fault of the
  /// generator.
  @usableFromInline mutating func take(note error: GaveUp?) {
    if case .nothingToChoose = error { return }
    gaveUp = gaveUp ?? error
  }

  /// Adds what other runs counted.
  mutating func add(_ other: Tally) {
    steps += other.steps
    refused += other.refused
    crashes += other.crashes
    disabled += other.disabled
    labels.merge(other.labels, uniquingKeysWith: +)
    coverage.add(other.coverage)
    commands.add(other.commands)
    gaveUp = gaveUp ?? other.gaveUp
  }
}
