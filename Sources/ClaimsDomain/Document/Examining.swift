import EventSourcing

// Handing in, reading and judging: the commands and the events of rows D05 to D09 and D13.

/// D05.
public struct SubmitDocument: Message {
  public static var messageName: StaticString { "SubmitDocument" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
  }
}

/// D06.
public struct RecordOCR: Message {
  public static var messageName: StaticString { "RecordOCR" }
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

/// D07.
public struct VerifyDocument: Message {
  public static var messageName: StaticString { "VerifyDocument" }
  public var note = ""

  public init() {}
  public init(note: String = "") {
    self.note = note
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "note", &note)
  }
}

/// D08.
public struct RejectDocument: Message {
  public static var messageName: StaticString { "RejectDocument" }
  /// Of the catalog `documentRejectionReasons`; at least one.
  public var codes: [String] = []
  public var text = ""

  public init() {}
  public init(codes: [String] = [], text: String = "") {
    self.codes = codes
    self.text = text
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "codes", &codes)
    try fields.field(2, "text", &text)
  }
}

/// D09.
public struct ResubmitDocument: Message {
  public static var messageName: StaticString { "ResubmitDocument" }

  public init() {}

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
  }
}

/// D13.
public struct RevokeDocument: Message {
  public static var messageName: StaticString { "RevokeDocument" }
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
