// Generated from Claim/Cover/Cover.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K60. Records the terms of the policy, as the insurer has them: all of them, not only what changed.
public struct ConfirmPolicy: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ConfirmPolicy" }
  /// Labelled "policy".
  public var policy: Policy
  /// Where they were looked up: a system of policies, a contract.
  public var source: String

  /// Creates one whose fields are all absent.
  public init() {
    policy = Policy()
    source = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(policy: Policy = Policy(), source: String = "") {
    self.policy = policy
    self.source = source
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "policy", &policy)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "source", &source)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K60.
public struct PolicyConfirmed: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PolicyConfirmed" }
  /// Labelled "policy".
  public var policy: Policy
  /// Labelled "source".
  public var source: String
  /// When the terms were true: those of a later time are not overridden.
  public var effective: Instant

  /// Creates one whose fields are all absent.
  public init() {
    policy = Policy()
    source = ""
    effective = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(policy: Policy = Policy(), source: String = "", effective: Instant = Instant()) {
    self.policy = policy
    self.source = source
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "policy", &policy)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "source", &source)
    try visitor.field(3, "effective", &effective)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// How a benefit comes of what is claimed: eligible less deductible, coinsurance and what is over a
/// limit.
public struct Adjudication: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Adjudication" }
  /// The line item; none for the claim as a whole.
  public var item: Identifier?
  /// Labelled "claimed".
  public var claimed: Money
  /// What is allowed of it.
  public var eligible: Money
  /// Labelled "deductible".
  public var deductible: Money
  /// Labelled "insured's share".
  public var coinsurance: Money
  /// Labelled "over a limit".
  public var overLimit: Money
  /// Labelled "benefit".
  public var benefit: Money

  /// Creates one whose fields are all absent.
  public init() {
    claimed = Money()
    eligible = Money()
    deductible = Money()
    coinsurance = Money()
    overLimit = Money()
    benefit = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(item: Identifier? = nil, claimed: Money = Money(), eligible: Money = Money(), deductible: Money = Money(), coinsurance: Money = Money(), overLimit: Money = Money(), benefit: Money = Money()) {
    self.item = item
    self.claimed = claimed
    self.eligible = eligible
    self.deductible = deductible
    self.coinsurance = coinsurance
    self.overLimit = overLimit
    self.benefit = benefit
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "item", &item)
    try visitor.field(2, "claimed", &claimed)
    try visitor.field(3, "eligible", &eligible)
    try visitor.field(4, "deductible", &deductible)
    try visitor.field(5, "coinsurance", &coinsurance)
    try visitor.field(6, "overLimit", &overLimit)
    try visitor.field(7, "benefit", &benefit)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is used up of a policy's aggregate limit.
public struct PolicyErosion: Message, CustomStringConvertible {
  public static var messageName: StaticString { "PolicyErosion" }
  /// Labelled "reference".
  public var reference: String
  /// Labelled "amount".
  public var amount: Money
  /// Beside it, if the rules have expenses erode limits.
  public var expenses: Money

  /// Creates one whose fields are all absent.
  public init() {
    reference = ""
    amount = Money()
    expenses = Money()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reference: String = "", amount: Money = Money(), expenses: Money = Money()) {
    self.reference = reference
    self.amount = amount
    self.expenses = expenses
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "reference", &reference)
    try visitor.field(2, "amount", &amount)
    try visitor.field(3, "expenses", &expenses)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

