import EventSourcing

/// Where a claim stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Claim.md, "Statuses".
public enum ClaimStatus: UInt32, CodedEnum {
  case none = 0
  case draft = 1
  case submitted = 2
  case rejected = 3
  case open = 4
  case investigating = 5
  case infoRequested = 6
  case approved = 7
  case partiallyApproved = 8
  case denied = 9
  case underAppeal = 10
  case settled = 11
  case closed = 12
  case voided = 13

  public init() { self = .none }
  public static var schemaName: StaticString { "ClaimStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .draft: "draft"
    case .submitted: "submitted"
    case .rejected: "rejected"
    case .open: "open"
    case .investigating: "investigating"
    case .infoRequested: "infoRequested"
    case .approved: "approved"
    case .partiallyApproved: "partiallyApproved"
    case .denied: "denied"
    case .underAppeal: "underAppeal"
    case .settled: "settled"
    case .closed: "closed"
    case .voided: "voided"
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
  case rejectedFinal = 4
  case inactivity = 5
  case withdrawn = 6
  case duplicate = 7
  case transferred = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CloseOutcome" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .completed: "completed"
    case .closedWithoutPayment: "closedWithoutPayment"
    case .deniedFinal: "deniedFinal"
    case .rejectedFinal: "rejectedFinal"
    case .inactivity: "inactivity"
    case .withdrawn: "withdrawn"
    case .duplicate: "duplicate"
    case .transferred: "transferred"
    }
  }
}
