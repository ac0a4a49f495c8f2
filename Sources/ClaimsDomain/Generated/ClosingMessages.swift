// Generated from Claim/Closing/Closing.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K33.
public struct Close: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Close" }
  /// Labelled "outcome".
  public var outcome: CloseOutcome
  /// Labelled "reason".
  public var reason: String
  /// Whether the claimant gave up the right to appeal.
  public var appealWaived: Bool

  /// Creates one whose fields are all absent.
  public init() {
    outcome = CloseOutcome()
    reason = ""
    appealWaived = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(outcome: CloseOutcome = CloseOutcome(), reason: String = "", appealWaived: Bool = false) {
    self.outcome = outcome
    self.reason = reason
    self.appealWaived = appealWaived
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "outcome", &outcome)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "appealWaived", &appealWaived)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K34.
public struct Withdraw: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Withdraw" }
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

/// K35.
public struct MarkDuplicate: Message, CustomStringConvertible {
  public static var messageName: StaticString { "MarkDuplicate" }
  /// Labelled "original claim".
  public var original: Identifier
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    original = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(original: Identifier = Identifier(), reason: String = "") {
    self.original = original
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "original", &original)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K36. Ends a claim that should never have been.
public struct VoidClaim: Message, CustomStringConvertible {
  public static var messageName: StaticString { "VoidClaim" }
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

/// K37.
public struct Reopen: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Reopen" }
  /// Labelled "reason".
  public var reason: String
  /// Of the catalog of reasons for reopening.
  public var code: String

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    code = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", code: String = "") {
    self.reason = reason
    self.code = code
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "code", &code)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K33 to K35.
public struct ClaimClosed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimClosed" }
  /// Labelled "outcome".
  public var outcome: CloseOutcome
  /// Labelled "reason".
  public var reason: String
  /// Absent where version 1 decided.
  public var at: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    outcome = CloseOutcome()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(outcome: CloseOutcome = CloseOutcome(), reason: String = "", at: Instant? = nil) {
    self.outcome = outcome
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "outcome", &outcome)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K37: the old decision lapses to what was paid.
public struct ClaimReopened: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimReopened" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "approved".
  public var approved: Money
  /// Labelled "reserve".
  public var reserve: Money
  /// Labelled "code".
  public var code: String
  /// Where it goes on; `none` stands for `open`.
  public var status: ClaimStatus
  /// Reopened to pay what is owed, which does not count towards the limit.
  public var forDebt: Bool
  /// Appeals are counted anew, whatever becomes of the decision; since version 12.
  public var appealsAnew: Bool

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
    approved = Money()
    reserve = Money()
    code = ""
    status = ClaimStatus()
    forDebt = false
    appealsAnew = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", approved: Money = Money(), reserve: Money = Money(), code: String = "", status: ClaimStatus = ClaimStatus(), forDebt: Bool = false, appealsAnew: Bool = false) {
    self.reason = reason
    self.approved = approved
    self.reserve = reserve
    self.code = code
    self.status = status
    self.forDebt = forDebt
    self.appealsAnew = appealsAnew
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "approved", &approved)
    try visitor.field(3, "reserve", &reserve)
    try visitor.field(4, "code", &code)
    try visitor.field(5, "status", &status)
    try visitor.field(6, "forDebt", &forDebt)
    if !F.showsNames { try visitor.field(7, "appealsAnew", &appealsAnew) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K34.
public struct ClaimWithdrawn: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimWithdrawn" }
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

/// From K35.
public struct ClaimMarkedDuplicate: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimMarkedDuplicate" }
  /// Labelled "original claim".
  public var original: Identifier
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    original = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(original: Identifier = Identifier(), reason: String = "") {
    self.original = original
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "original", &original)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K36.
public struct ClaimVoided: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimVoided" }
  /// Labelled "reason".
  public var reason: String
  /// Labelled "at".
  public var at: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", at: Instant? = nil) {
    self.reason = reason
    self.at = at
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "at", &at)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

