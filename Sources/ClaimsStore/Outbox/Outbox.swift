import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// A durable queue of commands in front of another side: they are sent in the order in which they
/// were queued, until each is answered, whatever becomes of the connection and of this process.
///
/// A command's id is its receipt on the other side. So it is safe to send one again whenever nobody
/// knows what became of it, and nothing is lost or done twice.
///
/// Its log is its own, and holds nothing else.
///
/// Source: Specs/Outbox.md; Specs/Lifecycles/Outbox.md.
public final class Outbox<Log: EventStore>: Sendable {
  public let log: Log
  public let settings: OutboxSettings
  let clock: @Sendable () -> Instant
  let random: @Sendable () -> UInt64
  let sleep: @Sendable (Duration) async -> Void
  let state: Mutex<OutboxState>
  private let announced = OutboxChanges()

  /// Takes over an outbox's log. Whatever was being sent when its process ended is sent again.
  ///
  /// - Parameters:
  ///   - random: what back-off leaves to chance.
  ///   - sleep: returns after so long, or soon once its task is cancelled.
  /// - Throws: `damaged` where the log cannot be read, or is that of something else.
  public init(
    _ log: Log, settings: OutboxSettings = OutboxSettings(),
    clock: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) },
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) throws(EventStoreError) {
    self.log = log
    self.settings = settings
    self.clock = clock
    self.random = random
    self.sleep = sleep
    var initial = OutboxState(book: try OutboxBook(folding: log))
    if let recorded = log.head.recorded { initial.recorded = recorded }
    state = Mutex(initial)
    do throws(OutboxError) {
      try state.withLock { state throws(OutboxError) in try recover(&state) }
    } catch { throw error.store }
  }

  /// What an outbox's log holds, without taking it over.
  public static func items(in log: Log) throws(EventStoreError) -> [OutboxItem] {
    try OutboxBook(folding: log).items { _ in true }
  }

  // MARK: The sender's side

  /// Queues a command; blocks until it is durable. The same command again is the same item.
  ///
  /// - Throws: `refused` where it can never be sent, or its id is that of another one in the
  ///   outbox; `store` where the log took nothing, or its fate is unknown: queue it again once the
  ///   log is opened anew.
  @discardableResult
  public func enqueue(_ command: CommandEnvelope) throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try queued(command)
    try wait(for: ticket)
    return item
  }

  /// The same without blocking a thread of the cooperative pool.
  @discardableResult
  public func enqueue(_ command: CommandEnvelope) async throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try queued(command)
    do throws(EventStoreError) { try await log.durable(ticket) } catch { throw .store(error) }
    return item
  }

  private func queued(_ command: CommandEnvelope) throws(OutboxError) -> (OutboxItem, Ticket) {
    let record = try command.outboxRecord()
    return try change { state throws(OutboxError) in
      if let known = state.book.items[record.id] {
        guard known.command.asksTheSame(as: record) else {
          throw .refused(Refusal(.idTaken, found: record.id.text))
        }
        return (known, log.head.ticket)
      }
      let ticket = try take([(.enqueue(Enqueue(command: record)), record.id)], &state)
      return (state.book[record.id], ticket)
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
  /// - Parameter remoteChanged: when the other side's stream last changed: for `keepNewest`.
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
  /// - Returns: the new item.
  @discardableResult
  public func retryAsNew(
    _ id: Identifier, as replacement: Identifier
  ) throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try change { state throws(OutboxError) in
      var command = state.book[id].command
      command.id = replacement
      command.expectedRevision = nil
      let ticket = try take(
        [
          (.retryAsNew(RetryAsNew(replacement: replacement)), id),
          (.enqueue(Enqueue(command: command, replaces: id)), replacement),
        ], &state)
      return (state.book[replacement], ticket)
    }
    try wait(for: ticket)
    return item
  }

  private func perform(
    _ command: OutboxCommand, on id: Identifier
  ) throws(OutboxError) -> OutboxItem {
    let (item, ticket) = try change { state throws(OutboxError) in
      let ticket = try take([(command, id)], &state)
      return (state.book[id], ticket)
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

  /// Somebody has signed in: what waited for that goes on.
  public func signedIn() {
    let waker = state.withLock { state in
      state.isSignedIn = true
      return state.waker
    }
    waker?.yield()
  }

  // MARK: What is shown

  /// An item; nil where the outbox has none of this id.
  ///
  /// Waits for nothing, as all of these: what is shown as acknowledged may, after a crash, be
  /// pending again for as long as it takes to ask the other side.
  public func item(_ id: Identifier) -> OutboxItem? { state.withLock { $0.book.items[id] } }

  /// Everything, in the order in which it was queued.
  public var items: [OutboxItem] { state.withLock { $0.book.items { _ in true } } }

  /// What is not settled, in the order in which it was queued.
  public var pending: [OutboxItem] { state.withLock { $0.book.items { !$0.isSettled } } }

  public var summary: OutboxSummary { state.withLock { $0.book.summary } }

  /// Where a stream stands towards the other side. O(1).
  public func status(of stream: StreamID) -> SyncStatus {
    state.withLock { $0.book.status(of: stream) }
  }

  /// Whether there is a connection, as the application last said.
  public var isOnline: Bool { state.withLock { $0.isOnline } }

  /// Whether the other side has not asked who we are since somebody last signed in.
  public var isSignedIn: Bool { state.withLock { $0.isSignedIn } }

  /// Every change from now on, in order, none left out: the item as it is then, once that is
  /// durable.
  public func changes() -> AsyncStream<OutboxItem> { announced.stream() }

  /// The same as calls: quick, from any thread, and without a call of this outbox.
  public func observe(
    _ body: @escaping @Sendable (OutboxItem) -> Void
  ) -> OutboxObservation { announced.observe(body) }
}

// MARK: Deciding

extension Outbox {
  /// Changes the state under its lock, wakes who delivers, and tells of it once it is durable.
  func change<Result: Sendable>(
    wakes: Bool = true,
    _ body: (inout OutboxState) throws(OutboxError) -> (Result, Ticket)
  ) throws(OutboxError) -> (Result, Ticket) {
    let (result, ticket, waker) = try state.withLock { state throws(OutboxError) in
      let (result, ticket) = try body(&state)
      return (result, ticket, state.waker)
    }
    log.whenDurable(ticket) { [announced] failure in
      if failure == nil { announced.release(upTo: ticket) }
    }
    if wakes { waker?.yield() }
    return (result, ticket)
  }

  /// Decides commands to items, and hands all that they lead to, or nothing, to the log.
  ///
  /// Who acts is the sender of the first item's command, or the outbox itself where that is for
  /// the outbox to do.
  func take(
    _ steps: [(command: OutboxCommand, id: Identifier)], _ state: inout OutboxState
  ) throws(OutboxError) -> Ticket {
    guard let (first, id) = steps.first else { return log.head.ticket }
    let recorded = max(clock(), state.recorded)
    let revision = log.revision(of: .outbox(id))
    var record = CommandRecord()
    record.id =
      first.kind == .enqueue
      ? id : Identifier(derivedFrom: "outbox", id.text, String(revision.value))
    var decided: [(id: Identifier, events: [OutboxEvent])] = []
    do {
      for (command, id) in steps {
        let item = state.book[id]
        let (actor, role) = command.sender(of: item)
        if command.kind == first.kind { (record.actor, record.role) = (actor, role.rawValue) }
        let context = OutboxContext(
          recorded: recorded, effective: recorded, actor: actor, role: role, rules: .builtIn,
          neighbours: state.neighbours(of: command, on: item, settings.limits))
        decided.append((id, try OutboxDecider.decide(command, given: item, in: context)))
      }
      record.type = first.kind.rawValue
      record.payload = first.kind == .enqueue ? [] : try first.encodedPayload()
      (record.category, record.stream) = (Category.outbox.number, id)
      let appends = try decided.map { id, events in
        StreamAppend(
          stream: .outbox(id), expected: log.revision(of: .outbox(id)),
          events: try events.map { event in
            EventPayload(type: event.kind.rawValue, bytes: try event.encodedPayload())
          })
      }
      let appended = try log.append(
        Commit(command: record, recorded: recorded, appends: appends))
      state.recorded = recorded
      for (id, events) in decided {
        for event in events { state.book.apply(event, to: id) }
      }
      announced.add(decided.map { state.book[$0.id] }, at: appended.ticket)
      return appended.ticket
    } catch { throw OutboxError(error) }
  }
}
