import EventSourcing

extension Refusal {
  public init(_ reasons: [Reason]) { self.reasons = reasons }
  public init(_ code: RefusalCode, expected: String = "", found: String = "") {
    reasons = [Reason(code, expected: expected, found: found)]
  }
}

extension Reason {
  public init(_ code: RefusalCode, expected: String = "", found: String = "") {
    self.code = code
    self.expected = expected
    self.found = found
  }
}
