import EventSourcing

/// Where a lead stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Lead.md, "Statuses".
public enum LeadStatus: UInt32, CodedEnum {
  case none = 0
  case draft = 1
  case submitted = 2
  case contacted = 3
  case qualified = 4
  case disqualified = 5
  case converted = 6
  case lost = 7
  case discarded = 8

  public init() { self = .none }
  public static var schemaName: StaticString { "LeadStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .draft: "draft"
    case .submitted: "submitted"
    case .contacted: "contacted"
    case .qualified: "qualified"
    case .disqualified: "disqualified"
    case .converted: "converted"
    case .lost: "lost"
    case .discarded: "discarded"
    }
  }
}

/// What came of an attempt to reach somebody. The numbers are stored.
public enum ContactResult: UInt32, CodedEnum {
  case unspecified = 0
  case reached = 1
  case noAnswer = 2
  case messageLeft = 3
  case wrongContact = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ContactResult" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .reached: "reached"
    case .noAnswer: "noAnswer"
    case .messageLeft: "messageLeft"
    case .wrongContact: "wrongContact"
    }
  }
}

/// Whether acting for this person would be against somebody one acts for already. The numbers are
/// stored.
public enum ConflictCheck: UInt32, CodedEnum {
  case unspecified = 0
  case clear = 1
  case conflict = 2

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ConflictCheck" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .clear: "clear"
    case .conflict: "conflict"
    }
  }
}

/// Why a lead is not taken on. The numbers are stored.
public enum DisqualificationReason: UInt32, CodedEnum {
  case unspecified = 0
  case outsidePractice = 1
  case noCase = 2
  case conflict = 3
  case limitationExpired = 4
  case alreadyRepresented = 5
  case duplicate = 6
  case spam = 7
  case other = 8

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DisqualificationReason" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .outsidePractice: "outsidePractice"
    case .noCase: "noCase"
    case .conflict: "conflict"
    case .limitationExpired: "limitationExpired"
    case .alreadyRepresented: "alreadyRepresented"
    case .duplicate: "duplicate"
    case .spam: "spam"
    case .other: "other"
    }
  }
}
