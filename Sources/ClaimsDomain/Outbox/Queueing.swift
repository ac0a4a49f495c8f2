import EventSourcing

// What the sender of a command does with it: the commands and events of Y01 and Y09 to Y12.

/// Y01.
public struct Enqueue: Message {
  public static var messageName: StaticString { "Enqueue" }
  /// As the other side is to get it: its id is the item's.
  public var command = CommandRecord()
  /// The item in whose place it comes; zero for none.
  public var replaces = Identifier()

  public init() {}
  public init(
    command: CommandRecord = CommandRecord(), replaces: Identifier = Identifier()
  ) {
    self.command = command
    self.replaces = replaces
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "replaces", &replaces)
  }
}

/// Y09.
public struct RetryQueued: Message {
  public static var messageName: StaticString { "RetryQueued" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// Y10.
public struct DropQueued: Message {
  public static var messageName: StaticString { "DropQueued" }
  public var reason = ""

  public init() {}
  public init(
    reason: String = ""
  ) {
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
  }
}

/// Y11. Under the same id, so that of the two at most one happens.
public struct EditQueued: Message {
  public static var messageName: StaticString { "EditQueued" }
  public var command = CommandRecord()

  public init() {}
  public init(
    command: CommandRecord = CommandRecord()
  ) {
    self.command = command
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
  }
}

/// Y12. The same again under another id, where the first is used up.
public struct RetryAsNew: Message {
  public static var messageName: StaticString { "RetryAsNew" }
  /// The id of the command that is queued in its place.
  public var replacement = Identifier()

  public init() {}
  public init(
    replacement: Identifier = Identifier()
  ) {
    self.replacement = replacement
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "replacement", &replacement)
  }
}

/// From Y01.
public struct CommandQueued: Message {
  public static var messageName: StaticString { "CommandQueued" }
  public var command = CommandRecord()
  /// Its place in the order of sending, which it keeps.
  public var place: UInt64 = 0
  public var replaces = Identifier()
  public var at = Instant()

  public init() {}
  public init(
    command: CommandRecord = CommandRecord(), place: UInt64 = 0,
    replaces: Identifier = Identifier(), at: Instant = Instant()
  ) {
    self.command = command
    self.place = place
    self.replaces = replaces
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "place", &place)
    try fields.field(3, "replaces", &replaces)
    try fields.field(4, "at", &at)
  }
}

/// From Y09.
public struct CommandRequeued: Message {
  public static var messageName: StaticString { "CommandRequeued" }
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

/// From Y10.
public struct CommandDropped: Message {
  public static var messageName: StaticString { "CommandDropped" }
  public var reason = ""
  public var at = Instant()

  public init() {}
  public init(
    reason: String = "", at: Instant = Instant()
  ) {
    self.reason = reason
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "at", &at)
  }
}

/// From Y11.
public struct CommandEdited: Message {
  public static var messageName: StaticString { "CommandEdited" }
  public var command = CommandRecord()
  public var at = Instant()

  public init() {}
  public init(
    command: CommandRecord = CommandRecord(), at: Instant = Instant()
  ) {
    self.command = command
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "command", &command)
    try fields.field(2, "at", &at)
  }
}

/// From Y12.
public struct CommandReplaced: Message {
  public static var messageName: StaticString { "CommandReplaced" }
  public var replacement = Identifier()
  public var at = Instant()

  public init() {}
  public init(
    replacement: Identifier = Identifier(), at: Instant = Instant()
  ) {
    self.replacement = replacement
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "replacement", &replacement)
    try fields.field(2, "at", &at)
  }
}
