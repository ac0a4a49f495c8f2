import EventSourcing

extension ActorID {
  /// The first character, as `U+000A`, that would show this id as another one, or as two; nil if
  /// there is none.
  ///
  /// Source: Specs/Lifecycles/Actors.md, "Guards".
  public var firstUnprintable: String? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      // Control characters; ends of lines and paragraphs; marks that turn the direction of writing.
      case 0...0x1f, 0x7f...0x9f, 0x2028, 0x2029, 0x061c, 0x200e, 0x200f, 0x202a...0x202e,
        0x2066...0x2069:
        true
      default: false
      }
    }.map { $0.codePoint }
  }

  /// The first character that nobody can see, so that this id looks like another one; nil if there
  /// is none. A space counts at either end and behind another one.
  ///
  /// Source: Specs/Lifecycles/Actors.md, "Guards".
  public var firstInvisible: String? {
    var isBehindSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " "
      if isSpace ? isBehindSpace : scalar.isInvisible { return scalar.codePoint }
      isBehindSpace = isSpace
    }
    return isBehindSpace && !text.isEmpty ? Unicode.Scalar(0x20).codePoint : nil
  }

  /// The first character that ids are not made of; nil if there is none.
  ///
  /// Source: Specs/Lifecycles/Actors.md, "Ids that look alike".
  public var firstOutsideAlphabet: String? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x22, 0x60, 0xd7, 0xf7, 0x131...0x133, 0x138, 0x13f...0x140, 0x149, 0x17f: true
      case 0x20...0x7e, 0xc0...0x17e: false
      default: true
      }
    }.map { $0.codePoint }
  }

  /// What ids that look alike have in common: the hash of their skeleton.
  ///
  /// Source: Unicode Technical Standard 39, section 4, for the characters that ids are made of.
  var look: Identifier {
    fnv1a128(
      text.unicodeScalars.lazy.flatMap { scalar -> String.UTF8View in
        switch scalar.value {
        case 0x30: "O".utf8
        case 0x31, 0x49, 0x7c: "l".utf8
        case 0x6d: "rn".utf8
        case 0xc6: "AE".utf8
        case 0xcd: "\u{13a}".utf8
        case 0xe6: "ae".utf8
        case 0x110: "\u{d0}".utf8
        case 0x152: "OE".utf8
        case 0x153: "oe".utf8
        default: String(scalar).utf8
        }
      })
  }
}

extension Unicode.Scalar {
  /// `U+000A`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
