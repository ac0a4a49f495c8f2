import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
@Suite("The actor's page in Specs")
struct ActorSpecificationTests {
  static let page = SpecificationPage("Specs/Lifecycles/Actors.md")

  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    try Self.page.check("## Rows", is: ActorDecider.lifecycle.steps.map(SpecificationPage.cells))
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    try Self.page.holdGuards(of: ActorDecider.lifecycle)
  }

  @Test("every status and every kind of authority is on the page with its number")
  func codes() throws {
    #expect(
      try Self.page.table(under: "## Statuses", columns: 2)
        == SpecificationPage.codes(ActorStatus.allCases))
    #expect(
      try Self.page.table(under: "## Authority", columns: 2)
        == SpecificationPage.codes(AuthorityKind.allCases.filter { $0 != .unspecified }))
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws {
    try Self.page.checkDiagram(ActorDecider.lifecycle.mermaid(start: .none))
  }

  @Test("the page tells how many states were explored")
  func explored() throws {
    let text = try Self.page.text()
    #expect(text.contains("**\(ActorExplorationTests.actor.summary)**"))
    #expect(text.contains("**\(ActorExplorationTests.register.summary)**"))
  }
}
