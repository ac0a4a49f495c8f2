/// A 128-bit identifier of a stream or a command: random, or derived by its issuer.
///
/// Compares by its bits. Its text is that of a UUID (RFC 9562), in lower case.
@frozen public struct Identifier: Hashable, Sendable, Comparable {
  /// The first 64 bits.
  public var high: UInt64
  /// The last 64 bits.
  public var low: UInt64

  /// Creates an identifier from its first and last 64 bits.
  @inlinable public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The zero identifier: "none".
  @inlinable public init() { self.init(high: 0, low: 0) }

  @inlinable public static func < (left: Identifier, right: Identifier) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// Reads 32 hexadecimal digits, with hyphens as in a UUID or with none at all.
  public init?(_ text: String) {
    var digits = 0
    var words: (UInt64, UInt64) = (0, 0)
    var place = 0
    let hyphenated = text.utf8.count == 36
    guard hyphenated || text.utf8.count == 32 else { return nil }
    for byte in text.utf8 {
      defer { place += 1 }
      if hyphenated, place == 8 || place == 13 || place == 18 || place == 23 {
        guard byte == 0x2d else { return nil }
        continue
      }
      guard let digit = hexadecimalDigit(byte) else { return nil }
      if digits < 16 { words.0 = words.0 << 4 | digit } else { words.1 = words.1 << 4 | digit }
      digits += 1
    }
    guard digits == 32 else { return nil }
    self.init(high: words.0, low: words.1)
  }

  /// Its sixteen bytes, most significant first.
  @inlinable public var bytes: [UInt8] {
    (0..<16).map {
      UInt8(truncatingIfNeeded: ($0 < 8 ? high : low) &>> UInt64(56 &- ($0 & 7) &* 8))
    }
  }

  /// - Parameter bytes: sixteen, most significant first; of more, the last sixteen count.
  @inlinable public init(_ bytes: some Collection<UInt8>) {
    self.init()
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
  }

  /// The text of a UUID: 36 characters, in lower case.
  public var text: String {
    String(unsafeUninitializedCapacity: Self.textLength) { text in
      write(to: text)
      return Self.textLength
    }
  }

  static var textLength: Int { 36 }

  /// Writes the text into room for so many bytes.
  func write(to text: UnsafeMutableBufferPointer<UInt8>) {
    func digit(_ value: UInt8) -> UInt8 { value &+ (value < 10 ? 0x30 : 0x57) }
    var place = 0
    for byte in 0..<16 {
      if byte == 4 || byte == 6 || byte == 8 || byte == 10 {
        text[place] = 0x2d
        place += 1
      }
      let half = byte < 8 ? high : low
      let value = UInt8(truncatingIfNeeded: half &>> UInt64(56 &- (byte & 7) &* 8))
      text[place] = digit(value &>> 4)
      text[place + 1] = digit(value & 15)
      place += 2
    }
  }
}

extension Identifier: FieldValue {
  @inlinable public static var wireType: WireType { .length }
  /// Sixteen bytes, most significant first; none at all for the zero identifier.
  public static var schemaName: StaticString { "bytes" }
  public static var schemaMeaning: StaticString { "identifier" }
  @inlinable public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) { try visitor.leaf(&self) }
  @inlinable public var isPlainlyDefault: Bool { high | low == 0 }
}

func hexadecimalDigit(_ byte: UInt8) -> UInt64? {
  switch byte {
  case 0x30...0x39: return UInt64(byte - 0x30)
  case 0x61...0x66: return UInt64(byte - 0x61 + 10)
  case 0x41...0x46: return UInt64(byte - 0x41 + 10)
  default: return nil
  }
}
