import ClaimsDomain
import EventSourcing

/// Tables of CSV: one, or all of them, a file each.
///
/// Source: Specs/Exports.md, "Tables".
public struct CSVExport: ExportFormat {
  public static var name: String { "csv" }
  public var matter: ExportMatter {
    tables.contains(where: \.needsState) ? .eventsAndState : .events
  }

  public var isFolder: Bool { tables.count > 1 }

  let tables: [ExportTable]

  /// - Parameter table: the only one; nil for all of them.
  public init(table: ExportTable?) { tables = table.map { [$0] } ?? ExportTable.all }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    let state = try source.stateAtEnd(for: tables)
    for table in tables {
      let isChosen = source.choice.includesAny(table.category)
      // One that is asked for by its name has at least its head.
      guard isChosen || !isFolder else { continue }
      if isFolder { sink.begin(file: table.name + ".csv") }
      var printer = TablePrinter(table, as: .csv)
      printer.begin(&sink)
      if isChosen { try printer.fill(from: source, state, to: &sink) }
    }
    return []
  }
}

extension [ExportTable] {
  /// Those of which something may be in it.
  func chosen(by choice: ExportChoice) -> [ExportTable] {
    filter { choice.includesAny($0.category) }
  }
}

extension CSVExport {
  public func reach(in choice: ExportChoice) -> ExportReach {
    var reach = ExportReach(events: [], refusals: [])
    for table in tables {
      switch table.rows {
      case .events: reach.events = nil
      case .refusals: reach.refusals = nil
      case .movements: reach.events?.append(.claim)
      case .state(let category, _): reach.states?.append(category)
      }
    }
    return reach
  }

  public mutating func write<Log: EventStore>(
    readsIn log: Log, _ choice: ExportChoice, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]? {
    guard isFolder || tables[0].name == ExportTable.events.name else { return nil }
    if isFolder { sink.begin(file: "reads.csv") }
    var printer = TablePrinter(.reads, as: .csv)
    printer.begin(&sink)
    try log.forEachRead(in: choice, into: &sink) { printer.row($0, to: &$1) }
    printer.end(&sink)
    return []
  }
}

extension ExportChoice {
  /// Whether something of a kind may be in it; nil for any kind.
  func includesAny(_ category: Category?) -> Bool { category.map { includes($0) } ?? true }
}

extension ExportSource {
  /// The streams as they are at the end of the period: those of now, if it has none.
  func stateAtEnd(for tables: [ExportTable]) throws(EventStoreError) -> LogState {
    guard tables.contains(where: \.needsState) else { return LogState() }
    return try stateAtEnd()
  }

  /// The same, for whatever needs it.
  func stateAtEnd() throws(EventStoreError) -> LogState {
    guard let end = choice.points.to else { return logState ?? LogState() }
    return try LogAsOf(log, end).state()
  }
}

extension TablePrinter {
  /// Prints all rows of the table.
  mutating func fill<Log: EventStore>(
    from source: ExportSource<Log>, _ state: borrowing LogState, to sink: inout ExportSink
  ) throws(EventStoreError) {
    switch rows {
    case .state(_, let rows):
      rows(state, source.visibility) { row($0, to: &sink) }
    case .events:
      try source.forEach(into: &sink) { item, sink in
        if case .event(let event) = item { row(event, to: &sink) }
      }
    case .refusals:
      try source.forEach(into: &sink, where: { _ in false }) { item, sink in
        if case .refusal(let line) = item {
          row(RefusalRow(number: count + 1, line: line), to: &sink)
        }
      }
    case .movements:
      try source.forEach(into: &sink, where: \.mayMoveMoney) { item, sink in
        if case .event(let event) = item, let moved = MovementRow(event) { row(moved, to: &sink) }
      }
    }
    end(&sink)
  }
}
