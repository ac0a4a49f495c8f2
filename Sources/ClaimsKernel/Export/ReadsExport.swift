import ClaimsDomain
import EventSourcing

// A record of reads, of which some formats export.

extension EventStore {
  /// Every read in a period, in the order of the record.
  func forEachRead(
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
