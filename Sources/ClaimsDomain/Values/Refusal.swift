import EventSourcing

/// Why a command was refused: every reason at once. A refusal is an answer, not a failure.
public struct Refusal: Message, Error {
  public static var messageName: StaticString { "Refusal" }
  public var reasons: [Reason] = []

  public init() {}
  public init(_ reasons: [Reason]) { self.reasons = reasons }
  public init(_ code: RefusalCode, expected: String = "", found: String = "") {
    reasons = [Reason(code, expected: expected, found: found)]
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
  }
}

/// One reason: a stable code, and what was expected and found where that says more.
public struct Reason: Message {
  public static var messageName: StaticString { "Reason" }
  public var code = RefusalCode.unspecified
  /// What would have been accepted: `at most 500.00 EUR`.
  public var expected = ""
  /// What was sent, or what stands.
  public var found = ""

  public init() {}
  public init(_ code: RefusalCode, expected: String = "", found: String = "") {
    self.code = code
    self.expected = expected
    self.found = found
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "code", &code)
    try fields.field(2, "expected", &expected)
    try fields.field(3, "found", &found)
  }
}
