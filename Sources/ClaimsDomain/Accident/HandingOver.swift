import EventSourcing

// Handing the record over: the commands and events of rows A04 to A08.

/// A04. Done on the spot.
public struct SaveAccident: Message {
  public static var messageName: StaticString { "SaveAccident" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// A05.
public struct SubmitAccident: Message {
  public static var messageName: StaticString { "SubmitAccident" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// A06. Names the lead, the claim, or both, that it belongs to.
public struct LinkAccident: Message {
  public static var messageName: StaticString { "LinkAccident" }
  public var lead: Identifier?
  public var claim: Identifier?

  public init() {}
  public init(
    lead: Identifier? = nil, claim: Identifier? = nil
  ) {
    self.lead = lead
    self.claim = claim
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "lead", &lead)
    try fields.field(2, "claim", &claim)
  }
}

/// A07.
public struct DiscardAccident: Message {
  public static var messageName: StaticString { "DiscardAccident" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// A08. Says where a file's bytes are.
public struct RecordEvidenceUpload: Message {
  public static var messageName: StaticString { "RecordEvidenceUpload" }
  public var evidence = Identifier()
  public var status = UploadStatus()
  /// Where it is stored: a key or a URL.
  public var location = ""
  /// Of what is stored: 32 bytes.
  public var sha256: [UInt8] = []

  public init() {}
  public init(
    evidence: Identifier = Identifier(), status: UploadStatus = UploadStatus(),
    location: String = "", sha256: [UInt8] = []
  ) {
    self.evidence = evidence
    self.status = status
    self.location = location
    self.sha256 = sha256
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "evidence", &evidence)
    try fields.field(2, "status", &status)
    try fields.field(3, "location", &location)
    try fields.field(4, "sha256", &sha256)
  }
}

/// From A04.
public struct AccidentSaved: Message {
  public static var messageName: StaticString { "AccidentSaved" }
  public var at = Instant()

  public init() {}
  public init(
    at: Instant = Instant()
  ) {
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "at", &at)
  }
}

/// From A05.
public struct AccidentSubmitted: Message {
  public static var messageName: StaticString { "AccidentSubmitted" }
  /// The version of the text agreed to.
  public var consent = ""
  public var at = Instant()

  public init() {}
  public init(
    consent: String = "", at: Instant = Instant()
  ) {
    self.consent = consent
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "consent", &consent)
    try fields.field(2, "at", &at)
  }
}

/// From A06.
public struct AccidentLinked: Message {
  public static var messageName: StaticString { "AccidentLinked" }
  public var lead: Identifier?
  public var claim: Identifier?

  public init() {}
  public init(
    lead: Identifier? = nil, claim: Identifier? = nil
  ) {
    self.lead = lead
    self.claim = claim
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "lead", &lead)
    try fields.field(2, "claim", &claim)
  }
}

/// From A07.
public struct AccidentDiscarded: Message {
  public static var messageName: StaticString { "AccidentDiscarded" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {}
}

/// From A08.
public struct EvidenceUploaded: Message {
  public static var messageName: StaticString { "EvidenceUploaded" }
  public var evidence = Identifier()
  public var status = UploadStatus()
  public var location = ""

  public init() {}
  public init(
    evidence: Identifier = Identifier(), status: UploadStatus = UploadStatus(),
    location: String = ""
  ) {
    self.evidence = evidence
    self.status = status
    self.location = location
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "evidence", &evidence)
    try fields.field(2, "status", &status)
    try fields.field(3, "location", &location)
  }
}
