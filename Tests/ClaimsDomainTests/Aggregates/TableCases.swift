import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// Everything that an aggregate's table is held against besides its page.
struct TableCases<M: AggregateMachine>: Sendable {
  /// Who may send a verb, and in which statuses, as the tests have it.
  struct Cell: Sendable {
    var statuses: [M.Words.Status]
    var roles: [Role]

    init(_ statuses: [M.Words.Status], _ roles: [Role]) {
      (self.statuses, self.roles) = (statuses, roles)
    }
  }

  var cells: [M.Words.Verb: Cell]
  /// A state in each status.
  var states: [M.State]
  var rows: [RowCase<M>]
  var guards: [GuardCase<M>]
  var page: SpecificationPage

  /// What is not covered; empty where every row, every guard and every status has its case.
  var gaps: [String] {
    let steps = M().lifecycle.steps
    let guarded = Set(guards.map(\.description))
    let verbs = Set(steps.map(\.verb)).symmetricDifference(cells.keys)
    let untried = steps.map { "\($0.id)" }.filter { id in !rows.contains { $0.row == id } }
    let unviolated = steps.flatMap { step in
      step.guards.map { "\($0.name) of \(step.verb.name)" }
    }.filter { !guarded.contains($0) }
    let reached = Set(states.map { M().status(of: $0) })
    let unreached = M.Words.Status.allCases.filter { !reached.contains($0) }
    return untried + unviolated + unreached.map { "\($0.name)" } + verbs.map { "\($0.name)" }
  }

  func fault(of row: RowCase<M>, under lifecycle: Lifecycle<M.Words>) -> String? {
    row.fault(under: lifecycle, by: cells[row.attempt.command.kind]?.roles ?? [])
  }

  /// The first verb that is refused for its status where it should not be, or the other way round.
  func cellFault(under lifecycle: Lifecycle<M.Words>) -> String? {
    let machine = M().under(lifecycle)
    for state in states {
      let status = machine.status(of: state)
      for row in rows {
        let verb = row.attempt.command.kind
        let refusal = Refusal(
          .invalidTransition, expected: lifecycle.verbNames(in: status),
          found: "\(verb.name) in \(status.name)")
        var copy = state
        let isRefused = machine.apply(row.attempt, to: &copy) == .failure(refusal)
        let hasRow = cells[verb]?.statuses.contains(status) ?? false
        if isRefused == hasRow { return "\(verb.name) in \(status.name)" }
      }
    }
    return nil
  }

  /// What notices a change of the table by how the aggregate behaves, and last the page.
  var checks: [MutantCheck<M.Words>] {
    [
      MutantCheck("the guards' cases") { lifecycle in
        guards.lazy.compactMap { $0.fault(under: lifecycle) }.first
      },
      MutantCheck("the rows' cases") { lifecycle in
        rows.lazy.compactMap { fault(of: $0, under: lifecycle) }.first
      },
      MutantCheck("every status and command") { cellFault(under: $0) },
      MutantCheck(Self.pageCheck) { lifecycle in
        SpecificationPage.faults(
          of: try page.table(under: "## Rows"),
          against: lifecycle.steps.map(SpecificationPage.cells)
        ).first
      },
    ]
  }

  static var pageCheck: String { "the page in Specs" }

  /// The mutants that survive, and those that only the page notices.
  func mutants() async throws -> (survivors: [String], pageOnly: [String]) {
    let report = try await MutationReport(of: M().lifecycle, checks: checks)
    print("\(M.Machine.self): \(report)")
    return (
      report.survivors, report.caught.filter { $0.check == Self.pageCheck }.map(\.mutant)
    )
  }

  /// Holds the page to the code: rows, guards, statuses, diagram.
  func checkPage() throws {
    let machine = M()
    try page.hold("## Rows", to: machine.lifecycle.steps.map(SpecificationPage.cells))
    try page.holdGuards(of: machine.lifecycle)
    try page.hold("## Statuses", to: SpecificationPage.codes(M.Words.Status.allCases))
    if let none = M.Words.Status(rawValue: 0) {
      try page.checkDiagram(machine.lifecycle.mermaid(start: none))
    }
  }
}
