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
