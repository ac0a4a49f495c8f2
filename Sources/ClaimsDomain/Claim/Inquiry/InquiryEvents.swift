import EventSourcing

/// From K14.
public struct CheckRecorded: Message {
  public static var messageName: StaticString { "CheckRecorded" }
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

/// From K15.
public struct InformationRequested: Message {
  public static var messageName: StaticString { "InformationRequested" }
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

/// From K16. The last item lets the claim go on.
public struct InformationProvided: Message {
  public static var messageName: StaticString { "InformationProvided" }
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

/// From K17.
public struct InformationRequestExpired: Message {
  public static var messageName: StaticString { "InformationRequestExpired" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From K48.
public struct ClaimSupplemented: Message {
  public static var messageName: StaticString { "ClaimSupplemented" }
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

/// From K31 and K53: somebody has to look at the claim.
public struct ReviewRaised: Message {
  public static var messageName: StaticString { "ReviewRaised" }
  public var review: UInt32 = 0
  public var reason = ""
  /// The document that gave rise to it.
  public var document: Identifier?

  public init() {}
  public init(review: UInt32 = 0, reason: String = "", document: Identifier? = nil) {
    self.review = review
    self.reason = reason
    self.document = document
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "review", &review)
    try fields.field(2, "reason", &reason)
    try fields.field(3, "document", &document)
  }
}

/// From K50.
public struct ReviewCompleted: Message {
  public static var messageName: StaticString { "ReviewCompleted" }
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
