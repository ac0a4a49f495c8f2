import EventSourcing
import Foundation
import Testing

@testable import ClaimsDomain

/// The pages for people and the table in the code say the same, word for word, both ways.
///
/// After a deliberate change: `UPDATE_SPECS=1 swift test --no-parallel --filter ClaimsDomainTests`
/// writes the code's part of the tables and the diagrams anew; explanations stay. Read the
/// difference before it is committed.
@Suite("The claim's pages in Specs", .serialized)
struct ClaimSpecificationTests {
  typealias Region = ClaimRegionPage

  @Test("a region's page and its table have the same rows", arguments: Region.all)
  func rows(region: Region) throws {
    try region.page.hold(Region.rowsHeading, to: region.rows.map(ClaimPage.cells))
  }

  @Test("every row belongs to one region, and the overview names its page")
  func overview() throws {
    let links = Region.all.flatMap { region in region.rows.map { ("\($0.id)", region.link) } }
    let steps = ClaimDecider.lifecycle.steps
    #expect(links.map(\.0).sorted() == steps.map { "\($0.id)" }.sorted())
    try ClaimPage.page.hold(
      "## Rows",
      to: steps.map { step in
        ClaimPage.cells(step) + links.filter { $0.0 == "\(step.id)" }.map(\.1)
      })
  }

  @Test("a region's rows are in the folder that its page names", arguments: Region.all)
  func folders(region: Region) throws {
    #expect(try region.page.text().contains("`Sources/ClaimsDomain/Claim/\(region.folder)`"))
    #expect(try ClaimPage.page.text().contains("| \(region.link) | `Claim/\(region.folder)` |"))
    let sources = try region.sources()
    for row in region.rows { #expect(sources.contains("\"\(row.id)\""), "\(row.id)") }
  }

  @Test(
    "a guard is explained on the page of its folder, with its code and what it looks at",
    arguments: [.shared] + Region.all)
  func guards(region: Region) throws {
    try region.page.hold("## Guards", to: region.guards().map(SpecificationPage.cells))
  }

  @Test("the page of versions says what each of them decides otherwise")
  func versions() throws {
    let told = try SpecificationPage("Specs/Versions.md").table(under: "## The decider")
    #expect(told.map { $0[0] } == (2...ClaimDecider.version).map(String.init))
  }

  @Test("every guard is declared in one folder")
  func everyGuard() throws {
    let declared = try ([.shared] + Region.all).flatMap { try $0.guards() }.map { "\($0.name)" }
    #expect(declared.sorted() == ClaimDecider.lifecycle.guards.map { "\($0.name)" }.sorted())
  }

  @Test("a region's page says which pages explain its rows' other guards", arguments: Region.all)
  func guardsOfOthers(region: Region) throws {
    let (heading, coded) = ("### Guards of other pages", try region.guardsOfOthers())
    #expect(try region.page.text().contains("\n\(heading)\n") == !coded.isEmpty)
    if !coded.isEmpty { try region.page.hold(heading, to: coded) }
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
      let unpaid = claim.outcomes()
      claim.paid = Money(1, Currency())
      let names = [unpaid, claim.outcomes()].map { outcomes in
        SpecificationPage.listed(outcomes.map { "\($0.name)" })
      }
      return unpaid.isEmpty ? nil : ["`\(status.name)`"] + names
    }
    let closing = try #require(Region.all.first { $0.folder == "Closing" })
    try closing.page.hold("## Outcomes", to: coded)
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
