import EventSourcing

/// Where the record of an accident stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Accident.md, "Statuses".
public enum AccidentStatus: UInt32, CodedEnum {
  case none = 0
  case recording = 1
  case saved = 2
  case submitted = 3
  case linked = 4
  case discarded = 5

  public init() { self = .none }
  public static var schemaName: StaticString { "AccidentStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .recording: "recording"
    case .saved: "saved"
    case .submitted: "submitted"
    case .linked: "linked"
    case .discarded: "discarded"
    }
  }
}

/// How badly somebody was hurt, as those on the spot saw it. The numbers are stored.
public enum InjurySeverity: UInt32, CodedEnum {
  case unspecified = 0
  case none = 1
  case minor = 2
  case severe = 3
  case fatal = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "InjurySeverity" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .none: "none"
    case .minor: "minor"
    case .severe: "severe"
    case .fatal: "fatal"
    }
  }
}
