import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The streams of one kind that a reader sees, or of all, in the order in which they began.
package struct StreamsQuery: Query {
  package static var name: Question { .list }
  /// One, or all that there are.
  package var categories: [EventSourcing.Category]
  package var limit: UInt64?
  package var offset: UInt64?
  /// Only the activities that are about this stream.
  package var about: Identifier?
  package var text: String?
  package var asOf = AskedPoint()

  package var reach: QueryReach { text == nil ? .streams : .wholeLog }

  package init() { categories = [] }

  /// - Parameter kind: the name of a table, such as `leads`, or `all`: those, claims and registers.
  package init?(kind: String) {
    if kind == Self.everyKind {
      categories = Category.aggregates.map { $0.category }
    } else if let table = Category.tables.first(where: { $0.name == kind }) {
      categories = [table.category]
    } else {
      return nil
    }
  }

  private static let everyKind = "all"

  package static var kinds: String {
    (["claims"] + Category.tables.map(\.name) + [everyKind]).joined(separator: ", ")
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
    var seen: [SeenStream] = []
    for category in categories {
      let found = try scene.answering { (log) throws(EventStoreError) in
        try search.map { (search) throws(EventStoreError) in
          try StreamSearch(search, of: category, in: log)
        }
      }
      for snapshot in scene.logState.snapshots(listedOf: category)
      where about == nil || snapshot.subject?.id == about {
        if let redaction = scene.visibility.redaction(of: snapshot.stream),
          found?.finds(snapshot, as: redaction) ?? true
        {
          seen.append(SeenStream(snapshot, redaction))
        }
      }
    }
    let page = seen.dropFirst(Int(clamping: offset ?? 0)).prefix(scene.pageLimit(limit) ?? .max)
    return StreamsView(rows: Array(page), total: seen.count)
  }
}

extension LogState {
  /// The streams of a kind; the rules and the catalogs are one each, if there is anything in them.
  fileprivate func snapshots(listedOf category: EventSourcing.Category) -> [StreamSnapshot] {
    let registers = [StreamID.rules, .catalogs].filter { $0.category == category }
    guard registers.isEmpty else {
      return registers.filter { revision(of: $0) > 0 }.compactMap { snapshot(of: $0) }
    }
    return snapshots(of: category)
  }
}

package struct StreamsView: ListedView {
  package let rows: [SeenStream]
  package let total: Int

  package var extent: RowExtent { .page(shown: rows.count, of: total) }
  package var allRows: [any ViewRow] { rows }
}
