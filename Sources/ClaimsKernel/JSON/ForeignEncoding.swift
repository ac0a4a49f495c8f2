extension [UInt8] {
  /// Why these are not the first bytes of a text in UTF-8, with what makes it one; nil if they may
  /// be. No text here begins with a character whose half is zero in UTF-16.
  var foreignEncoding: Phrase? {
    if starts(with: [0x1f, 0x8b]) { return Phrase(.thisIsCompressedWithGzip) }
    let isUTF16 =
      starts(with: [0xfe, 0xff]) || starts(with: [0xff, 0xfe]) || prefix(4).contains(0)
    return isUTF16 ? Phrase(.thisIsUTF16Put) : nil
  }
}
