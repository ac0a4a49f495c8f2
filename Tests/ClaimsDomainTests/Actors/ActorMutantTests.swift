import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

/// What happens when somebody changes a row by mistake: which of the actor's own checks notices.
@Suite("Mutants of the actor's table")
struct ActorMutantTests {
  static let checks = [
    MutantCheck<ActorDecider.Words>("the guards' cases") { lifecycle in
      ActorGuardTests.cases.lazy.compactMap { $0.fault(under: lifecycle) }.first
    },
    MutantCheck<ActorDecider.Words>("the rows' cases") { lifecycle in
      ActorTableTests.cases.lazy.compactMap { $0.fault(under: lifecycle) }.first
    },
    MutantCheck<ActorDecider.Words>("exploration") { lifecycle in
      let explored = Exploration(
        of: ActorMachine().under(lifecycle), limit: 250, stopsAtViolation: true)
      return explored.violations.first?.message
        ?? explored.deadEnds.first.map { "dead end in \(explored.states[$0].status)" }
        ?? explored.coverage.deadCommands.first.map { "dead command: \($0)" }
        ?? explored.coverage.unreachedStatuses.first.map { "unreached status: \($0)" }
    },
    page,
  ]

  static let page = MutantCheck<ActorDecider.Words>("the page in Specs") { lifecycle in
    SpecificationPage.faults(
      of: try ActorSpecificationTests.page.table(under: "## Rows"),
      against: lifecycle.steps.map(SpecificationPage.cells)
    ).first
  }

  @Test("every mutant of every row is caught, of each row some by how the actor behaves")
  func everyMutant() async throws {
    let report = try await MutationReport(of: ActorDecider.lifecycle, checks: Self.checks)
    print("the actor's table: \(report)")
    #expect(report.survivors == [])
    let byBehaviour = report.caught.filter { $0.check != Self.page.name }
    #expect(Set(byBehaviour.map(\.row)) == Set(ActorDecider.lifecycle.steps.map { "\($0.id)" }))
  }
}
