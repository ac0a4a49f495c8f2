import EventSourcing

/// K20. Approves an amount in all, not in addition.
public struct Approve: Message {
  public static var messageName: StaticString { "Approve" }
  public var amount = Money()
  public var reason = ""

  public init() {}
  public init(amount: Money = Money(), reason: String = "") {
    self.amount = amount
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "reason", &reason)
  }
}

/// K22.
public struct Deny: Message {
  public static var messageName: StaticString { "Deny" }
  /// Why, with the policy's provision.
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

/// From K20.
public struct ClaimApproved: Message {
  public static var messageName: StaticString { "ClaimApproved" }
  public var amount = Money()
  public var reason = ""
  public var decidedBy = ActorID()

  public init() {}
  public init(amount: Money = Money(), reason: String = "", decidedBy: ActorID = ActorID()) {
    self.amount = amount
    self.reason = reason
    self.decidedBy = decidedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "decidedBy", &decidedBy)
  }
}

/// From K22.
public struct ClaimDenied: Message {
  public static var messageName: StaticString { "ClaimDenied" }
  public var reason = ""
  public var decidedBy = ActorID()

  public init() {}
  public init(reason: String = "", decidedBy: ActorID = ActorID()) {
    self.reason = reason
    self.decidedBy = decidedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "decidedBy", &decidedBy)
  }
}
