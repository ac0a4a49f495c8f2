import EventSourcing

// Coming, going and coming back: the commands and the events of rows P01, P05 and P06.

/// P01.
public struct RegisterActor: Message {
  public static var messageName: StaticString { "RegisterActor" }
  /// Whose stream this is: `StreamID.actor` of it.
  public var actor = ActorID()
  /// A name or a pseudonym, for people.
  public var name = ""
  public var roles: [Role] = []

  public init() {}
  public init(actor: ActorID = ActorID(), name: String = "", roles: [Role] = []) {
    self.actor = actor
    self.name = name
    self.roles = roles
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "actor", &actor)
    try fields.field(2, "name", &name)
    try fields.field(3, "roles", &roles)
  }
}

/// P05.
public struct DeactivateActor: Message {
  public static var messageName: StaticString { "DeactivateActor" }
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

/// P06.
public struct ReactivateActor: Message {
  public static var messageName: StaticString { "ReactivateActor" }
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

/// From P01.
public struct ActorRegistered: Message {
  public static var messageName: StaticString { "ActorRegistered" }
  public var actor = ActorID()
  public var name = ""
  /// In the order of their codes, each once.
  public var roles: [Role] = []

  public init() {}
  public init(actor: ActorID = ActorID(), name: String = "", roles: [Role] = []) {
    self.actor = actor
    self.name = name
    self.roles = roles
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "actor", &actor)
    try fields.field(2, "name", &name)
    try fields.field(3, "roles", &roles)
  }
}

/// From P05.
public struct ActorDeactivated: Message {
  public static var messageName: StaticString { "ActorDeactivated" }
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

/// From P06.
public struct ActorReactivated: Message {
  public static var messageName: StaticString { "ActorReactivated" }
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
