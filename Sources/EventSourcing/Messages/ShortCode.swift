/// Up to eight characters of ASCII in a register: what a value that is a short code, such as a
/// currency's, hands to a visitor. A string to every reader and writer.
@frozen public struct ShortCode: Hashable, Sendable {
  /// The characters, the last one in the lowest byte; zero for none at all.
  public let characters: UInt64

  /// Creates a code from characters that are packed like `characters`, without checking them.
  @inlinable public init(characters: UInt64) { self.characters = characters }

  /// - Returns: nil for more than eight characters, and for any that is not ASCII or zero.
  @inlinable public init?(_ text: String) {
    var characters: UInt64 = 0
    for byte in text.utf8 {
      guard Self.takes(byte), characters < 1 << 56 else { return nil }
      characters = characters << 8 | UInt64(byte)
    }
    self.init(characters: characters)
  }

  @inlinable @inline(__always) init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count <= 8 else { return nil }
    var characters: UInt64 = 0
    for byte in bytes {
      guard Self.takes(byte) else { return nil }
      characters = characters << 8 | UInt64(byte)
    }
    self.init(characters: characters)
  }

  /// How many characters it has: 0 to 8.
  @inlinable public var count: Int { 8 - characters.leadingZeroBitCount / 8 }

  /// The character at a place below `count`.
  @inlinable public subscript(place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: characters >> (8 * UInt64(count - 1 - place)))
  }

  /// The characters as a string; empty if there are none.
  public var text: String {
    String(unsafeUninitializedCapacity: 8) { buffer in
      for place in 0..<count { buffer[place] = self[place] }
      return count
    }
  }

  @inlinable static func takes(_ byte: UInt8) -> Bool { (1...0x7f).contains(byte) }
}
