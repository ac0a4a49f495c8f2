extension SequenceRunner {
  /// A system and the state that it ought to be in.
  @usableFromInline struct Run {
    @usableFromInline let runner: SequenceRunner
    @usableFromInline var system: System
    @usableFromInline var state: Spec.State

    @inlinable init(_ runner: SequenceRunner) async throws {
      self.runner = runner
      system = try await runner.make()
      state = runner.specification.initial
    }

    /// What is wrong before the first step.
    @inlinable mutating func begin() async -> Verdict? {
      if let verdict = invariant(found: "") { return verdict }
      do {
        return try await system.disagreement(with: state).map { difference in
          Verdict(kind: .state, message: "at the beginning: " + difference)
        }
      } catch {
        return Verdict(
          kind: .thrown("\(type(of: error))"),
          message: "the system threw at the beginning: \(error)")
      }
    }

    /// Takes one step on both sides and compares.
    @inlinable mutating func take(_ step: Step, _ tally: inout Tally) async -> Verdict? {
      tally.steps += 1
      runner.progress?.step += 1
      switch step {
      case .crashAndReopen:
        tally.crashes += 1
        return await crash()
      case .perform(let command): return await perform(command, &tally)
      }
    }

    @inlinable mutating func perform(
      _ command: Spec.Command, _ tally: inout Tally
    ) async -> Verdict? {
      let specification = runner.specification
      let before = state
      let response = specification.apply(command, to: &state)
      let isRefused = specification.isRefusal(response)
      if isRefused { tally.refused += 1 }
      if runner.regions.isEmpty {
        tally.commands.count(specification.name(of: command), refused: isRefused ? 1 : 0)
      } else {
        tally.coverage.count(runner.regions, command, from: before, to: state, isRefused: isRefused)
      }
      let step = Transition(before: before, command: command, response: response, after: state)
      for label in specification.labels(of: step) { tally.labels[label, default: 0] += 1 }
      if System.self != ModelAlone<Spec>.self {
        do {
          let answered = try await system.perform(command)
          if let failed = runner.expectations?.first { return Verdict(thrown: failed) }
          if answered != response {
            return Verdict(
              kind: .response, message: "the system answered differently from the specification",
              expected: words(response), found: words(answered))
          }
          if let difference = try await system.disagreement(with: state) {
            return Verdict(kind: .state, message: difference, expected: words(response))
          }
          if let failed = runner.expectations?.first { return Verdict(thrown: failed) }
        } catch {
          if let failed = runner.expectations?.first { return Verdict(thrown: failed) }
          return Verdict(
            kind: .thrown("\(type(of: error))"), message: "the system threw: \(error)",
            expected: words(response), found: "\(type(of: error))")
        }
      }
      if isRefused, specification.key(of: before) != specification.key(of: state) {
        return Verdict(
          kind: .step, message: "the specification refuses, and changes its state all the same",
          found: words(response))
      }
      if let violation = specification.violation(of: step) {
        return Verdict(kind: .step, message: violation, found: words(response))
      }
      return invariant(found: words(response))
    }

    @inlinable mutating func crash() async -> Verdict? {
      state = runner.specification.recovered(from: state)
      do {
        try await system.crashAndReopen()
        if let difference = try await system.disagreement(with: state) {
          return Verdict(kind: .state, message: "after the crash: " + difference)
        }
      } catch {
        return Verdict(
          kind: .thrown("\(type(of: error))"), message: "the system threw on reopening: \(error)")
      }
      return invariant(found: "")
    }

    @inlinable func words(_ response: Spec.Response) -> String {
      runner.specification.describe(response: response)
    }

    @inlinable func invariant(found: @autoclosure () -> String) -> Verdict? {
      runner.specification.violation(in: state).map {
        Verdict(kind: .invariant, message: $0, found: found())
      }
    }
  }
}

/// No system: the specification is run alone, against its own invariants. A run never asks it.
@usableFromInline struct ModelAlone<Spec: Specification>: SystemUnderTest {
  struct Absent: Error {}

  @usableFromInline mutating func perform(_ command: Spec.Command) async throws -> Spec.Response {
    throw Absent()
  }
  @usableFromInline mutating func crashAndReopen() async throws {}
}
