import EventSourcing

// Who else may see it, and who may act for its owner: the commands and the events of rows D14 and D16
// to D18.

/// D14.
public struct ShareDocument: Message {
  public static var messageName: StaticString { "ShareDocument" }
  /// Who may see it: an address, or an actor's id.
  public var recipient = ""
  /// From then on the recipient sees it no more.
  public var until: Instant?

  public init() {}
  public init(recipient: String = "", until: Instant? = nil) {
    self.recipient = recipient
    self.until = until
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "recipient", &recipient)
    try fields.field(2, "until", &until)
  }
}

/// D16.
public struct UnshareDocument: Message {
  public static var messageName: StaticString { "UnshareDocument" }
  public var recipient = ""

  public init() {}
  public init(recipient: String = "") {
    self.recipient = recipient
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "recipient", &recipient)
  }
}

/// D17.
public struct AuthoriseDocumentRepresentative: Message {
  public static var messageName: StaticString { "AuthoriseDocumentRepresentative" }
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

/// D18.
public struct RevokeDocumentRepresentative: Message {
  public static var messageName: StaticString { "RevokeDocumentRepresentative" }
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

/// From D14.
public struct DocumentShared: Message {
  public static var messageName: StaticString { "DocumentShared" }
  public var recipient = ""
  public var until: Instant?
  public var by = ActorID()

  public init() {}
  public init(recipient: String = "", until: Instant? = nil, by: ActorID = ActorID()) {
    self.recipient = recipient
    self.until = until
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "recipient", &recipient)
    try fields.field(2, "until", &until)
    try fields.field(3, "by", &by)
  }
}

/// From D16.
public struct DocumentUnshared: Message {
  public static var messageName: StaticString { "DocumentUnshared" }
  public var recipient = ""
  public var by = ActorID()

  public init() {}
  public init(recipient: String = "", by: ActorID = ActorID()) {
    self.recipient = recipient
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "recipient", &recipient)
    try fields.field(2, "by", &by)
  }
}

/// From D17.
public struct DocumentRepresentativeAuthorised: Message {
  public static var messageName: StaticString { "DocumentRepresentativeAuthorised" }
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

/// From D18.
public struct DocumentRepresentativeRevoked: Message {
  public static var messageName: StaticString { "DocumentRepresentativeRevoked" }
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
