import EventSourcing

// Writing a draft: the commands and the events of rows K01 and K02.

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
  /// The lead or the report that it came from.
  public var origin: Identifier?

  public init() {}
  public init(
    type: ClaimType = ClaimType.unspecified, title: String = "", claimed: Money = Money(),
    lossDate: LocalDate? = nil, claimant: ActorID = ActorID(), related: Identifier? = nil,
    origin: Identifier? = nil
  ) {
    self.type = type
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.claimant = claimant
    self.related = related
    self.origin = origin
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
    try fields.field(7, "origin", &origin)
  }
}

/// K02. Changes what is given; what is absent stays as it is.
public struct EditDraft: Message {
  public static var messageName: StaticString { "EditDraft" }
  public var details = ClaimDetails()

  public init() {}
  public init(_ details: ClaimDetails) { self.details = details }
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    details = ClaimDetails(title: title, claimed: claimed, lossDate: lossDate)
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) { try details.visit(&fields) }
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
  public var origin: Identifier?

  public init() {}
  public init(
    type: ClaimType = ClaimType.unspecified, title: String = "", claimed: Money = Money(),
    lossDate: LocalDate? = nil, claimant: ActorID = ActorID(), related: Identifier? = nil,
    origin: Identifier? = nil
  ) {
    self.type = type
    self.title = title
    self.claimed = claimed
    self.lossDate = lossDate
    self.claimant = claimant
    self.related = related
    self.origin = origin
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
    try fields.field(7, "origin", &origin)
  }
}

/// From K02: only what changed.
public struct ClaimDetailsEdited: Message {
  public static var messageName: StaticString { "ClaimDetailsEdited" }
  public var details = ClaimDetails()

  public init() {}
  public init(_ details: ClaimDetails) { self.details = details }
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    details = ClaimDetails(title: title, claimed: claimed, lossDate: lossDate)
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) { try details.visit(&fields) }
}
