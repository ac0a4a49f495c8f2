import ClaimsDomain

/// The texts of every language, from the tables in `Languages`.
///
/// Source: Specs/Words.md.
enum WordTables {
  /// The place of a key's text in each language.
  static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: keys.enumerated().map { ($0.element, $0.offset) })

  static func text(at place: Int, in language: Language) -> String {
    texts(in: language)[place]
  }

  /// The keys of a section without its name, with their places, as English orders them.
  static func section(_ name: String) -> [(key: String, place: Int)] {
    keys.enumerated().compactMap { place, key in
      key.hasPrefix(name + ".") ? (String(key.dropFirst(name.count + 1)), place) : nil
    }
  }

  /// The lines of a text, by its bytes: every process that prints a word waits for them.
  static func lines(of text: String) -> [String] {
    let first = mark[0]
    var (text, lines) = (text, [String]())
    text.withUTF8 { bytes in
      var (start, place, hasMark) = (0, 0, false)
      while place <= bytes.count {
        let byte = place < bytes.count ? bytes[place] : UInt8(ascii: "\n")
        if byte == first { hasMark = true }
        if byte == UInt8(ascii: "\n") {
          let line = bytes[start..<place]
          lines.append(String(decoding: line, as: UTF8.self))
          if hasMark { lines[lines.count - 1] = unfolded(line) }
          (start, hasMark) = (place + 1, false)
        }
        place += 1
      }
    }
    return lines
  }

  /// A text of several lines stands on one, with a mark for each end.
  private static let mark = Array("⏎".utf8)

  private static func unfolded(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var bytes: [UInt8] = []
    for byte in line {
      bytes.append(byte)
      if bytes.suffix(mark.count).elementsEqual(mark) {
        bytes.removeLast(mark.count)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Language {
  /// What speakers of the language call it.
  public var name: String { Phrase(named: "language.name")?[self] ?? rawValue }
}
