import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
@Suite("The actor's page in Specs")
struct ActorSpecificationTests {
  static let page = ActorCases.table.page

  @Test("every kind of authority is on the page with its number")
  func codes() throws {
    #expect(
      try Self.page.table(under: "## Authority", columns: 2)
        == SpecificationPage.codes(AuthorityKind.allCases.filter { $0 != .unspecified }))
  }

  @Test("the page says how many states were explored")
  func explored() throws {
    let text = try Self.page.text()
    #expect(text.contains("**\(ActorCases.explored.summary)**"))
    #expect(text.contains("**\(ActorExplorationTests.register.summary)**"))
  }
}
