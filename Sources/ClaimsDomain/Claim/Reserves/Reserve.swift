import EventSourcing

/// What a reserve or a payment is for.
public enum CostType: UInt32, CodedEnum {
  case unspecified = 0
  case claimCost = 1
  case expense = 2

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CostType" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .claimCost: "claimCost"
    case .expense: "expense"
    }
  }
}

/// What part of a claim's cost an amount belongs to. All empty: the general line.
public struct ReserveLine: Message {
  public static var messageName: StaticString { "ReserveLine" }
  public var exposure = ""
  public var costType = CostType.unspecified
  public var category = ""

  public init() {}
  public init(exposure: String = "", costType: CostType = .unspecified, category: String = "") {
    self.exposure = exposure
    self.costType = costType
    self.category = category
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "exposure", &exposure)
    try fields.field(2, "costType", &costType)
    try fields.field(3, "category", &category)
  }
}

/// K18. Sets the gross reserve of a line: what it is expected to cost in all.
/// Above the sender's authority it becomes a proposal.
public struct SetReserve: Message {
  public static var messageName: StaticString { "SetReserve" }
  public var amount = Money()
  public var line: ReserveLine?

  public init() {}
  public init(amount: Money = Money(), line: ReserveLine? = nil) {
    self.amount = amount
    self.line = line
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "line", &line)
  }
}

/// K19. A second person agrees to a proposed reserve.
public struct ConfirmReserve: Message {
  public static var messageName: StaticString { "ConfirmReserve" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// K19a.
public struct DeclineReserve: Message {
  public static var messageName: StaticString { "DeclineReserve" }
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

/// From K18 and K19.
public struct ReserveSet: Message {
  public static var messageName: StaticString { "ReserveSet" }
  public var reserve = Money()
  public var line: ReserveLine?

  public init() {}
  public init(reserve: Money = Money(), line: ReserveLine? = nil) {
    self.reserve = reserve
    self.line = line
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reserve", &reserve)
    try fields.field(2, "line", &line)
  }
}

/// From K18: more than the sender may set alone.
public struct ReserveProposed: Message {
  public static var messageName: StaticString { "ReserveProposed" }
  public var reserve = Money()
  public var line: ReserveLine?
  public var proposedBy = ActorID()

  public init() {}
  public init(reserve: Money = Money(), line: ReserveLine? = nil, proposedBy: ActorID = ActorID()) {
    self.reserve = reserve
    self.line = line
    self.proposedBy = proposedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reserve", &reserve)
    try fields.field(2, "line", &line)
    try fields.field(3, "proposedBy", &proposedBy)
  }
}

/// From K19a.
public struct ReserveProposalDeclined: Message {
  public static var messageName: StaticString { "ReserveProposalDeclined" }
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

/// From what ends a claim: what is left is set free; the gross reserve falls to what was paid.
public struct ReserveReleased: Message {
  public static var messageName: StaticString { "ReserveReleased" }
  public var reserve = Money()

  public init() {}
  public init(reserve: Money = Money()) {
    self.reserve = reserve
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reserve", &reserve)
  }
}

/// The reserve of one line, in a claim that tells its costs apart.
public struct LineReserve: Message {
  public static var messageName: StaticString { "LineReserve" }
  public var line = ReserveLine()
  public var reserve = Money()

  public init() {}
  public init(line: ReserveLine = ReserveLine(), reserve: Money = Money()) {
    self.line = line
    self.reserve = reserve
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "line", &line)
    try fields.field(2, "reserve", &reserve)
  }
}
