import EventSourcing

// What comes of sending: the commands and events of Y02 to Y06.

/// Y02.
public struct StartSending: Message {
  public static var messageName: StaticString { "StartSending" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// Y03. What the other side's receipt says.
public struct RecordAcceptance: Message {
  public static var messageName: StaticString { "RecordAcceptance" }
  public var position: UInt64 = 0
  /// Of the stream, after it.
  public var revision: UInt64 = 0
  public var recorded = Instant()
  /// Whether the other side had it already.
  public var repeated = false

  public init() {}
  public init(
    position: UInt64 = 0, revision: UInt64 = 0, recorded: Instant = Instant(),
    repeated: Bool = false
  ) {
    self.position = position
    self.revision = revision
    self.recorded = recorded
    self.repeated = repeated
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "position", &position)
    try fields.field(2, "revision", &revision)
    try fields.field(3, "recorded", &recorded)
    try fields.field(4, "repeated", &repeated)
  }
}

/// Y04.
public struct RecordRefusal: Message {
  public static var messageName: StaticString { "RecordRefusal" }
  public var reasons: [Reason] = []

  public init() {}
  public init(
    reasons: [Reason] = []
  ) {
    self.reasons = reasons
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
  }
}

/// Y05.
public struct RecordFault: Message {
  public static var messageName: StaticString { "RecordFault" }
  public var fault = TransportFault()
  /// Not before then it is sent again.
  public var dueAt = Instant()

  public init() {}
  public init(
    fault: TransportFault = TransportFault(), dueAt: Instant = Instant()
  ) {
    self.fault = fault
    self.dueAt = dueAt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "fault", &fault)
    try fields.field(2, "dueAt", &dueAt)
  }
}

/// Y06.
public struct GiveUp: Message {
  public static var messageName: StaticString { "GiveUp" }
  public var fault = TransportFault()

  public init() {}
  public init(
    fault: TransportFault = TransportFault()
  ) {
    self.fault = fault
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "fault", &fault)
  }
}

/// From Y02.
public struct SendStarted: Message {
  public static var messageName: StaticString { "SendStarted" }
  public var at = Instant()

  public init() {}
  public init(
    at: Instant = Instant()
  ) {
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "at", &at)
  }
}

/// From Y03.
public struct CommandAccepted: Message {
  public static var messageName: StaticString { "CommandAccepted" }
  public var position: UInt64 = 0
  public var revision: UInt64 = 0
  public var recorded = Instant()
  public var repeated = false
  public var at = Instant()

  public init() {}
  public init(
    position: UInt64 = 0, revision: UInt64 = 0, recorded: Instant = Instant(),
    repeated: Bool = false, at: Instant = Instant()
  ) {
    self.position = position
    self.revision = revision
    self.recorded = recorded
    self.repeated = repeated
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "position", &position)
    try fields.field(2, "revision", &revision)
    try fields.field(3, "recorded", &recorded)
    try fields.field(4, "repeated", &repeated)
    try fields.field(5, "at", &at)
  }
}

/// From Y04.
public struct CommandRefused: Message {
  public static var messageName: StaticString { "CommandRefused" }
  public var reasons: [Reason] = []
  public var at = Instant()

  public init() {}
  public init(
    reasons: [Reason] = [], at: Instant = Instant()
  ) {
    self.reasons = reasons
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
    try fields.field(2, "at", &at)
  }
}

/// From Y05.
public struct SendFailed: Message {
  public static var messageName: StaticString { "SendFailed" }
  public var fault = TransportFault()
  public var dueAt = Instant()
  public var at = Instant()

  public init() {}
  public init(
    fault: TransportFault = TransportFault(), dueAt: Instant = Instant(), at: Instant = Instant()
  ) {
    self.fault = fault
    self.dueAt = dueAt
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "fault", &fault)
    try fields.field(2, "dueAt", &dueAt)
    try fields.field(3, "at", &at)
  }
}

/// From Y06.
public struct CommandParked: Message {
  public static var messageName: StaticString { "CommandParked" }
  public var fault = TransportFault()
  public var at = Instant()

  public init() {}
  public init(
    fault: TransportFault = TransportFault(), at: Instant = Instant()
  ) {
    self.fault = fault
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "fault", &fault)
    try fields.field(2, "at", &at)
  }
}
