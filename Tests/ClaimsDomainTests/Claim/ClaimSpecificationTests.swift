import ClaimsDomain
import EventSourcing
import Foundation
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
///
/// After a deliberate change: `UPDATE_SPECS=1 swift test --filter ClaimSpecificationTests` writes
/// the generated parts anew; read the difference before it is committed.
@Suite("The claim's page in Specs")
struct ClaimSpecificationTests {
  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    try ClaimPage.page.check("## Rows", is: claimLifecycle.steps.map(SpecificationPage.cells))
  }

  @Test("the page's payment table is the code's")
  func payments() throws {
    let coded = Payment.lifecycle.steps.map { step in
      [
        "\(step.id)", "`\(step.from[0].name)`", "`\(step.verb.name)`",
        ClaimPage.outcomes(step.outcomes),
      ]
    }
    #expect(try ClaimPage.table(under: "## Payments") == coded)
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    try ClaimPage.page.check(
      "## Guards",
      is: ClaimRule.allCases.map { ["`\($0.name)`", "\($0.judges)", "`\($0.code.name)`"] })
  }

  @Test("every refusal code is on the page with its number")
  func refusals() throws {
    let written = try ClaimPage.table(under: "## Refusals").map { Array($0.prefix(2)) }
    let coded = RefusalCode.allCases.filter { $0 != .unspecified }.map {
      ["\($0.rawValue)", "`\($0.name)`"]
    }
    #expect(written == coded)
  }

  @Test("every status is on the page with its number")
  func statuses() throws {
    let written = try ClaimPage.table(under: "## Statuses").map { Array($0.prefix(2)) }
    #expect(written == ClaimStatus.allCases.map { ["\($0.rawValue)", "`\($0.name)`"] })
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws {
    try ClaimPage.page.checkDiagram(ClaimDecider.mermaid)
  }
}

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
