import EventSourcing

// Recording an accident where it happened: the commands and events of rows A01 to A03 and A09.

/// A01.
public struct StartAccident: Message {
  public static var messageName: StaticString { "StartAccident" }
  public var details = AccidentDetails()

  public init() {}
  public init(
    details: AccidentDetails = AccidentDetails()
  ) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// A02.
public struct AddEvidence: Message {
  public static var messageName: StaticString { "AddEvidence" }
  public var evidence = AccidentEvidence()

  public init() {}
  public init(
    evidence: AccidentEvidence = AccidentEvidence()
  ) {
    self.evidence = evidence
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "evidence", &evidence)
  }
}

/// A03. Changes what is given; what is absent or empty stays as it is.
public struct EditAccident: Message {
  public static var messageName: StaticString { "EditAccident" }
  public var details = AccidentDetails()

  public init() {}
  public init(
    details: AccidentDetails = AccidentDetails()
  ) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// A09. The file is left out; that it was there stays in the log.
public struct RemoveEvidence: Message {
  public static var messageName: StaticString { "RemoveEvidence" }
  public var evidence = Identifier()

  public init() {}
  public init(
    evidence: Identifier = Identifier()
  ) {
    self.evidence = evidence
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "evidence", &evidence)
  }
}

/// From A01.
public struct AccidentStarted: Message {
  public static var messageName: StaticString { "AccidentStarted" }
  public var reporter = ActorID()
  public var details = AccidentDetails()
  /// When it was written down, which may be long before the log heard of it.
  public var recordedAt = Instant()

  public init() {}
  public init(
    reporter: ActorID = ActorID(), details: AccidentDetails = AccidentDetails(),
    recordedAt: Instant = Instant()
  ) {
    self.reporter = reporter
    self.details = details
    self.recordedAt = recordedAt
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reporter", &reporter)
    try fields.field(2, "details", &details)
    try fields.field(3, "recordedAt", &recordedAt)
  }
}

/// From A02.
public struct EvidenceAdded: Message {
  public static var messageName: StaticString { "EvidenceAdded" }
  public var evidence = AccidentEvidence()

  public init() {}
  public init(
    evidence: AccidentEvidence = AccidentEvidence()
  ) {
    self.evidence = evidence
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "evidence", &evidence)
  }
}

/// From A03: only what changed.
public struct AccidentEdited: Message {
  public static var messageName: StaticString { "AccidentEdited" }
  public var details = AccidentDetails()

  public init() {}
  public init(
    details: AccidentDetails = AccidentDetails()
  ) {
    self.details = details
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "details", &details)
  }
}

/// From A09.
public struct EvidenceRemoved: Message {
  public static var messageName: StaticString { "EvidenceRemoved" }
  public var evidence = Identifier()

  public init() {}
  public init(
    evidence: Identifier = Identifier()
  ) {
    self.evidence = evidence
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "evidence", &evidence)
  }
}
