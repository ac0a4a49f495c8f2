import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Lists of streams: what is there now.

package struct ClaimsQuery: Query {
  package static var name: Question { .list }
  package var statuses: [ClaimStatus] = []
  package var types: [ClaimType] = []
  package var assignee: ActorID?
  package var unassigned = false
  package var claimant: ActorID?
  package var flags: [ClaimFlag] = []
  package var open: Bool?
  package var amount: AmountEnds?
  package var loss: Ends<LocalDate>?
  package var updated: Ends<Instant>?
  package var text: String?
  package var sort: [ClaimOrder] = []
  package var limit: UInt64?
  package var offset: UInt64?
  package var after: Identifier?
  package var asOf = AskedPoint()

  package init() {}

  package var people: [ActorID] { [assignee, claimant].compactMap { $0 } }
  package var reach: QueryReach { text == nil ? .streams : .wholeLog }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.codes(1, "status", &statuses)
    try fields.codes(2, "type", &types)
    try fields.field(3, "assignee", &assignee)
    try fields.field(4, "unassigned", &unassigned)
    try fields.field(5, "claimant", &claimant)
    try fields.field(6, "flag", &flags)
    try fields.field(7, "open", &open)
    try fields.field(8, "amount", &amount)
    try fields.field(9, "loss", &loss)
    try fields.field(10, "updated", &updated)
    try fields.field(11, "text", &text)
    try fields.field(12, "sort", &sort)
    try fields.field(13, "limit", &limit)
    try fields.field(14, "offset", &offset)
    try fields.field(15, "after", &after)
    try fields.point(&asOf)
  }

  package var fault: QueryFault? {
    if unassigned, assignee != nil { return .exclusive("assignee", "unassigned") }
    return SearchText.fault(text)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> ClaimsView {
    var query = ClaimQuery(self)
    let isPaged = query.limit != nil || query.offset > 0 || query.after != nil
    query.limit = scene.pageLimit(limit)
    let texts =
      query.filter.text == nil
      ? ClaimTexts()
      : try scene.answering { (log) throws(EventStoreError) in try ClaimTexts(folding: log) }
    do throws(UnknownClaim) {
      let seen = try scene.logState.claims(query, texts: texts, as: scene.access, at: scene.now)
      let rows = zip(seen.page.snapshots, seen.redactions).map { SeenClaim($0, $1) }
      return ClaimsView(page: seen.page, rows: rows, isPaged: isPaged)
    } catch { throw RPCError(.notFound, error.wording) }
  }
}

package struct ClaimsView: ListedView {
  package let page: ClaimPage
  package let rows: [SeenClaim]
  /// Whether a page was asked for, and ends with a row about the rest.
  let isPaged: Bool

  package var extent: RowExtent {
    .page(shown: rows.count, of: page.total, isLast: page.next == nil)
  }

  package func place(of row: any ViewRow) -> JSONValue? {
    ((row as? SeenClaim)?.snapshot.id ?? page.next).map { .string($0.text) }
  }

  package var allRows: [any ViewRow] { isPaged ? rows + [page] as [any ViewRow] : rows }
}

extension SearchText {
  /// What is wrong with words to look for.
  static func fault(_ text: String?) -> QueryFault? {
    guard let text, SearchText(text) == nil else { return nil }
    return .wrong("text", Phrase(.expectedALetterOrA, text))
  }
}

extension ClaimQuery {
  fileprivate init(_ asked: ClaimsQuery) {
    self.init()
    filter.statuses = Set(asked.statuses)
    filter.types = Set(asked.types)
    filter.assignee = asked.unassigned ? ActorID() : asked.assignee
    filter.claimant = asked.claimant
    filter.flags = Set(asked.flags)
    filter.isOpen = asked.open
    if let amount = asked.amount, let currency = amount.currency {
      let least = amount.from ?? .min
      filter.amount = ClaimFilter.AmountRange(least...max(least, amount.to ?? .max), currency)
    }
    filter.loss = asked.loss?.range(from: .earliest, to: .latest)
    filter.updated = asked.updated?.range(
      from: Instant(nanoseconds: .min), to: Instant(nanoseconds: .max))
    filter.text = asked.text.flatMap { SearchText($0) }
    order = asked.sort
    limit = asked.limit.map { Int(clamping: $0) }
    offset = Int(clamping: asked.offset ?? 0)
    after = asked.after
  }
}

extension LocalDate {
  /// The days that JSON can name.
  fileprivate static let earliest = LocalDate("0001-01-01") ?? LocalDate()
  fileprivate static let latest = LocalDate("9999-12-31") ?? LocalDate()
}

package struct DocumentsQuery: Query {
  package static var name: Question { .documents }
  package var statuses: [DocumentStatus] = []
  package var types: [String] = []
  package var owner: ActorID?
  package var expiring: UInt64?
  package var at: LocalDate?
  package var sort: [DocumentOrder] = []
  package var limit: UInt64?
  package var offset: UInt64?
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.codes(1, "status", &statuses)
    try fields.field(2, "type", &types)
    try fields.field(3, "owner", &owner)
    try fields.field(4, "expiring", &expiring)
    try fields.field(5, "at", &at)
    try fields.field(6, "sort", &sort)
    try fields.field(7, "limit", &limit)
    try fields.field(8, "offset", &offset)
    try fields.point(&asOf)
  }

  package var people: [ActorID] { owner.map { [$0] } ?? [] }

  package func view(in scene: QueryScene) -> DocumentBoard {
    var query = DocumentQuery()
    query.statuses = Set(statuses)
    query.types = Set(types)
    query.owner = owner
    query.expiringDays = expiring.map { Int64(clamping: $0) }
    if !sort.isEmpty { query.order = sort }
    query.limit = scene.pageLimit(limit)
    query.offset = Int(clamping: offset ?? 0)
    return DocumentBoard(
      of: scene.logState, query, as: scene.access, on: at ?? scene.now.dayUTC, at: scene.now)
  }
}

extension DocumentBoard: ListedView {
  package var extent: RowExtent { .page(shown: rows.count, of: total) }
}

package struct ReportsQuery: Query {
  package static var name: Question { .reports }
  package var statuses: [ReportStatus] = []
  package var types: [String] = []
  package var impacts: [String] = []
  package var open: Bool?
  package var sort: [ReportOrder] = []
  package var limit: UInt64?
  package var offset: UInt64?
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.codes(1, "status", &statuses)
    try fields.field(2, "type", &types)
    try fields.field(3, "impact", &impacts)
    try fields.field(4, "limit", &limit)
    try fields.field(5, "offset", &offset)
    try fields.field(6, "open", &open)
    try fields.field(7, "sort", &sort)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) -> ReportBoard {
    var query = ReportQuery()
    query.statuses = Set(statuses)
    query.attackTypes = Set(types)
    query.impacts = Set(impacts)
    query.isOpen = open
    query.order = sort
    query.limit = scene.pageLimit(limit)
    query.offset = Int(clamping: offset ?? 0)
    return ReportBoard(of: scene.logState, query, as: scene.access)
  }
}

extension ReportBoard: ListedView {
  package var extent: RowExtent { .page(shown: rows.count, of: totals.reports) }
}

package struct CommunityQuery: Query {
  package static var name: Question { .community }
  package init() {}
  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) {}
  package func view(in scene: QueryScene) -> CommunityView { CommunityView(of: scene.logState) }
}

extension CommunityView: ListedView {}

/// Anyone who has the receipt may ask, under any name or none.
package struct ReceiptQuery: Query {
  package static var name: Question { .receipt }
  package var receipt: [UInt8]?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "receipt", &receipt)
  }

  package var fault: QueryFault? {
    guard let receipt else { return .missing("receipt") }
    guard receipt.count != IncidentReport.receiptBytes else { return nil }
    return .wrong(
      "receipt",
      Phrase(.expectedBytesTheSHA256, IncidentReport.receiptBytes))
  }

  package func view(in scene: QueryScene) throws(RPCError) -> ReceiptView {
    guard let view = scene.logState.view(ofReceipt: receipt ?? []) else {
      throw RPCError(
        .notFound, Phrase(.noReportHasThisReceipt))
    }
    return view
  }
}

extension ReceiptView: ListedView {}

package struct CatalogsQuery: Query {
  package static var name: Question { .catalogs }
  package var catalog: Catalog?
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "catalog", &catalog)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) -> CatalogsView {
    CatalogsView(catalog: catalog, book: scene.logState.catalogs)
  }
}

package struct CatalogsView: ListedView {
  package let catalog: Catalog?
  package let book: CatalogBook
  package var allRows: [any ViewRow] {
    (catalog.map { book.entries(in: $0) } ?? book.entries).map { MessageRow($0) }
  }
}

/// What a new quiz asks: the same for every reader.
package struct FlowsQuery: Query {
  package static var name: Question { .flows }
  package init() {}
  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) {}
  package func view(in scene: QueryScene) -> FlowsView {
    FlowsView(flows: scene.logState.catalogs.newestFlows)
  }
}

package struct FlowsView: ListedView {
  package let flows: [QuizFlow]
  package var allRows: [any ViewRow] { flows.map { MessageRow($0) } }
}
