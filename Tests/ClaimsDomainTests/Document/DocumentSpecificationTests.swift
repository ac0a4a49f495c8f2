import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
@Suite("The document's page in Specs", .serialized)
struct DocumentSpecificationTests {
  static let page = SpecificationPage("Specs/Lifecycles/Document.md")

  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    try Self.page.hold("## Rows", to: DocumentDecider.lifecycle.steps.map(SpecificationPage.cells))
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    try Self.page.holdGuards(of: DocumentDecider.lifecycle)
  }

  @Test("every status and every result of compression is on the page with its number")
  func codes() throws {
    try Self.page.hold("## Statuses", to: SpecificationPage.codes(DocumentStatus.allCases))
    try Self.page.hold("## Compression", to: SpecificationPage.codes(CompressionResult.allCases))
  }

  @Test("every field of a document, and of what stands in it, is on the page")
  func fields() throws {
    try Self.page.hold("### Document", to: FieldTable.of(Document()))
    try Self.page.hold("### DocumentDetails", to: FieldTable.of(DocumentDetails()))
    try Self.page.hold("### DocumentPage", to: FieldTable.of(DocumentPage()))
    try Self.page.hold("### DocumentReading", to: FieldTable.of(DocumentReading()))
    try Self.page.hold("### DocumentField", to: FieldTable.of(DocumentField()))
    try Self.page.hold("### DocumentShare", to: FieldTable.of(DocumentShare()))
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws {
    try Self.page.checkDiagram(DocumentDecider.lifecycle.mermaid(start: .none))
  }

  @Test("the page tells how many states were explored")
  func explored() throws {
    let text = try Self.page.text()
    #expect(text.contains("**\(DocumentExplorationTests.life.summary)**"))
    #expect(text.contains("**\(DocumentExplorationTests.access.summary)**"))
  }
}
