extension String {
  /// Whether two texts have the same bytes: no Unicode tables, which Embedded Swift lacks.
  func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether they differ in nothing but the case of letters of ASCII.
  func isSameIgnoringCase(as other: String) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
    return utf8.elementsEqual(other.utf8) { folded($0) == folded($1) }
  }
}
