import ClaimsDomain
import EventSourcing
import Testing

@Suite("The catalogs' table")
struct CatalogTableTests {
  @Test("rows begin in both statuses if they say so")
  func statuses() {
    for step in CatalogDecider.lifecycle.steps where step.verb != .restoreCatalogEntry {
      #expect(step.from == CatalogStatus.allCases)
    }
    #expect(
      answer(
        .restoreCatalogEntry(
          RestoreCatalogEntry(catalog: .leadSources, code: "event", reason: "used again")))
        == .failure(
          Refusal(
            .invalidTransition, expected: CatalogDecider.lifecycle.verbNames(in: .none),
            found: "restoreCatalogEntry in none")))
  }

  @Test("a retired entry can still be relabelled, and stays retired")
  func relabelRetired() throws {
    let book = catalogs(retired("event", in: .leadSources))
    let events = try answer(
      .relabelCatalogEntry(
        RelabelCatalogEntry(catalog: .leadSources, code: "event", labels: radio, reason: "clear")),
      on: book
    ).get()
    var after = book
    for event in events { CatalogDecider.evolve(&after, event) }
    #expect(after.label(of: "event", in: .leadSources, .es) == "La radio")
    #expect(!after.isActive("event", in: .leadSources))
  }

  @Test("what is said of an entry that the catalog never had leaves everything as it is")
  func total() {
    let unknown = catalogs(
      retired("radio", in: .leadSources), restored("radio", in: .leadSources),
      .catalogEntryRelabelled(
        CatalogEntryRelabelled(catalog: .leadSources, code: "radio", labels: radio)))
    #expect(unknown == CatalogBook())
  }
}
