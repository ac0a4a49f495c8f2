import EventSourcing

/// A command in the outbox, as its events leave it.
///
/// Source: Specs/Lifecycles/Outbox.md.
public struct OutboxItem: Message {
  public static var messageName: StaticString { "OutboxItem" }
  public var status = OutboxStatus.none
  /// As the other side gets it. Its id is the item's.
  public var command = CommandRecord()
  /// Its place in the order of sending: 1, 2, 3 …
  public var place: UInt64 = 0
  public var queuedAt = Instant()
  /// How often sending has failed since it was queued, counted faults alone.
  public var attempts: UInt32 = 0
  /// How often it was put upon another revision.
  public var rebases: UInt32 = 0
  /// Not before then it is sent again.
  public var dueAt: Instant?
  /// What went wrong the last time; absent once the other side has answered.
  public var fault: TransportFault?
  /// Why the other side refused it.
  public var reasons: [Reason] = []
  /// Where the stream stands on the other side, as a conflict has told.
  public var remoteRevision: UInt64?
  /// Whether it may have been carried out without our having heard.
  public var isUnanswered = false
  /// Where it stands in the other side's log, once it is accepted.
  public var position: UInt64 = 0
  /// The stream's revision there after it.
  public var revision: UInt64 = 0
  /// When it was acknowledged or dropped.
  public var settledAt: Instant?
  /// The item that took its place; zero for none.
  public var replacement = Identifier()
  /// The item whose place it took; zero for none.
  public var replaces = Identifier()

  public init() {}
  public init(
    status: OutboxStatus = .none, command: CommandRecord = CommandRecord(), place: UInt64 = 0,
    queuedAt: Instant = Instant(), attempts: UInt32 = 0, rebases: UInt32 = 0, dueAt: Instant? = nil,
    fault: TransportFault? = nil, reasons: [Reason] = [], remoteRevision: UInt64? = nil,
    isUnanswered: Bool = false, position: UInt64 = 0, revision: UInt64 = 0,
    settledAt: Instant? = nil, replacement: Identifier = Identifier(),
    replaces: Identifier = Identifier()
  ) {
    self.status = status
    self.command = command
    self.place = place
    self.queuedAt = queuedAt
    self.attempts = attempts
    self.rebases = rebases
    self.dueAt = dueAt
    self.fault = fault
    self.reasons = reasons
    self.remoteRevision = remoteRevision
    self.isUnanswered = isUnanswered
    self.position = position
    self.revision = revision
    self.settledAt = settledAt
    self.replacement = replacement
    self.replaces = replaces
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "command", &command)
    try fields.field(3, "place", &place)
    try fields.field(4, "queuedAt", &queuedAt)
    try fields.field(5, "attempts", &attempts)
    try fields.field(6, "rebases", &rebases)
    try fields.field(7, "dueAt", &dueAt)
    try fields.field(8, "fault", &fault)
    try fields.field(9, "reasons", &reasons)
    try fields.field(10, "remoteRevision", &remoteRevision)
    try fields.field(11, "isUnanswered", &isUnanswered)
    try fields.field(12, "position", &position)
    try fields.field(13, "revision", &revision)
    try fields.field(14, "settledAt", &settledAt)
    try fields.field(15, "replacement", &replacement)
    try fields.field(16, "replaces", &replaces)
  }
}

extension OutboxItem {
  public var id: Identifier { command.id }

  /// Where the command goes on the other side.
  public var stream: StreamID { command.target }

  /// Whether it still waits to be sent, or to be answered.
  public var isUnderWay: Bool {
    switch status {
    case .queued, .sending, .retry: true
    case .none, .acknowledged, .refused, .parked, .conflict, .dropped: false
    }
  }

  /// Whether it waits for somebody to decide what becomes of it.
  public var needsAttention: Bool {
    switch status {
    case .refused, .parked, .conflict: true
    case .none, .queued, .sending, .retry, .acknowledged, .dropped: false
    }
  }

  /// Whether nothing more becomes of it.
  public var isSettled: Bool { status == .acknowledged || status == .dropped }
}
