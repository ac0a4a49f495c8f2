/// What one command asks a store to write: all of it or nothing.
public struct Commit: Sendable {
  /// The command that led to it, as it was asked.
  public var command: CommandRecord
  /// When it is recorded; the write-ahead log raises a time before that of the last entry.
  public var recorded: Instant
  /// The events by stream, each stream once; their positions follow this order.
  public var appends: [StreamAppend]
  /// Whether the clock was wrong until now: `recorded` counts, though it may be earlier than that of
  /// the entry before, and no entry before counts as recorded later.
  public var resetsClock = false
  /// Whether what is somebody's in it is sealed: a log that keeps it so takes no other.
  public var isSealed = false

  /// Creates a commit that does not reset the clock and is not sealed.
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
  /// The stream, which begins with these events if it has none yet.
  public var stream: StreamID
  /// The revision before these events; `.none` for a new stream.
  public var expected: Revision
  /// In order, at least one.
  public var events: [EventPayload]

  /// Creates the part of a commit that one stream gets.
  public init(stream: StreamID, expected: Revision, events: [EventPayload]) {
    self.stream = stream
    self.expected = expected
    self.events = events
  }
}

/// An event as a store sees it: a number and bytes.
public struct EventPayload: Equatable, Sendable {
  /// The number of the event in its aggregate's union.
  public var type: UInt32
  /// The encoded message that `type` names.
  public var bytes: [UInt8]

  /// Creates an event from its number and its encoded message.
  public init(type: UInt32, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

/// A command that was refused, and the kernel's message that says why.
public struct RefusedCommand: Sendable {
  /// The command as it was asked.
  public var command: CommandRecord
  /// As in `Commit`.
  public var recorded: Instant
  /// The encoded `Refusal` of `Specs/Log.proto`.
  public var refusal: [UInt8]
  /// As in `Commit`.
  public var isSealed = false

  /// Creates a refused command that is not sealed.
  public init(command: CommandRecord, recorded: Instant, refusal: [UInt8]) {
    (self.command, self.recorded, self.refusal) = (command, recorded, refusal)
  }
}

/// What a commit was given in the log.
public struct Appended: Sendable {
  /// The position of the first event.
  public let first: Position
  /// The position of the last event; `first` if there is only one.
  public let last: Position
  /// What to wait for before the result is shown.
  public let ticket: Ticket
  /// Creates the answer to a commit.
  public init(first: Position, last: Position, ticket: Ticket) {
    self.first = first
    self.last = last
    self.ticket = ticket
  }
}
