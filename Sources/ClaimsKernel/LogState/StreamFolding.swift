import ClaimsDomain
import EventSourcing

/// When the clock of a log was found to be wrong: what was told before counts no later.
struct ClockCorrections: Sendable {
  private(set) var all: [(position: UInt64, recorded: Instant)] = []

  /// - Throws: `damaged` if the log cannot be read.
  init<Log: EventStore>(of log: Log) throws(EventStoreError) {
    try log.forEachBatch(of: .rules) { batch throws(EventStoreError) in
      for event in batch.events where event.type == RulesEventKind.clockCorrected.rawValue {
        all.append((event.position, event.recorded))
      }
    }
  }
}

extension EventStore {
  /// Folds one stream by itself, as a state of the whole log has it.
  ///
  /// - Parameters:
  ///   - apply: takes an event by its number in its union.
  ///   - limit: the clock was wrong: nothing that was told so far counts later than this.
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  func fold(
    _ stream: StreamID, correctedBy corrections: ClockCorrections,
    _ apply: (UInt32, UnsafeRawBufferPointer, FoldTimes) throws(WireError) -> Void,
    limit: (Instant) -> Void
  ) throws(EventStoreError) {
    var next = 0
    let corrections = corrections.all
    try forEachBatch(of: stream) { batch throws(EventStoreError) in
      for event in batch.events {
        while next < corrections.count, corrections[next].position < event.position {
          limit(corrections[next].recorded)
          next += 1
        }
        do throws(WireError) {
          try apply(event.type, batch.payload(event), FoldTimes(recorded: event.recorded))
        } catch {
          throw UnreadableEvent(position: Position(event.position), reason: error).damage
        }
      }
    }
    for correction in corrections[next...] { limit(correction.recorded) }
  }
}

extension ClaimSnapshot {
  /// Folds one claim of a log; nil if it is not there.
  ///
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init?<Log: EventStore>(folding id: Identifier, of log: Log) throws(EventStoreError) {
    try self.init(folding: id, of: log, correctedBy: try ClockCorrections(of: log))
  }

  init?<Log: EventStore>(
    folding id: Identifier, of log: Log, correctedBy corrections: ClockCorrections
  ) throws(EventStoreError) {
    var snapshot = ClaimSnapshot(of: id)
    try log.fold(
      .claim(id), correctedBy: corrections,
      { type, payload, times throws(WireError) in
        snapshot.apply(try ClaimEvent.decode(kind: type, payload), times)
      }, limit: { snapshot.limitTimes(to: $0) })
    guard snapshot.revision > 0 else { return nil }
    self = snapshot
  }
}
