// Generated from Claim/Fraud/Fraud.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K38.
public struct FlagFraud: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FlagFraud" }
  /// Of the catalog of fraud indicators.
  public var indicator: String
  /// 0 to 100.
  public var score: UInt32
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    indicator = ""
    score = 0
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(indicator: String = "", score: UInt32 = 0, text: String = "") {
    self.indicator = indicator
    self.score = score
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "indicator", &indicator)
    try visitor.field(2, "score", &score)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K39. Hands the claim to the special investigators; payments are held.
public struct ReferToSIU: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReferToSIU" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K40. The investigators found nothing.
public struct ClearFraud: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClearFraud" }
  /// Labelled "finding".
  public var finding: String

  /// Creates one whose fields are all absent.
  public init() {
    finding = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(finding: String = "") {
    self.finding = finding
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "finding", &finding)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K40a. The investigators found fraud; the claim can only be denied.
public struct ConfirmFraud: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConfirmFraud" }
  /// Labelled "finding".
  public var finding: String

  /// Creates one whose fields are all absent.
  public init() {
    finding = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(finding: String = "") {
    self.finding = finding
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "finding", &finding)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K38.
public struct FraudFlagged: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FraudFlagged" }
  /// Labelled "sign".
  public var indicator: String
  /// Labelled "score".
  public var score: UInt32
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    indicator = ""
    score = 0
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(indicator: String = "", score: UInt32 = 0, text: String = "") {
    self.indicator = indicator
    self.score = score
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "indicator", &indicator)
    try visitor.field(2, "score", &score)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K39.
public struct SIUReferred: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SIUReferred" }
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "") {
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K40.
public struct SIUCleared: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SIUCleared" }
  /// Labelled "finding".
  public var finding: String

  /// Creates one whose fields are all absent.
  public init() {
    finding = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(finding: String = "") {
    self.finding = finding
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "finding", &finding)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K40a.
public struct FraudConfirmed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FraudConfirmed" }
  /// Labelled "finding".
  public var finding: String

  /// Creates one whose fields are all absent.
  public init() {
    finding = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(finding: String = "") {
    self.finding = finding
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "finding", &finding)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where the suspicion of fraud stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Fraud.md.
public enum FraudStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Suspected".
  case flagged = 1
  /// Labelled "With the investigators".
  case referred = 2
  /// Labelled "Cleared".
  case cleared = 3
  /// Labelled "Confirmed".
  case confirmed = 4

  public init() { self = .none }
  public static var schemaName: StaticString { "FraudStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .flagged: "flagged"
      case .referred: "referred"
      case .cleared: "cleared"
      case .confirmed: "confirmed"
    }
  }
}

