import EventSourcing

/// Where a property stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Property.md, "Statuses".
public enum PropertyStatus: UInt32, CodedEnum {
  case none = 0
  case active = 1
  case archived = 2

  public init() { self = .none }
  public static var schemaName: StaticString { "PropertyStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .active: "active"
    case .archived: "archived"
    }
  }
}

/// What a property is. The numbers are stored.
public enum PropertyKind: UInt32, CodedEnum {
  case unspecified = 0
  case house = 1
  case apartment = 2
  case commercial = 3
  case industrial = 4
  case land = 5
  case other = 6

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "PropertyKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .house: "house"
    case .apartment: "apartment"
    case .commercial: "commercial"
    case .industrial: "industrial"
    case .land: "land"
    case .other: "other"
    }
  }
}

/// What a room is for. The numbers are stored.
public enum RoomKind: UInt32, CodedEnum {
  case unspecified = 0
  case living = 1
  case bedroom = 2
  case kitchen = 3
  case bathroom = 4
  case hall = 5
  case office = 6
  case storage = 7
  case garage = 8
  case cellar = 9
  case attic = 10
  case exterior = 11
  case other = 12

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RoomKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .living: "living"
    case .bedroom: "bedroom"
    case .kitchen: "kitchen"
    case .bathroom: "bathroom"
    case .hall: "hall"
    case .office: "office"
    case .storage: "storage"
    case .garage: "garage"
    case .cellar: "cellar"
    case .attic: "attic"
    case .exterior: "exterior"
    case .other: "other"
    }
  }
}
