import EventSourcing

// Keeping a property: the commands and events of rows H01, H02, H06 and H07.

/// H01.
public struct RegisterProperty: Message {
  public static var messageName: StaticString { "RegisterProperty" }
  /// A claimant's own property is theirs, whatever stands here.
  public var owner = ActorID()
  public var details = PropertyDetails()

  public init() {}
  public init(
    owner: ActorID = ActorID(), details: PropertyDetails = PropertyDetails()
  ) {
    self.owner = owner
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "owner", &owner)
    try fields.field(2, "details", &details)
  }
}

/// H02. Changes what is given; what is absent stays as it is.
public struct EditProperty: Message {
  public static var messageName: StaticString { "EditProperty" }
  public var details = PropertyDetails()

  public init() {}
  public init(
    details: PropertyDetails = PropertyDetails()
  ) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// H06.
public struct TransferProperty: Message {
  public static var messageName: StaticString { "TransferProperty" }
  /// The new one.
  public var owner = ActorID()
  public var reason = ""

  public init() {}
  public init(
    owner: ActorID = ActorID(), reason: String = ""
  ) {
    self.owner = owner
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "owner", &owner)
    try fields.field(2, "reason", &reason)
  }
}

/// H07.
public struct ArchiveProperty: Message {
  public static var messageName: StaticString { "ArchiveProperty" }
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

/// From H01.
public struct PropertyRegistered: Message {
  public static var messageName: StaticString { "PropertyRegistered" }
  public var owner = ActorID()
  public var details = PropertyDetails()
  public var at = Instant()

  public init() {}
  public init(
    owner: ActorID = ActorID(), details: PropertyDetails = PropertyDetails(),
    at: Instant = Instant()
  ) {
    self.owner = owner
    self.details = details
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "owner", &owner)
    try fields.field(2, "details", &details)
    try fields.field(3, "at", &at)
  }
}

/// From H02: only what changed.
public struct PropertyEdited: Message {
  public static var messageName: StaticString { "PropertyEdited" }
  public var details = PropertyDetails()

  public init() {}
  public init(
    details: PropertyDetails = PropertyDetails()
  ) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// From H06.
public struct PropertyTransferred: Message {
  public static var messageName: StaticString { "PropertyTransferred" }
  public var from = ActorID()
  public var owner = ActorID()
  public var reason = ""

  public init() {}
  public init(
    from: ActorID = ActorID(), owner: ActorID = ActorID(), reason: String = ""
  ) {
    self.from = from
    self.owner = owner
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "from", &from)
    try fields.field(2, "owner", &owner)
    try fields.field(3, "reason", &reason)
  }
}

/// From H07.
public struct PropertyArchived: Message {
  public static var messageName: StaticString { "PropertyArchived" }
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
