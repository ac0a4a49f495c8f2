extension ParallelRunner {
  /// A failing case made small: fewer steps, steps moved from the branches into the prefix, then a
  /// schedule with fewer deviations.
  func shrunk(
    _ trace: Trace<Step>, _ failure: Failure, story: String
  ) async throws -> any Error {
    var report = ParallelReport(seed: checker.settings.seed)
    var last = failure
    let shrinker = Shrinker(trace, checker.settings) { plan in
      let cooked = cook(plan)
      let steps = ParallelCase(cooked.steps.map(\.command))
      // What failed before is the likeliest to fail again.
      let tried: Failure?
      do { tried = try await self.failure(of: steps, first: last.run, &report) } catch {
        return .failsOtherwise
      }
      guard let found = tried else { return .passes }
      guard found.verdict.kind == failure.verdict.kind else { return .failsOtherwise }
      if cooked.isSimpler(than: trace) { last = found }
      return .failsTheSame(cooked)
    }
    let isSearched = await shrinker.shrinkToLocalMinimum()
    let smallest = shrinker.current
    let steps = ParallelCase(smallest.steps.map(\.command))
    guard let again = try await self.failure(of: steps, first: last.run, &report),
      again.verdict.kind == failure.verdict.kind
    else {
      // On the process' threads nothing is sure to happen again: what was seen is told.
      guard case .free = schedule else {
        return FlakySystem(story: story, message: failure.verdict.message)
      }
      let steps = ParallelCase(trace.steps.map(\.command))
      return try await explain(steps, failure, story: story)
    }
    let shrinking = Shrinking(
      from: trace.steps.count, evaluations: shrinker.evaluations,
      isLocallyMinimal: isSearched && !shrinker.failsOtherwise,
      failsOtherwise: isSearched && shrinker.failsOtherwise)
    return try await explain(
      steps, again, story: story, shrinking: shrinking,
      recipes: smallest.steps.allSatisfy(\.isReplayable)
        ? smallest.steps.map { $0.choices.map(\.index) } : nil)
  }

  /// What is told about a failing case.
  ///
  /// - Parameter recipes: the choices that lead to its steps, if they do.
  func explain(
    _ steps: ParallelCase<Spec.Command>, _ failure: Failure, story: String,
    shrinking: Shrinking? = nil, recipes: [[UInt64]]? = nil
  ) async throws -> any Error {
    var schedule: FailingSchedule?
    if let run = failure.run {
      var settings = checker.settings
      settings.failures = nil
      let error = try await scheduled(steps).shrunk(run, failure.verdict, settings, story: story)
      guard let found = error as? FailingSchedule else { return error }
      schedule = found
    }
    let replay = try recipes.map { try self.replay($0, schedule) }
    if let replay { try checker.settings.failures?.save(replay, under: checker.parallelName) }
    let words = checker.specification.describe(command:)
    return FailingParallelRun(
      name: checker.name, message: schedule?.message ?? failure.verdict.message,
      prefix: steps.prefix.map(words), branches: steps.branches.map { $0.map(words) },
      schedule: schedule, story: story, replay: replay?.text,
      program: checker.program(steps, System.self, schedule?.replay, self.schedule),
      shrinking: shrinking)
  }

  /// How many steps the case has, their choices, and the schedule's deviations.
  private func replay(_ recipes: [[UInt64]], _ schedule: FailingSchedule?) throws -> Replay {
    var deviations: [[UInt64]] = []
    if let schedule,
      case .marked(.schedule, .recipe(let steps, _)) = try Replay(schedule.replay)
    {
      deviations = steps
    }
    return .marked(.parallel, .recipe([[UInt64(recipes.count)]] + recipes + deviations))
  }

  /// Runs a replayed case again.
  ///
  /// - Throws: `FailingParallelRun` if it still fails; `MalformedReplay`; `StaleReplay`.
  func again(
    _ text: String, story: String, _ report: inout ParallelReport
  ) async throws {
    guard case .marked(.parallel, .recipe(let all, crashes: false)) = try Replay(text),
      let count = all.first?.first,
      all[0].count == 1, count < UInt64(all.count)
    else { throw MalformedReplay(text: text) }
    let recipes = Array(all[1...Int(count)])
    let trace = cook(recipes.map { Plan(recipe: $0, command: nil) })
    guard trace.steps.count == recipes.count else { throw StaleReplay(text: text) }
    report.runs += 1
    let steps = ParallelCase(trace.steps.map(\.command))
    let runner = scheduled(steps)
    let first = runner.choices(all[(Int(count) + 1)...].map { Plan(recipe: $0, command: nil) })
    if let failure = try await failure(of: steps, first: Picker(first), &report) {
      throw try await explain(steps, failure, story: story, recipes: recipes)
    }
  }
}

extension Checker where Spec.State: Hashable {
  /// The case as a Swift program. Under `replay` alone, if it is given.
  func program<System>(
    _ steps: ParallelCase<Spec.Command>, _ system: System.Type, _ replay: String?,
    _ schedule: ParallelSchedule
  ) -> String {
    var writer = ProgramWriter(self)
    func list(_ commands: [Spec.Command]) -> String {
      "[" + commands.map { writer.short($0) }.joined(separator: ", ") + "]"
    }
    let prefix = list(steps.prefix)
    let branches = steps.branches.map { "  \(list($0)),\n" }.joined()
    let settings = replay.map { ", settings: Settings(replay: \"\($0)\")" } ?? ""
    let make = writer.make(system, site)
    return writer.program(
      "let branches: [[\(writer.command)]] = [\n\(branches)]\n",
      call: "Checker(\(writer.specification)\(settings)).parallel(\n"
        + "  prefix: \(prefix), branches: branches, .\(schedule)) \(make)")
  }
}
