import EventSourcing

// How a lead ends and comes back: the commands and events of rows L07 to L09.

/// L07. Makes a claim of it: the claim is drafted in the same commit.
public struct ConvertLead: Message {
  public static var messageName: StaticString { "ConvertLead" }
  /// The new claim's id, chosen by the sender.
  public var claim = Identifier()
  /// Of the new claim.
  public var type = ClaimType()
  /// Of the new claim; without one, the name of whoever asks.
  public var title = ""
  public var claimed = Money()

  public init() {}
  public init(
    claim: Identifier = Identifier(), type: ClaimType = ClaimType(), title: String = "",
    claimed: Money = Money()
  ) {
    self.claim = claim
    self.type = type
    self.title = title
    self.claimed = claimed
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claim", &claim)
    try fields.field(2, "type", &type)
    try fields.field(3, "title", &title)
    try fields.field(4, "claimed", &claimed)
  }
}

/// L08.
public struct LoseLead: Message {
  public static var messageName: StaticString { "LoseLead" }
  /// Of the catalog of reasons for losing leads.
  public var reason = ""
  /// Needed where the reason is another one.
  public var text = ""

  public init() {}
  public init(
    reason: String = "", text: String = ""
  ) {
    self.reason = reason
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "text", &text)
  }
}

/// L09.
public struct ReviveLead: Message {
  public static var messageName: StaticString { "ReviveLead" }
  public var reason = ""

  public init() {}
  public init(
    reason: String = ""
  ) {
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
  }
}

/// From L07.
public struct LeadConverted: Message {
  public static var messageName: StaticString { "LeadConverted" }
  public var claim = Identifier()
  public var by = ActorID()
  public var at = Instant()

  public init() {}
  public init(
    claim: Identifier = Identifier(), by: ActorID = ActorID(), at: Instant = Instant()
  ) {
    self.claim = claim
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claim", &claim)
    try fields.field(2, "by", &by)
    try fields.field(3, "at", &at)
  }
}

/// From L08.
public struct LeadLost: Message {
  public static var messageName: StaticString { "LeadLost" }
  public var reason = ""
  public var text = ""
  /// Whether nobody went on with it for too long.
  public var isTimedOut = false
  public var at = Instant()

  public init() {}
  public init(
    reason: String = "", text: String = "", isTimedOut: Bool = false, at: Instant = Instant()
  ) {
    self.reason = reason
    self.text = text
    self.isTimedOut = isTimedOut
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "text", &text)
    try fields.field(3, "isTimedOut", &isTimedOut)
    try fields.field(4, "at", &at)
  }
}

/// From L09.
public struct LeadRevived: Message {
  public static var messageName: StaticString { "LeadRevived" }
  public var reason = ""
  public var at = Instant()

  public init() {}
  public init(
    reason: String = "", at: Instant = Instant()
  ) {
    self.reason = reason
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "at", &at)
  }
}
