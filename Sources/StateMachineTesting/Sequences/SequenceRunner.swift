/// Runs one case after another: random ones for speed, planned ones with a record of what was done.
struct SequenceRunner<System: SystemUnderTest> {
  typealias Spec = System.Spec
  typealias Step = TestStep<Spec.Command>

  let specification: Spec
  let regions: [Region<Spec.State, Spec.Command>]
  let settings: Settings
  let make: () async throws -> System

  /// Plays a random case of this seed.
  ///
  /// How long it is, which commands it leaves alone and whether it looks for accepted ones is
  /// decided outside of the recorded choices, so that shrinking does not have to fight them.
  /// Leaving some commands alone lets others pile up (Groce et al., "Swarm Testing", ISSTA 2012);
  /// looking for accepted ones leads deep into the machine.
  ///
  /// - Parameter records: whether the trace is kept, which costs time and is asked for only after
  ///   a failure.
  func random(
    seed: UInt64, tally: inout Tally, records: Bool = false
  ) async throws -> (verdict: Verdict?, trace: Trace<Step>) {
    var decisions = SeededGenerator(seed: seed)
    var choices = Choices(seed: decisions.next())
    let length = Int(decisions.next(upTo: UInt64(max(1, settings.steps) - 1))) + 1
    let swarm = decisions.next(upTo: 1) == 0 ? decisions.next() | decisions.next() : .max
    let isEager = decisions.next(upTo: 1) == 0
    var trace = Trace<Step>(steps: [])
    var run = try await Run(self)
    for _ in 0..<length {
      guard let step = draw(in: run.state, &choices, swarm: swarm, isEager: isEager) else { break }
      if records {
        trace.steps.append(
          Trace.Step(
            command: step, choices: choices.recorded, spans: [], before: hash(run.state),
            isReplayable: true))
      }
      if let verdict = await run.take(step, &tally) {
        await run.system.finish()
        return (verdict, trace)
      }
    }
    await run.system.finish()
    return (nil, trace)
  }

  /// Plays a planned case; what it did and what went wrong.
  func planned(_ plan: [Plan<Step>]) async throws -> (Trace<Step>, Verdict?) {
    var tally = Tally(Coverage(regions))
    var run = try await Run(self)
    var trace = Trace<Step>(steps: [])
    var verdict: Verdict?
    for planned in plan {
      guard let step = cook(planned, in: run.state) else { continue }
      let before = hash(run.state)
      trace.steps.append(
        Trace.Step(
          command: step.command, choices: step.choices, spans: step.spans, before: before,
          isReplayable: step.isReplayable))
      verdict = await run.take(step.command, &tally)
      if verdict != nil { break }
    }
    await run.system.finish()
    return (trace, verdict)
  }

  private func hash(_ state: Spec.State) -> Int { specification.key(of: state).hashValue }

  /// A step for a state; nil where nothing enabled was found in twenty tries.
  private func draw(
    in state: Spec.State, _ choices: inout Choices, swarm: UInt64, isEager: Bool
  ) -> Step? {
    for attempt in 0..<20 {
      choices.beginStep()
      guard let step = try? decide(in: state, &choices) else { continue }
      guard case .perform(let command) = step else { return step }
      guard specification.isEnabled(command, in: state) else { continue }
      if attempt < 10, swarm != .max, let verb = regions.first?.verb(command),
        swarm >> UInt64(verb & 63) & 1 == 0
      {
        continue
      }
      if attempt < 10, isEager {
        var after = state
        if specification.isRefusal(specification.apply(command, to: &after)) { continue }
      }
      return step
    }
    return nil
  }

  private func decide(in state: Spec.State, _ choices: inout Choices) throws(GaveUp) -> Step {
    if settings.crashes > 0, try choices.flip(settings.crashes, .branch) { return .crashAndReopen }
    return .perform(try choices.draw(specification.commands(in: state)))
  }

  private func cook(_ plan: Plan<Step>, in state: Spec.State) -> Trace<Step>.Step? {
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
    var choices = Choices(replaying: recipe)
    guard let step = try? decide(in: state, &choices) else { return nil }
    if case .perform(let command) = step, !specification.isEnabled(command, in: state) {
      return nil
    }
    return Trace.Step(
      command: step, choices: choices.recorded, spans: choices.spans, before: 0,
      isReplayable: true)
  }
}

/// What all runs did together.
struct Tally {
  var steps = 0
  var refused = 0
  var crashes = 0
  var labels: [String: Int] = [:]
  var coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }
}
