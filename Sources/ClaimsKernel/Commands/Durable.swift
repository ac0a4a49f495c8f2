import EventSourcing

extension EventStore {
  /// Waits until a ticket is durable, without blocking a thread.
  public func durable(_ ticket: Ticket) async throws(EventStoreError) {
    let failure: EventStoreError? = await withUnsafeContinuation { continuation in
      whenDurable(ticket) { continuation.resume(returning: $0) }
    }
    if let failure { throw failure }
  }
}
