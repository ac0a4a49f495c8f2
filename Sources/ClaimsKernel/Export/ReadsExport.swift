import ClaimsDomain
import EventSourcing

// The formats in which a record of reads is exported.

extension FHIRExport {
  public mutating func write<Log: EventStore>(
    readsIn log: Log, _ choice: ExportChoice, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]? {
    begin(&sink)
    try log.forEachRead(in: choice, into: &sink) { row, sink in
      write(to: &sink) { FHIRRead(row).write(to: &$0) }
    }
    end(&sink)
    return []
  }
}

extension CSVExport {
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

extension EventStore {
  /// Every read in a period, in the order of the record.
  fileprivate func forEachRead(
    in choice: ExportChoice, into sink: inout ExportSink,
    _ body: (ReadRow, inout ExportSink) -> Void
  ) throws(EventStoreError) {
    let period = choice.points
    try forEachEntry(after: period.start) { entry throws(EventStoreError) in
      guard !period.ends(before: entry) else { return false }
      for event in entry.events where period.contains(position: event.position.value, of: entry) {
        body(try ReadRow(event, recorded: entry.recorded), &sink)
      }
      return !sink.isBroken
    }
  }
}
