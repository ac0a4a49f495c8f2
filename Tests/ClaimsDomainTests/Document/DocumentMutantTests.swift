import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

/// What happens when somebody changes a row by mistake: which of the document's own checks notices.
@Suite("Mutants of the document's table", .long)
struct DocumentMutantTests {
  static let checks = [
    MutantCheck<DocumentDecider.Words>("the guards' cases") { lifecycle in
      DocumentGuardCase.all.lazy.compactMap { $0.fault(under: lifecycle) }.first
    },
    MutantCheck<DocumentDecider.Words>("the rows' cases") { lifecycle in
      DocumentVector.all.lazy.compactMap { $0.fault(under: lifecycle) }.first
    },
    MutantCheck<DocumentDecider.Words>("the cells without a row") { lifecycle in
      DocumentTableTests.cellFault(under: lifecycle)
    },
    MutantCheck<DocumentDecider.Words>("exploration") { lifecycle in
      [DocumentView.life, .access].lazy.compactMap { view in
        Exploration(
          of: DocumentMachine(view, lifecycle: lifecycle), limit: 60, stopsAtViolation: true
        ).violations.first?.message
      }.first
    },
    page,
  ]

  static let page = MutantCheck<DocumentDecider.Words>("the page in Specs") { lifecycle in
    SpecificationPage.faults(
      of: try DocumentSpecificationTests.page.table(under: "## Rows"),
      against: lifecycle.steps.map(SpecificationPage.cells)
    ).first
  }

  @Test("every mutant of every row is caught, of each row some by how the document behaves")
  func everyMutant() async throws {
    let report = try await MutationReport(of: DocumentDecider.lifecycle, checks: Self.checks)
    print("the document's table: \(report)")
    #expect(report.survivors == [])
    let byBehaviour = report.caught.filter { $0.check != Self.page.name }
    #expect(Set(byBehaviour.map(\.row)) == Set(DocumentDecider.lifecycle.steps.map { "\($0.id)" }))
  }
}
