import EventSourcing

/// Up to what amount an actor may decide alone, for one kind of decision.
public struct AuthorityLimit: Message {
  public static var messageName: StaticString { "AuthorityLimit" }
  public var kind = AuthorityKind.unspecified
  public var limit = Money()

  public init() {}
  public init(kind: AuthorityKind, limit: Money) {
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

/// An actor as their events leave them.
///
/// Source: Specs/Lifecycles/Actors.md.
public struct RegisteredActor: Message {
  public static var messageName: StaticString { "RegisteredActor" }
  public var status = ActorStatus.none
  public var id = ActorID()
  public var name = ""
  /// In the order of their codes, each once. An inactive actor keeps them and holds none.
  public var roles: [Role] = []
  /// In the order of their kinds, each at most once.
  public var limits: [AuthorityLimit] = []

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "id", &id)
    try fields.field(3, "name", &name)
    try fields.field(4, "roles", &roles)
    try fields.field(5, "limits", &limits)
  }

  /// Whether the actor may act in this role now.
  public func holds(_ role: Role) -> Bool { status == .active && roles.contains(role) }

  /// The limit for a kind of decision; nil without one.
  public func limit(for kind: AuthorityKind) -> Money? {
    limits.first { $0.kind == kind }?.limit
  }

  /// Whether the actor may decide on this amount alone.
  ///
  /// Without a limit: on any amount, unless the rules ask for limits. An amount in another currency
  /// than the limit's cannot be compared with it and is beyond it.
  public func mayDecide(_ amount: Money, _ kind: AuthorityKind, under rules: ClaimRules) -> Bool {
    guard status == .active else { return false }
    guard let limit = limit(for: kind) else { return !rules.limitsRequired }
    return amount.currency == limit.currency && amount.minorUnits <= limit.minorUnits
  }
}
