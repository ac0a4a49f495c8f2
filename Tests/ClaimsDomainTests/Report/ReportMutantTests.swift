import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

/// What happens when somebody changes a row by mistake: which of the report's own checks notices.
@Suite("Mutants of the report's table", .long)
struct ReportMutantTests {
  static let checks = [
    MutantCheck<ReportDecider.Words>("the guards' cases") { lifecycle in
      ReportGuardTests.cases.lazy.compactMap { $0.fault(under: lifecycle) }.first
    },
    MutantCheck<ReportDecider.Words>("the rows' cases") { lifecycle in
      ReportTableTests.cases.lazy.compactMap { $0.fault(under: lifecycle) }.first
    },
    page,
  ]

  static let page = MutantCheck<ReportDecider.Words>("the page in Specs") { lifecycle in
    SpecificationPage.faults(
      of: try ReportSpecificationTests.page.table(under: "## Rows"),
      against: lifecycle.steps.map(SpecificationPage.cells)
    ).first
  }

  @Test("every mutant of every row is caught, of each row some by how the report behaves")
  func everyMutant() async throws {
    let report = try await MutationReport(of: ReportDecider.lifecycle, checks: Self.checks)
    print("the report's table: \(report)")
    #expect(report.survivors == [])
    let byBehaviour = report.caught.filter { $0.check != Self.page.name }
    #expect(Set(byBehaviour.map(\.row)) == Set(ReportDecider.lifecycle.steps.map { "\($0.id)" }))
  }
}
