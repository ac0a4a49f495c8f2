import EventSourcing

/// Where a claim stands. The numbers are stored; the gaps belong to statuses still to come.
///
/// Source: Specs/Lifecycles/Claim.md, "Statuses".
public enum ClaimStatus: UInt32, CodedEnum {
  case none = 0
  case draft = 1
  case submitted = 2
  case open = 4
  case investigating = 5
  case approved = 7
  case denied = 9
  case settled = 11
  case closed = 12

  public init() { self = .none }
  public static var schemaName: StaticString { "ClaimStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .draft: "draft"
    case .submitted: "submitted"
    case .open: "open"
    case .investigating: "investigating"
    case .approved: "approved"
    case .denied: "denied"
    case .settled: "settled"
    case .closed: "closed"
    }
  }
}

/// What kind of loss a claim is about.
public enum ClaimType: UInt32, CodedEnum {
  case unspecified = 0
  case medical = 1
  case dental = 2
  case vision = 3
  case property = 4
  case injuryLegal = 5
  case auto = 6
  case cyberLoss = 7

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ClaimType" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .medical: "medical"
    case .dental: "dental"
    case .vision: "vision"
    case .property: "property"
    case .injuryLegal: "injuryLegal"
    case .auto: "auto"
    case .cyberLoss: "cyberLoss"
    }
  }
}

/// How a claim ended. Which outcome a status allows: `ClaimRule.outcomeInvalid`.
public enum CloseOutcome: UInt32, CodedEnum {
  case unspecified = 0
  case completed = 1
  case closedWithoutPayment = 2
  case deniedFinal = 3
  case inactivity = 5

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CloseOutcome" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .completed: "completed"
    case .closedWithoutPayment: "closedWithoutPayment"
    case .deniedFinal: "deniedFinal"
    case .inactivity: "inactivity"
    }
  }
}
