import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
@Suite("The document's page in Specs", .serialized)
struct DocumentSpecificationTests {
  static let page = DocumentCases.table.page

  @Test("a verb's number is that of its row")
  func numbers() {
    for step in DocumentDecider.lifecycle.steps {
      #expect(
        "\(step.id)".dropFirst() == (step.verb.rawValue < 10 ? "0" : "") + "\(step.verb.rawValue)")
    }
  }

  @Test("every result of compression is on the page with its number")
  func codes() throws {
    try Self.page.hold("## Compression", to: SpecificationPage.codes(CompressionResult.allCases))
  }

  @Test("every field of a document, and of its parts, is on the page")
  func fields() throws {
    try Self.page.hold("### Document", to: FieldTable.of(Document()))
    try Self.page.hold("### DocumentDetails", to: FieldTable.of(DocumentDetails()))
    try Self.page.hold("### DocumentPage", to: FieldTable.of(DocumentPage()))
    try Self.page.hold("### DocumentReading", to: FieldTable.of(DocumentReading()))
    try Self.page.hold("### DocumentField", to: FieldTable.of(DocumentField()))
    try Self.page.hold("### DocumentShare", to: FieldTable.of(DocumentShare()))
  }
}
