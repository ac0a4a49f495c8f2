// Generated from Rules/Rules.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// R01.
public struct SetRules: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SetRules" }
  /// The first day on which they apply; none for always.
  public var from: LocalDate?
  /// All of them: a value that is left out has its built-in value.
  public var rules: ClaimRules
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    rules = ClaimRules()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(from: LocalDate? = nil, rules: ClaimRules = ClaimRules(), reason: String = "") {
    self.from = from
    self.rules = rules
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "from", &from)
    try visitor.field(2, "rules", &rules)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R02.
public struct ConfirmClock: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConfirmClock" }
  /// What time it is, by another clock.
  public var time: Instant
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    time = Instant()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(time: Instant = Instant(), reason: String = "") {
    self.time = time
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "time", &time)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// R03.
public struct CorrectClock: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CorrectClock" }
  /// Labelled "time".
  public var time: Instant
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    time = Instant()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(time: Instant = Instant(), reason: String = "") {
    self.time = time
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "time", &time)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R01.
public struct RulesSet: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RulesSet" }
  /// Labelled "from".
  public var from: LocalDate?
  /// Labelled "rules".
  public var rules: ClaimRules
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    rules = ClaimRules()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(from: LocalDate? = nil, rules: ClaimRules = ClaimRules(), reason: String = "") {
    self.from = from
    self.rules = rules
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "from", &from)
    try visitor.field(2, "rules", &rules)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R02.
public struct ClockConfirmed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClockConfirmed" }
  /// Labelled "time".
  public var time: Instant
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    time = Instant()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(time: Instant = Instant(), reason: String = "") {
    self.time = time
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "time", &time)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From R03: what was recorded before counts as recorded by now.
public struct ClockCorrected: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClockCorrected" }
  /// Labelled "time".
  public var time: Instant
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    time = Instant()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(time: Instant = Instant(), reason: String = "") {
    self.time = time
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "time", &time)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Rules, and the first day on which they apply.
public struct DatedRules: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DatedRules" }
  /// None for always.
  public var from: LocalDate?
  /// Labelled "rules".
  public var rules: ClaimRules

  /// Creates one whose fields are all absent.
  public init() {
    rules = ClaimRules()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(from: LocalDate? = nil, rules: ClaimRules = ClaimRules()) {
    self.from = from
    self.rules = rules
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "from", &from)
    try visitor.field(2, "rules", &rules)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Whether the rules were ever set. Nothing is stored under these numbers.
public enum RulesStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Set".
  case set = 1

  public init() { self = .none }
  public static var schemaName: StaticString { "RulesStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .set: "set"
    }
  }
}

