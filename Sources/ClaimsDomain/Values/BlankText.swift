extension String {
  /// Whether nothing but spaces, tabs and line breaks stands in it.
  var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || (0x09...0x0d).contains($0) }
  }
}
