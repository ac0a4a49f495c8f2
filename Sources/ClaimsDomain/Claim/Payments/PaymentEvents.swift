import EventSourcing

/// From K26.
public struct PaymentRequested: Message {
  public static var messageName: StaticString { "PaymentRequested" }
  public var payment = Identifier()
  public var amount = Money()
  public var payee = ""
  public var requestedBy = ActorID()
  public var line: ReserveLine?

  public init() {}
  public init(
    payment: Identifier = Identifier(), amount: Money = Money(), payee: String = "",
    requestedBy: ActorID = ActorID(), line: ReserveLine? = nil
  ) {
    self.payment = payment
    self.amount = amount
    self.payee = payee
    self.requestedBy = requestedBy
    self.line = line
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
    try fields.field(3, "payee", &payee)
    try fields.field(4, "requestedBy", &requestedBy)
    try fields.field(5, "line", &line)
  }
}

/// From K27.
public struct PaymentAuthorised: Message {
  public static var messageName: StaticString { "PaymentAuthorised" }
  public var payment = Identifier()
  public var authorisedBy = ActorID()

  public init() {}
  public init(payment: Identifier = Identifier(), authorisedBy: ActorID = ActorID()) {
    self.payment = payment
    self.authorisedBy = authorisedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "authorisedBy", &authorisedBy)
  }
}

/// From K28.
public struct PaymentDeclined: Message {
  public static var messageName: StaticString { "PaymentDeclined" }
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

/// From K29.
public struct PaymentIssued: Message {
  public static var messageName: StaticString { "PaymentIssued" }
  public var payment = Identifier()
  public var amount = Money()
  /// Absent where version 1 decided.
  public var issuedBy = ActorID()

  public init() {}
  public init(
    payment: Identifier = Identifier(), amount: Money = Money(), issuedBy: ActorID = ActorID()
  ) {
    self.payment = payment
    self.amount = amount
    self.issuedBy = issuedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
    try fields.field(3, "issuedBy", &issuedBy)
  }
}

/// From K29: nothing more is to be paid.
public struct ClaimSettled: Message {
  public static var messageName: StaticString { "ClaimSettled" }
  public var paid = Money()

  public init() {}
  public init(paid: Money = Money()) {
    self.paid = paid
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "paid", &paid)
  }
}

/// From K30.
public struct PaymentCleared: Message {
  public static var messageName: StaticString { "PaymentCleared" }
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

/// From K31.
public struct PaymentStopped: Message {
  public static var messageName: StaticString { "PaymentStopped" }
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

/// From K31.
public struct PaymentFailed: Message {
  public static var messageName: StaticString { "PaymentFailed" }
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

/// From K32.
public struct PaymentReversed: Message {
  public static var messageName: StaticString { "PaymentReversed" }
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
