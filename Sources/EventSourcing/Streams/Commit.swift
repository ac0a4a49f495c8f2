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
