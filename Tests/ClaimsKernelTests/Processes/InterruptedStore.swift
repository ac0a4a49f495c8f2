import EventSourcing
import Synchronization

/// A log in memory that lets somebody else act while somebody waits for it.
final class InterruptedStore: EventStore {
  private let base = InMemoryEventStore()
  private let interruption = Mutex<(@Sendable () -> Void)?>(nil)

  /// The next who waits is kept waiting until this is over.
  func interrupt(_ body: @escaping @Sendable () -> Void) { interruption.withLock { $0 = body } }

  func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    let body = interruption.withLock { body in
      defer { body = nil }
      return body
    }
    body?()
    try base.waitUntilDurable(ticket)
  }

  var head: Head { base.head }
  var streamCount: Int { base.streamCount }

  func append(_ commit: Commit) throws(EventStoreError) -> Appended { try base.append(commit) }
  func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
    try base.append(refusal)
  }
  func whenDurable(_ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void) {
    base.whenDurable(ticket, body)
  }
  func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    try base.commit(ofCommand: id)
  }
  func number(of stream: StreamID) -> StreamNumber? { base.number(of: stream) }
  func stream(_ number: StreamNumber) -> StreamID? { base.stream(number) }
  func revision(of stream: StreamID) -> Revision { base.revision(of: stream) }

  func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) { try base.forEachEntry(after: position, body) }
  func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) { try base.forEachEntry(of: stream, body) }
  func forEachBatch(
    withTimes: Bool, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) { try base.forEachBatch(withTimes: withTimes, body) }
}
