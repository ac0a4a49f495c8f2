extension String {
  /// Whether it contains nothing but spaces, tabs and line breaks.
  var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || (0x09...0x0d).contains($0) }
  }
}
