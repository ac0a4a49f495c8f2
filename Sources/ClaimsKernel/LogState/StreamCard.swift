import EventSourcing

/// A stream's state with what the log says about it, as it is folded from its events alone.
protocol StreamCard: Sendable {
  static var category: Category { get }
  init(of id: Identifier)
  mutating func apply(
    type: UInt32, _ payload: UnsafeRawBufferPointer, _ times: FoldTimes
  ) throws(WireError)
  /// The clock was wrong: nothing counts as recorded, or true, later than now.
  mutating func limitTimes(to now: Instant)
}

extension StreamCard {
  /// Folds one stream by itself, as a state of the whole log has it.
  ///
  /// - Parameter read: shows the stream's events.
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  init(
    folding id: Identifier, correctedBy corrections: ClockLimits,
    _ read: ((borrowing EventBatch) throws(EventStoreError) -> Void) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    var (card, next) = (Self(of: id), 0)
    let corrections = corrections.all
    try read { batch throws(EventStoreError) in
      for event in batch.events {
        while next < corrections.count, corrections[next].position < event.position {
          card.limitTimes(to: corrections[next].recorded)
          next += 1
        }
        do throws(WireError) {
          let times = FoldTimes(recorded: event.recorded)
          try card.apply(type: event.type, batch.payload(event), times)
        } catch {
          throw UnreadableEvent(position: Position(event.position), reason: error).damage
        }
      }
    }
    for correction in corrections[next...] { card.limitTimes(to: correction.recorded) }
    self = card
  }
}
