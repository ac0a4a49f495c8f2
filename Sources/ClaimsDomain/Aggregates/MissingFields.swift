extension Reason {
  /// That these fields are missing, by name; nil if none is.
  init?(_ code: RefusalCode, missing fields: KeyValuePairs<String, Bool>) {
    guard let violation = Violation(missing: fields) else { return nil }
    self.init(code, violation)
  }
}
