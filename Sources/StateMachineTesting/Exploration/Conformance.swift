/// What driving a system along an exploration did.
public struct ConformanceReport: Sendable, Equatable, CustomStringConvertible {
  /// How many states the exploration has.
  public let states: Int
  /// How many accepted commands were driven, each from the state that it was found in.
  public let edges: Int
  /// How many refused commands were driven, in all states together.
  public let refused: Int
  /// All commands together, those on the ways included.
  public let steps: Int
  /// Whether the exploration saw everything.
  public let isComplete: Bool

  public var description: String {
    (isComplete ? "conforms: " : "conforms, as far as a bounded exploration went: ")
      + "\(edges) edges and \(refused) refusals from \(states) states, in \(steps) steps"
  }
}

extension Checker {
  /// Explores the specification: every reachable state, the shortest way to each.
  public func explore(limit: Int = 1_000_000) -> Exploration<Spec> {
    Exploration(of: specification, limit: limit)
  }

  /// Sweeps the specification: every reachable state by its fingerprint, without a graph.
  @inlinable public func sweep(limit: Int = 1 << 30, stopsAtViolation: Bool = false) -> Sweep<Spec>
  {
    Sweep(of: specification, limit: limit, stopsAtViolation: stopsAtViolation)
  }

  /// Drives every edge of an exploration on the real system, each by its shortest way, and every
  /// command that is refused if it is refused.
  ///
  /// States come in the order of their distance, so that the first failing edge is reached by the
  /// shortest failing sequence that the alphabet has.
  ///
  /// - Throws: `FailingCase`; what `make` throws.
  @discardableResult
  public func conform<System: SystemUnderTest>(
    to explored: Exploration<Spec>, on make: @escaping () async throws -> System,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> ConformanceReport where System.Spec == Spec {
    try await at(file, line, column).drive(explored, runner(make))
  }

  private func drive<System>(
    _ explored: Exploration<Spec>, _ runner: SequenceRunner<System>
  ) async throws -> ConformanceReport where System.Spec == Spec {
    let ways = Dictionary(grouping: explored.edges, by: \.from)
    var (refused, steps) = (0, 0)
    for (place, state) in explored.states.enumerated() {
      let way = explored.path(to: place)
      let refusals = specification.alphabet(in: state).commands.filter { command in
        var after = state
        return specification.isEnabled(command, in: state)
          && specification.isRefusal(specification.apply(command, to: &after))
      }
      // A refusal changes nothing, so that one system takes all of a state's refusals.
      if !refusals.isEmpty { steps += try await drive(way + refusals, runner) }
      refused += refusals.count
      for edge in ways[place] ?? [] { steps += try await drive(way + [edge.command], runner) }
    }
    return ConformanceReport(
      states: explored.states.count, edges: explored.edges.count, refused: refused, steps: steps,
      isComplete: explored.isComplete)
  }

  private func drive<System>(
    _ commands: [Spec.Command], _ runner: SequenceRunner<System>
  ) async throws -> Int where System.Spec == Spec {
    let plan = commands.map { Plan(recipe: nil, command: TestStep.perform($0)) }
    let (trace, verdict) = try await runner.planned(plan)
    guard let verdict else { return commands.count }
    throw try await shrunk(trace, verdict, runner, story: "found on the way through every edge")
  }
}
