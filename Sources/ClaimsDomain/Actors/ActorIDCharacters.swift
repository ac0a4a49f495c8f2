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
}

extension Unicode.Scalar {
  /// `U+000A`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
