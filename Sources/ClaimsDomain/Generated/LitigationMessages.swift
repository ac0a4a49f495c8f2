// Generated from Claim/Litigation/Litigation.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K42.
public struct OpenLitigation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OpenLitigation" }
  /// Labelled "counsel".
  public var counsel: String
  /// Labelled "court".
  public var court: String
  /// Labelled "reference".
  public var reference: String

  /// Creates one whose fields are all absent.
  public init() {
    counsel = ""
    court = ""
    reference = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(counsel: String = "", court: String = "", reference: String = "") {
    self.counsel = counsel
    self.court = court
    self.reference = reference
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "counsel", &counsel)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "court", &court)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reference", &reference)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K42a.
public struct CloseLitigation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CloseLitigation" }
  /// Labelled "result".
  public var result: String

  /// Creates one whose fields are all absent.
  public init() {
    result = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(result: String = "") {
    self.result = result
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "result", &result)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K42.
public struct LitigationOpened: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LitigationOpened" }
  /// Labelled "counsel".
  public var counsel: String
  /// Labelled "court".
  public var court: String
  /// Labelled "reference".
  public var reference: String

  /// Creates one whose fields are all absent.
  public init() {
    counsel = ""
    court = ""
    reference = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(counsel: String = "", court: String = "", reference: String = "") {
    self.counsel = counsel
    self.court = court
    self.reference = reference
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "counsel", &counsel)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "court", &court)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reference", &reference)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K42a.
public struct LitigationClosed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LitigationClosed" }
  /// Labelled "result".
  public var result: String

  /// Creates one whose fields are all absent.
  public init() {
    result = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(result: String = "") {
    self.result = result
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "result", &result)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Whether a court is asked. The numbers are stored.
///
/// Source: Specs/Lifecycles/Litigation.md.
public enum LitigationStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Under way".
  case open = 1
  /// Labelled "Closed".
  case closed = 2

  public init() { self = .none }
  public static var schemaName: StaticString { "LitigationStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .open: "open"
      case .closed: "closed"
    }
  }
}

