import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The streams of one kind that a reader sees, in the order in which they began.
package struct StreamsQuery: Query {
  package static var name: Question { .list }
  package var category: EventSourcing.Category
  package var limit: UInt64?
  package var offset: UInt64?
  /// Only the activities that are about this stream.
  package var about: Identifier?
  package var text: String?
  package var asOf = AskedPoint()

  package var reach: QueryReach { text == nil ? .streams : .wholeLog }

  package init() { category = .claim }

  /// - Parameter kind: the name of a table, such as `leads`.
  package init?(kind: String) {
    guard let table = Category.tables.first(where: { $0.name == kind }) else { return nil }
    category = table.category
  }

  package static var kinds: String {
    (["claims"] + Category.tables.map(\.name)).joined(separator: ", ")
  }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "limit", &limit)
    try fields.field(2, "offset", &offset)
    try fields.field(3, "about", &about)
    try fields.field(4, "text", &text)
    try fields.point(&asOf)
  }

  package var fault: QueryFault? { SearchText.fault(text) }

  package func view(in scene: QueryScene) throws(RPCError) -> StreamsView {
    let search = text.flatMap { SearchText($0) }
    let found = try scene.answering { (log) throws(EventStoreError) in
      try search.map { (search) throws(EventStoreError) in
        try StreamSearch(search, of: category, in: log)
      }
    }
    var seen: [SeenStream] = []
    for snapshot in scene.logState.snapshots(of: category)
    where about == nil || snapshot.subject?.id == about {
      if let redaction = scene.visibility.redaction(of: snapshot.stream),
        found?.finds(snapshot, as: redaction) ?? true
      {
        seen.append(SeenStream(snapshot, redaction))
      }
    }
    let page = seen.dropFirst(Int(clamping: offset ?? 0)).prefix(scene.pageLimit(limit) ?? .max)
    return StreamsView(rows: Array(page), total: seen.count)
  }
}

package struct StreamsView: ListedView {
  package let rows: [SeenStream]
  package let total: Int

  package var extent: RowExtent { .page(shown: rows.count, of: total) }
  package var allRows: [any ViewRow] { rows }
}
