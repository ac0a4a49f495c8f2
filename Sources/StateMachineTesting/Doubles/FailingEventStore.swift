import Descriptions
import EventSourcing
import Synchronization

/// An event store that fails or tarries when it is told to; everything else goes through to the
/// store behind it.
///
/// ```swift
/// let log = FailingEventStore(InMemoryEventStore())
/// log.fail(.append(3), with: .closed)
/// ```
///
/// Commits and refusals are appends alike, as in a log. Numbers count from the call of `fail`:
/// 1 is the next one. Questions that cannot throw, such as `head`, are always answered.
public final class FailingEventStore<Base: EventStore>: ForwardingEventStore {
  /// What fails, until `heal()` or, if a single call is meant, until it has failed.
  public enum Fault: Hashable, Sendable, PrintsFields {
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
  public struct Calls: Hashable, Sendable, PrintsFields {
    /// How many commits and refusals were appended.
    public var appends = 0
    /// How often a ticket was waited for, blocking or not.
    public var waits = 0
    /// How many reads that can throw were made.
    public var reads = 0

    /// Creates counts, for a comparison.
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
    var holds: Set<Int> = []
    var held: [@Sendable () -> Void] = []
    /// The first ticket that never becomes durable.
    var lost: (ticket: Ticket, error: EventStoreError)?
  }

  /// The store behind: what is in it was written. A test opens it anew as what a crash has left.
  public let base: Base
  private let plan = Mutex(Plan())

  /// Creates a store in front of another, in which nothing fails yet.
  public init(_ base: Base) { self.base = base }

  /// The calls so far, also those before `heal()`.
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

  /// Keeps back the answer to this wait, if it is one that does not block, until `release()`: so
  /// that a later one overtakes it. 1 is the next wait.
  public func hold(wait number: Int) {
    plan.withLock { plan in _ = plan.holds.insert(plan.calls.waits + number) }
  }

  /// How many waits are kept back now.
  public var held: Int { plan.withLock { $0.held.count } }

  /// Lets go what is kept back, in the order in which it came.
  public func release() {
    let held = plan.withLock { plan in
      defer { plan.held = [] }
      return plan.held
    }
    for answer in held { answer() }
  }

  /// Takes back every fault, also those that are still to come; tickets become durable again, and
  /// what was kept back is let go.
  public func heal() {
    let held = plan.withLock { plan in
      defer { plan = Plan(calls: plan.calls) }
      return plan.held
    }
    for answer in held { answer() }
  }

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
    if let failure = beginWait(for: ticket).failure { throw failure }
    try base.waitUntilDurable(ticket)
  }

  public func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) {
    let (number, failure) = beginWait(for: ticket)
    if let failure { return body(failure) }
    let isHeld = plan.withLock { plan in
      guard plan.holds.remove(number) != nil else { return false }
      plan.held.append { [base] in base.whenDurable(ticket, body) }
      return true
    }
    if !isHeld { base.whenDurable(ticket, body) }
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
    after position: Position, withTimes: Bool,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try beginReading()
    try base.forEachBatch(after: position, withTimes: withTimes, body)
  }

  public func forEachBatch(
    of stream: StreamID, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try beginReading()
    try base.forEachBatch(of: stream, body)
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

  private func beginWait(for ticket: Ticket) -> (number: Int, failure: EventStoreError?) {
    plan.withLock { plan in
      plan.calls.waits += 1
      let number = plan.calls.waits
      let loss = plan.lost.flatMap { $0.ticket <= ticket ? $0.error : nil }
      return (number, plan.everyCall ?? plan.waits[number] ?? loss)
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

  /// Those of the store behind, and what fails for good.
  public var vitals: StoreVitals {
    var vitals = base.vitals
    if let failure = plan.withLock({ $0.everyCall ?? $0.lost?.error }) { vitals.failure = failure }
    return vitals
  }
}

extension EventStoreError {
  /// What a disk says that no longer works.
  public static var inputOutput: EventStoreError {
    .system(call: "write", code: 5, message: "Input/output error")
  }
}
