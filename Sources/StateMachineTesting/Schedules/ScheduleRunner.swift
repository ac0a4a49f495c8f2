/// Runs single schedules, and makes one that fails small.
struct ScheduleRunner {
  let name: String
  let limit: Int
  let patience: Duration
  let body: @Sendable (Schedule) async throws -> Void

  /// What failing schedules are kept under: a property may have the same name.
  var failuresName: String { name + " schedules" }

  func run(_ picker: Picker) throws -> (verdict: Verdict?, run: Picker) {
    let world = World(picker)
    let verdict = try verdict(world, patience: patience)
    return (verdict, world.picker)
  }

  private func verdict(_ world: World, patience: Duration) throws -> Verdict? {
    let body = body
    let end = world.run(limit: limit, patience: patience) { schedule in
      try await FailedExpectations.throwing { try await body(schedule) }
    }
    switch end {
    case .finished(nil): return nil
    case .finished(let error?):
      return Verdict(thrown: error)
    case .deadlock:
      return Verdict(
        kind: .deadlock, message: "deadlock: the body waits, and nothing is left that could go on")
    case .threadWaits:
      return Verdict(
        kind: .deadlock,
        message: "deadlock: the body has ended, and a thread or a task waits in a monitor for ever")
    case .livelock:
      return Verdict(kind: .livelock, message: "livelock: after \(limit) picks it has not ended")
    case .escaped: throw EscapedSchedule(name: name)
    }
  }

  /// Runs a replayed schedule.
  ///
  /// - Throws: `FailingSchedule` if it still fails; `MalformedReplay` if it is a replay of something
  ///   else; `StaleReplay` if the body no longer has these choices.
  func again(_ replay: Replay, story: String) throws {
    guard case .marked(.schedule, .recipe(let steps, crashes: false)) = replay else {
      throw MalformedReplay(text: replay.text)
    }
    let choices = choices(steps.map { Plan(recipe: $0, command: nil) })
    let world = World(Picker(choices))
    if let verdict = try verdict(world, patience: patience) {
      throw failing(world, verdict, story: story)
    }
    guard world.picker.choices == choices else { throw StaleReplay(text: replay.text) }
  }

  func shrunk(
    _ first: Picker, _ original: Verdict, _ settings: Settings, story: String
  ) async throws -> any Error {
    // Whoever waits for what is outside was told before: nobody is waited for here.
    func run(_ picker: Picker) -> (outcome: Shrinker<Picker.Choice>.Outcome, world: World) {
      let world = World(picker)
      let verdict: Verdict?
      do { verdict = try self.verdict(world, patience: .zero) } catch {
        return (.failsOtherwise, world)
      }
      guard let found = verdict else { return (.passes, world) }
      let isSame = found.kind == original.kind
      return (isSame ? .failsTheSame(trace(world.picker.choices)) : .failsOtherwise, world)
    }
    let shrinker = Shrinker(trace(first.choices), settings) {
      run(Picker(choices($0))).outcome
    }
    let isSearched = await shrinker.shrinkToLocalMinimum()
    var (smallest, tries) = (choices(shrinker.current.plan), shrinker.evaluations)
    // Every schedule that deviates less often, as far as the limits of tries and of time go.
    var plans = SchedulePlans(
      .bounded(deviations: smallest.count - 1), seed: settings.seed,
      limit: settings.shrinking)
    var isMinimal = smallest.isEmpty
    while !isMinimal, !shrinker.isSpent(after: tries), let picker = plans.next() {
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
    guard let last = try self.verdict(world, patience: .zero), last.kind == original.kind else {
      return FlakySystem(story: story, message: original.message)
    }
    let failing = failing(
      world, last, story: story, isMinimal: isMinimal,
      shrinking: Shrinking(
        from: first.choices.count, evaluations: tries,
        isLocallyMinimal: isSearched && !shrinker.failsOtherwise,
        failsOtherwise: isSearched && shrinker.failsOtherwise))
    try settings.failures?.save(Replay(failing.replay), under: failuresName)
    return failing
  }

  // MARK: Deviations as steps

  /// More than any schedule has, and few enough to be added.
  private static let most: UInt64 = 1 << 32

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
            Choice(index: UInt64(choice.pick - next), above: Self.most),
            Choice(index: UInt64(choice.place - 1), above: Self.most),
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
          pick: next + Int(min(recipe[0], Self.most)), place: 1 + Int(min(recipe[1], Self.most)))
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
      notes: world.notes, story: story, replay: Replay.marked(.schedule, .recipe(steps)).text,
      shrinking: shrinking,
      isMinimal: isMinimal)
  }
}
