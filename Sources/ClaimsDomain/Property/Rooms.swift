import EventSourcing

// A property's rooms: the commands and events of rows H03 to H05.

/// H03.
public struct AddRoom: Message {
  public static var messageName: StaticString { "AddRoom" }
  public var room = PropertyRoom()

  public init() {}
  public init(
    room: PropertyRoom = PropertyRoom()
  ) {
    self.room = room
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "room", &room)
  }
}

/// H04. Takes the place of the room of the same id.
public struct EditRoom: Message {
  public static var messageName: StaticString { "EditRoom" }
  public var room = PropertyRoom()

  public init() {}
  public init(
    room: PropertyRoom = PropertyRoom()
  ) {
    self.room = room
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "room", &room)
  }
}

/// H05.
public struct RemoveRoom: Message {
  public static var messageName: StaticString { "RemoveRoom" }
  public var room = Identifier()

  public init() {}
  public init(
    room: Identifier = Identifier()
  ) {
    self.room = room
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "room", &room)
  }
}

/// From H03.
public struct RoomAdded: Message {
  public static var messageName: StaticString { "RoomAdded" }
  public var room = PropertyRoom()

  public init() {}
  public init(
    room: PropertyRoom = PropertyRoom()
  ) {
    self.room = room
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "room", &room)
  }
}

/// From H04.
public struct RoomEdited: Message {
  public static var messageName: StaticString { "RoomEdited" }
  public var room = PropertyRoom()

  public init() {}
  public init(
    room: PropertyRoom = PropertyRoom()
  ) {
    self.room = room
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "room", &room)
  }
}

/// From H05.
public struct RoomRemoved: Message {
  public static var messageName: StaticString { "RoomRemoved" }
  public var room = Identifier()

  public init() {}
  public init(
    room: Identifier = Identifier()
  ) {
    self.room = room
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "room", &room)
  }
}
