import EventSourcing

// Roles and limits: the commands and the events of rows P02, P03 and P04.

/// P02.
public struct GrantRole: Message {
  public static var messageName: StaticString { "GrantRole" }
  public var role = Role.unspecified

  public init() {}
  public init(role: Role = Role.unspecified) {
    self.role = role
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "role", &role)
  }
}

/// P03.
public struct RevokeRole: Message {
  public static var messageName: StaticString { "RevokeRole" }
  public var role = Role.unspecified

  public init() {}
  public init(role: Role = Role.unspecified) {
    self.role = role
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "role", &role)
  }
}

/// P04.
public struct SetAuthority: Message {
  public static var messageName: StaticString { "SetAuthority" }
  public var kind = AuthorityKind.unspecified
  /// None takes the limit away.
  public var limit: Money?

  public init() {}
  public init(kind: AuthorityKind = AuthorityKind.unspecified, limit: Money? = nil) {
    self.kind = kind
    self.limit = limit
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "limit", &limit)
  }
}

/// From P02.
public struct RoleGranted: Message {
  public static var messageName: StaticString { "RoleGranted" }
  public var role = Role.unspecified

  public init() {}
  public init(role: Role = Role.unspecified) {
    self.role = role
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "role", &role)
  }
}

/// From P03.
public struct RoleRevoked: Message {
  public static var messageName: StaticString { "RoleRevoked" }
  public var role = Role.unspecified

  public init() {}
  public init(role: Role = Role.unspecified) {
    self.role = role
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "role", &role)
  }
}

/// From P04.
public struct AuthoritySet: Message {
  public static var messageName: StaticString { "AuthoritySet" }
  public var kind = AuthorityKind.unspecified
  public var limit: Money?

  public init() {}
  public init(kind: AuthorityKind = AuthorityKind.unspecified, limit: Money? = nil) {
    self.kind = kind
    self.limit = limit
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "limit", &limit)
  }
}
