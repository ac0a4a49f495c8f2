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
  /// The stream of a number; nil if none has it.
  func stream(_ number: StreamNumber) -> StreamID?
  /// How many streams have an event; their numbers are 1 up to this.
  var streamCount: Int { get }
  /// How many events a stream has; `.none` if it has none.
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

  /// The log says that the personal data of these streams were erased: a store that has a key to them, since its
  /// keys were put back from a copy, has it no more.
  func confirmErasure(of streams: Set<StreamID>) throws(EventStoreError)

  /// Every event after a position in order, without copying payloads: for folding a log.
  ///
  /// - Parameters:
  ///   - position: behind which it begins.
  ///   - withTimes: whether `effective` and `isImported` are asked for, which costs a look into
  ///     every command.
  ///   - body: gets some events at a time, valid during the call.
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

  public func confirmErasure(of streams: Set<StreamID>) {}

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
  /// The id of the command.
  public let id: Identifier
  /// The stream that the command is sent to.
  public let stream: StreamID

  /// Creates a hint from a command's id and the stream that it is sent to.
  public init(id: Identifier, stream: StreamID) {
    self.id = id
    self.stream = stream
  }
}

/// The end of the log.
public struct Head: Equatable, Sendable {
  /// The position of the last event; `.start` if there is none.
  public let position: Position
  /// Once it is durable, all up to `position` is.
  public let ticket: Ticket
  /// When the last entry was recorded; nil in an empty log.
  public let recorded: Instant?

  /// Creates a head; `recorded` is nil if nothing is in the log.
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

  /// Creates the vitals of a store that does not seal texts.
  public init(id: Identifier? = nil, durable: Position, failure: EventStoreError? = nil) {
    self.id = id
    self.durable = durable
    self.failure = failure
  }
}

/// A place in the log's order of writing. Durable means: everything up to here is.
public struct Ticket: Hashable, Comparable, Sendable {
  /// Grows with the log; what it counts is up to the store.
  public let value: UInt64
  /// Creates a ticket of a value that its store gave out.
  public init(_ value: UInt64) { self.value = value }
  public static func < (left: Ticket, right: Ticket) -> Bool { left.value < right.value }
}

/// Why a store did not do what it was asked. After any of these nothing was written, except that
/// after `poisoned` and `closed` the fate of unacknowledged commits is known only on reopening.
public enum EventStoreError: Error, Equatable, Sendable {
  /// A stream is not at the revision that a commit expects.
  case revisionConflict(stream: StreamID, expected: Revision, actual: Revision)
  /// An accepted commit has this command's id already.
  case commandAlreadyTaken(Identifier)
  /// A commit names each of its streams once, and brings each at least one event.
  case malformedCommit(stream: StreamID)
  /// An encoded entry has `bytes` bytes, more than the `limit`.
  case entryTooLarge(bytes: Int, limit: Int)
  /// A write or a sync failed earlier: nothing is taken until the log is opened anew.
  case poisoned(reason: String)
  /// The store was closed, or is a view of another one that takes nothing.
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
