/// A text that only the holder of a key can read: what a log keeps where somebody's words stood.
///
/// It is a text itself, so that who has no key folds and shows it as any other: U+0000, which no other text of a
/// log contains, and the base64url of
///
///      0  version   1 byte, 1
///      1  key       16 bytes, most significant first: its id in the keyring
///     17  nonce     12 bytes
///     29  the text in UTF-8, sealed, and a tag of 16 bytes
///
/// What it is sealed in the context of, see `SealedPlace`. Source: Specs/Secrecy.md, "Sealed texts".
public struct SealedText: Equatable, Sendable {
  /// The only version that is written and read.
  public static let version: UInt8 = 1
  private static let headSize = 29
  private static let tagSize = 16

  /// The key's id in the keyring.
  public let key: Identifier
  /// Twelve bytes, drawn at random for each text.
  public let nonce: [UInt8]
  /// With its tag.
  public let sealed: [UInt8]

  /// - Precondition: the nonce has 12 bytes, and what is sealed at least the 16 of its tag.
  public init(key: Identifier, nonce: [UInt8], sealed: [UInt8]) {
    (self.key, self.nonce, self.sealed) = (key, nonce, sealed)
  }

  /// Reads one, in UTF-8; nil if the text is none.
  public init?(_ text: UnsafeRawBufferPointer) {
    guard Self.hides(text),
      let bytes = bytes(base64URL: UnsafeRawBufferPointer(rebasing: text.dropFirst())),
      bytes.count >= Self.headSize + Self.tagSize, bytes[0] == Self.version
    else { return nil }
    key = Identifier(bytes[1..<17])
    nonce = Array(bytes[17..<Self.headSize])
    sealed = Array(bytes[Self.headSize...])
  }

  /// Reads one; nil for any other text, including one that was erased.
  public init?(_ text: String) {
    guard let sealed = Array(text.utf8).withUnsafeBytes({ Self($0) }) else { return nil }
    self = sealed
  }

  /// The text that the log keeps: U+0000 and base64url.
  public var text: String {
    let utf8 = nonce.withUnsafeBytes { nonce in
      Self.utf8(key: key, nonce: nonce, count: sealed.count - Self.tagSize) {
        $0.copyBytes(from: sealed)
        return true
      }
    }
    return String(decoding: utf8 ?? [], as: UTF8.self)
  }

  /// A text in UTF-8 that is sealed now.
  ///
  /// - Parameters:
  ///   - key: the id of the key by which it is sealed.
  ///   - nonce: 12 bytes.
  ///   - count: how many bytes are sealed.
  ///   - seal: writes them, sealed, and the tag to where there is just the room.
  /// - Returns: nil if they were not sealed.
  public static func utf8(
    key: Identifier, nonce: UnsafeRawBufferPointer, count: Int,
    _ seal: (UnsafeMutableRawBufferPointer) -> Bool
  ) -> [UInt8]? {
    let size = headSize + count + tagSize
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { bytes in
      bytes[0] = version
      bytes.storeBytes(of: key.high.bigEndian, toByteOffset: 1, as: UInt64.self)
      bytes.storeBytes(of: key.low.bigEndian, toByteOffset: 9, as: UInt64.self)
      UnsafeMutableRawBufferPointer(rebasing: bytes[17..<headSize]).copyBytes(from: nonce)
      guard seal(UnsafeMutableRawBufferPointer(rebasing: bytes[headSize...])) else { return nil }
      let end = 1 + base64URLCount(size)
      return [UInt8](unsafeUninitializedCapacity: end) { text, count in
        text[0] = 0
        writeBase64URL(
          UnsafeRawBufferPointer(bytes), to: UnsafeMutableBufferPointer(rebasing: text[1..<end]))
        count = end
      }
    }
  }

  // MARK: Texts that cannot be read

  /// Whether a text stands for one that cannot be read: it is sealed, or its key was destroyed.
  public static func hides(_ text: String) -> Bool { text.utf8.first == 0 }
  /// The same of a text in UTF-8.
  public static func hides(_ text: UnsafeRawBufferPointer) -> Bool { text.first == 0 }

  /// What stands for a text whose key was destroyed.
  public static func erased(at time: Instant) -> String { erasedMark + time.text }

  /// What is left of a text that was to be sealed by a key that was destroyed before.
  public static let dropped = "\u{0}"

  /// When the key of a text was destroyed; nil if the text is not known to be erased.
  public static func erasure(of text: String) -> Instant? {
    guard hides(text), text.hasPrefix(erasedMark) else { return nil }
    return Instant(String(text.dropFirst(erasedMark.count)))
  }

  /// Not base64url.
  private static let erasedMark = "\u{0}erased "

  /// Whether a sealed text may stand in a payload: a quick look, which finds all, and finds one in a few payloads
  /// of other fields.
  public static func mayStand(in payload: UnsafeRawBufferPointer) -> Bool {
    // U+0000, and the first six bits of the version.
    for place in payload.indices.dropLast() where payload[place] == 0 && payload[place + 1] == 0x41
    {
      return true
    }
    return false
  }
}
