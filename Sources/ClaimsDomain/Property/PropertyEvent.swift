import EventSourcing

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
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: PropertyEventKind, from visitor: inout F
  ) throws(WireError) -> PropertyEvent? {
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
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .propertyRegistered(var payload): try visitor.payload(&payload)
    case .propertyEdited(var payload): try visitor.payload(&payload)
    case .roomAdded(var payload): try visitor.payload(&payload)
    case .roomEdited(var payload): try visitor.payload(&payload)
    case .roomRemoved(var payload): try visitor.payload(&payload)
    case .propertyTransferred(var payload): try visitor.payload(&payload)
    case .propertyArchived(var payload): try visitor.payload(&payload)
    }
  }
}
