import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization

/// An outbox that counts requests for all of its items, and lets a test act in the middle of that.
final class ObservedOutbox<Log: EventStore>: OutboxPort {
  private let outbox: Outbox<Log>
  private let listings = Atomic(0)
  private let interruption = Mutex<(@Sendable () -> Void)?>(nil)

  init(_ outbox: Outbox<Log>) { self.outbox = outbox }

  /// How often all items were asked for.
  var listed: Int { listings.load(ordering: .relaxed) }

  /// Between reading the items and handing them out, the next time.
  func whileListing(_ body: @escaping @Sendable () -> Void) { interruption.withLock { $0 = body } }

  private func counted(_ items: [OutboxItem]) -> [OutboxItem] {
    listings.add(1, ordering: .relaxed)
    let body = interruption.withLock { body in
      defer { body = nil }
      return body
    }
    body?()
    return items
  }

  var items: [OutboxItem] { counted(outbox.items) }
  var pending: [OutboxItem] { counted(outbox.pending) }

  // MARK: What goes through

  func enqueue(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem {
    try outbox.enqueue(command)
  }
  func enqueue(_ command: CommandEnvelope) async throws(OutboxError) -> OutboxItem {
    try await outbox.enqueue(command)
  }
  func enqueue(
    _ command: CommandEnvelope,
    _ answered: (OutboxItem) -> @Sendable (EventStoreError?) -> Void
  ) throws(OutboxError) { try outbox.enqueue(command, answered) }
  func retry(_ id: Identifier) throws(OutboxError) -> OutboxItem { try outbox.retry(id) }
  func drop(_ id: Identifier, reason: String) throws(OutboxError) -> OutboxItem {
    try outbox.drop(id, reason: reason)
  }
  func edit(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem {
    try outbox.edit(command)
  }
  func resolve(
    _ id: Identifier, by policy: ConflictPolicy, remoteChanged: Instant?
  ) throws(OutboxError) -> OutboxItem {
    try outbox.resolve(id, by: policy, remoteChanged: remoteChanged)
  }
  func retryAsNew(
    _ id: Identifier, as replacement: Identifier
  ) throws(OutboxError) -> OutboxItem { try outbox.retryAsNew(id, as: replacement) }
  func connectivity(changed isOnline: Bool) { outbox.connectivity(changed: isOnline) }
  func signedIn() { outbox.signedIn() }
  func item(_ id: Identifier) -> OutboxItem? { outbox.item(id) }
  var summary: OutboxSummary { outbox.summary }
  var isOnline: Bool { outbox.isOnline }
  var isSignedIn: Bool { outbox.isSignedIn }
  var failure: EventStoreError? { outbox.failure }
  func newest(of stream: StreamID) -> OutboxItem? { outbox.newest(of: stream) }
  func changes() -> AsyncStream<OutboxItem> { outbox.changes() }
  func observe(_ body: @escaping @Sendable (OutboxItem) -> Void) -> OutboxObservation {
    outbox.observe(body)
  }
}
