import EventSourcing

/// Where a payment stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Payments.md.
public enum PaymentStatus: UInt32, CodedEnum {
  case none = 0
  case requested = 1
  case authorised = 2
  case issued = 3
  case cleared = 4
  case declined = 5
  case stopped = 6
  case failed = 7
  case reversed = 8

  public init() { self = .none }
  public static var schemaName: StaticString { "PaymentStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .requested: "requested"
    case .authorised: "authorised"
    case .issued: "issued"
    case .cleared: "cleared"
    case .declined: "declined"
    case .stopped: "stopped"
    case .failed: "failed"
    case .reversed: "reversed"
    }
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
  public var line: ReserveLine?
  public var issuedBy = ActorID()
  /// How much came back of what was cleared.
  public var reversed = Money()

  public init() {}
  public init(
    id: Identifier = Identifier(), status: PaymentStatus = .none, amount: Money = Money(),
    payee: String = "", requestedBy: ActorID = ActorID(), authorisedBy: ActorID = ActorID(),
    line: ReserveLine? = nil, issuedBy: ActorID = ActorID(), reversed: Money = Money()
  ) {
    self.id = id
    self.status = status
    self.amount = amount
    self.payee = payee
    self.requestedBy = requestedBy
    self.authorisedBy = authorisedBy
    self.line = line
    self.issuedBy = issuedBy
    self.reversed = reversed
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
    try fields.field(7, "line", &line)
    try fields.field(8, "issuedBy", &issuedBy)
    try fields.field(9, "reversed", &reversed)
  }
}
