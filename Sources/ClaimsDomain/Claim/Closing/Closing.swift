import EventSourcing

// Ending a claim, and beginning again: the commands and the events of rows K33 to K37.

/// K33.
public struct Close: Message {
  public static var messageName: StaticString { "Close" }
  public var outcome = CloseOutcome.unspecified
  public var reason = ""
  /// Whether the claimant gave up the right to appeal.
  public var appealWaived = false

  public init() {}
  public init(outcome: CloseOutcome = .unspecified, reason: String = "", appealWaived: Bool = false)
  {
    self.outcome = outcome
    self.reason = reason
    self.appealWaived = appealWaived
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "outcome", &outcome)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "appealWaived", &appealWaived)
  }
}

/// K34.
public struct Withdraw: Message {
  public static var messageName: StaticString { "Withdraw" }
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

/// K35.
public struct MarkDuplicate: Message {
  public static var messageName: StaticString { "MarkDuplicate" }
  public var original = Identifier()
  public var reason = ""

  public init() {}
  public init(original: Identifier = Identifier(), reason: String = "") {
    self.original = original
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "original", &original)
    try fields.field(2, "reason", &reason)
  }
}

/// K36. Ends a claim that should never have been.
public struct VoidClaim: Message {
  public static var messageName: StaticString { "VoidClaim" }
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

/// K37.
public struct Reopen: Message {
  public static var messageName: StaticString { "Reopen" }
  public var reason = ""
  /// Of the catalog of reasons for reopening.
  public var code = ""

  public init() {}
  public init(reason: String = "", code: String = "") {
    self.reason = reason
    self.code = code
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "code", &code)
  }
}

/// From K33 to K35.
public struct ClaimClosed: Message {
  public static var messageName: StaticString { "ClaimClosed" }
  public var outcome = CloseOutcome.unspecified
  public var reason = ""
  /// Absent where version 1 decided.
  public var at: Instant?

  public init() {}
  public init(outcome: CloseOutcome = .unspecified, reason: String = "", at: Instant? = nil) {
    self.outcome = outcome
    self.reason = reason
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "outcome", &outcome)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "at", &at)
  }
}

/// From K34.
public struct ClaimWithdrawn: Message {
  public static var messageName: StaticString { "ClaimWithdrawn" }
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

/// From K35.
public struct ClaimMarkedDuplicate: Message {
  public static var messageName: StaticString { "ClaimMarkedDuplicate" }
  public var original = Identifier()
  public var reason = ""

  public init() {}
  public init(original: Identifier = Identifier(), reason: String = "") {
    self.original = original
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "original", &original)
    try fields.field(2, "reason", &reason)
  }
}

/// From K36.
public struct ClaimVoided: Message {
  public static var messageName: StaticString { "ClaimVoided" }
  public var reason = ""
  public var at: Instant?

  public init() {}
  public init(reason: String = "", at: Instant? = nil) {
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

/// From K37: the old decision lapses to what was paid.
public struct ClaimReopened: Message {
  public static var messageName: StaticString { "ClaimReopened" }
  public var reason = ""
  public var approved = Money()
  public var reserve = Money()
  public var code = ""
  /// Where it goes on; `none` stands for `open`.
  public var status = ClaimStatus.none

  public init() {}
  public init(
    reason: String = "", approved: Money = Money(), reserve: Money = Money(), code: String = "",
    status: ClaimStatus = .none
  ) {
    self.reason = reason
    self.approved = approved
    self.reserve = reserve
    self.code = code
    self.status = status
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "approved", &approved)
    try fields.field(3, "reserve", &reserve)
    try fields.field(4, "code", &code)
    try fields.field(5, "status", &status)
  }
}
