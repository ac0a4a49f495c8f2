import ClaimsDomain
import Descriptions
import EventSourcing

/// How many incident reports there are of each status, kind, impact and day.
public struct ReportTotals: ViewRow, Equatable {
  /// The reports with one status, attack type or impact.
  public struct Row: Equatable, Sendable, PrintsFields {
    /// A code of the catalog, or one that no catalog has.
    public let code: String
    /// What people read in place of the code; one that no catalog has is shown with capitals.
    public internal(set) var labels = Wording()
    /// Of an impact, from 1 to 4; else 0.
    public internal(set) var severity: UInt32 = 0
    /// How many there are.
    public internal(set) var reports = 0
  }

  /// How many there are in all.
  public private(set) var reports = 0
  /// In the order of the catalogs; codes that they do not have come last.
  public private(set) var statuses: [Row] = []
  /// In the order of the catalog, other codes last; reports without an attack type are left out.
  public private(set) var attackTypes: [Row] = []
  /// In the order of the catalog, other codes last; reports without an impact are left out.
  public private(set) var impacts: [Row] = []
  /// By the day in UTC on which they were begun, the earliest first; days without any left out.
  public private(set) var days: [(day: LocalDate, reports: Int)] = []

  init() {}

  public static func == (left: ReportTotals, right: ReportTotals) -> Bool {
    left.json == right.json
  }

  mutating func add(_ row: ReportRow) {
    reports += 1
    Self.count(row.report.status.name.description, in: &statuses)
    if let code = row.report.details.attackType { Self.count(code, in: &attackTypes) }
    if let code = row.report.details.impact { Self.count(code, in: &impacts) }
    if let place = days.firstIndex(where: { $0.day == row.day }) {
      days[place].reports += 1
    } else {
      days.append((row.day, 1))
    }
  }

  private static func count(_ code: String, in rows: inout [Row]) {
    guard let place = rows.firstIndex(where: { $0.code.utf8.elementsEqual(code.utf8) }) else {
      return rows.append(Row(code: code, reports: 1))
    }
    rows[place].reports += 1
  }

  /// The same with labels, in the order of the catalogs.
  func named(in catalogs: CatalogBook) -> ReportTotals {
    var totals = self
    totals.statuses = Self.named(statuses, .reportStatuses, catalogs)
    totals.attackTypes = Self.named(attackTypes, .attackTypes, catalogs)
    totals.impacts = Self.named(impacts, .impacts, catalogs)
    totals.days.sort { $0.day < $1.day }
    return totals
  }

  private static func named(_ rows: [Row], _ catalog: Catalog, _ catalogs: CatalogBook) -> [Row] {
    let codes = catalogs.entries(in: catalog).map(\.code)
    func place(_ row: Row) -> Int {
      codes.firstIndex { $0.utf8.elementsEqual(row.code.utf8) } ?? codes.count
    }
    return rows.map { row in
      var row = row
      row.labels = Wording(
        en: catalogs.label(of: row.code, in: catalog, .en),
        es: catalogs.label(of: row.code, in: catalog, .es))
      row.severity = catalogs.severity(of: row.code, in: catalog)
      return row
    }.sorted { left, right in
      let (one, other) = (place(left), place(right))
      guard one == other else { return one < other }
      return left.code.utf8.lexicographicallyPrecedes(right.code.utf8)
    }
  }

  /// One line. Source: Specs/JSON.md, "Reports".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("total", true)
    fields.field("reports", reports)
    for (name, rows) in [("status", statuses), ("attackType", attackTypes), ("impact", impacts)] {
      fields.objects(name, rows) { row, fields in
        fields.labels(of: row.code) { row.labels[$0] }
        fields.field("severity", name == "impact" ? row.severity : nil)
        fields.field("reports", row.reports)
      }
    }
    fields.objects("day", days) { row, fields in
      fields.field("day", row.day)
      fields.field("reports", row.reports)
    }
  }
}
