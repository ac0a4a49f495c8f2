import ClaimsDomain
import EventSourcing

/// What the holder of an anonymous report's receipt may know of it: how far it is, and what kind of
/// incident it is taken for.
///
/// No name, note, notice, link or number of those who look at it, and none of the words that were
/// written: a receipt may be found by another than the reporter.
///
/// Source: Specs/Reading.md, "Receipts".
public struct ReceiptView: ViewRow, Equatable {
  /// The report's id.
  public let id: Identifier
  /// Its status now.
  public let status: ReportStatus
  /// A code of `attackTypes`; nil while none was chosen.
  public let attackType: String?
  /// A code of `impacts`; nil while none was chosen.
  public let impact: String?
  /// How grave the impact is, from 1 to 4; 0 for one that no catalog has, or while none was chosen.
  public let severity: UInt32
  /// The beginning of the day, month or year in UTC, if no more is known; nil while nothing is.
  public let incidentDate: Instant?
  /// When the report was begun.
  public let createdAt: Instant
  /// Nil while it is a draft.
  public let submittedAt: Instant?
  /// When anything last happened to it.
  public let updatedAt: Instant
  /// A code of `closeReasons`; nil unless it is closed.
  public let closeReason: String?
  /// How many files came with it, those of others left out.
  public let attachments: Int
  private let labels: [Language: ReportLabels]

  init(_ id: Identifier, _ report: IncidentReport, _ catalogs: CatalogBook) {
    self.id = id
    status = report.status
    attackType = report.details.attackType
    impact = report.details.impact
    incidentDate = report.details.incidentDate
    createdAt = report.createdAt
    submittedAt = report.submittedAt
    updatedAt = report.updatedAt
    closeReason = report.closeReason
    attachments = report.attachments.count { $0.addedBy.isEmpty }
    var labels: [Language: ReportLabels] = [:]
    for language in Language.allCases { labels[language] = report.labels(in: catalogs, language) }
    self.labels = labels
    severity = labels[.en]?.severity ?? 0
  }

  /// What people read in place of its codes; empty for what is not known.
  public func text(
    in language: Language
  ) -> (status: String, attackType: String, impact: String, closeReason: String) {
    let labels = labels[language]
    return (
      labels?.status ?? "", labels?.attackType ?? "", labels?.impact ?? "",
      labels?.closeReason ?? ""
    )
  }

  /// One line. Source: Specs/JSON.md, "Receipts".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("report", id)
    fields.code("status", status.name.description) { text(in: $0).status }
    fields.code("attackType", attackType) { text(in: $0).attackType }
    fields.code("impact", impact) { text(in: $0).impact }
    fields.field("severity", severity)
    fields.field("incidentDate", incidentDate)
    fields.field("created", createdAt)
    fields.field("submitted", submittedAt)
    fields.field("updated", updatedAt)
    fields.code("closeReason", closeReason) { text(in: $0).closeReason }
    fields.field("attachments", attachments)
  }
}

extension LogState {
  /// The anonymous report whose reporter keeps the code with this SHA-256 hash, as they may see it;
  /// nil for any other hash, however near it comes. O(1).
  ///
  /// Having the hash is having the receipt: no query shows one to any reader.
  public func view(ofReceipt hash: [UInt8]) -> ReceiptView? {
    guard hash.count == IncidentReport.receiptBytes, let id = report(withReceipt: hash),
      let report = reports[id]?.state, report.isAnonymous
    else { return nil }
    return ReceiptView(id, report, catalogs)
  }
}

extension ReceiptView: ViewRows {
  public var allRows: [any ViewRow] { [self] }
}
