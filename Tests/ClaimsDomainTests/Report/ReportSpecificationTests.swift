import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
@Suite("The report's page in Specs", .serialized)
struct ReportSpecificationTests {
  static let page = SpecificationPage("Specs/Lifecycles/Report.md")

  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    try Self.page.hold("## Rows", to: ReportDecider.lifecycle.steps.map(SpecificationPage.cells))
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    try Self.page.holdGuards(of: ReportDecider.lifecycle)
  }

  @Test("every status and every stage is on the page with its number")
  func codes() throws {
    try Self.page.hold("## Statuses", to: SpecificationPage.codes(ReportStatus.allCases))
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

  @Test("the page tells how many states were explored")
  func explored() throws {
    try Self.page.hold("## Explored", to: ReportExplorationTests.rows)
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws {
    try Self.page.checkDiagram(ReportDecider.lifecycle.mermaid(start: .none))
  }
}
