// Generated from Claim/Recovery/Recovery.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K41. Claims money back from whoever is liable.
public struct OpenSubrogation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "OpenSubrogation" }
  /// Labelled "against".
  public var against: String

  /// Creates one whose fields are all absent.
  public init() {
    against = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(against: String = "") {
    self.against = against
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "against", &against)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K41a. Money came back.
public struct RecordRecovery: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordRecovery" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "source".
  public var source: String
  /// Subrogation, if nothing else is said.
  public var kind: RecoveryKind

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    source = ""
    kind = RecoveryKind()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), source: String = "", kind: RecoveryKind = RecoveryKind()) {
    self.amount = amount
    self.source = source
    self.kind = kind
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "source", &source)
    try visitor.field(3, "kind", &kind)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K41b.
public struct CloseSubrogation: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CloseSubrogation" }
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

/// K41c. A second person says that the money came.
public struct ConfirmRecovery: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConfirmRecovery" }
  /// Its number within the claim, from 1.
  public var recovery: UInt32

  /// Creates one whose fields are all absent.
  public init() {
    recovery = 0
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recovery: UInt32 = 0) {
    self.recovery = recovery
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "recovery", &recovery)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K41d. It was not so, or the money is gone again.
public struct ReverseRecovery: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReverseRecovery" }
  /// Labelled "recovery".
  public var recovery: UInt32
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    recovery = 0
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recovery: UInt32 = 0, reason: String = "") {
    self.recovery = recovery
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "recovery", &recovery)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K55. Gives up what was paid for a fraud and does not come back.
public struct WriteOffLoss: Message, CustomStringConvertible {
  public static var messageName: StaticString { "WriteOffLoss" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), reason: String = "") {
    self.amount = amount
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41.
public struct SubrogationOpened: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubrogationOpened" }
  /// Labelled "against".
  public var against: String

  /// Creates one whose fields are all absent.
  public init() {
    against = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(against: String = "") {
    self.against = against
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(1, "against", &against)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41a.
public struct RecoveryRecorded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecoveryRecorded" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "source".
  public var source: String
  /// Its number, since version 11; without one it counts without being confirmed.
  public var recovery: UInt32
  /// Labelled "kind".
  public var kind: RecoveryKind
  /// Labelled "recorded by".
  public var recordedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    source = ""
    recovery = 0
    kind = RecoveryKind()
    recordedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), source: String = "", recovery: UInt32 = 0, kind: RecoveryKind = RecoveryKind(), recordedBy: ActorID = ActorID()) {
    self.amount = amount
    self.source = source
    self.recovery = recovery
    self.kind = kind
    self.recordedBy = recordedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(2, "source", &source)
    try visitor.field(3, "recovery", &recovery)
    try visitor.field(4, "kind", &kind)
    try visitor.field(5, "recordedBy", &recordedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41b.
public struct SubrogationClosed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SubrogationClosed" }
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

/// From K41c: it counts.
public struct RecoveryConfirmed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecoveryConfirmed" }
  /// Labelled "recovery".
  public var recovery: UInt32
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "confirmed by".
  public var confirmedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    recovery = 0
    amount = Money()
    confirmedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recovery: UInt32 = 0, amount: Money = Money(), confirmedBy: ActorID = ActorID()) {
    self.recovery = recovery
    self.amount = amount
    self.confirmedBy = confirmedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "recovery", &recovery)
    try visitor.field(2, "amount", &amount)
    try visitor.field(3, "confirmedBy", &confirmedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K41d: it counts no more.
public struct RecoveryReversed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecoveryReversed" }
  /// Labelled "recovery".
  public var recovery: UInt32
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Labelled "taken back by".
  public var reversedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    recovery = 0
    amount = Money()
    reason = ""
    reversedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recovery: UInt32 = 0, amount: Money = Money(), reason: String = "", reversedBy: ActorID = ActorID()) {
    self.recovery = recovery
    self.amount = amount
    self.reason = reason
    self.reversedBy = reversedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "recovery", &recovery)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
    try visitor.field(4, "reversedBy", &reversedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K55.
public struct LossWrittenOff: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LossWrittenOff" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Labelled "written off by".
  public var writtenOffBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
    reason = ""
    writtenOffBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), reason: String = "", writtenOffBy: ActorID = ActorID()) {
    self.amount = amount
    self.reason = reason
    self.writtenOffBy = writtenOffBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "writtenOffBy", &writtenOffBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Money that came back, and was not taken back since.
public struct Recovery: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Recovery" }
  /// Labelled "recovery".
  public var recovery: UInt32
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "kind".
  public var kind: RecoveryKind
  /// Labelled "source".
  public var source: String
  /// Labelled "recorded by".
  public var recordedBy: ActorID
  /// Empty until it is confirmed, and counts.
  public var confirmedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    recovery = 0
    amount = Money()
    kind = RecoveryKind()
    source = ""
    recordedBy = ActorID()
    confirmedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(recovery: UInt32 = 0, amount: Money = Money(), kind: RecoveryKind = RecoveryKind(), source: String = "", recordedBy: ActorID = ActorID(), confirmedBy: ActorID = ActorID()) {
    self.recovery = recovery
    self.amount = amount
    self.kind = kind
    self.source = source
    self.recordedBy = recordedBy
    self.confirmedBy = confirmedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "recovery", &recovery)
    try visitor.field(2, "amount", &amount)
    try visitor.field(3, "kind", &kind)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(4, "source", &source)
    try visitor.field(5, "recordedBy", &recordedBy)
    try visitor.field(6, "confirmedBy", &confirmedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Whether money is claimed back from somebody. The numbers are stored.
///
/// Source: Specs/Lifecycles/Recovery.md.
public enum RecoveryStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Under way".
  case open = 1
  /// Labelled "Closed".
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

/// Where money that came back is from.
public enum RecoveryKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "From whoever is liable".
  case subrogation = 1
  /// Labelled "Salvage".
  case salvage = 2
  /// Labelled "Refund of the deductible".
  case deductibleRefund = 3
  /// Labelled "Reinsurance".
  case reinsurance = 4

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RecoveryKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .subrogation: "subrogation"
      case .salvage: "salvage"
      case .deductibleRefund: "deductibleRefund"
      case .reinsurance: "reinsurance"
    }
  }
}

