// Generated from Claim/Payments/Payments.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K26. Asks for a payment out of what was approved, or of an expense.
public struct RequestPayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RequestPayment" }
  /// Chosen by the sender; new within the claim.
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "payee".
  public var payee: String
  /// Labelled "line".
  public var line: ReserveLine?

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    payee = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), payee: String = "", line: ReserveLine? = nil) {
    self.payment = payment
    self.amount = amount
    self.payee = payee
    self.line = line
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(3, "payee", &payee)
    try visitor.field(4, "line", &line)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K27. A second person agrees.
public struct AuthorisePayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "AuthorisePayment" }
  /// Labelled "payment".
  public var payment: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier()) {
    self.payment = payment
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K28.
public struct DeclinePayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DeclinePayment" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), reason: String = "") {
    self.payment = payment
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K29. Pays out.
public struct IssuePayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "IssuePayment" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Whether no further payment follows, although less was paid than approved.
  public var final: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    final = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), final: Bool = false) {
    self.payment = payment
    self.final = final
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "final", &final)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K30. The bank says that the money has arrived.
public struct ClearPayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClearPayment" }
  /// Labelled "payment".
  public var payment: Identifier

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier()) {
    self.payment = payment
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K31. The money was stopped, or did not arrive.
public struct StopPayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StopPayment" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Whether it failed by itself.
  public var failed: Bool
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    failed = false
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), failed: Bool = false, reason: String = "") {
    self.payment = payment
    self.failed = failed
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "failed", &failed)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K32. Takes money back that has arrived.
public struct ReversePayment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReversePayment" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Whether the bank returned it by itself, so that it is still owed.
  public var returned: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    reason = ""
    returned = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), reason: String = "", returned: Bool = false) {
    self.payment = payment
    self.amount = amount
    self.reason = reason
    self.returned = returned
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
    try visitor.field(4, "returned", &returned)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K54. Gives up paying what is owed.
public struct WriteOffDebt: Message, CustomStringConvertible {
  public static var messageName: StaticString { "WriteOffDebt" }
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

/// From K26.
public struct PaymentRequested: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentRequested" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "payee".
  public var payee: String
  /// Labelled "requested by".
  public var requestedBy: ActorID
  /// Labelled "line".
  public var line: ReserveLine?
  /// Whether it is paid beside what is decided; before version 11 nothing was.
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    payee = ""
    requestedBy = ActorID()
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), payee: String = "", requestedBy: ActorID = ActorID(), line: ReserveLine? = nil, expense: Bool = false) {
    self.payment = payment
    self.amount = amount
    self.payee = payee
    self.requestedBy = requestedBy
    self.line = line
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(3, "payee", &payee)
    try visitor.field(4, "requestedBy", &requestedBy)
    try visitor.field(5, "line", &line)
    try visitor.field(6, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K27.
public struct PaymentAuthorised: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentAuthorised" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "authorised by".
  public var authorisedBy: ActorID
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    authorisedBy = ActorID()
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), authorisedBy: ActorID = ActorID(), expense: Bool = false) {
    self.payment = payment
    self.authorisedBy = authorisedBy
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "authorisedBy", &authorisedBy)
    try visitor.field(3, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K29.
public struct PaymentIssued: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentIssued" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Absent where version 1 decided.
  public var issuedBy: ActorID
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    issuedBy = ActorID()
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), issuedBy: ActorID = ActorID(), expense: Bool = false) {
    self.payment = payment
    self.amount = amount
    self.issuedBy = issuedBy
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    try visitor.field(3, "issuedBy", &issuedBy)
    try visitor.field(4, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K29: nothing more is to be paid.
public struct ClaimSettled: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimSettled" }
  /// Labelled "paid".
  public var paid: Money

  /// Creates one whose fields are all absent.
  public init() {
    paid = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(paid: Money = Money()) {
    self.paid = paid
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "paid", &paid)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K28.
public struct PaymentDeclined: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentDeclined" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "reason".
  public var reason: String
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    reason = ""
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), reason: String = "", expense: Bool = false) {
    self.payment = payment
    self.reason = reason
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K30.
public struct PaymentCleared: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentCleared" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), expense: Bool = false) {
    self.payment = payment
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K31.
public struct PaymentStopped: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentStopped" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    reason = ""
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), reason: String = "", expense: Bool = false) {
    self.payment = payment
    self.amount = amount
    self.reason = reason
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
    try visitor.field(4, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K31.
public struct PaymentFailed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentFailed" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    reason = ""
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), reason: String = "", expense: Bool = false) {
    self.payment = payment
    self.amount = amount
    self.reason = reason
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
    try visitor.field(4, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K32.
public struct PaymentReversed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PaymentReversed" }
  /// Labelled "payment".
  public var payment: Identifier
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "reason".
  public var reason: String
  /// Whether the bank returned it by itself.
  public var returned: Bool
  /// Labelled "expense".
  public var expense: Bool

  /// Creates one whose fields are all absent.
  public init() {
    payment = Identifier()
    amount = Money()
    reason = ""
    returned = false
    expense = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(payment: Identifier = Identifier(), amount: Money = Money(), reason: String = "", returned: Bool = false, expense: Bool = false) {
    self.payment = payment
    self.amount = amount
    self.reason = reason
    self.returned = returned
    self.expense = expense
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "payment", &payment)
    try visitor.field(2, "amount", &amount)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "reason", &reason)
    try visitor.field(4, "returned", &returned)
    try visitor.field(5, "expense", &expense)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K54.
public struct DebtWrittenOff: Message, CustomStringConvertible {
  public static var messageName: StaticString { "DebtWrittenOff" }
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

/// What one person wrote off, of a debt or a loss.
public struct WriteOff: Message, CustomStringConvertible {
  public static var messageName: StaticString { "WriteOff" }
  /// Labelled "written off by".
  public var writtenOffBy: ActorID
  /// Labelled "amount".
  public var amount: Money

  /// Creates one whose fields are all absent.
  public init() {
    writtenOffBy = ActorID()
    amount = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(writtenOffBy: ActorID = ActorID(), amount: Money = Money()) {
    self.writtenOffBy = writtenOffBy
    self.amount = amount
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "writtenOffBy", &writtenOffBy)
    try visitor.field(2, "amount", &amount)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// Where a payment stands. The numbers are stored.
///
/// Source: Specs/Lifecycles/Payments.md.
public enum PaymentStatus: UInt32, CodedEnum {
  /// Not said.
  case none = 0
  /// Labelled "Requested".
  case requested = 1
  /// Labelled "Authorised".
  case authorised = 2
  /// Labelled "Paid out".
  case issued = 3
  /// Labelled "Cleared".
  case cleared = 4
  /// Labelled "Declined".
  case declined = 5
  /// Labelled "Stopped".
  case stopped = 6
  /// Labelled "Failed".
  case failed = 7
  /// Labelled "Reversed".
  case reversed = 8

  public init() { self = .none }
  public static var schemaName: StaticString { "PaymentStatus" }

  public var name: StaticString {
    switch self {
      case .none: "none"
      case .requested: "requested"
      case .authorised: "authorised"
      case .issued: "issued"
      case .cleared: "cleared"
      case .declined: "declined"
      case .stopped: "stopped"
      case .failed: "failed"
      case .reversed: "reversed"
    }
  }
}

/// A payment as the claim knows it.
public struct Payment: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Payment" }
  /// Labelled "id".
  public var id: Identifier
  /// Labelled "status".
  public var status: PaymentStatus
  /// Labelled "amount".
  public var amount: Money
  /// Labelled "payee".
  public var payee: String
  /// Labelled "requested by".
  public var requestedBy: ActorID
  /// Labelled "authorised by".
  public var authorisedBy: ActorID
  /// Labelled "line".
  public var line: ReserveLine?
  /// Labelled "paid out by".
  public var issuedBy: ActorID
  /// How much came back of what was cleared.
  public var reversed: Money

  /// Creates one whose fields are all absent.
  public init() {
    id = Identifier()
    status = PaymentStatus()
    amount = Money()
    payee = ""
    requestedBy = ActorID()
    authorisedBy = ActorID()
    issuedBy = ActorID()
    reversed = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(id: Identifier = Identifier(), status: PaymentStatus = PaymentStatus(), amount: Money = Money(), payee: String = "", requestedBy: ActorID = ActorID(), authorisedBy: ActorID = ActorID(), line: ReserveLine? = nil, issuedBy: ActorID = ActorID(), reversed: Money = Money()) {
    self.id = id
    self.status = status
    self.amount = amount
    self.payee = payee
    self.requestedBy = requestedBy
    self.authorisedBy = authorisedBy
    self.line = line
    self.issuedBy = issuedBy
    self.reversed = reversed
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "id", &id)
    try visitor.field(2, "status", &status)
    try visitor.field(3, "amount", &amount)
    visitor.personal(of: DataSubject.other.rawValue)
    try visitor.field(4, "payee", &payee)
    try visitor.field(5, "requestedBy", &requestedBy)
    try visitor.field(6, "authorisedBy", &authorisedBy)
    try visitor.field(7, "line", &line)
    try visitor.field(8, "issuedBy", &issuedBy)
    try visitor.field(9, "reversed", &reversed)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

