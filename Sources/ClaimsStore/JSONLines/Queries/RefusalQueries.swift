import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What was tried and refused, one by one or counted.

package struct RefusalsQuery: Query {
  package static var name: Question { .refusals }
  package var after: UInt64?
  package var limit: UInt64?
  package var filter = HistoryFilter()
  /// Whether to count them: a row for each person, command and stream.
  package var tally = false

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "after", &after)
    try fields.field(2, "limit", &limit)
    try fields.field(3, "tally", &tally)
    try fields.filter(&filter, of: .refusals)
  }

  package var fault: QueryFault? {
    tally && after != nil ? .exclusive("tally", "after") : filter.fault
  }

  package func view(in scene: QueryScene) throws(RPCError) -> RefusalsView {
    tally ? .tally(try counted(in: scene)) : .lines(lines(in: scene))
  }

  /// Those that are found, and what came of the same commands afterwards.
  private func counted(in scene: QueryScene) throws(RPCError) -> [RefusalTally.Row] {
    var tally = RefusalTally()
    try scene.forEachEntry { (entry) throws(WireError) in
      if entry.refusal != nil {
        guard filter.mayHold(entry), let line = try RefusalLine(entry)?.seen(as: scene.visibility),
          filter.holds(line)
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
    return Array(tally.rows.prefix(Int(clamping: scene.limit(limit))))
  }

  private func lines(in scene: QueryScene) -> LogRows<RefusalLine> {
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

package enum RefusalsView: QueryView {
  case lines(LogRows<RefusalLine>)
  case tally([RefusalTally.Row])

  package var extent: RowExtent {
    switch self {
    case .lines(let lines): lines.extent
    case .tally: .all
    }
  }

  package func forEachRow(_ body: (any ViewRow) -> Bool) throws(RPCError) {
    switch self {
    case .lines(let lines): try lines.forEachRow(body)
    case .tally(let rows): for row in rows { guard body(row) else { return } }
    }
  }
}
