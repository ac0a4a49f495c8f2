import EventSourcing

// Reminders, expiry, renewal and deletion: the commands and the events of rows D10 to D12 and D15.

/// D10.
public struct RemindExpiry: Message {
  public static var messageName: StaticString { "RemindExpiry" }
  /// One of `DocumentDecider.reminderDays`.
  public var days: UInt32 = 0

  public init() {}
  public init(days: UInt32 = 0) {
    self.days = days
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "days", &days)
  }
}

/// D11.
public struct ExpireDocument: Message {
  public static var messageName: StaticString { "ExpireDocument" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
  }
}

/// D12.
public struct RenewDocument: Message {
  public static var messageName: StaticString { "RenewDocument" }
  public var successor = Identifier()

  public init() {}
  public init(successor: Identifier = Identifier()) {
    self.successor = successor
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "successor", &successor)
  }
}

/// D15.
public struct DeleteDocument: Message {
  public static var messageName: StaticString { "DeleteDocument" }
  public var reason = ""

  public init() {}
  public init(reason: String = "") {
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
  }
}

/// From D10.
public struct ExpiryReminderSent: Message {
  public static var messageName: StaticString { "ExpiryReminderSent" }
  public var days: UInt32 = 0
  public var validUntil: LocalDate?

  public init() {}
  public init(days: UInt32 = 0, validUntil: LocalDate? = nil) {
    self.days = days
    self.validUntil = validUntil
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "days", &days)
    try fields.field(2, "validUntil", &validUntil)
  }
}

/// From D11.
public struct DocumentExpired: Message {
  public static var messageName: StaticString { "DocumentExpired" }
  public var validUntil: LocalDate?

  public init() {}
  public init(validUntil: LocalDate? = nil) {
    self.validUntil = validUntil
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "validUntil", &validUntil)
  }
}

/// From D12.
public struct DocumentSuperseded: Message {
  public static var messageName: StaticString { "DocumentSuperseded" }
  public var successor = Identifier()

  public init() {}
  public init(successor: Identifier = Identifier()) {
    self.successor = successor
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "successor", &successor)
  }
}

/// From D15.
public struct DocumentDeleted: Message {
  public static var messageName: StaticString { "DocumentDeleted" }
  public var reason = ""

  public init() {}
  public init(reason: String = "") {
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
  }
}
