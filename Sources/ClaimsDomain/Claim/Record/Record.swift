import EventSourcing

// What is written down about a claim and moves nothing: rows K43 to K47, K51 and K52.

/// K43.
public struct AddNote: Message {
  public static var messageName: StaticString { "AddNote" }
  public var text = ""

  public init() {}
  public init(text: String = "") {
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "text", &text)
  }
}

/// K43a. A letter, a call, a mail: what was said to whom.
public struct RecordCommunication: Message {
  public static var messageName: StaticString { "RecordCommunication" }
  public var channel = ""
  public var with = ""
  public var text = ""
  /// Whether they spoke to us.
  public var inbound = false

  public init() {}
  public init(channel: String = "", with: String = "", text: String = "", inbound: Bool = false) {
    self.channel = channel
    self.with = with
    self.text = text
    self.inbound = inbound
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "channel", &channel)
    try fields.field(2, "with", &with)
    try fields.field(3, "text", &text)
    try fields.field(4, "inbound", &inbound)
  }
}

/// K44. Replaces what an earlier event said; the effective time says since when it is so.
public struct CorrectFact: Message {
  public static var messageName: StaticString { "CorrectFact" }
  /// The revision of the event that was wrong.
  public var replaces: UInt64 = 0
  public var details = ClaimDetails()
  public var reason = ""

  public init() {}
  public init(replaces: UInt64 = 0, details: ClaimDetails = ClaimDetails(), reason: String = "") {
    self.replaces = replaces
    self.details = details
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "replaces", &replaces)
    try fields.field(2, "details", &details)
    try fields.field(3, "reason", &reason)
  }
}

/// K46.
public struct GenerateReport: Message {
  public static var messageName: StaticString { "GenerateReport" }
  public var kind = ""
  public var asOf: Instant?

  public init() {}
  public init(kind: String = "", asOf: Instant? = nil) {
    self.kind = kind
    self.asOf = asOf
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "asOf", &asOf)
  }
}

/// K47.
public struct ErasePersonalData: Message {
  public static var messageName: StaticString { "ErasePersonalData" }
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

/// K51. Lets somebody act for the claimant.
public struct AuthoriseRepresentative: Message {
  public static var messageName: StaticString { "AuthoriseRepresentative" }
  public var representative = ActorID()
  /// Contractor, public adjuster, counsel.
  public var capacity = ""

  public init() {}
  public init(representative: ActorID = ActorID(), capacity: String = "") {
    self.representative = representative
    self.capacity = capacity
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "representative", &representative)
    try fields.field(2, "capacity", &capacity)
  }
}

/// K52.
public struct RevokeRepresentative: Message {
  public static var messageName: StaticString { "RevokeRepresentative" }
  public var representative = ActorID()

  public init() {}
  public init(representative: ActorID = ActorID()) {
    self.representative = representative
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "representative", &representative)
  }
}

/// From K43.
public struct NoteAdded: Message {
  public static var messageName: StaticString { "NoteAdded" }
  public var text = ""

  public init() {}
  public init(text: String = "") {
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "text", &text)
  }
}

/// From K43a.
public struct CommunicationRecorded: Message {
  public static var messageName: StaticString { "CommunicationRecorded" }
  public var channel = ""
  public var with = ""
  public var text = ""
  public var inbound = false

  public init() {}
  public init(channel: String = "", with: String = "", text: String = "", inbound: Bool = false) {
    self.channel = channel
    self.with = with
    self.text = text
    self.inbound = inbound
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "channel", &channel)
    try fields.field(2, "with", &with)
    try fields.field(3, "text", &text)
    try fields.field(4, "inbound", &inbound)
  }
}

/// From K44.
public struct FactCorrected: Message {
  public static var messageName: StaticString { "FactCorrected" }
  public var replaces: UInt64 = 0
  public var details = ClaimDetails()
  public var reason = ""

  public init() {}
  public init(replaces: UInt64 = 0, details: ClaimDetails = ClaimDetails(), reason: String = "") {
    self.replaces = replaces
    self.details = details
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "replaces", &replaces)
    try fields.field(2, "details", &details)
    try fields.field(3, "reason", &reason)
  }
}

/// From K46.
public struct ReportGenerated: Message {
  public static var messageName: StaticString { "ReportGenerated" }
  public var kind = ""
  public var asOf: Instant?

  public init() {}
  public init(kind: String = "", asOf: Instant? = nil) {
    self.kind = kind
    self.asOf = asOf
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "asOf", &asOf)
  }
}

/// From K47.
public struct PersonalDataErased: Message {
  public static var messageName: StaticString { "PersonalDataErased" }
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

/// From K51.
public struct RepresentativeAuthorised: Message {
  public static var messageName: StaticString { "RepresentativeAuthorised" }
  public var representative = ActorID()
  public var capacity = ""

  public init() {}
  public init(representative: ActorID = ActorID(), capacity: String = "") {
    self.representative = representative
    self.capacity = capacity
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "representative", &representative)
    try fields.field(2, "capacity", &capacity)
  }
}

/// From K52.
public struct RepresentativeRevoked: Message {
  public static var messageName: StaticString { "RepresentativeRevoked" }
  public var representative = ActorID()

  public init() {}
  public init(representative: ActorID = ActorID()) {
    self.representative = representative
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "representative", &representative)
  }
}
