import EventSourcing

// Where a report leads, and how it ends: the commands and the events of rows R13 to R15.

/// R13. Makes a claim of the report, in the same commit.
public struct EscalateReport: Message {
  public static var messageName: StaticString { "EscalateReport" }
  /// The new claim's id, chosen by the sender.
  public var claim = Identifier()
  public var title = ""
  public var claimed = Money()

  public init() {}
  public init(claim: Identifier = Identifier(), title: String = "", claimed: Money = Money()) {
    self.claim = claim
    self.title = title
    self.claimed = claimed
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claim", &claim)
    try fields.field(2, "title", &title)
    try fields.field(3, "claimed", &claimed)
  }
}

/// R14.
public struct CloseReport: Message {
  public static var messageName: StaticString { "CloseReport" }
  /// A code of `closeReasons`.
  public var reason = ""
  public var text = ""

  public init() {}
  public init(reason: String = "", text: String = "") {
    self.reason = reason
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "text", &text)
  }
}

/// R15.
public struct ReopenReport: Message {
  public static var messageName: StaticString { "ReopenReport" }
  public var reason = ""

  public init() {}
  public init(reason: String = "") {
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
  }
}

/// From R13.
public struct ReportEscalated: Message {
  public static var messageName: StaticString { "ReportEscalated" }
  public var claim = Identifier()
  public var at = Instant()

  public init() {}
  public init(claim: Identifier = Identifier(), at: Instant = Instant()) {
    self.claim = claim
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "claim", &claim)
    try fields.field(2, "at", &at)
  }
}

/// From R14.
public struct ReportClosed: Message {
  public static var messageName: StaticString { "ReportClosed" }
  public var reason = ""
  public var text = ""
  public var at = Instant()

  public init() {}
  public init(reason: String = "", text: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.text = text
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "text", &text)
    try fields.field(3, "at", &at)
  }
}

/// From R15.
public struct ReportReopened: Message {
  public static var messageName: StaticString { "ReportReopened" }
  public var reason = ""
  public var at = Instant()

  public init() {}
  public init(reason: String = "", at: Instant = Instant()) {
    self.reason = reason
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "at", &at)
  }
}
