import EventSourcing

/// What can be asked of a document. A verb's number is that of its row: D07 is `verifyDocument`.
///
/// Source: Specs/Lifecycles/Document.md, "Rows".
public enum DocumentVerb: UInt32, CodedEnum {
  case unspecified = 0
  case startDocument = 1
  case addPage = 2
  case removePage = 3
  case editDocument = 4
  case submitDocument = 5
  case recordOCR = 6
  case verifyDocument = 7
  case rejectDocument = 8
  case resubmitDocument = 9
  case remindExpiry = 10
  case expireDocument = 11
  case renewDocument = 12
  case revokeDocument = 13
  case shareDocument = 14
  case deleteDocument = 15
  case unshareDocument = 16
  case authoriseDocumentRepresentative = 17
  case revokeDocumentRepresentative = 18

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DocumentVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .startDocument: "startDocument"
    case .addPage: "addPage"
    case .removePage: "removePage"
    case .editDocument: "editDocument"
    case .submitDocument: "submitDocument"
    case .recordOCR: "recordOCR"
    case .verifyDocument: "verifyDocument"
    case .rejectDocument: "rejectDocument"
    case .resubmitDocument: "resubmitDocument"
    case .remindExpiry: "remindExpiry"
    case .expireDocument: "expireDocument"
    case .renewDocument: "renewDocument"
    case .revokeDocument: "revokeDocument"
    case .shareDocument: "shareDocument"
    case .deleteDocument: "deleteDocument"
    case .unshareDocument: "unshareDocument"
    case .authoriseDocumentRepresentative: "authoriseDocumentRepresentative"
    case .revokeDocumentRepresentative: "revokeDocumentRepresentative"
    }
  }
}
