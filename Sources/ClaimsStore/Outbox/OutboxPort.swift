import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// An outbox as front ends use it, wherever its log is kept: screens, and the server of JSON lines.
///
/// Source: Specs/Outbox.md, "From front ends".
public protocol OutboxPort: Sendable {
  /// Queues a command; blocks until it is durable.
  @discardableResult
  func enqueue(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem
  /// The same without blocking a thread of the cooperative pool.
  @discardableResult
  func enqueue(_ command: CommandEnvelope) async throws(OutboxError) -> OutboxItem
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
  func changes() -> AsyncStream<OutboxItem>
  /// Calls with every change from now on, in order, once that is durable; for as long as the result
  /// is held.
  ///
  /// - Parameter body: quick, from any thread, and without a call of this outbox.
  func observe(_ body: @escaping @Sendable (OutboxItem) -> Void) -> OutboxObservation
}

extension Outbox: OutboxPort {}

/// That somebody hears of an outbox's changes: until it is let go.
public final class OutboxObservation: Sendable {
  private let end: @Sendable () -> Void

  /// - Parameter end: called once, when nobody holds this any more.
  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}

extension Store {
  /// Shows what an outbox keeps back as pending, for as long as the result is held.
  public func follow(_ outbox: any OutboxPort) -> OutboxObservation {
    let observation = outbox.observe { [weak self] item in self?.show(item) }
    let items = outbox.pending
    for item in items { show(item) }
    // What was settled meanwhile was told before it was shown.
    for item in items { show(outbox.item(item.id) ?? item) }
    return observation
  }

  private func show(_ item: OutboxItem) {
    switch item.status {
    case .queued, .sending, .retry, .parked, .conflict:
      // What a newer version has queued has no form here.
      if let command = try? item.envelope() { queue(command) }
    case .none, .acknowledged, .refused, .dropped: unqueue(item.id)
    }
  }
}
