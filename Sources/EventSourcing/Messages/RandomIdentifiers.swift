extension Identifier {
  /// Draws an identifier: a UUID of version 4, whose other 122 bits are the generator's.
  ///
  /// Source: RFC 9562, section 5.4.
  public static func random(using generator: inout some RandomNumberGenerator) -> Identifier {
    Identifier(
      high: generator.next() & ~0xf000 | 0x4000, low: generator.next() & ~(3 << 62) | 1 << 63)
  }
}
