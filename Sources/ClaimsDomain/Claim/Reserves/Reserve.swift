import EventSourcing

/// K18. Sets the gross reserve: what the claim is expected to cost in all.
public struct SetReserve: Message {
  public static var messageName: StaticString { "SetReserve" }
  public var amount = Money()

  public init() {}
  public init(amount: Money = Money()) {
    self.amount = amount
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "amount", &amount)
  }
}

/// From K18.
public struct ReserveSet: Message {
  public static var messageName: StaticString { "ReserveSet" }
  public var reserve = Money()

  public init() {}
  public init(reserve: Money = Money()) {
    self.reserve = reserve
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reserve", &reserve)
  }
}

/// From K33: what is left is set free; the gross reserve falls to what was paid.
public struct ReserveReleased: Message {
  public static var messageName: StaticString { "ReserveReleased" }
  public var reserve = Money()

  public init() {}
  public init(reserve: Money = Money()) {
    self.reserve = reserve
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reserve", &reserve)
  }
}
