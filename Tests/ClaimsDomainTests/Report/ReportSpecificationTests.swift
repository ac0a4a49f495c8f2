import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
@Suite("The report's page in Specs", .serialized)
struct ReportSpecificationTests {
  static let page = ReportCases.table.page

  @Test("every stage is on the page with its number")
  func codes() throws {
    try Self.page.hold(
      "## Authorities",
      to: SpecificationPage.codes(NoticeStage.allCases.filter { $0 != .unspecified }))
  }

  @Test("every field of a report, and of its parts, is on the page")
  func fields() throws {
    try Self.page.hold("## Fields", to: FieldTable.of(IncidentReport()))
    try Self.page.hold("### Details", to: FieldTable.of(IncidentDetails()))
    try Self.page.hold("### Classification", to: FieldTable.of(IncidentClassification()))
    try Self.page.hold("### Timeline", to: FieldTable.of(IncidentTimeline()))
  }

  @Test("the page says how many states were explored")
  func explored() throws {
    try Self.page.hold("## Explored", to: ReportExplorationTests.rows)
  }
}
