extension Reason {
  /// That these fields are missing, by name; nil where none is.
  init?(_ code: RefusalCode, missing fields: KeyValuePairs<String, Bool>) {
    var names = ""
    for (name, isMissing) in fields where isMissing { names += (names.isEmpty ? "" : ", ") + name }
    guard !names.isEmpty else { return nil }
    self.init(code, expected: names)
  }
}
