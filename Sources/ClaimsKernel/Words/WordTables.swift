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
      // A text of several lines stands on one.
      (language, lines(of: texts(in: language)).map { $0.replacing("⏎", with: "\n") })
    })

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}

extension Language {
  /// What speakers of the language call it.
  public var name: String { Phrase(named: "language.name")?[self] ?? rawValue }
}
