import EventSourcing

// Filing a claim and taking it in: the commands and the events of rows K01 to K13.

/// K01. Starts a claim.
public struct OpenDraft: Message {
  public static var messageName: StaticString { "OpenDraft" }
  public var type = ClaimType.unspecified
  public var title = ""
  public var claimed = Money()
  public var lossDate: LocalDate?
  /// Whose claim it is. A claimant's own drafts are theirs, whatever stands here.
  public var claimant = ActorID()
  /// An earlier claim that this one follows.
  public var related: Identifier?

  public init() {}
  public init(
    type: ClaimType = ClaimType.unspecified, title: String = "", claimed: Money = Money(),
    lossDate: LocalDate? = nil, claimant: ActorID = ActorID(), related: Identifier? = nil
  ) {
    self.type = type
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.claimant = claimant
    self.related = related
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "type", &type)
    try fields.field(2, "title", &title)
    try fields.field(3, "claimed", &claimed)
    try fields.field(4, "lossDate", &lossDate)
    try fields.field(5, "claimant", &claimant)
    try fields.field(6, "related", &related)
  }
}

/// K02. Changes what is given; absent fields stay as they are.
public struct EditDraft: Message {
  public static var messageName: StaticString { "EditDraft" }
  public var title: String?
  public var claimed: Money?
  public var lossDate: LocalDate?

  public init() {}
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "title", &title)
    try fields.field(2, "claimed", &claimed)
    try fields.field(3, "lossDate", &lossDate)
  }
}

/// K07. Hands the draft in.
public struct Submit: Message {
  public static var messageName: StaticString { "Submit" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
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

/// K13.
public struct StartInvestigation: Message {
  public static var messageName: StaticString { "StartInvestigation" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From K01.
public struct ClaimDrafted: Message {
  public static var messageName: StaticString { "ClaimDrafted" }
  public var type = ClaimType.unspecified
  public var title = ""
  public var claimed = Money()
  public var lossDate: LocalDate?
  public var claimant = ActorID()
  public var related: Identifier?

  public init() {}
  public init(
    type: ClaimType = ClaimType.unspecified, title: String = "", claimed: Money = Money(),
    lossDate: LocalDate? = nil, claimant: ActorID = ActorID(), related: Identifier? = nil
  ) {
    self.type = type
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.claimant = claimant
    self.related = related
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "type", &type)
    try fields.field(2, "title", &title)
    try fields.field(3, "claimed", &claimed)
    try fields.field(4, "lossDate", &lossDate)
    try fields.field(5, "claimant", &claimant)
    try fields.field(6, "related", &related)
  }
}

/// From K02: only what changed.
public struct ClaimDetailsEdited: Message {
  public static var messageName: StaticString { "ClaimDetailsEdited" }
  public var title: String?
  public var claimed: Money?
  public var lossDate: LocalDate?

  public init() {}
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "title", &title)
    try fields.field(2, "claimed", &claimed)
    try fields.field(3, "lossDate", &lossDate)
  }
}

/// From K07: what was claimed when it was handed in.
public struct ClaimSubmitted: Message {
  public static var messageName: StaticString { "ClaimSubmitted" }
  public var claimed = Money()

  public init() {}
  public init(claimed: Money = Money()) {
    self.claimed = claimed
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claimed", &claimed)
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

/// From K10.
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
