#if canImport(CryptoKit)
  import CryptoKit
#endif

/// A key of 32 bytes that seals: what it sealed can be neither read nor changed without it. AES-256 in
/// Galois/Counter Mode, by CryptoKit if it exists, else by OpenSSL 3's libcrypto.
///
/// Source: NIST SP 800-38D; RFC 5116 §5.2.
public struct SealingKey: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  public static let size = 32
  public static let nonceSize = 12
  public static let tagSize = 16

  // In place: a key is copied more often than it is made.
  private let words: Words
  private typealias Words = (UInt64, UInt64, UInt64, UInt64)

  /// nil if there are not 32 bytes.
  public init?(_ bytes: [UInt8]) {
    guard let key = bytes.withUnsafeBytes({ SealingKey($0) }) else { return nil }
    self = key
  }

  /// The same from borrowed bytes.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.size else { return nil }
    words = bytes.loadUnaligned(as: Words.self)
  }

  public static func == (left: SealingKey, right: SealingKey) -> Bool { left.words == right.words }

  /// Whether this system can seal and open.
  public static var isAvailable: Bool {
    #if canImport(CryptoKit)
      true
    #else
      LibcryptoSealing.system != nil
    #endif
  }

  /// Seals bytes: as many again, and a tag of 16 behind them.
  ///
  /// - Parameters:
  ///   - nonce: 12 bytes, which this key never seals by again: two texts under one nonce tell each
  ///     other, and let others be forged.
  ///   - context: what the bytes belong to. It is needed to open them, and no part of the result.
  /// - Returns: nil if the nonce has not 12 bytes, or this system cannot seal.
  public func seal(
    _ bytes: [UInt8], nonce: [UInt8], authenticating context: [UInt8]
  ) -> [UInt8]? {
    var isSealed = false
    let size = bytes.count + Self.tagSize
    let sealed = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      isSealed = bytes.withUnsafeBytes { bytes in
        nonce.withUnsafeBytes { nonce in
          context.withUnsafeBytes { context in
            seal(
              bytes,
              to: UnsafeMutableRawBufferPointer(
                rebasing: UnsafeMutableRawBufferPointer(output)[..<size]),
              nonce: nonce, authenticating: context)
          }
        }
      }
      count = isSealed ? size : 0
    }
    return isSealed ? sealed : nil
  }

  /// The same in memory of the caller's own, which has room for just that.
  ///
  /// - Returns: false if the nonce has not 12 bytes, the room another size, or this system cannot seal.
  public func seal(
    _ bytes: UnsafeRawBufferPointer, to output: UnsafeMutableRawBufferPointer,
    nonce: UnsafeRawBufferPointer, authenticating context: UnsafeRawBufferPointer
  ) -> Bool {
    guard nonce.count == Self.nonceSize, output.count == bytes.count + Self.tagSize else {
      return false
    }
    #if canImport(CryptoKit)
      guard let nonce = try? AES.GCM.Nonce(data: nonce),
        let box = try? AES.GCM.seal(
          bytes, using: withBytes { SymmetricKey(data: $0) }, nonce: nonce, authenticating: context)
      else { return false }
      output.copyBytes(from: box.ciphertext)
      UnsafeMutableRawBufferPointer(rebasing: output[bytes.count...]).copyBytes(from: box.tag)
      return true
    #else
      return withBytes {
        LibcryptoSealing.system?.seal(
          bytes, to: output, by: $0, nonce, authenticating: context)
      } ?? false
    #endif
  }

  /// Opens what was sealed.
  ///
  /// - Returns: nil unless this key sealed just these bytes, under this nonce and in this context.
  public func open(
    _ sealed: [UInt8], nonce: [UInt8], authenticating context: [UInt8]
  ) -> [UInt8]? {
    guard nonce.count == Self.nonceSize, sealed.count >= Self.tagSize else { return nil }
    #if canImport(CryptoKit)
      let end = sealed.count - Self.tagSize
      guard let nonce = try? AES.GCM.Nonce(data: nonce),
        let box = try? AES.GCM.SealedBox(
          nonce: nonce, ciphertext: sealed[..<end], tag: sealed[end...]),
        let opened = try? AES.GCM.open(
          box, using: withBytes { SymmetricKey(data: $0) }, authenticating: context)
      else { return nil }
      return Array(opened)
    #else
      return withBytes {
        LibcryptoSealing.system?.opened(sealed, by: $0, nonce, authenticating: context)
      }
    #endif
  }

  /// Lends the key's bytes, to be sealed under another key.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: words, body)
  }

  public var description: String { "a sealing key" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
