import ClaimsDomain
import EventSourcing

/// Which reports a board shows: those that everything which is set here is true of.
public struct ReportQuery: Sendable {
  /// One of these; any but discarded drafts if there is none.
  public var statuses: Set<ReportStatus> = []
  /// Codes of `attackTypes`, one of these; any if there is none.
  public var attackTypes: Set<String> = []
  /// Codes of `impacts`, one of these; any if there is none.
  public var impacts: Set<String> = []
  /// How many are passed over.
  public var offset = 0
  /// How many are shown at most; nil for all. Totals are those of all.
  public var limit: Int?

  public init() {}
}

/// An incident report in short, its codes in words.
public struct ReportRow: Equatable, Sendable {
  public let id: Identifier
  public let revision: UInt64
  public let report: IncidentReport
  public let labels: [Language: ReportLabels]
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
  public var json: String {
    return JSONWriter.object { writer in
      func text(_ name: String, _ value: String?) {
        guard let value, !redaction.hides(name) else { return }
        writer.member(name, value)
      }
      func code(_ name: String, _ code: String?, _ label: KeyPath<ReportLabels, String>) {
        guard let code else { return }
        writer.key(name)
        writer.code(code) { labels[$0]?[keyPath: label] ?? "" }
        writer.endObject()
      }
      text("id", id.text)
      writer.member("revision", revision)
      if let number = report.number {
        writer.member("number", number)
      }
      code("status", report.status.name.description, \.status)
      code("attackType", report.details.attackType, \.attackType)
      code("impact", report.details.impact, \.impact)
      writer.member("severity", UInt64(severity))
      text("incidentDate", report.details.incidentDate?.text)
      text("created", report.createdAt.text)
      text("submitted", report.submittedAt?.text)
      writer.member("isAnonymous", report.isAnonymous)
      if !report.isAnonymous { text("reporter", report.reporter.text) }
      text("assignee", report.assignee.text)
      text("reviewer", report.reviewer.text)
      text("closeReason", report.closeReason)
      text("claim", report.claim?.text)
      writer.member("attachments", report.attachments.count)
      if !redaction.hides("notes") {
        writer.member("notes", report.notes.count)
      }
      redaction.write(to: &writer)
    }
  }
}

/// Incident reports as a reader sees them, in the order in which they began, and their totals.
public struct ReportBoard: Equatable, Sendable {
  public let rows: [ReportRow]
  /// Of all that the query finds, on all pages.
  public let totals: ReportTotals

  /// O(reports).
  public init(of logState: LogState, _ query: ReportQuery = ReportQuery(), as access: ReaderRoles) {
    var rows: [ReportRow] = []
    var totals = ReportTotals()
    for snapshot in logState.reports.snapshots where query.holds(snapshot.state) {
      guard let redaction = access.redaction(of: snapshot.state, ReportDecider.self) else {
        continue
      }
      let row = ReportRow(snapshot, logState.catalogs, redaction)
      totals.add(row)
      rows.append(row)
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
    if statuses.isEmpty ? report.status == .descartado : !statuses.contains(report.status) {
      return false
    }
    return isOne(of: attackTypes, report.details.attackType)
      && isOne(of: impacts, report.details.impact)
  }
}

extension JSONWriter {
  /// Opens an object about a code: the code, and what people read in place of it.
  mutating func code(_ code: String, _ label: (Language) -> String) {
    beginObject()
    key("code")
    string(code)
    for language in Language.written {
      key(language.rawValue)
      string(label(language))
    }
  }
}
