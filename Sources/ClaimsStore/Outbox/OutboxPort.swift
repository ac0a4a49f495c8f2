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
  /// - Parameters:
  ///   - command: what is to be sent.
  ///   - answered: called at once with the item, which must not be shown yet. Its result is called
  ///     once that is durable, or with why it will not be: from any thread, also from this one.
  func enqueue(
    _ command: CommandEnvelope,
    _ answered: (OutboxItem) -> @Sendable (EventStoreError?) -> Void
  ) throws(OutboxError)
  /// Sends what was refused or parked once more; what waits until it is due, now.
  ///
  /// - Throws: `refused` if the item's status does not allow it, or there is none of this id.
  @discardableResult func retry(_ id: Identifier) throws(OutboxError) -> OutboxItem
  /// Does not send it any more. What may have been carried out stays `isUnanswered`.
  ///
  /// - Parameters:
  ///   - id: that of an item that is neither being sent nor settled.
  ///   - reason: kept in the outbox's log; may be empty.
  /// - Throws: `refused` if the item's status does not allow it, or there is none of this id.
  @discardableResult
  func drop(_ id: Identifier, reason: String) throws(OutboxError) -> OutboxItem
  /// Sends another command in place of the one that has its id.
  ///
  /// - Throws: `refused` if there is none, it is being sent or settled, or nothing is different.
  @discardableResult
  func edit(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem
  /// Says what becomes of a command that is in conflict.
  ///
  /// - Parameters:
  ///   - id: that of the item.
  ///   - policy: sends it again, on the present revision or on any, or drops it.
  ///   - remoteChanged: when the other side's stream last changed, for `keepNewest`; nil else.
  /// - Throws: `refused` if it is not in conflict, or the policy is not allowed.
  @discardableResult
  func resolve(
    _ id: Identifier, by policy: ConflictPolicy, remoteChanged: Instant?
  ) throws(OutboxError) -> OutboxItem
  /// Drops a command that was refused, is in conflict or is parked, and queues the same under
  /// another id, without an expected revision.
  ///
  /// - Returns: the new item.
  /// - Throws: `refused` if it may have been carried out, its status does not allow it, or the new
  ///   id is in use.
  @discardableResult
  func retryAsNew(
    _ id: Identifier, as replacement: Identifier
  ) throws(OutboxError) -> OutboxItem

  /// There is a connection now, or none any more. Nothing is sent without one.
  func connectivity(changed isOnline: Bool)
  /// A person has signed in: what waited for that goes on.
  func signedIn()

  /// An item, settled or not; nil if the outbox has none of this id.
  func item(_ id: Identifier) -> OutboxItem?
  /// Everything that is not settled, and the newest settled items, in the order of queueing.
  var items: [OutboxItem] { get }
  /// Everything that is not settled, in the order of queueing.
  var pending: [OutboxItem] { get }
  /// How many items have each status.
  var summary: OutboxSummary { get }
  /// Whether there is a connection, as the application last said.
  var isOnline: Bool { get }
  /// Whether the other side has not asked for authentication since the last sign-in.
  var isSignedIn: Bool { get }
  /// Why nothing is delivered: the outbox's own log failed; nil if it did not.
  var failure: EventStoreError? { get }
  /// What of a stream was queued last, unless that is settled.
  func newest(of stream: StreamID) -> OutboxItem?
  /// Every change from now on, in order, none left out, each once it is durable.
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
