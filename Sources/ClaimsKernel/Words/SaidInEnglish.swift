import ClaimsDomain

/// Texts that were put into English before the language was known: what reasons of an earlier
/// version say, and what the log says of its own bytes. They are found among the English texts of
/// one section of the tables, and told in another language by the text of the same key.
struct SaidInEnglish: Sendable {
  /// What refusals say was expected or found.
  static let expectations = SaidInEnglish(section: "expected")
  /// What the log says of its bytes and proofs.
  static let log = SaidInEnglish(section: "log", isNested: true)

  private let exact: [String: Int]
  /// The longest first, since a short one may stand within a long one.
  private let patterns: [(en: Pattern, place: Int)]

  /// Whether what is filled in may be such a text again.
  private let isNested: Bool

  private init(section: String, isNested: Bool = false) {
    self.isNested = isNested
    let texts = WordTables.section(section).map { entry in
      (en: WordTables.text(at: entry.place, in: .en), place: entry.place)
    }
    exact = Dictionary(
      texts.filter { !$0.en.contains("{") }.map { ($0.en, $0.place) }, uniquingKeysWith: { $1 })
    patterns = texts.filter { $0.en.contains("{") }.sorted { $0.en.count > $1.en.count }
      .map { (Pattern($0.en), $0.place) }
  }

  /// The text in another language; nil if the tables have no such text. What is filled in is put
  /// into words by `word`, or stays as it is.
  func text(
    _ said: String, in language: Language, filling word: (String) -> String? = { _ in nil }
  ) -> String? {
    if language == .en { return said }
    if let place = exact[said] { return WordTables.text(at: place, in: language) }
    for (en, place) in patterns {
      guard let found = en.values(in: said) else { continue }
      let values = found.map { value in
        (en.holdsFields ? word(value) : isNested ? text(value, in: language) : nil) ?? value
      }
      return WordTables.text(at: place, in: language).filled(with: values)
    }
    return nil
  }

  /// A text with holes, whose order in English is that of their numbers.
  struct Pattern: Sendable {
    /// What stands before, between and behind the holes.
    private let fixed: [Substring]
    /// Whether names of fields are filled in.
    let holdsFields: Bool

    init(_ text: String) {
      fixed = text.split(separator: /\{\d(?::field)?\}/, omittingEmptySubsequences: false)
      holdsFields = text.contains(":field}")
    }

    /// What is filled in; nil if the text is another one.
    func values(in said: String) -> [String]? {
      guard said.hasPrefix(fixed[0]) else { return nil }
      var rest = said.dropFirst(fixed[0].count)
      var values: [String] = []
      for (index, words) in fixed.dropFirst().enumerated() {
        let end =
          index < fixed.count - 2
          ? (words.isEmpty ? nil : rest.firstRange(of: words)) : rest.suffixRange(of: words)
        guard let end, end.lowerBound > rest.startIndex else { return nil }
        values.append(String(rest[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      }
      return rest.isEmpty ? values : nil
    }
  }
}

extension Substring {
  /// The range of the text at the end.
  fileprivate func suffixRange(of text: Substring) -> Range<Index>? {
    hasSuffix(text) ? index(endIndex, offsetBy: -text.count)..<endIndex : nil
  }
}
