import EventSourcing
import Synchronization

/// An event store that fails when it is told to; everything else goes through to the store
/// behind it.
///
/// ```swift
/// let log = FailingEventStore(InMemoryEventStore())
/// log.fail(.append(3), with: .closed)
/// ```
///
/// Commits and refusals are appends alike, as in a log. Numbers count from the call of `fail`:
/// 1 is the next one. Questions that cannot throw, such as `head`, are always answered.
public final class FailingEventStore<Base: EventStore>: EventStore {
  /// What fails, until `heal()` or, where a single call is meant, until it has failed.
  public enum Fault: Hashable, Sendable {
    /// This append throws and writes nothing.
    case append(Int)
    /// This append is written and answered, and its ticket never becomes durable, nor any later
    /// one: all waits for these fail.
    case durability(ofAppend: Int)
    /// This wait fails, blocking or not; the next one for the same ticket goes through.
    case wait(Int)
    /// Everything that can throw does; nothing is written or read.
    case everyCall
  }

  /// How often the store was called, failures included.
  public struct Calls: Hashable, Sendable {
    public var appends = 0
    public var waits = 0
    public var reads = 0

    public init(appends: Int = 0, waits: Int = 0, reads: Int = 0) {
      self.appends = appends
      self.waits = waits
      self.reads = reads
    }
  }

  private struct Plan {
    var calls = Calls()
    /// The counts at which a single call fails, and with what.
    var appends: [Int: EventStoreError] = [:]
    var losses: [Int: EventStoreError] = [:]
    var waits: [Int: EventStoreError] = [:]
    var everyCall: EventStoreError?
    /// The first ticket that never becomes durable.
    var lost: (ticket: Ticket, error: EventStoreError)?
  }

  /// The store behind: what is in it was written. A test opens it anew as what a crash has left.
  public let base: Base
  private let plan = Mutex(Plan())

  public init(_ base: Base) { self.base = base }

  public var calls: Calls { plan.withLock { $0.calls } }

  /// Lets something fail. Several faults may be waiting; a later one for the same call replaces
  /// the earlier.
  public func fail(_ fault: Fault, with error: EventStoreError = .inputOutput) {
    plan.withLock { plan in
      switch fault {
      case .append(let number): plan.appends[plan.calls.appends + number] = error
      case .durability(let number): plan.losses[plan.calls.appends + number] = error
      case .wait(let number): plan.waits[plan.calls.waits + number] = error
      case .everyCall: plan.everyCall = error
      }
    }
  }

  /// Takes back every fault, also those that are still to come; tickets become durable again.
  public func heal() { plan.withLock { $0 = Plan(calls: $0.calls) } }

  // MARK: What fails

  public func append(_ commit: Commit) throws(EventStoreError) -> Appended {
    let number = try beginAppend()
    let appended = try base.append(commit)
    lose(appended.ticket, ofAppend: number)
    return appended
  }

  public func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
    let number = try beginAppend()
    let ticket = try base.append(refusal)
    lose(ticket, ofAppend: number)
    return ticket
  }

  public func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    if let failure = beginWait(for: ticket) { throw failure }
    try base.waitUntilDurable(ticket)
  }

  public func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) {
    if let failure = beginWait(for: ticket) { return body(failure) }
    base.whenDurable(ticket, body)
  }

  public func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    try beginReading()
    return try base.commit(ofCommand: id)
  }

  public func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    try beginReading()
    try base.forEachEntry(after: position, body)
  }

  public func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    try beginReading()
    try base.forEachEntry(of: stream, body)
  }

  public func forEachBatch(
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try beginReading()
    try base.forEachBatch(body)
  }

  private func beginAppend() throws(EventStoreError) -> Int {
    let (number, failure) = plan.withLock { plan in
      plan.calls.appends += 1
      return (plan.calls.appends, plan.everyCall ?? plan.appends[plan.calls.appends])
    }
    if let failure { throw failure }
    return number
  }

  private func lose(_ ticket: Ticket, ofAppend number: Int) {
    plan.withLock { plan in
      guard let error = plan.losses[number] else { return }
      // Of two the earlier: what comes after it is not durable either.
      if let lost = plan.lost, lost.ticket <= ticket { return }
      plan.lost = (ticket, error)
    }
  }

  private func beginWait(for ticket: Ticket) -> EventStoreError? {
    plan.withLock { plan in
      plan.calls.waits += 1
      if let failure = plan.everyCall ?? plan.waits[plan.calls.waits] { return failure }
      return plan.lost.flatMap { $0.ticket <= ticket ? $0.error : nil }
    }
  }

  private func beginReading() throws(EventStoreError) {
    let failure = plan.withLock { plan in
      plan.calls.reads += 1
      return plan.everyCall
    }
    if let failure { throw failure }
  }

  // MARK: What does not

  public var head: Head { base.head }
  public func number(of stream: StreamID) -> StreamNumber? { base.number(of: stream) }
  public func stream(_ number: StreamNumber) -> StreamID? { base.stream(number) }
  public var streamCount: Int { base.streamCount }
  public func revision(of stream: StreamID) -> Revision { base.revision(of: stream) }
}

extension EventStoreError {
  /// What a disk says that no longer works.
  public static var inputOutput: EventStoreError {
    .system(call: "write", code: 5, message: "Input/output error")
  }
}
