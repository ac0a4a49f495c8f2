import EventSourcing
import Synchronization

/// An in-memory store that keeps back one call of `whenDurable` until it is released, so that a
/// test can let a later one overtake it.
final class HoldingStore: EventStore {
  private struct Hold {
    /// How many calls go through before the one that is held.
    var countdown: Int?
    var held: (@Sendable () -> Void)?
  }

  private let inner = InMemoryEventStore()
  private let hold = Mutex(Hold())

  func holdCall(after count: Int) { hold.withLock { $0.countdown = count } }
  var isHolding: Bool { hold.withLock { $0.held != nil } }

  func release() {
    let held = hold.withLock { hold in
      defer { hold.held = nil }
      return hold.held
    }
    held?()
  }

  func whenDurable(_ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void) {
    let isHeld = hold.withLock { hold in
      hold.countdown = hold.countdown.map { $0 - 1 }
      guard hold.countdown == -1 else { return false }
      hold.held = { body(nil) }
      return true
    }
    if !isHeld { body(nil) }
  }

  // MARK: As in memory

  var head: Head { inner.head }
  func append(_ commit: Commit) throws(EventStoreError) -> Appended { try inner.append(commit) }
  func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
    try inner.append(refusal)
  }
  func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {}
  func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    try inner.commit(ofCommand: id)
  }
  func number(of stream: StreamID) -> StreamNumber? { inner.number(of: stream) }
  func stream(_ number: StreamNumber) -> StreamID? { inner.stream(number) }
  var streamCount: Int { inner.streamCount }
  func revision(of stream: StreamID) -> Revision { inner.revision(of: stream) }
  func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) { try inner.forEachEntry(after: position, body) }
  func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) { try inner.forEachEntry(of: stream, body) }
  func forEachBatch(
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) { try inner.forEachBatch(body) }
}
