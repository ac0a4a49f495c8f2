import EventSourcing

// Rows K20 to K25 and K49.

/// What is decided about one line item.
public struct LineDecision: Message {
  public static var messageName: StaticString { "LineDecision" }
  public var item = Identifier()
  public var approved = Money()
  /// Why less than asked.
  public var reason = ""

  public init() {}
  public init(item: Identifier = Identifier(), approved: Money = Money(), reason: String = "") {
    self.item = item
    self.approved = approved
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "item", &item)
    try fields.field(2, "approved", &approved)
    try fields.field(3, "reason", &reason)
  }
}

/// K20. Approves an amount in all, not in addition. Above the sender's authority it becomes a
/// proposal; so do K21 and K22.
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

/// K21. Approves less than was claimed.
public struct ApprovePartially: Message {
  public static var messageName: StaticString { "ApprovePartially" }
  public var amount = Money()
  public var reason = ""
  /// Every line item, where the claim has any.
  public var lines: [LineDecision] = []

  public init() {}
  public init(amount: Money = Money(), reason: String = "", lines: [LineDecision] = []) {
    self.amount = amount
    self.reason = reason
    self.lines = lines
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "lines", &lines)
  }
}

/// K22.
public struct Deny: Message {
  public static var messageName: StaticString { "Deny" }
  /// Why, with the policy's provision.
  public var reason = ""
  /// Of the catalog of denial reasons.
  public var code = ""
  public var provision = ""

  public init() {}
  public init(reason: String = "", code: String = "", provision: String = "") {
    self.reason = reason
    self.code = code
    self.provision = provision
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "code", &code)
    try fields.field(3, "provision", &provision)
  }
}

/// K23. A second person agrees to a proposed decision.
public struct ConfirmDecision: Message {
  public static var messageName: StaticString { "ConfirmDecision" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// K24. Gives a proposed decision back.
public struct ReturnDecision: Message {
  public static var messageName: StaticString { "ReturnDecision" }
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

/// K25.
public struct Appeal: Message {
  public static var messageName: StaticString { "Appeal" }
  public var grounds = ""

  public init() {}
  public init(grounds: String = "") {
    self.grounds = grounds
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "grounds", &grounds)
  }
}

/// K49. Takes a decision back that should not stand.
public struct RescindDecision: Message {
  public static var messageName: StaticString { "RescindDecision" }
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
