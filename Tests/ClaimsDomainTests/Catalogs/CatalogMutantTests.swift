import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Mutants of the catalogs' table")
struct CatalogMutantTests {
  @Test("every mutant of every row is caught, of each row some by how catalogs behave")
  func mutants() async throws {
    let page = MutantCheck<CatalogDecider.Words>("the page in Specs") { lifecycle in
      SpecificationPage.faults(
        of: try CatalogSpecificationTests.page.table(under: "## Rows"),
        against: lifecycle.steps.map(SpecificationPage.cells)
      ).first
    }
    let report = try await MutationReport(
      of: CatalogDecider.lifecycle,
      checks: [
        MutantCheck("the guards' cases") { lifecycle in
          CatalogGuardTests.cases.lazy.compactMap { $0.fault(under: lifecycle) }.first
        },
        MutantCheck("the rows' cases") { lifecycle in
          CatalogTableTests.cases.lazy.compactMap { $0.fault(under: lifecycle) }.first
        },
        MutantCheck("exploration") { lifecycle in
          let explored = Exploration(
            of: CatalogMachine().under(lifecycle), limit: 50, stopsAtViolation: true)
          return explored.violations.first?.message
            ?? explored.coverage.deadCommands.first.map { "dead command: \($0)" }
        },
        page,
      ])
    print("the catalogs' table: \(report)")
    #expect(report.survivors == [])
    let byBehaviour = report.caught.filter { $0.check != page.name }
    #expect(Set(byBehaviour.map(\.row)) == Set(CatalogDecider.lifecycle.steps.map { "\($0.id)" }))
  }
}
