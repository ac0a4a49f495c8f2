import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// A durable queue of commands in front of another side: they are sent in the order in which they
/// were queued, until each is answered, whatever becomes of the connection and of this process.
///
/// A command's id is its receipt on the other side. So it is safe to send one again whenever its
/// outcome is unknown, and nothing is lost or done twice.
///
/// Its log is its own, and holds nothing else.
///
/// Source: Specs/Outbox.md; Specs/Lifecycles/Outbox.md.
public final class Outbox<Log: EventStore>: Sendable {
  /// The outbox's own log, which holds nothing else.
  public let log: Log
  /// As given when the outbox was opened.
  public let settings: OutboxSettings
  let clock: @Sendable () -> Instant
  let random: @Sendable () -> UInt64
  let sleep: @Sendable (Duration) async -> Void
  let state: Mutex<OutboxState>
  let announced = OutboxChanges()

  /// Takes over an outbox's log. Whatever was being sent when its process ended is sent again.
  ///
  /// - Parameters:
  ///   - log: its own, which holds nothing else.
  ///   - settings: how long it waits, how often it tries, what it keeps.
  ///   - isOnline: whether there is a connection, until `connectivity` says otherwise. No log holds
  ///     that: it is so now, or it is not.
  ///   - clock: what time it is, for what is recorded and what is due.
  ///   - random: the random part of back-off.
  ///   - sleep: returns after the given time, or soon after its task is cancelled.
  /// - Throws: `damaged` if the log cannot be read, `otherLog` if it is that of something else.
  public init(
    _ log: Log, settings: OutboxSettings = OutboxSettings(), isOnline: Bool = true,
    clock: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) },
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) throws(EventStoreError) {
    self.log = log
    self.settings = settings
    self.clock = clock
    self.random = random
    self.sleep = sleep
    var initial = OutboxState(book: try OutboxBook(folding: log, keeping: settings.settledKept))
    initial.isOnline = isOnline
    if let recorded = log.head.recorded { initial.recorded = recorded }
    state = Mutex(initial)
    do throws(OutboxError) {
      try state.withLock { state throws(OutboxError) in try recover(&state) }
    } catch { throw error.store }
  }

  /// What an outbox's log holds, without taking it over.
  public static func items(in log: Log) throws(EventStoreError) -> [OutboxItem] {
    try OutboxBook(folding: log, keeping: .max).items { _ in true }
  }

  // MARK: The sender's side

  /// Queues a command; blocks until it is durable. The same command again is the same item.
  ///
  /// - Throws: `refused` if it can never be sent, or its id is that of another one in the
  ///   outbox; `store` if the log took nothing, or its fate is unknown: queue it again once the
  ///   log is opened anew.
  @discardableResult
  public func enqueue(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try submit(command)
    try wait(for: ticket)
    return item
  }

  /// The same without blocking a thread of the cooperative pool.
  @discardableResult
  public func enqueue(_ command: CommandEnvelope) async throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try submit(command)
    do throws(EventStoreError) { try await log.durable(ticket) } catch { throw .store(error) }
    return item
  }

  /// The same without waiting, so that many share a sync.
  ///
  /// - Parameters:
  ///   - command: what is to be sent.
  ///   - answered: called at once with the item, which must not be shown yet. Its result is called
  ///     once that is durable, or with why it will not be: from any thread, also from this one.
  public func enqueue(
    _ command: CommandEnvelope,
    _ answered: (OutboxItem) -> @Sendable (EventStoreError?) -> Void
  ) throws(OutboxError) {
    let (item, ticket) = try submit(command)
    log.whenDurable(ticket, answered(item))
  }

  /// The same without waiting: the item must not be shown before its ticket is durable.
  public func submit(
    _ command: CommandEnvelope
  ) throws(OutboxError) -> (item: OutboxItem, ticket: Ticket) {
    let record = try command.outboxRecord()
    return try change { state throws(OutboxError) in
      if let known = try known(record.id, state) {
        guard known.command.asksTheSame(as: record) else {
          throw .refused(Refusal(.idTaken, found: record.id.text))
        }
        return (known, log.head.ticket)
      }
      let ticket = try take([(.enqueue(Enqueue(command: record)), record.id)], &state)
      return (try present(record.id, state), ticket)
    }
  }

  /// Sends what was refused or parked once more; what waits until it is due, now.
  @discardableResult public func retry(_ id: Identifier) throws(OutboxError) -> OutboxItem {
    try perform(.retryQueued(RetryQueued()), on: id)
  }

  /// Does not send it any more. What may have been carried out stays `isUnanswered`.
  @discardableResult
  public func drop(_ id: Identifier, reason: String = "") throws(OutboxError) -> OutboxItem {
    try perform(.dropQueued(DropQueued(reason: reason)), on: id)
  }

  /// Sends another command in place of the one that has its id.
  @discardableResult
  public func edit(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem {
    try perform(.editQueued(EditQueued(command: try command.outboxRecord())), on: command.id)
  }

  /// Says what becomes of a command that is in conflict.
  ///
  /// - Parameters:
  ///   - id: the command's.
  ///   - policy: who gives way.
  ///   - remoteChanged: when the other side's stream last changed: for `keepNewest`.
  @discardableResult
  public func resolve(
    _ id: Identifier, by policy: ConflictPolicy, remoteChanged: Instant? = nil
  ) throws(OutboxError) -> OutboxItem {
    try perform(
      .resolveConflict(ResolveConflict(policy: policy, remoteChanged: remoteChanged)), on: id)
  }

  /// Drops a command that was refused, is in conflict, or never arrived, and queues the same under
  /// another id. It expects no revision of its stream any more.
  ///
  /// - Returns: the new item; as it is by now, if the same was asked before.
  @discardableResult
  public func retryAsNew(
    _ id: Identifier, as replacement: Identifier
  ) throws(OutboxError) -> OutboxItem {
    let retry = OutboxCommand.retryAsNew(RetryAsNew(replacement: replacement))
    let (item, ticket) = try change { state throws(OutboxError) in
      var command = try present(id, state).command
      command.id = replacement
      command.expectedRevision = nil
      let ticket = try unlessRepeated(retry, on: id) { () throws(OutboxError) in
        try take(
          [(retry, id), (.enqueue(Enqueue(command: command, replaces: id)), replacement)], &state)
      }
      return (try present(replacement, state), ticket)
    }
    try wait(for: ticket)
    return item
  }

  private func perform(
    _ command: OutboxCommand, on id: Identifier
  ) throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try change { state throws(OutboxError) in
      let ticket = try unlessRepeated(command, on: id) { () throws(OutboxError) in
        try take([(command, id)], &state)
      }
      return (try present(id, state), ticket)
    }
    try wait(for: ticket)
    return item
  }

  private func wait(for ticket: Ticket) throws(OutboxError) {
    do throws(EventStoreError) { try log.waitUntilDurable(ticket) } catch { throw .store(error) }
  }

  // MARK: What the application knows

  /// There is a connection now, or none any more. Nothing is sent without one.
  public func connectivity(changed isOnline: Bool) {
    let waker = state.withLock { state in
      if isOnline, !state.isOnline { state.hasComeBack = true }
      state.isOnline = isOnline
      return state.waker
    }
    if isOnline { waker?.yield() }
  }

  /// A person has signed in: what waited for that goes on.
  public func signedIn() {
    let waker = state.withLock { state in
      state.isSignedIn = true
      return state.waker
    }
    waker?.yield()
  }

  // MARK: What is shown

  /// An item; nil if the outbox has none of this id.
  ///
  /// Waits for nothing, as all of these: what is shown as acknowledged may, after a crash, be
  /// pending again for as long as it takes to ask the other side.
  public func item(_ id: Identifier) -> OutboxItem? {
    state.withLock { state in try? known(id, state) }
  }

  /// What is not settled, and of what is settled the newest, as many as `settings` keep: in the
  /// order in which it was queued.
  public var items: [OutboxItem] { state.withLock { $0.book.items { _ in true } } }

  /// What is not settled, in the order in which it was queued.
  public var pending: [OutboxItem] { state.withLock { $0.book.items { !$0.isSettled } } }

  public var summary: OutboxSummary { state.withLock { $0.book.summary } }

  /// The sync status of a stream. O(1).
  public func status(of stream: StreamID) -> SyncStatus {
    state.withLock { $0.book.status(of: stream) }
  }

  /// What of a stream was queued last, unless that is settled. O(1).
  public func newest(of stream: StreamID) -> OutboxItem? {
    state.withLock { $0.book.newest(of: stream) }
  }

  /// Why nothing is delivered, for now or until the log is opened anew: it failed; nil if it
  /// did not, or the next one has gone well again.
  public var failure: EventStoreError? { state.withLock { $0.failure } }

  /// Whether there is a connection, as the application last said.
  public var isOnline: Bool { state.withLock { $0.isOnline } }

  /// Whether the other side has not asked for authentication since the last sign-in.
  public var isSignedIn: Bool { state.withLock { $0.isSignedIn } }

  /// Every change from now on, in order, none left out: the item as it is then, once that is
  /// durable.
  public func changes() -> AsyncStream<OutboxItem> { announced.stream() }

  /// The same as calls: quick, from any thread, one after the other.
  public func observe(
    _ body: @escaping @Sendable (OutboxItem) -> Void
  ) -> OutboxObservation { announced.observe(body) }
}
