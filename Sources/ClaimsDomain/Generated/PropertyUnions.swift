// Generated from Property/Property.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a property. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum PropertyVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Register a property".
  case registerProperty = 1
  /// Labelled "Edit the property".
  case editProperty = 2
  /// Labelled "Add a room".
  case addRoom = 3
  /// Labelled "Edit the room".
  case editRoom = 4
  /// Labelled "Remove the room".
  case removeRoom = 5
  /// Labelled "Hand the property over".
  case transferProperty = 6
  /// Labelled "Archive the property".
  case archiveProperty = 7
  /// Labelled "Erase the personal data of the property".
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
  /// See `RegisterProperty`.
  case registerProperty(RegisterProperty)
  /// See `EditProperty`.
  case editProperty(EditProperty)
  /// See `AddRoom`.
  case addRoom(AddRoom)
  /// See `EditRoom`.
  case editRoom(EditRoom)
  /// See `RemoveRoom`.
  case removeRoom(RemoveRoom)
  /// See `TransferProperty`.
  case transferProperty(TransferProperty)
  /// See `ArchiveProperty`.
  case archiveProperty(ArchiveProperty)
  /// See `ErasePropertyData`.
  case erasePropertyData(ErasePropertyData)

  public static var unionName: StaticString { "PropertyCommand" }

  /// The payload of `registerProperty`; nil of any other case.
  @inline(__always) public var registerProperty: RegisterProperty? {
    if case .registerProperty(let payload) = self { payload } else { nil }
  }
  /// The payload of `editProperty`; nil of any other case.
  @inline(__always) public var editProperty: EditProperty? {
    if case .editProperty(let payload) = self { payload } else { nil }
  }
  /// The payload of `addRoom`; nil of any other case.
  @inline(__always) public var addRoom: AddRoom? {
    if case .addRoom(let payload) = self { payload } else { nil }
  }
  /// The payload of `editRoom`; nil of any other case.
  @inline(__always) public var editRoom: EditRoom? {
    if case .editRoom(let payload) = self { payload } else { nil }
  }
  /// The payload of `removeRoom`; nil of any other case.
  @inline(__always) public var removeRoom: RemoveRoom? {
    if case .removeRoom(let payload) = self { payload } else { nil }
  }
  /// The payload of `transferProperty`; nil of any other case.
  @inline(__always) public var transferProperty: TransferProperty? {
    if case .transferProperty(let payload) = self { payload } else { nil }
  }
  /// The payload of `archiveProperty`; nil of any other case.
  @inline(__always) public var archiveProperty: ArchiveProperty? {
    if case .archiveProperty(let payload) = self { payload } else { nil }
  }
  /// The payload of `erasePropertyData`; nil of any other case.
  @inline(__always) public var erasePropertyData: ErasePropertyData? {
    if case .erasePropertyData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> PropertyCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to a property. Numbers and names are stored.
public enum PropertyEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Property registered".
  case propertyRegistered = 1
  /// Labelled "Property edited".
  case propertyEdited = 2
  /// Labelled "Room added".
  case roomAdded = 3
  /// Labelled "Room edited".
  case roomEdited = 4
  /// Labelled "Room removed".
  case roomRemoved = 5
  /// Labelled "Property handed over".
  case propertyTransferred = 6
  /// Labelled "Property archived".
  case propertyArchived = 7
  /// Labelled "Personal data of the property erased".
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
  /// See `PropertyRegistered`.
  case propertyRegistered(PropertyRegistered)
  /// See `PropertyEdited`.
  case propertyEdited(PropertyEdited)
  /// See `RoomAdded`.
  case roomAdded(RoomAdded)
  /// See `RoomEdited`.
  case roomEdited(RoomEdited)
  /// See `RoomRemoved`.
  case roomRemoved(RoomRemoved)
  /// See `PropertyTransferred`.
  case propertyTransferred(PropertyTransferred)
  /// See `PropertyArchived`.
  case propertyArchived(PropertyArchived)
  /// See `PropertyDataErased`.
  case propertyDataErased(PropertyDataErased)

  public static var unionName: StaticString { "PropertyEvent" }


  /// Which case it is.
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

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> PropertyEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

