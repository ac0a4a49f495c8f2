import EventSourcing

/// K26. Asks for a payment out of what was approved.
public struct RequestPayment: Message {
  public static var messageName: StaticString { "RequestPayment" }
  /// Chosen by the sender; new within the claim.
  public var payment = Identifier()
  public var amount = Money()
  public var payee = ""
  public var line: ReserveLine?

  public init() {}
  public init(
    payment: Identifier = Identifier(), amount: Money = Money(), payee: String = "",
    line: ReserveLine? = nil
  ) {
    self.payment = payment
    self.amount = amount
    self.payee = payee
    self.line = line
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
    try fields.field(3, "payee", &payee)
    try fields.field(4, "line", &line)
  }
}

/// K27. A second person agrees.
public struct AuthorisePayment: Message {
  public static var messageName: StaticString { "AuthorisePayment" }
  public var payment = Identifier()

  public init() {}
  public init(payment: Identifier = Identifier()) {
    self.payment = payment
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
  }
}

/// K28.
public struct DeclinePayment: Message {
  public static var messageName: StaticString { "DeclinePayment" }
  public var payment = Identifier()
  public var reason = ""

  public init() {}
  public init(payment: Identifier = Identifier(), reason: String = "") {
    self.payment = payment
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "reason", &reason)
  }
}

/// K29. Pays out.
public struct IssuePayment: Message {
  public static var messageName: StaticString { "IssuePayment" }
  public var payment = Identifier()
  /// Whether no further payment follows, although less was paid than approved.
  public var final = false

  public init() {}
  public init(payment: Identifier = Identifier(), final: Bool = false) {
    self.payment = payment
    self.final = final
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "final", &final)
  }
}

/// K30. The bank says that the money has arrived.
public struct ClearPayment: Message {
  public static var messageName: StaticString { "ClearPayment" }
  public var payment = Identifier()

  public init() {}
  public init(payment: Identifier = Identifier()) {
    self.payment = payment
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
  }
}

/// K31. The money was stopped, or did not arrive.
public struct StopPayment: Message {
  public static var messageName: StaticString { "StopPayment" }
  public var payment = Identifier()
  /// Whether it failed by itself.
  public var failed = false
  public var reason = ""

  public init() {}
  public init(payment: Identifier = Identifier(), failed: Bool = false, reason: String = "") {
    self.payment = payment
    self.failed = failed
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "failed", &failed)
    try fields.field(3, "reason", &reason)
  }
}

/// K32. Takes money back that has arrived.
public struct ReversePayment: Message {
  public static var messageName: StaticString { "ReversePayment" }
  public var payment = Identifier()
  public var amount = Money()
  public var reason = ""

  public init() {}
  public init(payment: Identifier = Identifier(), amount: Money = Money(), reason: String = "") {
    self.payment = payment
    self.amount = amount
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
    try fields.field(3, "reason", &reason)
  }
}
