import EventSourcing

extension Refusal {
  /// Creates a refusal for all of these reasons, in this order.
  public init(_ reasons: [Reason]) { self.reasons = reasons }
  /// Creates a refusal for one reason, whose texts are in English alone.
  public init(_ code: RefusalCode, expected: String = "", found: String = "") {
    reasons = [Reason(code, expected: expected, found: found)]
  }
  /// Creates a refusal for one reason that can be told in other languages too.
  public init(
    _ code: RefusalCode, expected: Expectation = .nothingMore, found: Expectation
  ) {
    reasons = [Reason(code, expected: expected, found: found)]
  }
}

extension Reason {
  /// Creates a reason whose texts are in English alone.
  public init(_ code: RefusalCode, expected: String = "", found: String = "") {
    self.code = code
    self.expected = expected
    self.found = found
  }
}

extension Reason {
  /// Creates a reason that can be told in other languages too.
  public init(_ code: RefusalCode, expected: Expectation = .nothingMore, found: Expectation) {
    self.init(code, expected: expected.text, found: found.text)
    expectedDetail = expected.detail
    foundDetail = found.detail
  }

  /// Two reasons are the same if they say the same in English: one that was stored before there
  /// were details equals the one that is given today.
  public static func == (one: Reason, other: Reason) -> Bool {
    one.code == other.code && one.expected == other.expected && one.found == other.found
  }
}
