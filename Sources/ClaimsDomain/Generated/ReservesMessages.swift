// Generated from Claim/Reserves/Reserves.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K18. Sets the gross reserve of a line: what it is expected to cost in all.
/// Above the sender's authority it becomes a proposal.
public struct SetReserve: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SetReserve" }
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "line".
  public var line: ReserveLine?

  /// Creates one whose fields are all absent.
  public init() {
    amount = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(amount: Money = Money(), line: ReserveLine? = nil) {
    self.amount = amount
    self.line = line
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "amount", &amount)
    try visitor.field(2, "line", &line)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K19. A second person agrees to a proposed reserve.
public struct ConfirmReserve: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConfirmReserve" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K19a.
public struct DeclineReserve: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DeclineReserve" }
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

/// From K18 and K19.
public struct ReserveSet: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReserveSet" }
  /// Labelled "reserve".
  public var reserve: Money
  /// Labelled "line".
  public var line: ReserveLine?

  /// Creates one whose fields are all absent.
  public init() {
    reserve = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reserve: Money = Money(), line: ReserveLine? = nil) {
    self.reserve = reserve
    self.line = line
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reserve", &reserve)
    try visitor.field(2, "line", &line)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From what ends a claim: what is left is set free; the gross reserve falls to what was paid.
public struct ReserveReleased: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReserveReleased" }
  /// Labelled "reserve".
  public var reserve: Money

  /// Creates one whose fields are all absent.
  public init() {
    reserve = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reserve: Money = Money()) {
    self.reserve = reserve
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reserve", &reserve)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K18: more than the sender may set alone.
public struct ReserveProposed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReserveProposed" }
  /// Labelled "reserve".
  public var reserve: Money
  /// Labelled "line".
  public var line: ReserveLine?
  /// Labelled "proposed by".
  public var proposedBy: ActorID

  /// Creates one whose fields are all absent.
  public init() {
    reserve = Money()
    proposedBy = ActorID()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reserve: Money = Money(), line: ReserveLine? = nil, proposedBy: ActorID = ActorID()) {
    self.reserve = reserve
    self.line = line
    self.proposedBy = proposedBy
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reserve", &reserve)
    try visitor.field(2, "line", &line)
    try visitor.field(3, "proposedBy", &proposedBy)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K19a.
public struct ReserveProposalDeclined: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReserveProposalDeclined" }
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

/// What a reserve or a payment is for.
public enum CostType: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Claim cost".
  case claimCost = 1
  /// Labelled "Expense".
  case expense = 2

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CostType" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .claimCost: "claimCost"
      case .expense: "expense"
    }
  }
}

/// What part of a claim's cost an amount belongs to. All empty: the general line.
public struct ReserveLine: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReserveLine" }
  /// Labelled "exposure".
  public var exposure: String
  /// Labelled "kind of cost".
  public var costType: CostType
  /// Labelled "category".
  public var category: String

  /// Creates one whose fields are all absent.
  public init() {
    exposure = ""
    costType = CostType()
    category = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(exposure: String = "", costType: CostType = CostType(), category: String = "") {
    self.exposure = exposure
    self.costType = costType
    self.category = category
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "exposure", &exposure)
    try visitor.field(2, "costType", &costType)
    try visitor.field(3, "category", &category)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// The reserve of one line, in a claim that tells its costs apart.
public struct LineReserve: Message, CustomStringConvertible {
  public static var messageName: StaticString { "LineReserve" }
  /// Labelled "line".
  public var line: ReserveLine
  /// Labelled "reserve".
  public var reserve: Money

  /// Creates one whose fields are all absent.
  public init() {
    line = ReserveLine()
    reserve = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(line: ReserveLine = ReserveLine(), reserve: Money = Money()) {
    self.line = line
    self.reserve = reserve
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "line", &line)
    try visitor.field(2, "reserve", &reserve)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

