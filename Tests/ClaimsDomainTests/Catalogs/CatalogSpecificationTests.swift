import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the code say the same, word for word, both ways.
@Suite("The catalogs' page in Specs", .serialized)
struct CatalogSpecificationTests {
  static let page = CatalogCases.table.page

  @Test("every catalog is on the page with its number, and what may be done to it")
  func catalogs() throws {
    try Self.page.hold(
      "## Catalogs",
      to: Catalog.allCases.filter { $0 != .unspecified }.map {
        ["\($0.rawValue)", "`\($0.name)`", "\($0.openness)"]
      })
  }

  @Test(
    "every built-in entry is on the page with what people read",
    arguments: Catalog.allCases.filter { $0 != .unspecified })
  func entries(catalog: Catalog) throws {
    try Self.page.hold(
      "### \(catalog.name)",
      to: CatalogBook().entries(in: catalog).map { entry in
        var besides: [String] = []
        if entry.severity > 0 { besides.append("severity \(entry.severity)") }
        if let number = entry.number { besides.append("number \(number)") }
        if entry.expires { besides.append("expires") }
        if !entry.texts.isEmpty { besides.append("\(entry.texts.count) texts") }
        return [
          "`\(entry.code)`", entry.labels.en, entry.labels.es,
          besides.isEmpty ? "–" : besides.joined(separator: ", "),
        ]
      })
  }
}
