import EventSourcing

/// Two roles that nobody may hold at the same time, in either order.
public struct RolePair: Message {
  public static var messageName: StaticString { "RolePair" }
  public var first = Role.unspecified
  public var second = Role.unspecified

  public init() {}
  public init(first: Role = Role.unspecified, second: Role = Role.unspecified) {
    self.first = first
    self.second = second
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "first", &first)
    try fields.field(2, "second", &second)
  }
}
