import EventSourcing

// Closing and reopening, and notes: the commands and the events of rows K33, K37 and K43.

/// K33.
public struct Close: Message {
  public static var messageName: StaticString { "Close" }
  public var outcome = CloseOutcome.unspecified
  public var reason = ""

  public init() {}
  public init(outcome: CloseOutcome = CloseOutcome.unspecified, reason: String = "") {
    self.outcome = outcome
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "outcome", &outcome)
    try fields.field(2, "reason", &reason)
  }
}

/// K37.
public struct Reopen: Message {
  public static var messageName: StaticString { "Reopen" }
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

/// K43.
public struct AddNote: Message {
  public static var messageName: StaticString { "AddNote" }
  public var text = ""

  public init() {}
  public init(text: String = "") {
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "text", &text)
  }
}

/// From K33.
public struct ClaimClosed: Message {
  public static var messageName: StaticString { "ClaimClosed" }
  public var outcome = CloseOutcome.unspecified
  public var reason = ""

  public init() {}
  public init(outcome: CloseOutcome = CloseOutcome.unspecified, reason: String = "") {
    self.outcome = outcome
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "outcome", &outcome)
    try fields.field(2, "reason", &reason)
  }
}

/// From K37: the old decision lapses to what was paid.
public struct ClaimReopened: Message {
  public static var messageName: StaticString { "ClaimReopened" }
  public var reason = ""
  public var approved = Money()
  public var reserve = Money()

  public init() {}
  public init(reason: String = "", approved: Money = Money(), reserve: Money = Money()) {
    self.reason = reason
    self.approved = approved
    self.reserve = reserve
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "approved", &approved)
    try fields.field(3, "reserve", &reserve)
  }
}

/// From K43.
public struct NoteAdded: Message {
  public static var messageName: StaticString { "NoteAdded" }
  public var text = ""

  public init() {}
  public init(text: String = "") {
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "text", &text)
  }
}
