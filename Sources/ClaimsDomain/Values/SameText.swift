extension String {
  /// Whether two texts have the same bytes: no Unicode tables, which Embedded Swift lacks.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
