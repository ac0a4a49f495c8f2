import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What the log says: what happened, who did it, and what was known when.

/// Rows that are read from the log as they are asked for: a long history is never in memory.
package struct LogRows<Row: ViewRow>: QueryView {
  typealias Reading = ((Row) -> Bool) throws(RPCError) -> Void

  private let limit: UInt64
  private let read: Reading

  /// - Parameter limit: how many are shown.
  init(upTo limit: UInt64 = .max, _ read: @escaping Reading) {
    (self.limit, self.read) = (limit, read)
  }

  package var extent: RowExtent { .read }

  package func place(of row: any ViewRow) -> JSONValue? {
    (row as? VisibleEvent).map { .unsigned($0.line.stored.position.value) }
  }

  /// Reads until `body` answers false.
  ///
  /// - Returns: how many more there are than are shown.
  package func forEach(_ body: (Row) -> Bool) throws(RPCError) -> UInt64 {
    var (left, more) = (limit, UInt64(0))
    try read { row in
      guard left > 0 else {
        more += 1
        return true
      }
      left -= 1
      return body(row)
    }
    return more
  }

  package func forEachRow(_ body: (any ViewRow) -> Bool) throws(RPCError) -> UInt64 {
    try forEach { body($0) }
  }
}

package struct HistoryQuery: StreamQuery {
  package static var name: Question { .history }
  package var stream: StreamID?
  package var after: UInt64?
  package var limit: UInt64?
  package var filter = HistoryFilter()
  /// Whether to show what touched the stream from elsewhere, too.
  package var around = false
  /// Only payments that were authorised by who decided, within so many days.
  package var sameHand: UInt64?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "after", &after)
    try fields.field(4, "limit", &limit)
    try fields.field(5, "around", &around)
    try fields.field(6, "sameHand", &sameHand)
    try fields.filter(&filter, of: .events)
  }

  package var people: [ActorID] { filter.actors }
  package var subject: StreamID? { around || sameHand != nil ? nil : stream }
  package var reach: QueryReach {
    if around || sameHand != nil { return .wholeLog }
    if stream != nil { return .few }
    // What is looked for may be rare.
    return filter == HistoryFilter() ? QueryReach(Self.name) : .wholeLog
  }

  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<VisibleEvent> {
    if let stream { _ = try scene.redaction(of: stream) }
    if around, stream == nil {
      throw RPCError(.invalidParams, Phrase(.aroundNeedsStream).at("params.params.around"))
    }
    return LogRows(upTo: scene.limit(limit)) { (body) throws(RPCError) in
      var (surroundings, filter) = (around ? try surroundings(in: scene) : nil, filter)
      let sameHand = try sameHand.map { (days) throws(RPCError) in
        try hands(within: days, in: scene)
      }
      if sameHand != nil { filter.events = [SameHand.authorised] }
      let stream = around ? nil : stream
      try scene.forEachEntry(of: stream, after: after ?? 0, in: filter) {
        (entry) throws(WireError) in
        if let surroundings, !surroundings.mayHold(entry) { return true }
        for line in try HistoryLine.lines(of: entry)
        where line.stored.position.value > after ?? 0
          && (stream == nil || line.stored.stream == stream)
        {
          guard let seen = VisibleEvent(line, as: scene.visibility),
            surroundings?.holds(seen) ?? true, filter.holds(seen), sameHand?.holds(seen) ?? true
          else { continue }
          guard body(seen) else { return false }
        }
        return true
      }
    }
  }

  /// What the stream names, and who acts on it: all of its history says so.
  private func surroundings(in scene: QueryScene) throws(RPCError) -> Surroundings? {
    guard let stream else { return nil }
    var found = Surroundings(of: stream, in: scene.logState)
    try scene.forEachLine(of: stream) { line in
      if let seen = VisibleEvent(line, as: scene.visibility) { found.take(seen) }
      return true
    }
    return found
  }

  /// Who decided about which payee.
  private func hands(within days: UInt64, in scene: QueryScene) throws(RPCError) -> SameHand {
    var found = SameHand(within: days, clock: filter.clock ?? .recorded)
    var decisions = HistoryFilter()
    decisions.events = SameHand.kinds
    try scene.forEachLine(in: decisions) { line in
      if let seen = VisibleEvent(line, as: scene.visibility) { found.take(seen) }
      return true
    }
    return found
  }
}

extension HistoryQuery {
  package var fault: QueryFault? {
    // Which clock counts is asked of the days between two hands, too.
    if sameHand != nil { return filter.events.isEmpty ? nil : .exclusive("sameHand", "event") }
    return filter.fault
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

  package var people: [ActorID] { filter.actors }
  package var fault: QueryFault? { stream == nil ? .missing("stream") : filter.fault }

  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<Timeline.Moment> {
    let stream = try scene.seen(stream)
    return LogRows(upTo: scene.limit(limit)) { (body) throws(RPCError) in
      var timeline = Timeline(in: scene.words, as: scene.visibility)
      // What an event changes shows by all that happened before it.
      try scene.forEachLine(of: stream) { line in
        guard !filter.isOver(at: line.entry) else { return false }
        guard let moment = timeline.next(line), filter.holds(moment.seen) else { return true }
        return body(moment)
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
  /// What was known when, and what of it was true when.
  package var asked = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.point(&asked)
  }

  package var fault: QueryFault? { asked.fault }
  /// One stream is read by itself.
  package var asOf: AskedPoint { stream == nil ? asked : AskedPoint() }
  package var points: [AuditPoint] { stream == nil ? [] : [asked.point ?? AuditPoint()] }

  package func view(in scene: QueryScene) throws(RPCError) -> ReplayView {
    guard let stream else {
      var claims: [SeenClaim] = []
      scene.logState.claims.forEach { snapshot in
        let redaction = scene.visibility.redaction(of: .claim(snapshot.id))
        if let redaction { claims.append(SeenClaim(snapshot, redaction)) }
      }
      return .claims(claims)
    }
    let redaction = try scene.redaction(of: stream)
    var folded = StreamAsOf(stream, asked.point ?? AuditPoint())
    var began: (position: UInt64, recorded: Instant)?
    try scene.forEachEntry(of: stream) { (entry) throws(WireError) in
      if began == nil, let first = entry.events.first(where: { $0.stream == stream }) {
        began = (first.position.value, entry.recorded)
      }
      return try folded.apply(entry)
    }
    guard let snapshot = folded.snapshot else {
      throw RPCError(
        .notFound,
        began.map { Phrase(.thereWasNoSuchStreamYet, $0.position, $0.recorded.text) }
          ?? Phrase(.thereWasNoSuchStream))
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
