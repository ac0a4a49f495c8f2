/// A commit or a refusal as it was stored.
public struct Entry: Sendable {
  /// When it was recorded: what the clock showed, unless a later entry says that it was wrong.
  public var recorded: Instant
  /// What the clock showed, right or wrong: by which it was decided.
  public var clock: Instant
  /// The command that was accepted or refused.
  public var command: CommandRecord
  /// The position before the entry's first event: what was known when it was decided.
  public var decidedAt: Position
  /// Empty in a refusal.
  public var events: [StoredEvent]
  /// Absent in a commit.
  public var refusal: [UInt8]?
  /// Whether its log keeps what is somebody's sealed.
  public var isSealed: Bool

  /// Creates an entry; a `clock` of nil stands for `recorded`.
  public init(
    recorded: Instant, clock: Instant? = nil, command: CommandRecord, decidedAt: Position,
    events: [StoredEvent], refusal: [UInt8]? = nil, isSealed: Bool = false
  ) {
    (self.recorded, self.clock) = (recorded, clock ?? recorded)
    (self.command, self.decidedAt) = (command, decidedAt)
    (self.events, self.refusal, self.isSealed) = (events, refusal, isSealed)
  }

  /// When it was true in the world: the recorded time, unless the command names another.
  public var effective: Instant { command.effective ?? recorded }
  /// The position of the last event; `decidedAt` in a refusal.
  public var last: Position { Position(decidedAt.value + UInt64(events.count)) }
}

/// An event as it was stored.
public struct StoredEvent: Equatable, Sendable {
  /// The place in the whole log, from 1.
  public var position: Position
  /// The stream that the event belongs to.
  public var stream: StreamID
  /// The stream's revision after this event: 1 for its first one.
  public var revision: Revision
  /// The number of the event in its aggregate's union.
  public var type: UInt32
  /// The encoded message that `type` names.
  public var payload: [UInt8]

  /// Creates an event with the place that it has in the log and in its stream.
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
