import EventSourcing

/// Where a registered actor stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Actors.md, "Statuses".
public enum ActorStatus: UInt32, CodedEnum {
  case none = 0
  case active = 1
  case inactive = 2

  public init() { self = .none }
  public static var schemaName: StaticString { "ActorStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .active: "active"
    case .inactive: "inactive"
    }
  }
}

/// What kind of decision an authority limits. The numbers are stored.
public enum AuthorityKind: UInt32, CodedEnum {
  case unspecified = 0
  case reserve = 1
  case decision = 2
  case payment = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "AuthorityKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .reserve: "reserve"
    case .decision: "decision"
    case .payment: "payment"
    }
  }
}
