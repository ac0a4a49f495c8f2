import EventSourcing

/// What can be asked of a property. A verb's number is that of its row: H03 is `addRoom`.
///
/// Source: Specs/Lifecycles/Property.md, "Rows".
public enum PropertyVerb: UInt32, CodedEnum {
  case unspecified = 0
  case registerProperty = 1
  case editProperty = 2
  case addRoom = 3
  case editRoom = 4
  case removeRoom = 5
  case transferProperty = 6
  case archiveProperty = 7

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
    }
  }
}

/// A command about a property: a verb and its arguments.
public enum PropertyCommand: Union {
  case registerProperty(RegisterProperty)
  case editProperty(EditProperty)
  case addRoom(AddRoom)
  case editRoom(EditRoom)
  case removeRoom(RemoveRoom)
  case transferProperty(TransferProperty)
  case archiveProperty(ArchiveProperty)

  public static var unionName: StaticString { "PropertyCommand" }

  @inlinable public var kind: PropertyVerb {
    switch self {
    case .registerProperty: .registerProperty
    case .editProperty: .editProperty
    case .addRoom: .addRoom
    case .editRoom: .editRoom
    case .removeRoom: .removeRoom
    case .transferProperty: .transferProperty
    case .archiveProperty: .archiveProperty
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: PropertyVerb, from visitor: inout F
  ) throws(WireError) -> PropertyCommand? {
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
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .registerProperty(var payload): try visitor.payload(&payload)
    case .editProperty(var payload): try visitor.payload(&payload)
    case .addRoom(var payload): try visitor.payload(&payload)
    case .editRoom(var payload): try visitor.payload(&payload)
    case .removeRoom(var payload): try visitor.payload(&payload)
    case .transferProperty(var payload): try visitor.payload(&payload)
    case .archiveProperty(var payload): try visitor.payload(&payload)
    }
  }
}
