import ClaimsDomain
import EventSourcing

/// What events so far ask for in other streams, as far as the log was read for it: who ticks
/// every minute does not read a long log every minute.
struct FollowUpsSoFar: Sendable {
  private(set) var found: [FollowUp] = []
  /// Of the last event that was read.
  private(set) var position = Position.start
  /// Nil before the first event that asks for anything.
  private var reliance: Reliance?

  /// Reads what came since. After an error it is of no use.
  mutating func read(_ log: some EventStore) throws(EventStoreError) {
    guard log.head.position > position else { return }
    if reliance == nil {
      guard try readsCause(in: log) else { return }
      (reliance, position) = (Reliance(), .start)
    }
    guard position > .start else {
      return try log.forEachBatch { batch throws(EventStoreError) in
        for event in batch.events {
          try take(
            event.type, StreamNumber(event.stream), Position(event.position), batch.payload(event),
            of: log)
        }
      }
    }
    try log.forEachEntry(after: position) { entry throws(EventStoreError) in
      for event in entry.events {
        guard let number = log.number(of: event.stream) else { continue }
        // Not in the closure itself, which would lose the kind of error.
        let result: Result<Void, EventStoreError> = event.payload.withUnsafeBytes { payload in
          do throws(EventStoreError) {
            return .success(try take(event.type, number, event.position, payload, of: log))
          } catch { return .failure(error) }
        }
        try result.get()
      }
      return true
    }
  }

  /// Whether an event that came since asks for anything.
  private mutating func readsCause(in log: some EventStore) throws(EventStoreError) -> Bool {
    var (hasCause, last) = (false, position)
    if position == .start {
      try log.forEachBatch { batch throws(EventStoreError) in
        for event in batch.events {
          let isCause = isCause(event.type) { log.stream(StreamNumber(event.stream)) }
          (hasCause, last) = (hasCause || isCause, Position(event.position))
        }
      }
    } else {
      try log.forEachEntry(after: position) { entry throws(EventStoreError) in
        for event in entry.events {
          hasCause = hasCause || isCause(event.type) { event.stream }
          last = event.position
        }
        return !hasCause
      }
    }
    position = last
    return hasCause
  }

  private func isCause(_ type: UInt32, in stream: () -> StreamID?) -> Bool {
    type == DocumentEventKind.documentRevoked.rawValue
      && stream().map { FollowUp.mayFollow($0.category, type) } ?? false
  }

  private mutating func take(
    _ type: UInt32, _ number: StreamNumber, _ position: Position,
    _ payload: UnsafeRawBufferPointer, of log: some EventStore
  ) throws(EventStoreError) {
    self.position = position
    do throws(WireError) {
      try reliance?.apply(type, number, payload, name: log.stream)
      guard isCause(type, in: { log.stream(number) }), let stream = log.stream(number) else {
        return
      }
      let event = try DomainEvent(category: stream.category, type: type, payload)
      let claims = reliance?.claims(on: stream.id).compactMap { log.stream($0)?.id } ?? []
      found += FollowUp.commands(after: event, in: stream, at: position, reliedOnBy: claims)
    } catch {
      throw .damaged(
        offset: 0, reason: "position \(position.value) cannot be read by this version: \(error)")
    }
  }
}
