import EventSourcing

/// What can have happened to a document. Numbers and names are stored.
public enum DocumentEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case documentStarted = 1
  case pageAdded = 2
  case pageRemoved = 3
  case documentMetadataEdited = 4
  case documentSubmitted = 5
  case ocrRecorded = 6
  case documentVerified = 7
  case documentRejected = 8
  case documentResubmitted = 9
  case expiryReminderSent = 10
  case documentExpired = 11
  case documentSuperseded = 12
  case documentRevoked = 13
  case documentShared = 14
  case documentDeleted = 15
  case documentUnshared = 16
  case documentRepresentativeAuthorised = 17
  case documentRepresentativeRevoked = 18

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DocumentEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .documentStarted: "DocumentStarted"
    case .pageAdded: "PageAdded"
    case .pageRemoved: "PageRemoved"
    case .documentMetadataEdited: "DocumentMetadataEdited"
    case .documentSubmitted: "DocumentSubmitted"
    case .ocrRecorded: "OCRRecorded"
    case .documentVerified: "DocumentVerified"
    case .documentRejected: "DocumentRejected"
    case .documentResubmitted: "DocumentResubmitted"
    case .expiryReminderSent: "ExpiryReminderSent"
    case .documentExpired: "DocumentExpired"
    case .documentSuperseded: "DocumentSuperseded"
    case .documentRevoked: "DocumentRevoked"
    case .documentShared: "DocumentShared"
    case .documentDeleted: "DocumentDeleted"
    case .documentUnshared: "DocumentUnshared"
    case .documentRepresentativeAuthorised: "DocumentRepresentativeAuthorised"
    case .documentRepresentativeRevoked: "DocumentRepresentativeRevoked"
    }
  }
}
