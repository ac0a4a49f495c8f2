import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What the log says: what happened, who did it, and what was known when.

/// Rows that are read from the log as they are asked for: a long history is never in memory.
package struct LogRows<Row: ViewRow>: QueryView {
  typealias Reading = ((Row) -> Bool) throws(RPCError) -> Void

  private let read: Reading

  init(_ read: @escaping Reading) { self.read = read }

  package var extent: RowExtent { .read }

  package func place(of row: any ViewRow) -> JSONValue? {
    (row as? VisibleEvent).map { .unsigned($0.line.stored.position.value) }
  }

  /// Reads until `body` answers false.
  package func forEach(_ body: (Row) -> Bool) throws(RPCError) { try read(body) }

  package func forEachRow(_ body: (any ViewRow) -> Bool) throws(RPCError) { try read { body($0) } }
}

package struct HistoryQuery: StreamQuery {
  package static var name: Question { .history }
  package var stream: StreamID?
  package var after: UInt64?
  package var limit: UInt64?
  package var filter = HistoryFilter()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "after", &after)
    try fields.field(4, "limit", &limit)
    try fields.filter(&filter, of: .events)
  }

  package var fault: QueryFault? { filter.fault }

  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<VisibleEvent> {
    if let stream { _ = try scene.redaction(of: stream) }
    return LogRows { (body) throws(RPCError) in
      var left = scene.limit(limit)
      guard left > 0 else { return }
      try scene.forEachLine(of: stream, after: after ?? 0, in: filter) { line in
        guard let seen = VisibleEvent(line, as: scene.visibility), filter.holds(seen) else {
          return true
        }
        left -= 1
        return body(seen) && left > 0
      }
    }
  }
}

package struct RefusalsQuery: Query {
  package static var name: Question { .refusals }
  package var after: UInt64?
  package var limit: UInt64?
  package var filter = HistoryFilter()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "after", &after)
    try fields.field(2, "limit", &limit)
    try fields.filter(&filter, of: .refusals)
  }

  package var fault: QueryFault? { filter.fault }

  package func view(in scene: QueryScene) -> LogRows<RefusalLine> {
    LogRows { (body) throws(RPCError) in
      var left = scene.limit(limit)
      guard left > 0 else { return }
      try scene.forEachEntry(after: after ?? 0, in: filter) { (entry) throws(WireError) in
        guard let line = try RefusalLine(entry)?.seen(as: scene.visibility), filter.holds(line)
        else { return true }
        left -= 1
        return body(line) && left > 0
      }
    }
  }
}

package struct TimelineQuery: StreamQuery {
  package static var name: Question { .timeline }
  package var stream: StreamID?
  package var limit: UInt64?
  package var filter = HistoryFilter()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "limit", &limit)
    try fields.filter(&filter, of: .events)
  }

  package var fault: QueryFault? { stream == nil ? .missing("stream") : filter.fault }

  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<Timeline.Moment> {
    let stream = try scene.seen(stream)
    return LogRows { (body) throws(RPCError) in
      var left = scene.limit(limit)
      guard left > 0 else { return }
      var timeline = Timeline(in: scene.words, as: scene.visibility)
      // What an event changes shows by all that happened before it.
      try scene.forEachLine(of: stream) { line in
        guard !filter.isOver(at: line.entry) else { return false }
        guard let moment = timeline.next(line), filter.holds(moment.seen) else { return true }
        left -= 1
        return body(moment) && left > 0
      }
    }
  }
}

package struct BlameQuery: StreamQuery {
  package static var name: Question { .blame }
  package var stream: StreamID?
  package init() {}

  package func view(in scene: QueryScene) throws(RPCError) -> BlameView {
    var blame = Blame()
    try scene.forEachLine(of: scene.seen(stream)) { line in
      blame.apply(line)
      return true
    }
    return BlameView(rows: blame.rows(as: scene.visibility), values: blame.values(in: scene.words))
  }
}

package struct BlameView: ListedView {
  package let rows: [Blame.Row]
  /// What all fields hold, in the words of the reader.
  package let values: [FieldList.Row]
  package var allRows: [any ViewRow] { rows }
}

package struct DiffQuery: StreamQuery {
  package static var name: Question { .diff }
  package var stream: StreamID?
  package var from: AuditPoint?
  package var to: AuditPoint?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "from", &from)
    try fields.field(4, "to", &to)
  }

  package var points: [AuditPoint] { [from ?? .position(0), to ?? AuditPoint()] }

  package func view(in scene: QueryScene) throws(RPCError) -> DiffView {
    let stream = try scene.seen(stream)
    var comparison = Comparison(from: points[0], to: points[1])
    try scene.forEachLine(of: stream) { line in
      comparison.apply(line)
      return true
    }
    return DiffView(
      comparison: comparison, redaction: try scene.redaction(of: stream),
      said: comparison.statements(as: scene.visibility, in: scene.words))
  }
}

package struct DiffView: ListedView {
  let comparison: Comparison
  let redaction: Redaction
  /// What was said between both points.
  package let said: [Statement]

  /// The fields at both points, with listed values in these words.
  package func fields(in words: Words?) -> (from: [FieldList.Row], to: [FieldList.Row]) {
    comparison.fields(as: redaction, in: words)
  }

  package var allRows: [any ViewRow] {
    comparison.differences(as: redaction) as [any ViewRow] + said
  }
}

/// One stream at a point of its history, or every claim.
package struct ReplayQuery: StreamQuery {
  package static var name: Question { .replay }
  package var stream: StreamID?
  package var position: UInt64?
  package var recorded: Instant?
  package var effective: Instant?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "position", &position)
    try fields.field(4, "recorded", &recorded)
    try fields.field(5, "effective", &effective)
  }

  package var fault: QueryFault? {
    position != nil && recorded != nil ? .exclusive("position", "recorded") : nil
  }

  /// What was known when, and what of it was true when.
  package var point: AuditPoint {
    AuditPoint(
      position.map { .position($0) } ?? recorded.map { .recorded($0) } ?? .everything,
      effective: effective)
  }

  package var points: [AuditPoint] { [point] }

  package func view(in scene: QueryScene) throws(RPCError) -> ReplayView {
    guard let stream else {
      var folded = ClaimsAsOf(point)
      try scene.forEachEntry { (entry) throws(WireError) in try folded.apply(entry) }
      return .claims(folded.claims(as: scene.visibility))
    }
    let redaction = try scene.redaction(of: stream)
    var folded = StreamAsOf(stream, point)
    try scene.forEachEntry(of: stream) { (entry) throws(WireError) in try folded.apply(entry) }
    guard let snapshot = folded.snapshot else {
      throw RPCError(.notFound, Phrase(.thereWasNoSuchStream))
    }
    return .stream(SeenStream(snapshot, redaction))
  }
}

package enum ReplayView: ListedView {
  case stream(SeenStream)
  case claims([SeenClaim])

  package var allRows: [any ViewRow] {
    switch self {
    case .stream(let stream): [stream]
    case .claims(let claims): claims
    }
  }
}
