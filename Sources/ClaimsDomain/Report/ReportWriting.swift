import EventSourcing

// A reporter's draft: the commands and the events of rows R01, R02, R04 and R05.

/// R01. Begins a report.
public struct StartReport: Message {
  public static var messageName: StaticString { "StartReport" }
  /// Whose report it is. A claimant's own are theirs, whatever stands here; nobody where it is
  /// anonymous.
  public var reporter = ActorID()
  public var isAnonymous = false
  /// The report's number in the system that it was brought over from.
  public var number: UInt64?
  /// 32 bytes: the SHA-256 hash of a code that the sender chose and alone knows. Whoever gives the
  /// hash again may go on with an anonymous draft, and finds the report.
  public var receipt: [UInt8] = []

  public init() {}
  public init(
    reporter: ActorID = ActorID(), isAnonymous: Bool = false, number: UInt64? = nil,
    receipt: [UInt8] = []
  ) {
    self.reporter = reporter
    self.isAnonymous = isAnonymous
    self.number = number
    self.receipt = receipt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reporter", &reporter)
    try fields.field(2, "isAnonymous", &isAnonymous)
    try fields.field(3, "number", &number)
    try fields.field(4, "receipt", &receipt)
  }
}

/// R02. Changes what is given; what is absent stays as it is.
public struct EditReport: Message {
  public static var messageName: StaticString { "EditReport" }
  public var details = IncidentDetails()
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8] = []

  public init() {}
  public init(_ details: IncidentDetails, receipt: [UInt8] = []) {
    self.details = details
    self.receipt = receipt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try details.visit(&fields)
    // Room for more details.
    try fields.field(100, "receipt", &receipt)
  }
}

/// R04. Hands the draft in.
public struct SubmitReport: Message {
  public static var messageName: StaticString { "SubmitReport" }
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8] = []

  public init() {}
  public init(receipt: [UInt8] = []) {
    self.receipt = receipt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "receipt", &receipt)
  }
}

/// R05. Throws the draft away.
public struct DiscardReport: Message {
  public static var messageName: StaticString { "DiscardReport" }
  /// What whoever has the report's receipt knows; asked of anonymous reporters alone.
  public var receipt: [UInt8] = []

  public init() {}
  public init(receipt: [UInt8] = []) {
    self.receipt = receipt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "receipt", &receipt)
  }
}

/// From R01.
public struct ReportStarted: Message {
  public static var messageName: StaticString { "ReportStarted" }
  public var reporter = ActorID()
  public var isAnonymous = false
  public var number: UInt64?
  public var receipt: [UInt8] = []
  public var at = Instant()

  public init() {}
  public init(
    reporter: ActorID = ActorID(), isAnonymous: Bool = false, number: UInt64? = nil,
    receipt: [UInt8] = [], at: Instant = Instant()
  ) {
    self.reporter = reporter
    self.isAnonymous = isAnonymous
    self.number = number
    self.receipt = receipt
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reporter", &reporter)
    try fields.field(2, "isAnonymous", &isAnonymous)
    try fields.field(3, "number", &number)
    try fields.field(4, "receipt", &receipt)
    try fields.field(5, "at", &at)
  }
}

/// From R02: only what changed.
public struct ReportEdited: Message {
  public static var messageName: StaticString { "ReportEdited" }
  public var details = IncidentDetails()
  public var at = Instant()

  public init() {}
  public init(details: IncidentDetails = IncidentDetails(), at: Instant = Instant()) {
    self.details = details
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
    try fields.field(2, "at", &at)
  }
}

/// From R04.
public struct ReportSubmitted: Message {
  public static var messageName: StaticString { "ReportSubmitted" }
  public var at = Instant()

  public init() {}
  public init(at: Instant = Instant()) {
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "at", &at)
  }
}

/// From R05.
public struct ReportDiscarded: Message {
  public static var messageName: StaticString { "ReportDiscarded" }
  public var at = Instant()

  public init() {}
  public init(at: Instant = Instant()) {
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "at", &at)
  }
}
