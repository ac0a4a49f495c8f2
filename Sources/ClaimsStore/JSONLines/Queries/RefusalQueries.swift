import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What was tried and refused, one by one or counted.

package struct RefusalsQuery: StreamQuery {
  package static var name: Question { .refusals }
  /// Only what was sent to it; nil for all.
  package var stream: StreamID?
  package var after: UInt64?
  package var limit: UInt64?
  package var filter = HistoryFilter()
  /// Whether to count them: a row for each person, command and stream.
  package var tally = false

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "after", &after)
    try fields.field(4, "limit", &limit)
    try fields.field(5, "tally", &tally)
    try fields.filter(&filter, of: .refusals)
  }

  package var people: [ActorID] { filter.actors }
  /// A refusal leaves its stream as it is: that does not tell whether there are more.
  package var subject: StreamID? { nil }
  package var fault: QueryFault? {
    tally && after != nil ? .exclusive("tally", "after") : filter.fault
  }

  package func view(in scene: QueryScene) throws(RPCError) -> RefusalsView {
    if let stream { _ = try scene.redaction(of: stream) }
    guard tally else { return .lines(lines(in: scene)) }
    let rows = try counted(in: scene)
    return .tally(rows, shown: Int(clamping: scene.limit(limit)))
  }

  /// Those that are found, and what came of the same commands afterwards.
  private func counted(in scene: QueryScene) throws(RPCError) -> [RefusalTally.Row] {
    var tally = RefusalTally()
    try scene.forEachEntry { (entry) throws(WireError) in
      if entry.refusal != nil {
        guard filter.mayHold(entry), let line = try RefusalLine(entry)?.seen(as: scene.visibility),
          isAsked(line), filter.holds(line)
        else { return true }
        tally.count(line)
      } else if tally.wants(entry) {
        let seen = try HistoryLine.lines(of: entry).lazy.compactMap {
          VisibleEvent($0, as: scene.visibility)
        }.first { $0.showsSender }
        if let seen { tally.succeed(seen) }
      }
      return true
    }
    return tally.rows
  }

  private func isAsked(_ line: RefusalLine) -> Bool {
    stream.map { $0 == line.command.stream } ?? true
  }

  private func lines(in scene: QueryScene) -> LogRows<RefusalLine> {
    LogRows(upTo: scene.limit(limit)) { (body) throws(RPCError) in
      try scene.forEachEntry(after: after ?? 0, in: filter) { (entry) throws(WireError) in
        guard let line = try RefusalLine(entry)?.seen(as: scene.visibility), isAsked(line),
          filter.holds(line)
        else { return true }
        return body(line)
      }
    }
  }
}

package enum RefusalsView: QueryView {
  case lines(LogRows<RefusalLine>)
  case tally([RefusalTally.Row], shown: Int)

  package var extent: RowExtent {
    switch self {
    case .lines(let lines): lines.extent
    case .tally: .all
    }
  }

  package func forEachRow(_ body: (any ViewRow) -> Bool) throws(RPCError) -> UInt64 {
    switch self {
    case .lines(let lines): return try lines.forEachRow(body)
    case .tally(let rows, let shown):
      for row in rows.prefix(shown) { guard body(row) else { return 0 } }
      return UInt64(max(0, rows.count - shown))
    }
  }
}
