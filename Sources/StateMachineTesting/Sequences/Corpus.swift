/// What guided runs begin with: the steps that first led to each status, and those that came highest in `target(of:)`.
///
/// Sources: Ecoffet et al., "Go-Explore" (2019); Löscher and Sagonas, "Targeted Property-Based Testing" (ISSTA 2017).
struct Corpus<Spec: Specification> {
  typealias Step = TestStep<Spec.Command>

  private struct Entry {
    let recipes: [[UInt64]]
    /// How many runs have begun with it.
    var uses = 0
  }

  private static var limit: Int { 1024 }

  private let specification: Spec
  private let regions: [Region<Spec.State, Spec.Command>]
  /// For each status of each region; without regions, for each command behind each other one.
  private var entries: [Entry] = []
  private var seen: Set<[String]> = []
  private var best: (entry: Entry, score: Double)?

  init(_ specification: Spec, _ regions: [Region<Spec.State, Spec.Command>]) {
    (self.specification, self.regions) = (specification, regions)
  }

  /// The steps that a run of this seed begins with: none, or those that a run came far by, as they were or with
  /// one choice changed.
  mutating func beginning(seed: UInt64) -> [[UInt64]] {
    // Other numbers than those of the run itself.
    var decisions = SeededGenerator(seed: ~seed)
    guard decisions.next(upTo: 7) > 0 else { return [] }
    var recipes: [[UInt64]]
    if let best, entries.isEmpty || decisions.next(upTo: 1) == 0 {
      recipes = best.entry.recipes
    } else if let place = entries.indices.min(by: { entries[$0].uses < entries[$1].uses }) {
      entries[place].uses += 1
      recipes = entries[place].recipes
    } else {
      return []
    }
    if decisions.next(upTo: 3) == 0 {
      let step = Int(decisions.next(upTo: UInt64(recipes.count - 1)))
      recipes[step] = recipes[step].changed(by: &decisions)
    }
    return recipes
  }

  /// Takes note of a step; keeps the run up to here if it came where none had come.
  mutating func note(_ trace: Trace<Step>, in state: Spec.State) {
    // Runs that go on from others may grow for ever.
    guard trace.steps.count <= 1000, case .perform(let command)? = trace.steps.last?.command else {
      return
    }
    var entry: Entry { Entry(recipes: trace.steps.map { $0.choices.map(\.index) }) }
    if let score = specification.target(of: state), score > best?.score ?? -.infinity {
      best = (entry, score)
    }
    for place in places(trace, command, state) where entries.count < Self.limit {
      if seen.insert(place).inserted { entries.append(entry) }
    }
  }

  private func places(
    _ trace: Trace<Step>, _ command: Spec.Command, _ state: Spec.State
  ) -> [[String]] {
    guard regions.isEmpty else {
      return regions.enumerated().compactMap { place, region in
        region.status(state, command).map { ["\(place)", "\($0)"] }
      }
    }
    return [
      trace.steps.suffix(2).map { step in
        if case .perform(let command) = step.command { specification.name(of: command) } else { "" }
      }
    ]
  }
}

extension SequenceRunner {
  /// Plays a run that begins with what earlier ones came far by, and goes on at random.
  ///
  /// It is recorded, since its seed alone does not make it again.
  func guided(
    seed: UInt64, by corpus: inout Corpus<Spec>, _ tally: inout Tally
  ) async throws -> (verdict: Verdict?, trace: Trace<Step>) {
    let beginning = corpus.beginning(seed: seed)
    return try await watched { runner in
      var walker = Walker(specification, regions, settings, seed: seed)
      var (run, trace) = (try await Run(runner), Trace<Step>(steps: []))
      var verdict = await run.begin()
      var recipes = beginning[...]
      while verdict == nil {
        var next: Trace<Step>.Step?
        let isOwn = recipes.isEmpty
        if let recipe = recipes.popFirst() {
          next = cook(Choices(replaying: recipe), in: run.state)
          if next == nil { continue }
        } else if let step = walker.next(in: run.state) {
          next = Trace.Step(
            command: step, choices: walker.choices.recorded, spans: [], before: hash(run.state),
            isReplayable: true)
        }
        guard let next else { break }
        let refused = tally.refused
        trace.steps.append(next)
        verdict = await run.take(next.command, &tally)
        if isOwn { walker.count(isRefused: tally.refused > refused) }
        corpus.note(trace, in: run.state)
      }
      await run.system.finish()
      if verdict == nil { tally.take(note: walker.gaveUp) }
      tally.disabled += walker.disabled
      return (verdict, trace)
    }
  }
}

extension Checker {
  @usableFromInline var isGuided: Bool {
    settings.isGuided || specification.target(of: specification.initial) != nil
  }

  @usableFromInline func walkGuided() async throws -> Report {
    try await check { ModelAlone<Spec>() }
  }
}

/// The first run that fails.
struct FailingRun<Command: Equatable & Sendable> {
  let number: Int
  /// What it did, if its seed alone does not make it again.
  var recorded: (trace: Trace<TestStep<Command>>, verdict: Verdict)?
}
