import EventSourcing
import Foundation
import Testing

@testable import ClaimsDomain

/// The page for people and the table in the code say the same, word for word, both ways.
///
/// After a deliberate change: `UPDATE_SPECS=1 swift test --no-parallel --filter ClaimsDomainTests`
/// writes the code's part of the tables and the diagrams anew; what is said for people stays. Read
/// the difference before it is committed.
@Suite("The claim's page in Specs", .serialized)
struct ClaimSpecificationTests {
  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    try ClaimPage.page.hold("## Rows", to: ClaimDecider.lifecycle.steps.map(ClaimPage.cells))
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    try ClaimPage.page.holdGuards(of: ClaimDecider.lifecycle)
  }

  @Test("every refusal code is on the page with its number and the claim's guards that give it")
  func refusals() throws {
    let coded = try ClaimPage.page.guards(of: ClaimDecider.lifecycle)
    try ClaimPage.page.hold(
      "## Refusals",
      to: RefusalCode.allCases.filter { $0 != .unspecified }.map { code in
        let guards = coded.filter { $0.code == code }.map(\.name)
        return ["\(code.rawValue)", "`\(code.name)`", SpecificationPage.listed(guards)]
      })
  }

  @Test("every status is on the page with its number")
  func statuses() throws {
    try ClaimPage.page.hold("## Statuses", to: SpecificationPage.codes(ClaimStatus.allCases))
  }

  @Test("the page says with which outcomes a claim is closed in which status")
  func outcomes() throws {
    let coded: [[String]] = ClaimStatus.allCases.compactMap { status in
      var claim = Claim()
      claim.status = status
      let unpaid = claim.outcomes
      claim.paid = Money(1, Currency())
      let names = [unpaid, claim.outcomes].map { outcomes in
        SpecificationPage.listed(outcomes.map { "\($0.name)" })
      }
      return unpaid.isEmpty ? nil : ["`\(status.name)`"] + names
    }
    try ClaimPage.page.hold("## Outcomes", to: coded)
  }

  @Test("the page says which events are facts, true since their effective time")
  func facts() throws {
    let facts = ClaimEventKind.allCases.filter(\.isFact)
    try ClaimPage.page.hold("## Facts", to: facts.map { ["`\($0.name)`"] })
  }

  @Test("every guard that looks at a clock is on the page with the one it looks at")
  func clocks() throws {
    let clocks = try ClaimPage.page.guards(of: ClaimDecider.lifecycle).compactMap { rule in
      ClaimClockTests.clocks.first { $0.0 == rule }
    }
    try ClaimPage.page.hold("## Clocks", to: clocks.map { ["`\($0.0.name)`", "\($0.1)"] })
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws { try ClaimPage.page.checkDiagram(ClaimDecider.mermaid) }
}

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
