import EventSourcing

// Writing a lead and handing it in: the commands and events of rows L01, L02, L03 and L10.

/// L01.
public struct StartLead: Message {
  public static var messageName: StaticString { "StartLead" }
  /// Whose it is; empty for somebody who has no part in the log. A claimant's own lead is theirs,
  /// whatever stands here.
  public var claimant = ActorID()
  public var details = LeadDetails()

  public init() {}
  public init(
    claimant: ActorID = ActorID(), details: LeadDetails = LeadDetails()
  ) {
    self.claimant = claimant
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claimant", &claimant)
    try fields.field(2, "details", &details)
  }
}

/// L02. Changes what is given; what is absent stays as it is.
public struct EditLead: Message {
  public static var messageName: StaticString { "EditLead" }
  public var details = LeadDetails()

  public init() {}
  public init(
    details: LeadDetails = LeadDetails()
  ) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// L03.
public struct SubmitLead: Message {
  public static var messageName: StaticString { "SubmitLead" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// L10. Gives a lead up that was not handed in.
public struct DiscardLead: Message {
  public static var messageName: StaticString { "DiscardLead" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From L01.
public struct LeadStarted: Message {
  public static var messageName: StaticString { "LeadStarted" }
  public var claimant = ActorID()
  public var details = LeadDetails()
  public var at = Instant()

  public init() {}
  public init(
    claimant: ActorID = ActorID(), details: LeadDetails = LeadDetails(), at: Instant = Instant()
  ) {
    self.claimant = claimant
    self.details = details
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claimant", &claimant)
    try fields.field(2, "details", &details)
    try fields.field(3, "at", &at)
  }
}

/// From L02: only what changed.
public struct LeadEdited: Message {
  public static var messageName: StaticString { "LeadEdited" }
  public var details = LeadDetails()
  public var at = Instant()

  public init() {}
  public init(
    details: LeadDetails = LeadDetails(), at: Instant = Instant()
  ) {
    self.details = details
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
    try fields.field(2, "at", &at)
  }
}

/// From L03.
public struct LeadSubmitted: Message {
  public static var messageName: StaticString { "LeadSubmitted" }
  public var at = Instant()

  public init() {}
  public init(
    at: Instant = Instant()
  ) {
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "at", &at)
  }
}

/// From L10.
public struct LeadDiscarded: Message {
  public static var messageName: StaticString { "LeadDiscarded" }
  /// Whether nobody went on with it for too long.
  public var isTimedOut = false
  public var at = Instant()

  public init() {}
  public init(
    isTimedOut: Bool = false, at: Instant = Instant()
  ) {
    self.isTimedOut = isTimedOut
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "isTimedOut", &isTimedOut)
    try fields.field(2, "at", &at)
  }
}
