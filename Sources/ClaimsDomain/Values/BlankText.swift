import EventSourcing

extension Unicode.Scalar {
  /// Whether nothing is seen of it: `White_Space` or `Default_Ignorable_Code_Point` of Unicode 16.
  /// As ranges, since Embedded Swift has no tables of properties.
  var isInvisible: Bool {
    switch value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0xad, 0x34f, 0x61c, 0x115f...0x1160, 0x1680,
      0x17b4...0x17b5, 0x180b...0x180f, 0x2000...0x200f, 0x2028...0x202f, 0x205f...0x206f, 0x3000,
      0x3164, 0xfe00...0xfe0f, 0xfeff, 0xffa0, 0xfff0...0xfff8, 0x1bca0...0x1bca3,
      0x1d173...0x1d17a, 0xe0000...0xe0fff:
      true
    default: false
    }
  }
}

extension String {
  /// Whether it has characters beyond those of a blank text, and none of them can be seen: to a reader
  /// it is a text that was left out.
  public var isUnseen: Bool {
    !isBlank
      && unicodeScalars.allSatisfy { scalar in
        // An empty pattern of Braille, and anchors of annotations, have neither property.
        scalar.isInvisible || scalar.value == 0x2800 || (0xfff9...0xfffb).contains(scalar.value)
      }
  }

  /// Whether it contains nothing but spaces, tabs and line breaks.
  var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || (0x09...0x0d).contains($0) }
  }
}

extension ActorID {
  /// Whether it names nobody. Before version 11 blanks were a name.
  func isMissing(in version: UInt32) -> Bool { version > 10 ? text.isBlank : isEmpty }
}
