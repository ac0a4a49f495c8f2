/// Runs single schedules, and makes one that fails small.
struct ScheduleRunner {
  let name: String
  let limit: Int
  let patience: Duration
  let body: @Sendable (Schedule) async throws -> Void

  func run(_ picker: Picker) throws -> (verdict: Verdict?, run: Picker) {
    let world = World(picker)
    let verdict = try verdict(world, patience: patience)
    return (verdict, world.picker)
  }

  private func verdict(_ world: World, patience: Duration) throws -> Verdict? {
    switch world.run(limit: limit, patience: patience, body) {
    case .finished(nil): return nil
    case .finished(let error?):
      return Verdict(thrown: error)
    case .deadlock:
      return Verdict(
        kind: .deadlock, message: "deadlock: the body waits, and nothing is left that could go on")
    case .livelock:
      return Verdict(kind: .livelock, message: "livelock: after \(limit) picks it has not ended")
    case .escaped: throw EscapedSchedule(name: name)
    }
  }

  /// Runs a replayed schedule; false if it is a replay of something else.
  func again(_ replay: Replay, story: String) throws -> Bool {
    guard case .recipe(let steps, crashes: false) = replay, steps.allSatisfy({ $0.count <= 2 })
    else { return false }
    let world = World(Picker(choices(steps.map { Plan(recipe: $0, command: nil) })))
    if let verdict = try verdict(world, patience: patience) {
      throw failing(world, verdict, story: story)
    }
    return true
  }

  func shrunk(
    _ first: Picker, _ verdict: Verdict, _ settings: Settings, story: String
  ) async throws -> any Error {
    // Whoever waits for what is outside was told before: nobody is waited for here.
    func run(_ picker: Picker) -> (outcome: Shrinker<Picker.Choice>.Outcome, world: World) {
      let world = World(picker)
      guard let found = try? self.verdict(world, patience: .zero) else { return (.passes, world) }
      let isSame = found.kind == verdict.kind
      return (isSame ? .failsTheSame(trace(world.picker.choices)) : .failsOtherwise, world)
    }
    let shrinker = Shrinker(trace(first.choices), limit: settings.shrinking) {
      run(Picker(choices($0))).outcome
    }
    let isSearched = await shrinker.shrinkToLocalMinimum()
    var (smallest, tries) = (choices(shrinker.current.plan), shrinker.evaluations)
    // Every schedule that deviates less often, as far as the limit of tries goes.
    var plans = SchedulePlans(.bounded(deviations: smallest.count - 1), seed: settings.seed)
    var isMinimal = smallest.isEmpty
    while !isMinimal, tries < settings.shrinking, let picker = plans.next() {
      tries += 1
      let (outcome, world) = run(picker)
      if case .failsTheSame = outcome {
        (smallest, isMinimal) = (world.picker.choices, true)
      } else {
        plans.learn(from: world.picker)
        isMinimal = plans.isExhausted
      }
    }
    let world = World(Picker(smallest))
    guard let last = try self.verdict(world, patience: .zero), last.kind == verdict.kind else {
      return FlakySystem(story: story, message: verdict.message)
    }
    let failing = failing(
      world, last, story: story, isMinimal: isMinimal,
      shrinking: Shrinking(
        from: first.choices.count, evaluations: tries,
        isLocallyMinimal: isSearched && !shrinker.failsOtherwise,
        failsOtherwise: isSearched && shrinker.failsOtherwise))
    try settings.failures?.save(Replay(failing.replay), under: name)
    return failing
  }

  // MARK: Deviations as steps

  /// Each deviation is a step of two choices: how many picks lie before it, and its place. So the
  /// shrinker of commands leaves deviations out, and takes earlier and nearer ones.
  private func trace(_ choices: [Picker.Choice]) -> Trace<Picker.Choice> {
    var next = 0
    return Trace(
      steps: choices.map { choice in
        defer { next = choice.pick + 1 }
        return Trace.Step(
          command: choice,
          choices: [
            Choice(index: UInt64(choice.pick - next), above: UInt64(limit)),
            Choice(index: UInt64(choice.place - 1), above: UInt64(max(limit, choice.place))),
          ], spans: [], before: choice.hashValue, isReplayable: true)
      })
  }

  func choices(_ plan: [Plan<Picker.Choice>]) -> [Picker.Choice] {
    var (next, choices) = (0, [Picker.Choice]())
    for step in plan {
      let recipe = (step.recipe ?? []) + [0, 0]
      let choice =
        step.command
        ?? Picker.Choice(
          pick: next + Int(clamping: min(recipe[0], UInt64(limit))),
          place: 1 + Int(clamping: min(recipe[1], UInt64(limit))))
      choices.append(choice)
      next = choice.pick + 1
    }
    return choices
  }

  private func failing(
    _ world: World, _ verdict: Verdict, story: String, isMinimal: Bool = false,
    shrinking: Shrinking? = nil
  ) -> FailingSchedule {
    let choices = world.picker.choices
    let steps = trace(choices).steps.map { $0.choices.map(\.index) }
    return FailingSchedule(
      name: name, message: verdict.message,
      deviations: choices.map { .init(pick: $0.pick + 1, place: $0.place + 1) },
      notes: world.notes, story: story, replay: Replay.recipe(steps).text, shrinking: shrinking,
      isMinimal: isMinimal)
  }
}
