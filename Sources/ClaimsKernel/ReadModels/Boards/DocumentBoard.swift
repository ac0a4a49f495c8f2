import ClaimsDomain
import Descriptions
import EventSourcing

/// By what documents are sorted.
public struct DocumentOrder: Equatable, Sendable, PrintsFields {
  public enum Key: String, CaseIterable, Sendable, PrintsFields {
    case expiry, title, type, status, owner, created, updated
  }

  public var key: Key
  public var isDescending: Bool

  public init(_ key: Key, descending: Bool = false) {
    self.key = key
    isDescending = descending
  }
}

/// Which documents a board shows: those that everything which is set here is true of.
public struct DocumentQuery: Sendable, PrintsFields {
  /// One of these; any but deleted ones if there is none.
  public var statuses: Set<DocumentStatus> = []
  /// Codes of `documentTypes`, one of these; any if there is none.
  public var types: Set<String> = []
  /// Whose documents; nil for anyone's.
  public var owner: ActorID?
  /// Those that may still be relied on, or come to be, and whose last day is at most this many days
  /// away.
  public var expiringDays: Int64?
  /// By the first key, then by the second, and so on; ties by id.
  public var order = [DocumentOrder(.expiry)]
  /// How many are passed over.
  public var offset = 0
  /// How many are shown at most; nil for all.
  public var limit: Int?

  /// Creates a query for all documents that are neither deleted nor erased, in the order of expiry.
  public init() {}
}

/// A document, until when it counts, and for which claims.
public struct DocumentRow: ViewRow, Equatable {
  /// The document's id.
  public let id: Identifier
  /// How many events its stream holds.
  public let revision: UInt64
  /// When its first event was recorded.
  public let created: Instant
  /// When its latest event was recorded.
  public let updated: Instant
  /// All of it, whatever is left out for the reader.
  public let document: Document
  /// Days to the last day on which it counts: 0 on that day, less than 0 behind it. Nil if it
  /// counts for ever.
  public let daysLeft: Int64?
  /// The claims that rely on it, sorted, as far as the reader sees them; nil for who sees no claims.
  public fileprivate(set) var claims: [Identifier]?
  /// What is left out for the reader.
  public let redaction: Redaction

  /// The URL of its first page, or the page's name if it has none; nil without pages.
  public var preview: String? {
    document.pages.first.map { $0.url.utf8.isEmpty ? $0.name : $0.url }
  }

  fileprivate init(_ snapshot: Snapshot<DocumentDecider>, on day: LocalDate, _ redaction: Redaction)
  {
    id = snapshot.id
    revision = snapshot.revision
    created = snapshot.created
    updated = snapshot.updated
    document = snapshot.state
    daysLeft = snapshot.state.validUntil.map { $0.daysSinceEpoch - day.daysSinceEpoch }
    self.redaction = redaction
  }

  /// One line. Source: Specs/JSON.md, "Documents".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("id", id)
    fields.field("revision", revision)
    fields.field("created", created)
    fields.field("updated", updated)
    fields.code("type", document.type, in: .documentTypes)
    fields.field("status", document.status)
    fields.field("title", document.title)
    fields.field("preview", preview)
    fields.field("pages", document.pages.count)
    fields.field("owner", document.owner)
    fields.field("validUntil", document.validUntil)
    fields.field("daysLeft", daysLeft)
    fields.list("claims", claims)
    fields.redacted(redaction)
  }
}

/// Documents as a reader sees them, with what is left of each.
public struct DocumentBoard: Equatable, Sendable, PrintsFields {
  /// The page that the query asks for, in its order.
  public let rows: [DocumentRow]
  /// How many the query finds, on all pages.
  public let total: Int

  /// - Parameters:
  ///   - logState: where the documents are.
  ///   - query: which of them, and in which order.
  ///   - access: who reads it.
  ///   - day: from which days are counted, in UTC.
  ///   - time: that of the rules about whose claims handlers see, and of shares.
  /// - Complexity: O(claims + n log n) for n documents.
  public init(
    of logState: LogState, _ query: DocumentQuery = DocumentQuery(), as access: ReaderRoles,
    on day: LocalDate, at time: Instant
  ) {
    var rows: [DocumentRow] = []
    for snapshot in logState.documents.snapshots {
      let stream = StreamID.document(snapshot.id)
      guard let redaction = logState.redaction(of: stream, for: access, at: time) else { continue }
      let row = DocumentRow(snapshot, on: day, redaction)
      if query.holds(row) { rows.append(row) }
    }
    total = rows.count
    let order = query.order
    let sorted = rows.map { (row: $0, key: order.map($0.value)) }.sorted { left, right in
      for (step, order) in order.enumerated() where left.key[step] != right.key[step] {
        return left.key[step].precedes(right.key[step], descending: order.isDescending)
      }
      return left.row.id < right.row.id
    }
    var shown = sorted.map { $0.row }.dropFirst(max(0, query.offset))
    if let limit = query.limit { shown = shown.prefix(max(0, limit)) }
    let claims = access.reads(.claim) ? logState.prepared() : nil
    self.rows = shown.map { row in
      var row = row
      row.claims = claims?.claims(citing: row.id).filter {
        logState.redaction(of: .claim($0), for: access, at: time) != nil
      }
      return row
    }
  }
}

extension DocumentQuery {
  fileprivate func holds(_ row: DocumentRow) -> Bool {
    let document = row.document
    if statuses.isEmpty
      ? [.deleted, .erased].contains(document.status) : !statuses.contains(document.status)
    {
      return false
    }
    if !types.isEmpty, !types.contains(where: { $0.utf8.elementsEqual(document.type.utf8) }) {
      return false
    }
    if let owner, document.owner != owner { return false }
    guard let expiringDays else { return true }
    guard document.status == .verified || document.status == .pending, let left = row.daysLeft
    else { return false }
    return (0...max(0, expiringDays)).contains(left)
  }
}

extension DocumentRow {
  fileprivate func value(_ order: DocumentOrder) -> SortedRow.Value {
    switch order.key {
    case .expiry: daysLeft.map { .number($0) } ?? .absent
    case .title: text(document.title)
    case .type: text(document.type)
    case .status: .number(Int64(document.status.rawValue))
    case .owner: text(document.owner.text)
    case .created: .number(created.nanoseconds)
    case .updated: .number(updated.nanoseconds)
    }
  }

  private func text(_ text: String) -> SortedRow.Value {
    text.utf8.isEmpty ? .absent : .text(folded(text.utf8))
  }
}

extension DocumentBoard: ViewRows {
  public var allRows: [any ViewRow] { rows }
}
