import EventSourcing

// Checks and questions: rows K14 to K17, K48 and K50.

/// What is checked about a claim.
public enum CheckKind: UInt32, CodedEnum {
  case unspecified = 0
  case coverage = 1
  case contract = 2
  case deductible = 3
  case liability = 4
  case likelihood = 5
  case completeness = 6
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
  case unspecified = 0
  case passed = 1
  case failed = 2
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

/// K14.
public struct RecordCheck: Message {
  public static var messageName: StaticString { "RecordCheck" }
  public var kind = CheckKind.unspecified
  public var result = CheckResult.unspecified
  public var text = ""

  public init() {}
  public init(kind: CheckKind = .unspecified, result: CheckResult = .unspecified, text: String = "")
  {
    self.kind = kind
    self.result = result
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "result", &result)
    try fields.field(3, "text", &text)
  }
}

/// K15. Asks the claimant; the claim waits until every item is there or the time is over.
public struct RequestInfo: Message {
  public static var messageName: StaticString { "RequestInfo" }
  /// What is asked for, each once.
  public var items: [String] = []
  public var due = Instant()

  public init() {}
  public init(items: [String] = [], due: Instant = Instant()) {
    self.items = items
    self.due = due
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "items", &items)
    try fields.field(2, "due", &due)
  }
}

/// K16.
public struct ProvideInfo: Message {
  public static var messageName: StaticString { "ProvideInfo" }
  public var item = ""
  public var text = ""
  public var document: Identifier?

  public init() {}
  public init(item: String = "", text: String = "", document: Identifier? = nil) {
    self.item = item
    self.text = text
    self.document = document
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "item", &item)
    try fields.field(2, "text", &text)
    try fields.field(3, "document", &document)
  }
}

/// K17. Goes on without what was asked for.
public struct ExpireInfoRequest: Message {
  public static var messageName: StaticString { "ExpireInfoRequest" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// K48. Raises the claimed amount.
public struct Supplement: Message {
  public static var messageName: StaticString { "Supplement" }
  /// In all, not in addition.
  public var claimed = Money()
  public var reason = ""

  public init() {}
  public init(claimed: Money = Money(), reason: String = "") {
    self.claimed = claimed
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claimed", &claimed)
    try fields.field(2, "reason", &reason)
  }
}

/// K53. Asks for somebody to look at the claim.
public struct RaiseReview: Message {
  public static var messageName: StaticString { "RaiseReview" }
  public var reason = ""
  /// The document that gives rise to it, such as one that was revoked.
  public var document: Identifier?

  public init() {}
  public init(reason: String = "", document: Identifier? = nil) {
    self.reason = reason
    self.document = document
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "document", &document)
  }
}

/// K50. Ends a review task.
public struct CompleteReview: Message {
  public static var messageName: StaticString { "CompleteReview" }
  /// Its number within the claim, from 1.
  public var review: UInt32 = 0
  public var text = ""

  public init() {}
  public init(review: UInt32 = 0, text: String = "") {
    self.review = review
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "review", &review)
    try fields.field(2, "text", &text)
  }
}
