/// Append-only streams of events in one log: who stores them is not the domain's business.
///
/// Appending and waiting are two steps, so that a caller may go on deciding while earlier commits
/// wait for the disk. A result may be shown only after its ticket is durable.
///
/// Conformers: `InMemoryEventStore`, `WriteAheadLog`.
public protocol EventStore: Sendable {
  /// The last position given out, and the ticket that makes everything up to it durable.
  var head: Head { get }

  /// Takes all events of a commit, across all its streams, or none.
  ///
  /// - Throws: `revisionConflict` if a stream is not at the expected revision,
  ///   `commandAlreadyTaken` if an accepted commit has this command's id, `malformedCommit`
  ///   if the commit is none; nothing is written.
  func append(_ commit: Commit) throws(EventStoreError) -> Appended

  /// Takes a refused command and why it was refused. It touches no stream.
  func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket

  /// Whether everything up to the ticket is known to be durable. False if only waiting tells.
  func isDurable(_ ticket: Ticket) -> Bool

  /// How the store is.
  var vitals: StoreVitals { get }

  /// Blocks the calling thread until everything up to the ticket is durable.
  func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError)

  /// Calls `body` once, from any thread, when everything up to the ticket is durable (nil) or
  /// can no longer become so.
  func whenDurable(_ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void)

  /// Prefetch hint: these commands are about to be judged. Changes nothing, and may do nothing.
  func prefetch(_ commands: [PrefetchHint])

  /// The accepted commit of this command, if there is one.
  func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry?

  /// The number of a stream, if it has any event.
  func number(of stream: StreamID) -> StreamNumber?
  func stream(_ number: StreamNumber) -> StreamID?
  var streamCount: Int { get }
  func revision(of stream: StreamID) -> Revision

  /// Every commit and refusal after a position, in order, until `body` answers false. A refusal
  /// has no position of its own: those that were judged at `position` are among them.
  func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError)

  /// The commits that touch one stream, in order, until `body` answers false.
  func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError)

  /// The first streams, as far as an index tells of them; nil without one.
  var coldStreams: ColdStreams? { get }

  /// Every event after a position in order, without copying payloads: for folding a log.
  ///
  /// - Parameter withTimes: whether `effective` and `isImported` are asked for, which costs a look
  ///   into every command.
  func forEachBatch(
    after position: Position, withTimes: Bool,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError)

  /// The events of one stream in order, by their recorded times alone: for folding it.
  func forEachBatch(
    of stream: StreamID, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError)
}

extension EventStore {
  public func isDurable(_ ticket: Ticket) -> Bool { false }

  public func prefetch(_ commands: [PrefetchHint]) {}

  public var coldStreams: ColdStreams? { nil }

  public var vitals: StoreVitals { StoreVitals(durable: head.position) }

  public func forEachBatch(
    of stream: StreamID, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try forEachEntry(of: stream) { entry throws(EventStoreError) in
      for event in entry.events where event.stream == stream {
        try EventBatch.show(event, of: entry, number(of: stream), body)
      }
      return true
    }
  }

  /// Every event in order.
  public func forEachBatch(
    withTimes: Bool, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) { try forEachBatch(after: .start, withTimes: withTimes, body) }

  /// Every event in order, by its recorded time alone.
  public func forEachBatch(
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) { try forEachBatch(withTimes: false, body) }
}

/// A command that is about to be judged.
public struct PrefetchHint: Equatable, Sendable {
  public let id: Identifier
  public let stream: StreamID

  public init(id: Identifier, stream: StreamID) {
    self.id = id
    self.stream = stream
  }
}

/// The end of the log.
public struct Head: Equatable, Sendable {
  public let position: Position
  public let ticket: Ticket
  /// When the last entry was recorded; nil in an empty log.
  public let recorded: Instant?

  public init(position: Position, ticket: Ticket, recorded: Instant?) {
    (self.position, self.ticket, self.recorded) = (position, ticket, recorded)
  }
}

/// How an event store is, for a monitor.
public struct StoreVitals: Equatable, Sendable {
  /// The log's own id; nil if it has none.
  public var id: Identifier?
  /// Everything up to here is durable.
  public var durable: Position
  /// Whether what is somebody's is kept sealed.
  public var sealsTexts = false
  /// Why nothing more is taken; nil while it is well.
  public var failure: EventStoreError?

  public init(id: Identifier? = nil, durable: Position, failure: EventStoreError? = nil) {
    self.id = id
    self.durable = durable
    self.failure = failure
  }
}

/// A place in the log's order of writing. Durable means: everything up to here is.
public struct Ticket: Hashable, Comparable, Sendable {
  public let value: UInt64
  public init(_ value: UInt64) { self.value = value }
  public static func < (left: Ticket, right: Ticket) -> Bool { left.value < right.value }
}

/// What one command asks a store to write: all of it or nothing.
public struct Commit: Sendable {
  public var command: CommandRecord
  public var recorded: Instant
  public var appends: [StreamAppend]
  /// Whether the clock was wrong until now: `recorded` counts, though it may be earlier than that of
  /// the entry before, and no entry before counts as recorded later.
  public var resetsClock = false
  /// Whether what is somebody's in it is sealed: a log that keeps it so takes no other.
  public var isSealed = false

  public init(command: CommandRecord, recorded: Instant, appends: [StreamAppend]) {
    (self.command, self.recorded, self.appends) = (command, recorded, appends)
  }
}

extension Commit {
  /// Refuses a commit that names a stream twice, or brings one nothing.
  public func check() throws(EventStoreError) {
    for (place, append) in appends.enumerated() {
      let isRepeated = appends[..<place].contains { $0.stream == append.stream }
      if append.events.isEmpty || isRepeated { throw .malformedCommit(stream: append.stream) }
    }
  }
}

/// The events for one stream, and the revision at which it must stand.
public struct StreamAppend: Sendable {
  public var stream: StreamID
  public var expected: Revision
  public var events: [EventPayload]

  public init(stream: StreamID, expected: Revision, events: [EventPayload]) {
    self.stream = stream
    self.expected = expected
    self.events = events
  }
}

/// An event as a store sees it: a number and bytes.
public struct EventPayload: Equatable, Sendable {
  public var type: UInt32
  public var bytes: [UInt8]

  public init(type: UInt32, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

/// A command that was refused, and the kernel's message that says why.
public struct RefusedCommand: Sendable {
  public var command: CommandRecord
  public var recorded: Instant
  public var refusal: [UInt8]
  /// As in `Commit`.
  public var isSealed = false

  public init(command: CommandRecord, recorded: Instant, refusal: [UInt8]) {
    (self.command, self.recorded, self.refusal) = (command, recorded, refusal)
  }
}

/// What a commit was given in the log.
public struct Appended: Sendable {
  public let first: Position
  public let last: Position
  public let ticket: Ticket
  public init(first: Position, last: Position, ticket: Ticket) {
    self.first = first
    self.last = last
    self.ticket = ticket
  }
}

/// A commit or a refusal as it was stored.
public struct Entry: Sendable {
  /// When it was recorded: what the clock showed, unless a later entry says that it was wrong.
  public var recorded: Instant
  /// What the clock showed, right or wrong: by which it was decided.
  public var clock: Instant
  public var command: CommandRecord
  /// The position before the entry's first event: what was known when it was decided.
  public var decidedAt: Position
  /// Empty in a refusal.
  public var events: [StoredEvent]
  /// Absent in a commit.
  public var refusal: [UInt8]?
  /// Whether its log keeps what is somebody's sealed.
  public var isSealed: Bool

  public init(
    recorded: Instant, clock: Instant? = nil, command: CommandRecord, decidedAt: Position,
    events: [StoredEvent], refusal: [UInt8]? = nil, isSealed: Bool = false
  ) {
    (self.recorded, self.clock) = (recorded, clock ?? recorded)
    (self.command, self.decidedAt) = (command, decidedAt)
    (self.events, self.refusal, self.isSealed) = (events, refusal, isSealed)
  }

  public var effective: Instant { command.effective ?? recorded }
  public var last: Position { Position(decidedAt.value + UInt64(events.count)) }
}

/// An event as it was stored.
public struct StoredEvent: Equatable, Sendable {
  public var position: Position
  public var stream: StreamID
  public var revision: Revision
  public var type: UInt32
  public var payload: [UInt8]

  public init(
    position: Position, stream: StreamID, revision: Revision, type: UInt32, payload: [UInt8]
  ) {
    self.position = position
    self.stream = stream
    self.revision = revision
    self.type = type
    self.payload = payload
  }
}

/// Why a store did not do what it was asked. After any of these nothing was written, except that
/// after `poisoned` and `closed` the fate of unacknowledged commits is known only on reopening.
public enum EventStoreError: Error, Equatable, Sendable {
  case revisionConflict(stream: StreamID, expected: Revision, actual: Revision)
  case commandAlreadyTaken(Identifier)
  /// A commit names each of its streams once, and brings each at least one event.
  case malformedCommit(stream: StreamID)
  case entryTooLarge(bytes: Int, limit: Int)
  /// A write or a sync failed earlier: nothing is taken until the log is opened anew.
  case poisoned(reason: String)
  case closed
  /// A position that the log does not reach: its holder has seen another log, or this one
  /// before it was put back from a backup.
  case beyondEnd(Position, end: Position)
  /// Stored bytes cannot be believed or understood.
  case damaged(offset: UInt64, reason: String)
  /// What is asked for stands in the archive of a log's beginning, which cannot be read.
  case archived(reason: String)
  /// The log is intact, and that of something else than was expected.
  case otherLog(reason: String)
  /// The system said no: the call that failed and what it said.
  case system(call: String, code: Int32, message: String)
}
