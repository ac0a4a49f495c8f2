import EventSourcing

extension JSONWriter {
  /// A text between the quotation marks of an XML attribute.
  ///
  /// - Returns: whether it has characters that XML 1.0 cannot hold: U+FFFD stands for each.
  ///
  /// Source: Extensible Markup Language 1.0, 2.2 and 3.3.3: line ends and tabs would be read as spaces.
  mutating func xml(_ text: String) -> Bool {
    let isPlain =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        guard !bytes.contains(where: Self.wantsXMLEscape) else { return false }
        raw(bytes)
        return true
      } ?? false
    if isPlain { return false }
    var isReplaced = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: raw("&amp;")
      case 0x3c: raw("&lt;")
      case 0x3e: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x09: raw("&#9;")
      case 0x0a: raw("&#10;")
      case 0x0d: raw("&#13;")
      case 0..<0x20, 0xfffe, 0xffff:
        raw("\u{fffd}")
        isReplaced = true
      default: raw(String(scalar))
      }
    }
    return isReplaced
  }

  /// 0xef begins U+FFFE and U+FFFF, and others.
  private static func wantsXMLEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x26 || byte == 0x3c || byte == 0x3e || byte == 0x22 || byte == 0xef
  }
}
