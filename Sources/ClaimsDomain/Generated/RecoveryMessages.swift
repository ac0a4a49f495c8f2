// Generated from Claim/Recovery/Recovery.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K41. Claims money back from whoever is liable.
public struct OpenSubrogation: Message {
  public static var messageName: StaticString { "OpenSubrogation" }
  public var against: String

  public init() {
    against = ""
  }
  public init(against: String = "") {
    self.against = against
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "against", &against)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K41a. Money came back.
public struct RecordRecovery: Message {
  public static var messageName: StaticString { "RecordRecovery" }
  public var amount: Money
  public var source: String

  public init() {
    amount = Money()
    source = ""
  }
  public init(amount: Money = Money(), source: String = "") {
    self.amount = amount
    self.source = source
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    try visitor.field(2, "source", &source)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K41b.
public struct CloseSubrogation: Message {
  public static var messageName: StaticString { "CloseSubrogation" }
  public var result: String

  public init() {
    result = ""
  }
  public init(result: String = "") {
    self.result = result
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "result", &result)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K55. Gives up what was paid for a fraud and does not come back.
public struct WriteOffLoss: Message {
  public static var messageName: StaticString { "WriteOffLoss" }
  public var amount: Money
  public var reason: String

  public init() {
    amount = Money()
    reason = ""
  }
  public init(amount: Money = Money(), reason: String = "") {
    self.amount = amount
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41.
public struct SubrogationOpened: Message {
  public static var messageName: StaticString { "SubrogationOpened" }
  public var against: String

  public init() {
    against = ""
  }
  public init(against: String = "") {
    self.against = against
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "against", &against)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41a.
public struct RecoveryRecorded: Message {
  public static var messageName: StaticString { "RecoveryRecorded" }
  public var amount: Money
  public var source: String

  public init() {
    amount = Money()
    source = ""
  }
  public init(amount: Money = Money(), source: String = "") {
    self.amount = amount
    self.source = source
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    try visitor.field(2, "source", &source)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41b.
public struct SubrogationClosed: Message {
  public static var messageName: StaticString { "SubrogationClosed" }
  public var result: String

  public init() {
    result = ""
  }
  public init(result: String = "") {
    self.result = result
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "result", &result)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K55.
public struct LossWrittenOff: Message {
  public static var messageName: StaticString { "LossWrittenOff" }
  public var amount: Money
  public var reason: String
  public var writtenOffBy: ActorID

  public init() {
    amount = Money()
    reason = ""
    writtenOffBy = ActorID()
  }
  public init(amount: Money = Money(), reason: String = "", writtenOffBy: ActorID = ActorID()) {
    self.amount = amount
    self.reason = reason
    self.writtenOffBy = writtenOffBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "writtenOffBy", &writtenOffBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Whether money is claimed back from somebody. The numbers are stored.
///
/// Source: Specs/Lifecycles/Recovery.md.
public enum RecoveryStatus: UInt32, CodedEnum {
  case none = 0
  case open = 1
  case closed = 2

  public init() { self = .none }
  public static var schemaName: StaticString { "RecoveryStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .open: "open"
      case .closed: "closed"
    }
  }
}

