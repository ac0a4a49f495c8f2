import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("The parts' page in Specs", .serialized)
struct PartSpecificationTests {
  static let page = SpecificationPage("Specs/Lifecycles/Parts.md")

  static let kinds: [(heading: String, fields: [[String]])] = [
    ("### Part", FieldTable.of(Part())), ("### Attachment", FieldTable.of(Attachment())),
    ("### Photo", FieldTable.of(Photo())),
    ("### PhotoProperty", FieldTable.of(PhotoProperty())),
    ("### Analysis", FieldTable.of(Analysis())),
    ("### DamageItem", FieldTable.of(DamageItem())),
    ("### Measurement", FieldTable.of(Measurement())),
    ("### LineItem", FieldTable.of(LineItem())),
  ]

  @Test("every field of every kind of part is on the page with its number", arguments: kinds)
  func fields(heading: String, fields: [[String]]) throws {
    try Self.page.hold(heading, to: fields)
  }

  @Test("the statuses an upload may take from each status")
  func uploads() throws {
    try Self.page.hold("## Uploads", to: rows { (status: UploadStatus) in status.next })
  }

  @Test("the statuses a damage estimate may take from each status")
  func damages() throws {
    try Self.page.hold("## Damages", to: rows { (status: DamageStatus) in status.next })
  }

  @Test("every status of a line item, measure, unit and severity is on the page with its number")
  func codes() throws {
    try Self.page.hold("## Line items", to: codes(LineItemStatus.self))
    try Self.page.hold("## Severities", to: codes(DamageSeverity.self))
    try Self.page.hold("## Measures", to: codes(MeasurementKind.self))
    try Self.page.hold("## Units", to: codes(MeasurementUnit.self))
    try Self.page.hold("## Accuracies", to: codes(MeasurementAccuracy.self))
  }

  private func codes<Code: CodedEnum>(_ type: Code.Type) -> [[String]] {
    SpecificationPage.codes(type.allCases.filter { $0.rawValue != 0 })
  }

  private func rows<Status: CodedEnum>(_ next: (Status) -> [Status]) -> [[String]] {
    Status.allCases.filter { $0.rawValue != 0 }.map { status in
      [
        "\(status.rawValue)", "`\(status.name)`",
        SpecificationPage.listed(next(status).map { "\($0.name)" }),
      ]
    }
  }
}
