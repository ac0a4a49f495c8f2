import ClaimsDomain
import Descriptions
import EventSourcing

/// By what reports are sorted.
public struct ReportOrder: Equatable, Sendable, PrintsFields {
  public enum Key: String, CaseIterable, Sendable, PrintsFields {
    case severity, created, status
  }

  public var key: Key
  public var isDescending: Bool

  public init(_ key: Key, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }
}

/// Which reports a board shows: those that everything which is set here is true of.
public struct ReportQuery: Sendable, PrintsFields {
  /// One of these; any but discarded drafts if there is none.
  public var statuses: Set<ReportStatus> = []
  /// Codes of `attackTypes`, one of these; any if there is none.
  public var attackTypes: Set<String> = []
  /// Codes of `impacts`, one of these; any if there is none.
  public var impacts: Set<String> = []
  /// Whether somebody still has to do something about it: neither closed nor discarded.
  public var isOpen: Bool?
  /// By the first key, then by the second, and so on; ties in the order in which they began.
  public var order: [ReportOrder] = []
  /// How many are passed over.
  public var offset = 0
  /// How many are shown at most; nil for all. Totals are those of all.
  public var limit: Int?

  /// Creates a query for all reports that are neither discarded nor erased, as they began.
  public init() {}
}

/// An incident report in short, its codes in words.
public struct ReportRow: ViewRow, Equatable {
  /// The report's id.
  public let id: Identifier
  /// How many events its stream holds.
  public let revision: UInt64
  /// All of it, whatever is left out for the reader.
  public let report: IncidentReport
  /// What people read in place of its codes, in every language.
  public let labels: [Language: ReportLabels]
  /// What is left out for the reader.
  public let redaction: Redaction

  /// How grave the impact is, from 1 to 4; 0 for one that no catalog has.
  public var severity: UInt32 { labels[.en]?.severity ?? 0 }
  /// On which it was begun, in UTC.
  public var day: LocalDate { report.createdAt.dayUTC }

  fileprivate init(
    _ snapshot: Snapshot<ReportDecider>, _ catalogs: CatalogBook, _ redaction: Redaction
  ) {
    id = snapshot.id
    revision = snapshot.revision
    report = snapshot.state
    var labels: [Language: ReportLabels] = [:]
    for language in Language.allCases {
      labels[language] = snapshot.state.labels(in: catalogs, language)
    }
    self.labels = labels
    self.redaction = redaction
  }

  /// One line. Source: Specs/JSON.md, "Reports".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    func seen<Value>(_ name: String, _ value: Value?) -> Value? {
      redaction.hides(name) ? nil : value
    }
    func label(_ path: KeyPath<ReportLabels, String>) -> (Language) -> String {
      { labels[$0]?[keyPath: path] ?? "" }
    }
    fields.field("id", id)
    fields.field("revision", revision)
    fields.field("number", report.number)
    fields.code("status", report.status.name.description, label: label(\.status))
    fields.code("attackType", report.details.attackType, label: label(\.attackType))
    fields.code("impact", report.details.impact, label: label(\.impact))
    fields.field("severity", severity)
    fields.field("incidentDate", seen("incidentDate", report.details.incidentDate))
    fields.field("created", report.createdAt)
    fields.field("submitted", report.submittedAt)
    fields.field("isAnonymous", report.isAnonymous)
    fields.field("reporter", report.isAnonymous ? nil : seen("reporter", report.reporter))
    fields.field("assignee", seen("assignee", report.assignee))
    fields.field("reviewer", seen("reviewer", report.reviewer))
    fields.field("closeReason", seen("closeReason", report.closeReason))
    fields.field("claim", seen("claim", report.claim))
    fields.field("attachments", report.attachments.count)
    fields.field("notes", seen("notes", report.notes.count))
    fields.redacted(redaction)
  }
}

/// Incident reports as a reader sees them, in the order in which they began, and their totals.
public struct ReportBoard: Equatable, Sendable, PrintsFields {
  /// The page that the query asks for, in its order.
  public let rows: [ReportRow]
  /// Of all that the query finds, on all pages.
  public let totals: ReportTotals

  /// O(reports).
  public init(of logState: LogState, _ query: ReportQuery = ReportQuery(), as access: ReaderRoles) {
    var rows: [ReportRow] = []
    var totals = ReportTotals()
    for snapshot in logState.reports.snapshots where query.holds(snapshot.state) {
      // No time says who sees a report.
      let stream = StreamID.report(snapshot.id)
      guard let redaction = logState.redaction(of: stream, for: access, at: snapshot.updated)
      else { continue }
      let row = ReportRow(snapshot, logState.catalogs, redaction)
      totals.add(row)
      rows.append(row)
    }
    let order = query.order
    if !order.isEmpty {
      rows = rows.enumerated().sorted { left, right in
        for order in order {
          let (one, other) = (left.element.value(order.key), right.element.value(order.key))
          if one != other { return order.isDescending ? one > other : one < other }
        }
        return left.offset < right.offset
      }.map(\.element)
    }
    var shown = rows.dropFirst(max(0, query.offset))
    if let limit = query.limit { shown = shown.prefix(max(0, limit)) }
    self.rows = Array(shown)
    self.totals = totals.named(in: logState.catalogs)
  }
}

extension ReportQuery {
  fileprivate func holds(_ report: IncidentReport) -> Bool {
    func isOne(of codes: Set<String>, _ code: String?) -> Bool {
      codes.isEmpty
        || codes.contains { wanted in code.map { wanted.utf8.elementsEqual($0.utf8) } ?? false }
    }
    if let isOpen, isOpen == ReportDecider.endings.contains(report.status) { return false }
    if statuses.isEmpty
      ? [.descartado, .erased].contains(report.status) : !statuses.contains(report.status)
    {
      return false
    }
    return isOne(of: attackTypes, report.details.attackType)
      && isOne(of: impacts, report.details.impact)
  }
}

extension ReportRow {
  fileprivate func value(_ key: ReportOrder.Key) -> Int64 {
    switch key {
    case .severity: Int64(severity)
    case .created: report.createdAt.nanoseconds
    case .status: Int64(report.status.rawValue)
    }
  }
}

extension ReportBoard: ViewRows {
  public var allRows: [any ViewRow] { rows as [any ViewRow] + [totals] }
}
