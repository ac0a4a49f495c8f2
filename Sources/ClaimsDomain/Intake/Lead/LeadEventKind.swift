import EventSourcing

/// What can have happened to a lead. Numbers and names are stored.
public enum LeadEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case leadStarted = 1
  case leadEdited = 2
  case leadSubmitted = 3
  case contactAttempted = 4
  case leadContacted = 5
  case leadQualified = 6
  case leadDisqualified = 7
  case leadConverted = 8
  case leadLost = 9
  case leadRevived = 10
  case leadDiscarded = 11

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "LeadEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .leadStarted: "LeadStarted"
    case .leadEdited: "LeadEdited"
    case .leadSubmitted: "LeadSubmitted"
    case .contactAttempted: "ContactAttempted"
    case .leadContacted: "LeadContacted"
    case .leadQualified: "LeadQualified"
    case .leadDisqualified: "LeadDisqualified"
    case .leadConverted: "LeadConverted"
    case .leadLost: "LeadLost"
    case .leadRevived: "LeadRevived"
    case .leadDiscarded: "LeadDiscarded"
    }
  }
}
