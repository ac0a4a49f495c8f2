/// A language in which people are spoken to.
public enum Language: String, CaseIterable, Sendable {
  case en, es

  /// The language of a BCP 47 tag: `es-MX` and `es-419` are Spanish. Case does not matter, nor
  /// whether the subtags are parted by a hyphen or, as in a locale's name, by an underscore.
  ///
  /// - Returns: nil for every other language.
  ///
  /// Source: RFC 5646, section 2.1; RFC 4647, section 3.4, "Lookup".
  public init?(tag: String) {
    let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    let language = Language.allCases.first { language in
      primary.elementsEqual(language.rawValue.utf8) { $0 | 0x20 == $1 }
    }
    guard let language else { return nil }
    self = language
  }
}
