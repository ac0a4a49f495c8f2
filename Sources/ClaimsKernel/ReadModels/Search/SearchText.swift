/// The words that are looked for: each must stand somewhere in a claim's title or in what was
/// written down about it, also within a longer word.
///
/// Letters A to Z are found in either case. All other characters are compared byte by byte, as they
/// were written: `É` is not found by `é`, nor `é` by `e`. What is neither a letter A to Z, nor a
/// digit, nor beyond ASCII separates words.
public struct SearchText: Equatable, Sendable {
  let words: [[UInt8]]

  /// - Returns: nil for a text without any word.
  public init?(_ text: String) {
    words = foldedWords(of: Array(text.utf8)).map { Array($0) }
    if words.isEmpty { return nil }
  }
}

/// The words of a text, with A to Z in lower case.
func foldedWords(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  folded(text).split { byte in
    !((0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte >= 0x80)
  }
}

func folded(_ text: some Sequence<UInt8>) -> [UInt8] {
  text.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
}
