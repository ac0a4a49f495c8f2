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

  private let bytes: [UInt8]

  /// nil if there are not 32 bytes.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

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
    guard nonce.count == Self.nonceSize else { return nil }
    #if canImport(CryptoKit)
      guard let nonce = try? AES.GCM.Nonce(data: nonce),
        let box = try? AES.GCM.seal(
          bytes, using: SymmetricKey(data: self.bytes), nonce: nonce, authenticating: context)
      else { return nil }
      return Array(box.ciphertext) + Array(box.tag)
    #else
      return LibcryptoSealing.system?.sealed(
        bytes, by: self.bytes, nonce, authenticating: context)
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
          box, using: SymmetricKey(data: bytes), authenticating: context)
      else { return nil }
      return Array(opened)
    #else
      return LibcryptoSealing.system?.opened(
        sealed, by: bytes, nonce, authenticating: context)
    #endif
  }

  /// Lends the key's bytes, to be sealed under another key.
  public func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result { body(bytes) }

  public var description: String { "a sealing key" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
