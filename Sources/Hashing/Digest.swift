/// The SHA-256 hash of some bytes.
public struct Digest: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The 32 bytes, eight at a time, most significant first.
  let words: (UInt64, UInt64, UInt64, UInt64)

  init(_ words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

  public static var byteCount: Int { 32 }

  /// - Returns: nil unless there are 32 bytes.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    func word(_ place: Int) -> UInt64 {
      var word: UInt64 = 0
      for byte in bytes[(place * 8)..<(place * 8 + 8)] { word = word << 8 | UInt64(byte) }
      return word
    }
    words = (word(0), word(1), word(2), word(3))
  }

  /// Reads 64 hexadecimal digits in lower case, as `description` writes them.
  ///
  /// - Returns: nil for anything else, capitals among it: a file has one name.
  public init?(_ text: String) {
    var bytes: [UInt8] = []
    var half: UInt8?
    for character in text.utf8 {
      let digit: UInt8
      switch character {
      case 0x30...0x39: digit = character - 0x30
      case 0x61...0x66: digit = character - 0x57
      default: return nil
      }
      if let high = half { bytes.append(high << 4 | digit) }
      half = half == nil ? digit : nil
    }
    guard half == nil else { return nil }
    self.init(bytes)
  }

  /// Writes the 32 bytes.
  public func write(to memory: UnsafeMutableRawPointer) {
    memory.storeBytes(of: words.0.bigEndian, as: UInt64.self)
    memory.storeBytes(of: words.1.bigEndian, toByteOffset: 8, as: UInt64.self)
    memory.storeBytes(of: words.2.bigEndian, toByteOffset: 16, as: UInt64.self)
    memory.storeBytes(of: words.3.bigEndian, toByteOffset: 24, as: UInt64.self)
  }

  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.byteCount)
    for word in [words.0, words.1, words.2, words.3] {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return bytes
  }

  /// 64 hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * Self.byteCount)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  public static func == (left: Digest, right: Digest) -> Bool { left.words == right.words }

  public static func < (left: Digest, right: Digest) -> Bool { left.words < right.words }

  public func hash(into hasher: inout Hasher) {
    // Any 64 bits of a hash are as good as all of them.
    hasher.combine(words.0)
  }
}
