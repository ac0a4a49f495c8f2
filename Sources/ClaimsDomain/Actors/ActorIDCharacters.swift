import EventSourcing

extension ActorID {
  /// The first character, as `U+000A`, that would show this id as another one, or as two; nil if
  /// there is none.
  ///
  /// Source: Specs/Lifecycles/Actors.md, "Guards".
  public var firstUnprintable: String? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Control characters; ends of lines and paragraphs; marks that turn the direction of writing.
      case 0...0x1f, 0x7f...0x9f, 0x2028, 0x2029, 0x061c, 0x200e, 0x200f, 0x202a...0x202e,
        0x2066...0x2069:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      default: continue
      }
    }
    return nil
  }
}
