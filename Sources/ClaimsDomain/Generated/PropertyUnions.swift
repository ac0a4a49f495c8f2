// Generated from Property/Property.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a property. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum PropertyVerb: UInt32, CodedEnum {
  case unspecified = 0
  case registerProperty = 1
  case editProperty = 2
  case addRoom = 3
  case editRoom = 4
  case removeRoom = 5
  case transferProperty = 6
  case archiveProperty = 7
  case erasePropertyData = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "PropertyVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .registerProperty: "registerProperty"
      case .editProperty: "editProperty"
      case .addRoom: "addRoom"
      case .editRoom: "editRoom"
      case .removeRoom: "removeRoom"
      case .transferProperty: "transferProperty"
      case .archiveProperty: "archiveProperty"
      case .erasePropertyData: "erasePropertyData"
    }
  }
}

/// A command to a property: a verb and its arguments.
public enum PropertyCommand: Union {
  case registerProperty(RegisterProperty)
  case editProperty(EditProperty)
  case addRoom(AddRoom)
  case editRoom(EditRoom)
  case removeRoom(RemoveRoom)
  case transferProperty(TransferProperty)
  case archiveProperty(ArchiveProperty)
  case erasePropertyData(ErasePropertyData)

  public static var unionName: StaticString { "PropertyCommand" }

  @inline(__always) public var registerProperty: RegisterProperty? {
    if case .registerProperty(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var editProperty: EditProperty? {
    if case .editProperty(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var addRoom: AddRoom? {
    if case .addRoom(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var editRoom: EditRoom? {
    if case .editRoom(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var removeRoom: RemoveRoom? {
    if case .removeRoom(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var transferProperty: TransferProperty? {
    if case .transferProperty(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var archiveProperty: ArchiveProperty? {
    if case .archiveProperty(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var erasePropertyData: ErasePropertyData? {
    if case .erasePropertyData(let payload) = self { payload } else { nil }
  }

  @inlinable public var kind: PropertyVerb {
    switch self {
      case .registerProperty: .registerProperty
      case .editProperty: .editProperty
      case .addRoom: .addRoom
      case .editRoom: .editRoom
      case .removeRoom: .removeRoom
      case .transferProperty: .transferProperty
      case .archiveProperty: .archiveProperty
      case .erasePropertyData: .erasePropertyData
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: PropertyVerb, from visitor: inout F) throws(WireError) -> PropertyCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .registerProperty: return .registerProperty(try filled(RegisterProperty.self))
      case .editProperty: return .editProperty(try filled(EditProperty.self))
      case .addRoom: return .addRoom(try filled(AddRoom.self))
      case .editRoom: return .editRoom(try filled(EditRoom.self))
      case .removeRoom: return .removeRoom(try filled(RemoveRoom.self))
      case .transferProperty: return .transferProperty(try filled(TransferProperty.self))
      case .archiveProperty: return .archiveProperty(try filled(ArchiveProperty.self))
      case .erasePropertyData: return .erasePropertyData(try filled(ErasePropertyData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .registerProperty(var payload): try visitor.payload(&payload)
      case .editProperty(var payload): try visitor.payload(&payload)
      case .addRoom(var payload): try visitor.payload(&payload)
      case .editRoom(var payload): try visitor.payload(&payload)
      case .removeRoom(var payload): try visitor.payload(&payload)
      case .transferProperty(var payload): try visitor.payload(&payload)
      case .archiveProperty(var payload): try visitor.payload(&payload)
      case .erasePropertyData(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> PropertyCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to a property. Numbers and names are stored.
public enum PropertyEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case propertyRegistered = 1
  case propertyEdited = 2
  case roomAdded = 3
  case roomEdited = 4
  case roomRemoved = 5
  case propertyTransferred = 6
  case propertyArchived = 7
  case propertyDataErased = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "PropertyEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .propertyRegistered: "PropertyRegistered"
      case .propertyEdited: "PropertyEdited"
      case .roomAdded: "RoomAdded"
      case .roomEdited: "RoomEdited"
      case .roomRemoved: "RoomRemoved"
      case .propertyTransferred: "PropertyTransferred"
      case .propertyArchived: "PropertyArchived"
      case .propertyDataErased: "PropertyDataErased"
    }
  }
}

/// Something that happened to a property.
public enum PropertyEvent: Union {
  case propertyRegistered(PropertyRegistered)
  case propertyEdited(PropertyEdited)
  case roomAdded(RoomAdded)
  case roomEdited(RoomEdited)
  case roomRemoved(RoomRemoved)
  case propertyTransferred(PropertyTransferred)
  case propertyArchived(PropertyArchived)
  case propertyDataErased(PropertyDataErased)

  public static var unionName: StaticString { "PropertyEvent" }


  @inlinable public var kind: PropertyEventKind {
    switch self {
      case .propertyRegistered: .propertyRegistered
      case .propertyEdited: .propertyEdited
      case .roomAdded: .roomAdded
      case .roomEdited: .roomEdited
      case .roomRemoved: .roomRemoved
      case .propertyTransferred: .propertyTransferred
      case .propertyArchived: .propertyArchived
      case .propertyDataErased: .propertyDataErased
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: PropertyEventKind, from visitor: inout F) throws(WireError) -> PropertyEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .propertyRegistered: return .propertyRegistered(try filled(PropertyRegistered.self))
      case .propertyEdited: return .propertyEdited(try filled(PropertyEdited.self))
      case .roomAdded: return .roomAdded(try filled(RoomAdded.self))
      case .roomEdited: return .roomEdited(try filled(RoomEdited.self))
      case .roomRemoved: return .roomRemoved(try filled(RoomRemoved.self))
      case .propertyTransferred: return .propertyTransferred(try filled(PropertyTransferred.self))
      case .propertyArchived: return .propertyArchived(try filled(PropertyArchived.self))
      case .propertyDataErased: return .propertyDataErased(try filled(PropertyDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .propertyRegistered(var payload): try visitor.payload(&payload)
      case .propertyEdited(var payload): try visitor.payload(&payload)
      case .roomAdded(var payload): try visitor.payload(&payload)
      case .roomEdited(var payload): try visitor.payload(&payload)
      case .roomRemoved(var payload): try visitor.payload(&payload)
      case .propertyTransferred(var payload): try visitor.payload(&payload)
      case .propertyArchived(var payload): try visitor.payload(&payload)
      case .propertyDataErased(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> PropertyEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

