import EventSourcing

// Rows K20 to K25 and K49.

/// From K20 and K23.
public struct ClaimApproved: Message {
  public static var messageName: StaticString { "ClaimApproved" }
  public var amount = Money()
  public var reason = ""
  public var decidedBy = ActorID()
  /// Absent where version 1 decided.
  public var at: Instant?
  /// Who proposed what `decidedBy` confirmed.
  public var proposedBy = ActorID()

  public init() {}
  public init(
    amount: Money = Money(), reason: String = "", decidedBy: ActorID = ActorID(),
    at: Instant? = nil, proposedBy: ActorID = ActorID()
  ) {
    self.amount = amount
    self.reason = reason
    self.decidedBy = decidedBy
    self.at = at
    self.proposedBy = proposedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "decidedBy", &decidedBy)
    try fields.field(4, "at", &at)
    try fields.field(5, "proposedBy", &proposedBy)
  }
}

/// From K21 and K23.
public struct ClaimPartiallyApproved: Message {
  public static var messageName: StaticString { "ClaimPartiallyApproved" }
  public var amount = Money()
  public var reason = ""
  public var decidedBy = ActorID()
  public var at: Instant?
  public var proposedBy = ActorID()
  public var lines: [LineDecision] = []

  public init() {}
  public init(
    amount: Money = Money(), reason: String = "", decidedBy: ActorID = ActorID(),
    at: Instant? = nil, proposedBy: ActorID = ActorID(), lines: [LineDecision] = []
  ) {
    self.amount = amount
    self.reason = reason
    self.decidedBy = decidedBy
    self.at = at
    self.proposedBy = proposedBy
    self.lines = lines
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "decidedBy", &decidedBy)
    try fields.field(4, "at", &at)
    try fields.field(5, "proposedBy", &proposedBy)
    try fields.field(6, "lines", &lines)
  }
}

/// From K22 and K23.
public struct ClaimDenied: Message {
  public static var messageName: StaticString { "ClaimDenied" }
  public var reason = ""
  public var decidedBy = ActorID()
  public var code = ""
  public var provision = ""
  public var at: Instant?
  public var proposedBy = ActorID()

  public init() {}
  public init(
    reason: String = "", decidedBy: ActorID = ActorID(), code: String = "", provision: String = "",
    at: Instant? = nil, proposedBy: ActorID = ActorID()
  ) {
    self.reason = reason
    self.decidedBy = decidedBy
    self.code = code
    self.provision = provision
    self.at = at
    self.proposedBy = proposedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "decidedBy", &decidedBy)
    try fields.field(3, "code", &code)
    try fields.field(4, "provision", &provision)
    try fields.field(5, "at", &at)
    try fields.field(6, "proposedBy", &proposedBy)
  }
}

/// From K20 to K22: more than the sender may decide alone. One of the three is given.
public struct DecisionProposed: Message {
  public static var messageName: StaticString { "DecisionProposed" }
  public var approve: Approve?
  public var approvePartially: ApprovePartially?
  public var deny: Deny?
  public var proposedBy = ActorID()

  public init() {}
  public init(
    approve: Approve? = nil, approvePartially: ApprovePartially? = nil, deny: Deny? = nil,
    proposedBy: ActorID = ActorID()
  ) {
    self.approve = approve
    self.approvePartially = approvePartially
    self.deny = deny
    self.proposedBy = proposedBy
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "approve", &approve)
    try fields.field(2, "approvePartially", &approvePartially)
    try fields.field(3, "deny", &deny)
    try fields.field(4, "proposedBy", &proposedBy)
  }
}

/// From K24.
public struct DecisionReturned: Message {
  public static var messageName: StaticString { "DecisionReturned" }
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

/// From K25.
public struct AppealLodged: Message {
  public static var messageName: StaticString { "AppealLodged" }
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

/// From K49: approved falls to what was paid.
public struct DecisionRescinded: Message {
  public static var messageName: StaticString { "DecisionRescinded" }
  public var reason = ""
  public var approved = Money()

  public init() {}
  public init(reason: String = "", approved: Money = Money()) {
    self.reason = reason
    self.approved = approved
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "approved", &approved)
  }
}
