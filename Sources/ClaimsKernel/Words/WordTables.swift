import ClaimsDomain

/// The texts of every language, from the tables in `Languages`.
///
/// Source: Specs/Words.md.
enum WordTables {
  /// The place of a key's text in each language.
  static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: lines(of: keys).enumerated().map { ($0.element, $0.offset) })

  static func text(at place: Int, in language: Language) -> String {
    tables[language]?[place] ?? ""
  }

  /// The keys of a section without its name, with their places, as English orders them.
  static func section(_ name: String) -> [(key: String, place: Int)] {
    lines(of: keys).enumerated().compactMap { place, key in
      key.hasPrefix(name + ".") ? (String(key.dropFirst(name.count + 1)), place) : nil
    }
  }

  private static let tables: [Language: [String]] = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      (language, lines(of: texts(in: language)))
    })

  /// The lines of a text, byte by byte: every process that says something begins with it. A text of several lines
  /// stands on one, with a ⏎ for each end.
  private static func lines(of text: String) -> [String] {
    var (text, lines) = (text, [String]())
    text.withUTF8 { bytes in
      var (start, place, hasMark) = (0, 0, false)
      while place <= bytes.count {
        let byte = place < bytes.count ? bytes[place] : UInt8(ascii: "\n")
        if byte == 0xe2 { hasMark = true }
        if byte == UInt8(ascii: "\n") {
          let line = String(decoding: bytes[start..<place], as: UTF8.self)
          lines.append(hasMark ? line.replacing("⏎", with: "\n") : line)
          (start, hasMark) = (place + 1, false)
        }
        place += 1
      }
    }
    return lines
  }
}

extension Language {
  /// What speakers of the language call it.
  public var name: String { Phrase(named: "language.name")?[self] ?? rawValue }
}
