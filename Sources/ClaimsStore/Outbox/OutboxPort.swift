import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// An outbox as front ends use it, local or remote: screens, and the server of JSON lines.
///
/// Source: Specs/Outbox.md, "From front ends".
public protocol OutboxPort: Sendable {
  /// Queues a command; blocks until it is durable.
  @discardableResult
  func enqueue(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem
  /// The same without blocking a thread of the cooperative pool.
  @discardableResult
  func enqueue(_ command: CommandEnvelope) async throws(OutboxError) -> OutboxItem
  /// The same without waiting.
  ///
  /// - Parameter answered: called at once with the item, which must not be shown yet. Its result is
  ///   called once that is durable, or with why it will not be: from any thread, also from this
  ///   one.
  func enqueue(
    _ command: CommandEnvelope,
    _ answered: (OutboxItem) -> @Sendable (EventStoreError?) -> Void
  ) throws(OutboxError)
  @discardableResult func retry(_ id: Identifier) throws(OutboxError) -> OutboxItem
  @discardableResult
  func drop(_ id: Identifier, reason: String) throws(OutboxError) -> OutboxItem
  @discardableResult
  func edit(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem
  @discardableResult
  func resolve(
    _ id: Identifier, by policy: ConflictPolicy, remoteChanged: Instant?
  ) throws(OutboxError) -> OutboxItem
  @discardableResult
  func retryAsNew(
    _ id: Identifier, as replacement: Identifier
  ) throws(OutboxError) -> OutboxItem

  func connectivity(changed isOnline: Bool)
  func signedIn()

  func item(_ id: Identifier) -> OutboxItem?
  var items: [OutboxItem] { get }
  var pending: [OutboxItem] { get }
  var summary: OutboxSummary { get }
  var isOnline: Bool { get }
  var isSignedIn: Bool { get }
  /// Why nothing is delivered: the outbox's own log failed; nil if it did not.
  var failure: EventStoreError? { get }
  /// What of a stream was queued last, unless that is settled.
  func newest(of stream: StreamID) -> OutboxItem?
  func changes() -> AsyncStream<OutboxItem>
  /// Calls with every change from now on, in order, once that is durable; for as long as the result
  /// is held.
  ///
  /// - Parameter body: quick, from any thread, one call after the other; one may still be under way
  ///   when the result is let go.
  func observe(_ body: @escaping @Sendable (OutboxItem) -> Void) -> OutboxObservation
}

extension Outbox: OutboxPort {}

/// A subscription to an outbox's changes: ends once it is released.
public final class OutboxObservation: Sendable {
  private let end: @Sendable () -> Void

  /// - Parameter end: called once, when the last reference to this goes.
  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}

extension OutboxPort {
  /// Sends a command in place of the one with its id, which the other side has refused; what asks
  /// the same is tried again.
  ///
  /// - Throws: `refused` if that is settled by now, or on its way.
  func mend(_ command: CommandEnvelope) async throws(OutboxError) -> OutboxItem {
    // Off the caller's executor, since the outbox waits for its disk.
    try await Task.detached { [self] () -> Result<OutboxItem, OutboxError> in
      do throws(OutboxError) {
        let asked = try command.outboxRecord()
        guard let item = self.item(command.id), item.command.asksTheSame(as: asked) else {
          return .success(try edit(command))
        }
        let isTaken = item.isUnderWay || item.status == .acknowledged
        return .success(try isTaken ? item : retry(item.id))
      } catch { return .failure(error) }
    }.value.get()
  }

  /// What a second tap finds: the last command to the same stream, if that asks the same, by the
  /// same, and is neither settled nor refused.
  func unsettled(like command: CommandEnvelope) -> OutboxItem? {
    guard var asked = try? command.outboxRecord(), let item = newest(of: asked.target),
      item.status != .refused
    else { return nil }
    asked.id = item.id
    return item.command.asksTheSame(as: asked) ? item : nil
  }
}

extension Store {
  /// Shows what an outbox keeps back as pending, for as long as the result is held.
  public func follow(_ outbox: any OutboxPort) -> OutboxObservation {
    let queue = ShownQueue()
    let observation = outbox.observe { [weak self] item in
      if queue.isToShow(item) { self?.show(item) }
    }
    for item in outbox.pending { show(item) }
    while let items = queue.next() { for item in items { show(item) } }
    return observation
  }

  private func show(_ item: OutboxItem) {
    switch item.status {
    case .queued, .sending, .retry, .parked, .conflict:
      // A command that a newer version has queued cannot be read here.
      if let command = try? item.envelope() { queue(command) }
    case .none, .acknowledged, .refused, .dropped: unqueue(item.id)
    }
  }
}

/// Keeps changes that come while all items are shown for the first time: they are shown after
/// those, in order, so that no older state is shown last.
private final class ShownQueue: Sendable {
  /// Nil once everything was shown.
  private let waiting = Mutex<[OutboxItem]?>([])

  /// Whether to show an item now; if not, it is kept.
  func isToShow(_ item: OutboxItem) -> Bool {
    waiting.withLock { waiting in
      waiting?.append(item)
      return waiting == nil
    }
  }

  /// The items that came meanwhile; nil if there are none: from then on, items are shown at once.
  func next() -> [OutboxItem]? {
    waiting.withLock { waiting in
      let items = waiting ?? []
      waiting = items.isEmpty ? nil : []
      return items.isEmpty ? nil : items
    }
  }
}
