import ClaimsDomain
import EventSourcing

/// A log as it was at a point of its history, to be read: what came later is not in it. So whatever
/// reads a log reads it as of that point, too.
///
/// Source: Specs/TwoClocks.md.
public struct LogAsOf: EventStore {
  private let log: any EventStore
  private let point: AuditPoint
  /// What was done later, by a clock, is not in it either; nil for none.
  private let until: (time: Instant, clock: ModelClock)?
  public let head: Head

  /// - Parameters:
  ///   - log: the log as it goes on.
  ///   - point: what was known, and about what was true when.
  ///   - end: nothing behind this position is looked at, whatever comes in meanwhile.
  ///   - until: a valuation: what was done later, by a clock, is left out.
  /// - Throws: if the log cannot be read.
  public init(
    _ log: any EventStore, _ point: AuditPoint, upTo end: Position? = nil,
    until: (time: Instant, clock: ModelClock)? = nil
  ) throws(EventStoreError) {
    self.log = log
    self.point = point
    self.until = until
    head = try point.head(in: log, upTo: end ?? log.head.position)
  }

  /// When it is at the point: what is due, is due by then.
  ///
  /// - Parameter now: what time it is.
  public func time(at now: Instant) -> Instant {
    if let effective = point.effective { return effective }
    switch point.known {
    case .everything: return until?.time ?? now
    case .position: return head.recorded ?? now
    case .recorded(let time): return time
    }
  }

  /// All that was known, folded; facts that became true later are counted and say nothing.
  public func state() throws(EventStoreError) -> LogState {
    let whole = try LogAsOf(log, AuditPoint(point.known), upTo: head.position, until: until)
    return try LogState(folding: whole, at: point.effective, coldly: false)
  }

  // MARK: What is in it

  private func includes(_ event: EventView, _ category: Category?) -> Bool {
    guard event.position <= head.position.value else { return false }
    if let until {
      let times = EventTimes(
        recorded: event.recorded, effective: event.effective, isImported: event.isImported)
      if times.done(by: until.clock) > until.time { return false }
    }
    guard let moment = point.effective, event.effective > moment, let category else { return true }
    return DomainEventKind(category: category, type: event.type)?.isFact != true
  }

  /// The part of an entry that is in it; nil behind its end.
  private func part(of entry: Entry) -> Entry? {
    let first = entry.events.first?.position ?? entry.decidedAt
    guard first <= head.position,
      point.includes(position: first.value, recorded: entry.recorded)
    else { return nil }
    var part = entry
    part.events.removeAll { stored in
      var view = EventView()
      (view.position, view.type) = (stored.position.value, stored.type)
      (view.recorded, view.effective) = (entry.recorded, entry.effective)
      view.isImported = !entry.command.importedBy.isEmpty
      return !includes(view, stored.stream.category)
    }
    return part
  }

  // MARK: Reading

  public func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    try log.forEachEntry(after: position) { entry throws(EventStoreError) in
      try part(of: entry).map { part throws(EventStoreError) in try body(part) } ?? false
    }
  }

  public func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    try log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      try part(of: entry).map { part throws(EventStoreError) in try body(part) } ?? false
    }
  }

  public func forEachBatch(
    after position: Position, withTimes: Bool,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    var categories: [Category?] = []
    let needsTimes = withTimes || point.effective != nil || until != nil
    try log.forEachBatch(after: position, withTimes: needsTimes) { batch throws(EventStoreError) in
      var known: [EventView] = []
      for event in batch.events {
        while categories.count <= Int(event.stream) {
          categories.append(log.stream(StreamNumber(UInt32(categories.count)))?.category)
        }
        if includes(event, categories[Int(event.stream)]) { known.append(event) }
      }
      guard !known.isEmpty else { return }
      let base = batch.base
      var failure: EventStoreError?
      known.withUnsafeBufferPointer { events in
        do throws(EventStoreError) { try body(EventBatch(base: base, events: events)) } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  public func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    try log.commit(ofCommand: id).flatMap { part(of: $0) }
  }

  public func number(of stream: StreamID) -> StreamNumber? { log.number(of: stream) }
  public func stream(_ number: StreamNumber) -> StreamID? { log.stream(number) }
  public var streamCount: Int { log.streamCount }
  public func revision(of stream: StreamID) -> Revision { log.revision(of: stream) }

  // MARK: The past does not change

  public func append(_ commit: Commit) throws(EventStoreError) -> Appended { throw .closed }
  public func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket { throw .closed }

  /// What the log has shown is durable, since it was asked for as of a durable state.
  public func isDurable(_ ticket: Ticket) -> Bool { log.isDurable(ticket) }
  public func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    try log.waitUntilDurable(ticket)
  }
  public func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) { log.whenDurable(ticket, body) }
}

extension AuditPoint {
  /// The last position that was known, and when it was recorded.
  fileprivate func head(
    in log: any EventStore, upTo end: Position
  ) throws(EventStoreError) -> Head {
    let head = log.head
    switch known {
    case .everything where end == head.position: return head
    case .everything: return try log.head(at: end.value)
    case .position(let limit): return try log.head(at: min(limit, end.value))
    case .recorded(let time):
      // The log is in the order of its recorded times: halves find the last one.
      var (low, high) = (UInt64(0), end.value)
      while low < high {
        let middle = low + (high - low) / 2
        guard let entry = try log.commit(behind: middle) else { break }
        if entry.recorded <= time { low = entry.last.value } else { high = middle }
      }
      return try log.head(at: min(low, end.value))
    }
  }
}

extension EventStore {
  fileprivate func head(at position: UInt64) throws(EventStoreError) -> Head {
    let last = position > 0 ? try commit(behind: position - 1) : nil
    return Head(position: Position(position), ticket: head.ticket, recorded: last?.recorded)
  }

  /// The first commit with an event behind a position.
  fileprivate func commit(behind position: UInt64) throws(EventStoreError) -> Entry? {
    var found: Entry?
    try forEachEntry(after: Position(position)) { entry in
      guard !entry.events.isEmpty else { return true }
      found = entry
      return false
    }
    return found
  }
}
