import ClaimsDomain
import Descriptions
import EventSourcing

/// What anyone may know of an incident report: what kind of attack it was, on what day, and what
/// came of it.
///
/// No id, number or time by which a person could be found, and none of the words that a reporter
/// wrote: a text may name anyone.
public struct CommunityRow: ViewRow, Equatable {
  /// `2026-03-01`, or less if less is known: `2026-03`, `2026`. Empty if nothing is.
  public let day: String
  /// A code of `attackTypes`; nil for what the catalog never had.
  public let attackType: String?
  /// A code of `impacts`; nil for what the catalog never had.
  public let impact: String?
  /// How grave the impact is, from 1 to 4; 0 for one that the catalog never had.
  public let severity: UInt32
  /// Never that of a draft or a discarded report: those have no row.
  public let status: ReportStatus
  private let labels: (attackType: Wording, impact: Wording, status: Wording)

  init(_ report: IncidentReport, _ catalogs: CatalogBook) {
    let date = report.details.incidentDate?.dayUTC.text ?? ""
    day =
      switch report.details.incidentPrecision ?? .unspecified {
      case .unspecified, .day: date
      case .month: String(date.prefix(7))
      case .year: String(date.prefix(4))
      }
    func known(_ code: String?, in catalog: Catalog) -> CatalogEntry? {
      code.flatMap { catalogs.entry($0, in: catalog) }
    }
    let kind = known(report.details.attackType, in: .attackTypes)
    let impact = known(report.details.impact, in: .impacts)
    let standing = known(report.status.name.description, in: .reportStatuses)
    attackType = kind?.code
    self.impact = impact?.code
    severity = impact?.severity ?? 0
    status = report.status
    labels = (
      kind?.labels ?? Wording(), impact?.labels ?? Wording(), standing?.labels ?? Wording()
    )
  }

  public static func == (left: CommunityRow, right: CommunityRow) -> Bool {
    left.json == right.json
  }

  /// One line. Source: Specs/JSON.md, "Reports".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("day", day.utf8.isEmpty ? nil : day)
    fields.code("attackType", attackType) { labels.attackType[$0] }
    fields.code("impact", impact) { labels.impact[$0] }
    fields.field("severity", severity)
    fields.code("status", status.name.description) { labels.status[$0] }
  }

  /// What people read in place of its codes; empty for what no catalog has.
  public func text(in language: Language) -> (attackType: String, impact: String, status: String) {
    (labels.attackType[language], labels.impact[language], labels.status[language])
  }
}

/// Every report that was handed in, for anyone: without identities, the latest day first.
public struct CommunityView: Equatable, Sendable, PrintsFields {
  /// The latest day first, unknown days last.
  public let rows: [CommunityRow]

  /// Reports of the same day are in the order of their codes: that in which they came would tell
  /// one from another.
  public init(of logState: LogState) {
    let rows = logState.reports.snapshots.filter { Self.statuses.contains($0.state.status) }
      .map { CommunityRow($0.state, logState.catalogs) }
    self.rows = rows.map { (row: $0, text: Array($0.json.utf8)) }.sorted { left, right in
      guard left.row.day.utf8.elementsEqual(right.row.day.utf8) else {
        return right.row.day.utf8.lexicographicallyPrecedes(left.row.day.utf8)
      }
      return left.text.lexicographicallyPrecedes(right.text)
    }.map { $0.row }
  }

  private static let statuses: Set<ReportStatus> = [.nuevo, .revisado, .enInvestigacion, .cerrado]
}

extension CommunityView: ViewRows {
  public var allRows: [any ViewRow] { rows }
}
