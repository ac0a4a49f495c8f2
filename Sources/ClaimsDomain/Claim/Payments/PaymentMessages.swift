import EventSourcing

/// Where a payment stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Claim.md, "Payments".
public enum PaymentStatus: UInt32, CodedEnum {
  case none = 0
  case requested = 1
  case authorised = 2
  case issued = 3

  public init() { self = .none }
  public static var schemaName: StaticString { "PaymentStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .requested: "requested"
    case .authorised: "authorised"
    case .issued: "issued"
    }
  }
}

/// K26. Asks for a payment out of what was approved.
public struct RequestPayment: Message {
  public static var messageName: StaticString { "RequestPayment" }
  /// Chosen by the sender; new within the claim.
  public var payment = Identifier()
  public var amount = Money()
  public var payee = ""

  public init() {}
  public init(payment: Identifier = Identifier(), amount: Money = Money(), payee: String = "") {
    self.payment = payment
    self.amount = amount
    self.payee = payee
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
    try fields.field(3, "payee", &payee)
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

/// From K26.
public struct PaymentRequested: Message {
  public static var messageName: StaticString { "PaymentRequested" }
  public var payment = Identifier()
  public var amount = Money()
  public var payee = ""
  public var requestedBy = ActorID()

  public init() {}
  public init(
    payment: Identifier = Identifier(), amount: Money = Money(), payee: String = "",
    requestedBy: ActorID = ActorID()
  ) {
    self.payment = payment
    self.amount = amount
    self.payee = payee
    self.requestedBy = requestedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
    try fields.field(3, "payee", &payee)
    try fields.field(4, "requestedBy", &requestedBy)
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

/// From K29.
public struct PaymentIssued: Message {
  public static var messageName: StaticString { "PaymentIssued" }
  public var payment = Identifier()
  public var amount = Money()

  public init() {}
  public init(payment: Identifier = Identifier(), amount: Money = Money()) {
    self.payment = payment
    self.amount = amount
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "payment", &payment)
    try fields.field(2, "amount", &amount)
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

/// A payment as the claim knows it.
public struct Payment: Message {
  public static var messageName: StaticString { "Payment" }
  public var id = Identifier()
  public var status = PaymentStatus.none
  public var amount = Money()
  public var payee = ""
  public var requestedBy = ActorID()
  public var authorisedBy = ActorID()

  public init() {}
  public init(
    id: Identifier = Identifier(), status: PaymentStatus = PaymentStatus.none,
    amount: Money = Money(), payee: String = "", requestedBy: ActorID = ActorID(),
    authorisedBy: ActorID = ActorID()
  ) {
    self.id = id
    self.status = status
    self.amount = amount
    self.payee = payee
    self.requestedBy = requestedBy
    self.authorisedBy = authorisedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "id", &id)
    try fields.field(2, "status", &status)
    try fields.field(3, "amount", &amount)
    try fields.field(4, "payee", &payee)
    try fields.field(5, "requestedBy", &requestedBy)
    try fields.field(6, "authorisedBy", &authorisedBy)
  }
}
