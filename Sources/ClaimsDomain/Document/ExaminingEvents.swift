import EventSourcing

/// From D05.
public struct DocumentSubmitted: Message {
  public static var messageName: StaticString { "DocumentSubmitted" }
  public var by = ActorID()
  public var at: Instant?

  public init() {}
  public init(by: ActorID = ActorID(), at: Instant? = nil) {
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "by", &by)
    try fields.field(2, "at", &at)
  }
}

/// From D06.
public struct OCRRecorded: Message {
  public static var messageName: StaticString { "OCRRecorded" }
  public var reading = DocumentReading()

  public init() {}
  public init(reading: DocumentReading = DocumentReading()) {
    self.reading = reading
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reading", &reading)
  }
}

/// From D07.
public struct DocumentVerified: Message {
  public static var messageName: StaticString { "DocumentVerified" }
  public var by = ActorID()
  public var at: Instant?
  public var note = ""

  public init() {}
  public init(by: ActorID = ActorID(), at: Instant? = nil, note: String = "") {
    self.by = by
    self.at = at
    self.note = note
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "by", &by)
    try fields.field(2, "at", &at)
    try fields.field(3, "note", &note)
  }
}

/// From D08.
public struct DocumentRejected: Message {
  public static var messageName: StaticString { "DocumentRejected" }
  public var codes: [String] = []
  public var text = ""
  public var by = ActorID()

  public init() {}
  public init(codes: [String] = [], text: String = "", by: ActorID = ActorID()) {
    self.codes = codes
    self.text = text
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "codes", &codes)
    try fields.field(2, "text", &text)
    try fields.field(3, "by", &by)
  }
}

/// From D09.
public struct DocumentResubmitted: Message {
  public static var messageName: StaticString { "DocumentResubmitted" }
  public var by = ActorID()
  public var at: Instant?

  public init() {}
  public init(by: ActorID = ActorID(), at: Instant? = nil) {
    self.by = by
    self.at = at
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "by", &by)
    try fields.field(2, "at", &at)
  }
}

/// From D13.
public struct DocumentRevoked: Message {
  public static var messageName: StaticString { "DocumentRevoked" }
  public var reason = ""
  public var by = ActorID()

  public init() {}
  public init(reason: String = "", by: ActorID = ActorID()) {
    self.reason = reason
    self.by = by
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reason", &reason)
    try fields.field(2, "by", &by)
  }
}
