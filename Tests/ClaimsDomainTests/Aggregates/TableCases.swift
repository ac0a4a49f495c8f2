import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport

/// Everything that an aggregate is held against: its table's cases, its machine, its page.
struct TableCases<M: AggregateMachine>: Sendable {
  typealias Table = Lifecycle<M.Words>

  var held: TableRows<M.Machine>
  /// The aggregate from each side, to its end; of the claim, see `ClaimExplorationTests`.
  var explored: @Sendable () -> [Exploration<M>]
  /// Whether some mutants, of no whole row, may be caught by the page alone.
  var needsPage: Bool
  /// What else notices a change of the table.
  var besides: [MutantCheck<Lifecycle<M.Words>>]
  /// How far random walks go, for each seed.
  var walks: Settings
  /// How many events of any kind are folded, for each seed.
  var folds: Int
  private let machine = M()

  init(
    cells: TableRows<M.Machine>.Cells = .init(), states: [M.Machine.State],
    rows: [RowCase<M.Machine>], guards: [GuardCase<M.Machine>], page: SpecificationPage,
    explored: @escaping @Sendable () -> [Exploration<M>], isFromEveryStatus: Bool = false,
    erasing erasure: ErasureCases<M.Machine>? = nil, needsPage: Bool = false,
    besides: [MutantCheck<Lifecycle<M.Words>>] = [],
    walks: Settings = Settings(runs: 60, steps: 60), folds: Int = 120
  ) {
    held = TableRows(
      cells: cells, states: states, rows: rows + (erasure?.rows ?? []),
      guards: guards + (erasure?.guards ?? []), page: page, isFromEveryStatus: isFromEveryStatus)
    (self.explored, self.needsPage, self.besides) = (explored, needsPage, besides)
    (self.walks, self.folds) = (walks, folds)
  }

  var lifecycle: Table { M.Machine.lifecycle }
  var rows: [RowCase<M.Machine>] { held.rows }
  var guards: [GuardCase<M.Machine>] { held.guards }
  var page: SpecificationPage { held.page }
  var gaps: [String] { held.gaps }

  func fault(of row: RowCase<M.Machine>, under lifecycle: Table) -> String? {
    held.fault(of: row, under: lifecycle)
      ?? stepFault(of: row, under: lifecycle).map { "\($0); \(page.sentence(ofRow: row.row))" }
  }

  /// What the machine says against the step: its invariants, and the table.
  private func stepFault(of row: RowCase<M.Machine>, under lifecycle: Table) -> String? {
    var machine = self.machine.under(lifecycle)
    machine.rules = row.context.rules
    return machine.violation(
      of: Transition(
        before: row.before, command: M.Command(row.command, in: row.context),
        response: .success(row.events), after: row.next))
  }

  func fault(of violation: GuardCase<M.Machine>, under lifecycle: Table) -> String? {
    violation.fault(under: lifecycle).map {
      "\($0); \(page.sentence(ofGuard: violation.rule.name))"
    }
  }

  func cellFault(under lifecycle: Table) -> String? { held.cellFault(under: lifecycle) }

  /// What notices a change of the table by how the aggregate behaves, and last the page.
  var checks: [MutantCheck<Lifecycle<M.Words>>] {
    [
      MutantCheck("the guards' cases") { lifecycle in
        guards.firstValue { $0.fault(under: lifecycle) }
      },
      MutantCheck("the rows' cases") { lifecycle in
        rows.firstValue { fault(of: $0, under: lifecycle) }
      },
      MutantCheck("every status and command") { cellFault(under: $0) },
    ] + besides + [
      MutantCheck(Self.pageCheck) { lifecycle in
        SpecificationPage.faults(
          of: try page.table(under: "## Rows"),
          against: lifecycle.steps.map(SpecificationPage.cells)
        ).first
      }
    ]
  }

  static var pageCheck: String { "the page in Specs" }

  /// The mutants that survive, those that only the page notices though it should not be needed, and
  /// the rows that only it notices.
  func unnoticedMutants() async throws -> [String] {
    let page = page
    let report = try await MutationReport(
      of: lifecycle, checks: checks, quoting: { page.sentence(ofRow: $0) })
    print("\(M.Machine.self): \(report)")
    let byPage = report.caught.filter { $0.check == Self.pageCheck }
    let byBehaviour = Set(report.caught.filter { $0.check != Self.pageCheck }.map(\.row))
    let rows = lifecycle.steps.map { "\($0.id)" }.filter { !byBehaviour.contains($0) }
    return report.survivors + (needsPage ? [] : byPage.map(\.mutant))
      + rows.map { page.sentence(ofRow: $0) }
  }

  /// Mutants of what is decided and folded that nothing notices, though they make a difference.
  func unnoticedDecisions() async throws -> [String] {
    try await MachineMutants<M>(
      rows: rows, steps: explored().flatMap(\.examples), walks: walks
    ).survivors()
  }

  func fault(changing number: Mutant<ClaimRules>) -> String? {
    func changed(_ context: M.Machine.Context) -> M.Machine.Context {
      let rules = context.rules
      if rules == .builtIn { return context.with(rules: number.subject) }
      return context.with(
        rules: rules.offByOne.first { $0.description == number.description }?.subject)
    }
    for var row in rows {
      row.context = changed(row.context)
      if row.answer() != .success(row.events) { return row.description }
    }
    for var violation in guards {
      violation.context = changed(violation.context)
      if let fault = violation.fault(under: lifecycle) { return fault }
    }
    return nil
  }
}
