import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport

/// An aggregate whose events are decided or folded wrongly: what notices it, and what makes no difference.
struct MachineMutants<M: AggregateMachine>: Sendable {
  typealias Mutated = MutatedMachine<M>

  let rows: [RowCase<M.Machine>]
  /// Further steps that were taken.
  let steps: [TakenStep<M>]
  let walks: Settings
  /// What else notices a change.
  var besides: [MutantCheck<MutatedMachine<M>>] = []

  /// Mutants that no check finds fault with, though they make a difference: to set a status twice is to set it. What is
  /// decided always makes one.
  func survivors() async throws -> [String] {
    let all = M().mutants
    let mutants = all.filter { mutant in
      mutant.subject.change == .dropped || mutant.subject.change == .doubled
        || !isEquivalent(mutant.subject)
    }
    let report = try await MutationReport(of: Mutated(M()), mutants, checks: checks)
    print(
      "\(M.Machine.self), decided and folded: \(all.count - mutants.count) mutants are the same; of others, \(report)"
    )
    return report.survivors
  }

  private var checks: [MutantCheck<Mutated>] {
    besides + [
      MutantCheck("the rows' cases") { machine in
        rows(changedIn: machine).firstValue { fault(of: $0, in: machine) }
      },
      MutantCheck("steps that were taken") { machine in
        steps(changedIn: machine).firstValue { fault(of: $0, in: machine) }
      },
      MutantCheck("walks") { machine in
        try await Checker(machine, settings: walks).walk()
        return nil
      },
    ]
  }

  // All of them for the machine that changes nothing: a check that finds fault with it proves nothing.
  private func rows(changedIn machine: Mutated) -> LazyFilterSequence<[RowCase<M.Machine>]> {
    rows.lazy.filter { machine.change == nil || $0.events.contains(where: machine.changes) }
  }

  private func steps(changedIn machine: Mutated) -> LazyFilterSequence<[TakenStep<M>]> {
    steps.lazy.filter { machine.change == nil || $0.events.contains(where: machine.changes) }
  }

  private func fault(of row: RowCase<M.Machine>, in mutated: Mutated) -> String? {
    guard let own = try? row.answer().get() else { return "\(row) is refused" }
    let events = mutated.decided(own)
    guard events == row.events else { return "\(row) does not come of it" }
    var after = events.reduce(into: row.before) { mutated.fold($1, into: &$0) }
    M.Machine.changeTimes(of: &after) { $0 = [] }
    return row.leads(after) ? nil : "\(row) leads elsewhere"
  }

  private func fault(of step: TakenStep<M>, in mutated: Mutated) -> String? {
    let mutated = mutated.with(step.machine)
    var after = step.before
    let response = mutated.apply(step.command, to: &after)
    return mutated.violation(
      of: Transition(
        before: step.before, command: step.command, response: response, after: after))
      ?? mutated.violation(in: after)
  }

  /// Whether the change shows in no row's case and no step that was taken.
  private func isEquivalent(_ mutated: Mutated) -> Bool {
    rows(changedIn: mutated).allSatisfy { row in
      mutated.decided(row.events) == row.events
        && row.events.reduce(into: row.before) { M.Machine.evolve(&$0, $1) }
          == row.events.reduce(into: row.before) { mutated.fold($1, into: &$0) }
    }
      && steps(changedIn: mutated).allSatisfy { step in
        var after = step.before
        return mutated.with(step.machine).apply(step.command, to: &after) == .success(step.events)
          && after == step.after
      }
  }
}

/// A step that was taken, with the machine that took it.
struct TakenStep<M: AggregateMachine>: Sendable {
  let machine: M
  let before: M.State
  let command: M.Command
  let events: [M.Machine.Event]
  let after: M.State
}

extension Exploration where Spec: AggregateMachine {
  /// Accepted steps: for each status, verb, events and status then, the first.
  var examples: [TakenStep<Spec>] {
    var seen: Set<[String]> = []
    return edges.compactMap { edge in
      let before = states[edge.from]
      var after = before
      guard case .success(let events) = specification.apply(edge.command, to: &after) else {
        return nil
      }
      let names =
        [
          specification.status(of: before).name.description, edge.command.command.kindName,
          specification.status(of: after).name.description,
        ] + events.map(\.kindName)
      guard seen.insert(names).inserted else { return nil }
      return TakenStep(
        machine: specification, before: before, command: edge.command, events: events, after: after)
    }
  }
}
