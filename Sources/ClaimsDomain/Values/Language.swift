extension Language {
  /// The languages in which an administrator writes labels and texts: those of a `Wording`.
  public static let written: [Language] = [.en, .es]

  /// The language of a BCP 47 tag: `es-MX` and `es-419` are Spanish, `en-XA` is what it says.
  /// Case does not matter, nor whether the subtags are parted by a hyphen or, as in a locale's
  /// name, by an underscore.
  ///
  /// - Returns: nil for every other language.
  ///
  /// Source: RFC 5646, section 2.1; RFC 4647, section 3.4, "Lookup".
  public init?(tag: String) {
    let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    let language =
      Language.allCases.first { $0.isNamed(tag.utf8) }
      ?? Language.allCases.first { $0.isNamed(primary) }
    guard let language else { return nil }
    self = language
  }

  private func isNamed<Tag: Sequence<UInt8>>(_ tag: Tag) -> Bool {
    tag.elementsEqual(rawValue.utf8) { found, own in
      found | 0x20 == own | 0x20 || (found == UInt8(ascii: "_") && own == UInt8(ascii: "-"))
    }
  }
}
