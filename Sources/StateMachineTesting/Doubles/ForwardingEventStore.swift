import EventSourcing

/// An event store in front of another one: what it does not do itself goes through. Whether something
/// is durable is known by waiting alone, so that every wait comes here.
///
/// Conformers: `FailingEventStore`, and stores of tests that die or are interrupted.
public protocol ForwardingEventStore: EventStore {
  /// The type of the store behind.
  associatedtype Base: EventStore
  /// The store behind.
  var base: Base { get }
}

extension ForwardingEventStore {
  public var head: Head { base.head }
  public var streamCount: Int { base.streamCount }
  public func number(of stream: StreamID) -> StreamNumber? { base.number(of: stream) }
  public func stream(_ number: StreamNumber) -> StreamID? { base.stream(number) }
  public func revision(of stream: StreamID) -> Revision { base.revision(of: stream) }

  public func append(_ commit: Commit) throws(EventStoreError) -> Appended {
    try base.append(commit)
  }
  public func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
    try base.append(refusal)
  }
  public func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    try base.waitUntilDurable(ticket)
  }
  public func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) {
    base.whenDurable(ticket, body)
  }
  public func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    try base.commit(ofCommand: id)
  }
  public func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) { try base.forEachEntry(after: position, body) }
  public func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) { try base.forEachEntry(of: stream, body) }
  public func forEachBatch(
    after position: Position, withTimes: Bool,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) { try base.forEachBatch(after: position, withTimes: withTimes, body) }
  public func forEachBatch(
    of stream: StreamID, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) { try base.forEachBatch(of: stream, body) }
}
