import Foundation
import Processors
import Synchronization

/// Holds a machine against its specification.
///
/// ```swift
/// let checker = Checker(TurnstileSpecification())
/// try await checker.check { Turnstile() }
/// ```
///
/// Works in Swift Testing, in XCTest and in a plain program: what fails is thrown, and its
/// description says everything.
public struct Checker<Spec: Specification>: Sendable {
  /// What is checked, and what systems are held against.
  public let specification: Spec
  /// How much is run, and from which seed.
  public var settings: Settings
  /// What is tested, as a failing case says it.
  public var name: String
  /// What the failing cases are kept under: with its module, since names are many.
  let failuresName: String
  /// Is told now and then how many runs were made; nil for nobody.
  public var progress: (@Sendable (Int) -> Void)?
  /// Where the check stands that goes on.
  var site: CallSite?

  /// Creates a checker, by default with the name of the specification's type.
  public init(_ specification: Spec, settings: Settings = Settings(), name: String? = nil) {
    self.specification = specification
    self.settings = settings
    self.name = name ?? "\(Spec.self)"
    failuresName = name ?? String(reflecting: Spec.self)
  }

  /// Runs random commands on the specification alone and checks its invariants after every step, on
  /// all processors if runs are not guided. What is found does not depend on how many there are.
  ///
  /// - Throws: `FailingCase`, made small.
  @discardableResult
  @inlinable public func walk() async throws -> Report {
    if isGuided { return try await walkGuided() }
    let regions = specification.regions
    return try await holdAlone { seed, tally in fails(seed: seed, regions, &tally) }
  }

  @usableFromInline func holdAlone(
    _ fails: @Sendable (UInt64, inout Tally) -> Bool
  ) async throws -> Report {
    // So many at a time that processors wait little for one another; a cancelled task ends behind them.
    try await hold({ ModelAlone<Spec>() }, atATime: 4096) { _, runs, tally in
      firstFailing(of: runs, fails, &tally).map { FailingRun(number: $0) }
    }
  }

  /// The first of some runs that fails; nil if none does, or a generator gives up before.
  private func firstFailing(
    of runs: Range<Int>, _ fails: @Sendable (UInt64, inout Tally) -> Bool, _ tally: inout Tally
  ) -> Int? {
    let count = min(runs.count, 64)
    /// No run behind the first that ends the walk is of interest.
    let end = Atomic(runs.upperBound)
    let slices = inParallel(count) { slice -> (failing: Int?, tally: Tally) in
      var tally = Tally(Coverage(specification.regions))
      let first = runs.lowerBound + runs.count * slice / count
      for run in first..<(runs.lowerBound + runs.count * (slice + 1) / count) {
        guard run <= end.load(ordering: .relaxed) else { break }
        let isFailing = fails(SeededGenerator.seed(settings.seed, run: run), &tally)
        if isFailing || tally.gaveUp != nil {
          end.min(run, ordering: .relaxed)
          return (isFailing ? run : nil, tally)
        }
      }
      return (nil, tally)
    }
    for slice in slices {
      tally.add(slice.tally)
      if slice.failing != nil || tally.gaveUp != nil { return slice.failing }
    }
    return nil
  }

  /// Runs random commands on a system and its specification and compares after every step.
  ///
  /// - Throws: `FailingCase`, made small; `FlakySystem` if a failing case passes when it is
  ///   repeated; what `make` throws; `MalformedReplay`.
  @discardableResult
  @inlinable public func check<System: SystemUnderTest>(
    _ make: @escaping () async throws -> System, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async throws -> Report where System.Spec == Spec {
    // Compiled where the system is known: a step of a small machine takes a sixth of the time.
    try await at(file, line, column).check(make) { runner, seed, tally in
      try await runner.random(seed: seed, tally: &tally)
    }
  }

  @usableFromInline func check<System: SystemUnderTest>(
    _ make: @escaping () async throws -> System,
    random: (SequenceRunner<System>, UInt64, inout Tally) async throws -> Verdict?
  ) async throws -> Report where System.Spec == Spec {
    let lastRuns = try await repeatLastRuns(make)
    let journal =
      settings.isolation == nil && settings.replay == nil && !isGuided
      ? try settings.failures.map { try Journal($0.base(failuresName)) } : nil
    defer { journal?.remove() }
    var corpus =
      isGuided && settings.isolation == nil ? Corpus(specification, specification.regions) : nil
    // A child takes many runs: what it costs is to begin.
    var report = try await hold(make, atATime: settings.isolation == nil ? 1 : 64) {
      runner, runs, tally in
      let seeds = runs.map { SeededGenerator.seed(settings.seed, run: $0) }
      if let isolation = settings.isolation {
        return try await runner.firstFailing(of: seeds, isolation, &tally)
          .map { FailingRun(number: runs.lowerBound + $0) }
      }
      if corpus != nil {
        let (verdict, trace) = try await runner.guided(seed: seeds[0], by: &corpus!, &tally)
        return verdict.map { FailingRun(number: runs.lowerBound, recorded: (trace, $0)) }
      }
      var runner = runner
      runner.progress = journal?.progress
      journal?.begin(seed: seeds[0], steps: settings.steps, crashes: settings.crashes)
      let isFailing = try await random(runner, seeds[0], &tally) != nil
      return isFailing ? FailingRun(number: runs.lowerBound) : nil
    }
    report.lastRuns = lastRuns
    return report
  }

  /// Repeats the runs during which other processes ended, in a child; how many there were.
  private func repeatLastRuns<System: SystemUnderTest>(
    _ make: @escaping () async throws -> System
  ) async throws -> Int where System.Spec == Spec {
    // A walk would pass, and forget them.
    guard let failures = settings.failures, settings.replay == nil,
      System.self != ModelAlone<Spec>.self
    else { return 0 }
    let lastRuns = Journal.lastRuns(failures.base(failuresName))
    for (path, last) in lastRuns {
      var tally = Tally(Coverage(specification.regions))
      defer { try? FileManager.default.removeItem(atPath: path) }
      _ = try await again(
        .marked(.inChild, .seed(last.seed, steps: last.steps, crashes: last.crashes)),
        runner(make), &tally, story: "the last run died at step \(last.step)")
    }
    return lastRuns.count
  }

  /// The same checker, which knows where it stands.
  @usableFromInline func at(_ file: String, _ line: Int, _ column: Int) -> Checker {
    var checker = self
    checker.site = CallSite(file: file, line: line, column: column)
    return checker
  }

  /// Runs these commands, in this order.
  ///
  /// - Throws: `FailingCase` if they fail.
  @discardableResult
  public func run<System: SystemUnderTest>(
    _ steps: [TestStep<Spec.Command>], on make: @escaping () async throws -> System,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> Report where System.Spec == Spec {
    try await at(file, line, column).run(steps, make)
  }

  private func run<System: SystemUnderTest>(
    _ steps: [TestStep<Spec.Command>], _ make: @escaping () async throws -> System
  ) async throws -> Report where System.Spec == Spec {
    let runner = runner(make)
    let plan = steps.map { Plan(recipe: nil, command: $0) }
    var tally = Tally(Coverage(specification.regions))
    let (trace, verdict) = try await runner.planned(plan, &tally)
    if let verdict {
      throw await explain(trace, verdict, runner, story: "run as it was written")
    }
    return Report(runs: 1, seed: nil, tally: tally)
  }

  /// Runs these commands, in this order, with none of them a crash.
  @discardableResult
  public func run<System: SystemUnderTest>(
    _ commands: [Spec.Command], on make: @escaping () async throws -> System,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> Report where System.Spec == Spec {
    try await at(file, line, column).run(commands.map { TestStep.perform($0) }, make)
  }

  func runner<System: SystemUnderTest>(
    _ make: @escaping () async throws -> System
  ) -> SequenceRunner<System> where System.Spec == Spec {
    SequenceRunner(
      specification: specification, regions: specification.regions, settings: settings, make: make)
  }

  private func hold<System: SystemUnderTest>(
    _ make: @escaping () async throws -> System, atATime some: Int,
    firstFailing: (SequenceRunner<System>, Range<Int>, inout Tally) async throws
      -> FailingRun<Spec.Command>?
  ) async throws -> Report where System.Spec == Spec {
    let runner = runner(make)
    let end = try settings.end()
    var tally = Tally(Coverage(specification.regions))
    if let text = settings.replay {
      let replay = try Replay(text)
      guard try await again(replay, runner, &tally, story: "run again from its replay string")
      else { throw StaleReplay(text: text) }
      return Report(runs: 1, seed: nil, tally: tally)
    }
    let saved = try settings.failures?.load(failuresName) ?? []
    var stale = 0
    for replay in saved {
      var tally = Tally(Coverage(specification.regions))
      if !(try await again(replay, runner, &tally, story: "a saved failure")) { stale += 1 }
    }
    var done = settings.runs
    for start in stride(from: 0, to: settings.runs, by: some) {
      try Task.checkCancellation()
      if let end, end < .now {
        done = start
        break
      }
      let runs = start..<min(start + some, settings.runs)
      if let failing = try await firstFailing(runner, runs, &tally) {
        let run = failing.number
        let story = "found in run \(run + 1) of \(settings.runs), seed \(settings.seed)"
        let error =
          if let (trace, verdict) = failing.recorded {
            try await shrunk(trace, verdict, runner, story: story)
          } else {
            try await shrunk(SeededGenerator.seed(settings.seed, run: run), runner, story: story)
          }
        guard var found = error as? FailingCase else { throw error }
        found.run = run + 1
        found.coverage = tally.coverage
        found.others = await others(than: found, behind: run, runner)
        throw found
      }
      if let gaveUp = tally.gaveUp { throw gaveUp }
      progress?(runs.upperBound)
    }
    guard tally.steps > 0 || done == 0 else { throw NothingToDo(name: name) }
    guard tally.disabled < 1000 || tally.disabled / 50 < tally.steps else {
      throw NearlyAlwaysDisabled(name: name, disabled: tally.disabled, steps: tally.steps)
    }
    return Report(
      runs: done, seed: settings.seed, tally: tally, savedFailures: saved.count,
      staleFailures: stale)
  }

  /// Runs a saved case again; false if the generator does not make it any more.
  private func again<System>(
    _ replay: Replay, _ runner: SequenceRunner<System>, _ tally: inout Tally, story: String
  ) async throws -> Bool where System.Spec == Spec {
    var runner = runner
    switch replay {
    case .marked(.inChild, let inner):
      runner.settings.isolation = runner.settings.isolation ?? Isolation()
      return try await again(inner, runner, &tally, story: story)
    case .seed(let seed, let steps, let crashes):
      (runner.settings.steps, runner.settings.crashes) = (steps, crashes)
      if try await runner.random(seed: seed, tally: &tally) != nil {
        throw try await shrunk(seed, runner, story: story)
      }
      return true
    case .marked: throw MalformedReplay(text: replay.text)
    case .recipe(let recipes, let crashes):
      // How likely a crash was does not matter any more, only that each step says whether it is one.
      runner.settings.crashes = crashes ? 0.5 : 0
      let plan = recipes.map { Plan<TestStep<Spec.Command>>(recipe: $0, command: nil) }
      let (trace, verdict) = try await runner.planned(plan, &tally)
      guard let verdict else { return trace.steps.count == recipes.count }
      throw await explain(trace, verdict, runner, story: story, replay: replay.of(verdict))
    }
  }
}
