// Generated from Claim/Inquiry/Inquiry.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// K14.
public struct RecordCheck: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RecordCheck" }
  /// Labelled "kind".
  public var kind: CheckKind
  /// Labelled "result".
  public var result: CheckResult
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    kind = CheckKind()
    result = CheckResult()
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: CheckKind = CheckKind(), result: CheckResult = CheckResult(), text: String = "") {
    self.kind = kind
    self.result = result
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "result", &result)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K15. Asks the claimant; the claim waits until every item is there or the time is over.
public struct RequestInfo: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RequestInfo" }
  /// What is asked for, each once.
  public var items: [String]
  /// Labelled "due".
  public var due: Instant

  /// Creates one whose fields are all absent.
  public init() {
    items = []
    due = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(items: [String] = [], due: Instant = Instant()) {
    self.items = items
    self.due = due
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "items", &items)
    try visitor.field(2, "due", &due)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K16.
public struct ProvideInfo: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ProvideInfo" }
  /// Labelled "item".
  public var item: String
  /// Labelled "text".
  public var text: String
  /// Labelled "document".
  public var document: Identifier?

  /// Creates one whose fields are all absent.
  public init() {
    item = ""
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(item: String = "", text: String = "", document: Identifier? = nil) {
    self.item = item
    self.text = text
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "item", &item)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K17. Goes on without what was asked for.
public struct ExpireInfoRequest: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ExpireInfoRequest" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K48. Raises the claimed amount.
public struct Supplement: Message, CustomStringConvertible {
  public static var messageName: StaticString { "Supplement" }
  /// In all, not in addition.
  public var claimed: Money
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    claimed = Money()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claimed: Money = Money(), reason: String = "") {
    self.claimed = claimed
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claimed", &claimed)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K50. Ends a review task.
public struct CompleteReview: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CompleteReview" }
  /// Its number within the claim, from 1.
  public var review: UInt32
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    review = 0
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(review: UInt32 = 0, text: String = "") {
    self.review = review
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "review", &review)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// K53. Asks for somebody to look at the claim.
public struct RaiseReview: Message, CustomStringConvertible {
  public static var messageName: StaticString { "RaiseReview" }
  /// Labelled "reason".
  public var reason: String
  /// The document that gives rise to it, such as one that was revoked.
  public var document: Identifier?

  /// Creates one whose fields are all absent.
  public init() {
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(reason: String = "", document: Identifier? = nil) {
    self.reason = reason
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "reason", &reason)
    try visitor.field(2, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K14 and K14a.
public struct CheckRecorded: Message, CustomStringConvertible {
  public static var messageName: StaticString { "CheckRecorded" }
  /// Labelled "kind".
  public var kind: CheckKind
  /// Labelled "result".
  public var result: CheckResult
  /// Labelled "text".
  public var text: String
  /// When it was true, since version 9: a later one is not overridden.
  public var effective: Instant?

  /// Creates one whose fields are all absent.
  public init() {
    kind = CheckKind()
    result = CheckResult()
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(kind: CheckKind = CheckKind(), result: CheckResult = CheckResult(), text: String = "", effective: Instant? = nil) {
    self.kind = kind
    self.result = result
    self.text = text
    self.effective = effective
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "kind", &kind)
    try visitor.field(2, "result", &result)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(3, "text", &text)
    try visitor.field(4, "effective", &effective)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K15.
public struct InformationRequested: Message, CustomStringConvertible {
  public static var messageName: StaticString { "InformationRequested" }
  /// Labelled "items".
  public var items: [String]
  /// Labelled "due".
  public var due: Instant

  /// Creates one whose fields are all absent.
  public init() {
    items = []
    due = Instant()
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(items: [String] = [], due: Instant = Instant()) {
    self.items = items
    self.due = due
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "items", &items)
    try visitor.field(2, "due", &due)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K16. The last item lets the claim go on.
public struct InformationProvided: Message, CustomStringConvertible {
  public static var messageName: StaticString { "InformationProvided" }
  /// Labelled "item".
  public var item: String
  /// Labelled "text".
  public var text: String
  /// Labelled "document".
  public var document: Identifier?

  /// Creates one whose fields are all absent.
  public init() {
    item = ""
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(item: String = "", text: String = "", document: Identifier? = nil) {
    self.item = item
    self.text = text
    self.document = document
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(1, "item", &item)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
    try visitor.field(3, "document", &document)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K17.
public struct InformationRequestExpired: Message, CustomStringConvertible {
  public static var messageName: StaticString { "InformationRequestExpired" }

  /// Creates one whose fields are all absent.
  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K48.
public struct ClaimSupplemented: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ClaimSupplemented" }
  /// Labelled "claimed".
  public var claimed: Money
  /// Labelled "reason".
  public var reason: String

  /// Creates one whose fields are all absent.
  public init() {
    claimed = Money()
    reason = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(claimed: Money = Money(), reason: String = "") {
    self.claimed = claimed
    self.reason = reason
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "claimed", &claimed)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K14a, K31, K44 and K53: somebody has to look at the claim.
public struct ReviewRaised: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReviewRaised" }
  /// Labelled "review".
  public var review: UInt32
  /// Labelled "reason".
  public var reason: String
  /// The document that gave rise to it.
  public var document: Identifier?
  /// The payment that came back, where nobody was at work.
  public var payment: Identifier?
  /// A fact speaks against what was decided; since version 12.
  public var ofDecision: Bool

  /// Creates one whose fields are all absent.
  public init() {
    review = 0
    reason = ""
    ofDecision = false
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(review: UInt32 = 0, reason: String = "", document: Identifier? = nil, payment: Identifier? = nil, ofDecision: Bool = false) {
    self.review = review
    self.reason = reason
    self.document = document
    self.payment = payment
    self.ofDecision = ofDecision
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "review", &review)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "reason", &reason)
    try visitor.field(3, "document", &document)
    try visitor.field(4, "payment", &payment)
    if !F.showsNames { try visitor.field(5, "ofDecision", &ofDecision) }
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// From K50.
public struct ReviewCompleted: Message, CustomStringConvertible {
  public static var messageName: StaticString { "ReviewCompleted" }
  /// Labelled "review".
  public var review: UInt32
  /// Labelled "text".
  public var text: String

  /// Creates one whose fields are all absent.
  public init() {
    review = 0
    text = ""
  }
  /// Creates one of these fields; those that are left out are absent.
  public init(review: UInt32 = 0, text: String = "") {
    self.review = review
    self.text = text
  }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    try visitor.field(1, "review", &review)
    visitor.personal(of: DataSubject.subject.rawValue)
    try visitor.field(2, "text", &text)
  }
  public mutating func decode(from reader: inout WireReader) throws(WireError) { try visit(&reader) }
  public mutating func encode(to writer: inout WireWriter) throws(WireError) { try visit(&writer) }
}

/// What is checked about a claim.
public enum CheckKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Cover".
  case coverage = 1
  /// Labelled "Contract".
  case contract = 2
  /// Labelled "Deductible".
  case deductible = 3
  /// Labelled "Liability".
  case liability = 4
  /// Labelled "Plausibility".
  case likelihood = 5
  /// Labelled "Completeness".
  case completeness = 6
  /// Labelled "Prior claims".
  case priorClaims = 7

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CheckKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .coverage: "coverage"
      case .contract: "contract"
      case .deductible: "deductible"
      case .liability: "liability"
      case .likelihood: "likelihood"
      case .completeness: "completeness"
      case .priorClaims: "priorClaims"
    }
  }
}

/// What a check came to.
public enum CheckResult: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Passed".
  case passed = 1
  /// Labelled "Failed".
  case failed = 2
  /// Labelled "Unclear".
  case unclear = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "CheckResult" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .passed: "passed"
      case .failed: "failed"
      case .unclear: "unclear"
    }
  }
}

