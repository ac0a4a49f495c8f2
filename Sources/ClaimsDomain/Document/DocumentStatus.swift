import EventSourcing

/// Where a document stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Document.md, "Statuses".
public enum DocumentStatus: UInt32, CodedEnum {
  case none = 0
  case draft = 1
  case pending = 2
  case verified = 3
  case rejected = 4
  case expired = 5
  case superseded = 6
  case deleted = 7

  public init() { self = .none }
  public static var schemaName: StaticString { "DocumentStatus" }

  public var name: StaticString {
    switch self {
    case .none: "none"
    case .draft: "draft"
    case .pending: "pending"
    case .verified: "verified"
    case .rejected: "rejected"
    case .expired: "expired"
    case .superseded: "superseded"
    case .deleted: "deleted"
    }
  }
}

extension Category {
  /// Documents: a stream for each. The number is stored.
  public static let document = Category(4)
}

extension StreamID {
  /// The stream of a document.
  public static func document(_ id: Identifier) -> StreamID { StreamID(.document, id) }
}
