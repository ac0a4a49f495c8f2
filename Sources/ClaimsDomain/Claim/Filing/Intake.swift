import EventSourcing

// Handing in, turning back, taking in: the commands and the events of rows K07 to K13.

/// K07. Hands the draft in.
public struct Submit: Message {
  public static var messageName: StaticString { "Submit" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// K08. Hands a rejected claim in again.
public struct Resubmit: Message {
  public static var messageName: StaticString { "Resubmit" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// K09. Turns a submitted claim back to the claimant.
public struct RejectIntake: Message {
  public static var messageName: StaticString { "RejectIntake" }
  /// Of the catalog of rejection reasons; at least one.
  public var codes: [String] = []
  public var text = ""

  public init() {}
  public init(codes: [String] = [], text: String = "") {
    self.codes = codes
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "codes", &codes)
    try fields.field(2, "text", &text)
  }
}

/// K10. Takes a submitted claim in and gives it a handler.
public struct AcceptIntake: Message {
  public static var messageName: StaticString { "AcceptIntake" }
  public var handler = ActorID()

  public init() {}
  public init(handler: ActorID = ActorID()) {
    self.handler = handler
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "handler", &handler)
  }
}

/// K11. Tells the claimant that the claim has arrived.
public struct Acknowledge: Message {
  public static var messageName: StaticString { "Acknowledge" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// K12. Gives the claim to another handler.
public struct Assign: Message {
  public static var messageName: StaticString { "Assign" }
  public var handler = ActorID()

  public init() {}
  public init(handler: ActorID = ActorID()) {
    self.handler = handler
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "handler", &handler)
  }
}

/// K13.
public struct StartInvestigation: Message {
  public static var messageName: StaticString { "StartInvestigation" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From K07: what was claimed when it was handed in.
public struct ClaimSubmitted: Message {
  public static var messageName: StaticString { "ClaimSubmitted" }
  public var claimed = Money()
  /// Absent where version 1 decided.
  public var at: Instant?

  public init() {}
  public init(claimed: Money = Money(), at: Instant? = nil) {
    self.claimed = claimed
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claimed", &claimed)
    try fields.field(2, "at", &at)
  }
}

/// From K07 and K08: another claim of the same claimant about the same loss.
public struct DuplicateSuspected: Message {
  public static var messageName: StaticString { "DuplicateSuspected" }
  public var similar = Identifier()

  public init() {}
  public init(similar: Identifier = Identifier()) {
    self.similar = similar
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "similar", &similar)
  }
}

/// From K08.
public struct ClaimResubmitted: Message {
  public static var messageName: StaticString { "ClaimResubmitted" }
  public var claimed = Money()
  public var at: Instant?

  public init() {}
  public init(claimed: Money = Money(), at: Instant? = nil) {
    self.claimed = claimed
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claimed", &claimed)
    try fields.field(2, "at", &at)
  }
}

/// From K09.
public struct ClaimRejected: Message {
  public static var messageName: StaticString { "ClaimRejected" }
  public var codes: [String] = []
  public var text = ""

  public init() {}
  public init(codes: [String] = [], text: String = "") {
    self.codes = codes
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "codes", &codes)
    try fields.field(2, "text", &text)
  }
}

/// From K10.
public struct ClaimOpened: Message {
  public static var messageName: StaticString { "ClaimOpened" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From K11.
public struct ClaimAcknowledged: Message {
  public static var messageName: StaticString { "ClaimAcknowledged" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From K10 and K12.
public struct HandlerAssigned: Message {
  public static var messageName: StaticString { "HandlerAssigned" }
  public var handler = ActorID()

  public init() {}
  public init(handler: ActorID = ActorID()) {
    self.handler = handler
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "handler", &handler)
  }
}

/// From K13.
public struct InvestigationStarted: Message {
  public static var messageName: StaticString { "InvestigationStarted" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}
