import ClaimsDomain
import EventSourcing

/// When the clock of a log was found to be wrong: what was told before counts no later.
struct ClockLimits: Sendable {
  private(set) var all: [(position: UInt64, recorded: Instant)] = []

  /// - Throws: `damaged` if the log cannot be read.
  init<Log: EventStore>(of log: Log) throws(EventStoreError) {
    try log.forEachBatch(of: .rules) { batch throws(EventStoreError) in take(batch) }
  }

  init(in streams: ColdStreams) throws(EventStoreError) {
    guard let place = streams.place(.rules) else { return }
    try streams.read(.rules, place) { batch throws(EventStoreError) in take(batch) }
  }

  private mutating func take(_ batch: borrowing EventBatch) {
    for event in batch.events where event.type == RulesEventKind.clockCorrected.rawValue {
      all.append((event.position, event.recorded))
    }
  }
}
