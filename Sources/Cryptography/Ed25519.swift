#if canImport(CryptoKit)
  import CryptoKit
#endif

/// Signatures of 64 bytes by keys of 32, made and checked by the system's own cryptography.
///
/// That is CryptoKit if it exists, else OpenSSL 3's libcrypto, where the system has it. A system with
/// neither makes and checks none: see `isAvailable`.
///
/// Source: RFC 8032 §5.1.
public enum Ed25519 {
  /// Whether this system can sign and verify.
  public static var isAvailable: Bool {
    #if canImport(CryptoKit)
      true
    #else
      LibcryptoSigning.system != nil
    #endif
  }

  /// The public key of a private one.
  ///
  /// - Returns: nil if the key has not 32 bytes, or this system cannot sign.
  public static func publicKey(of key: [UInt8]) -> [UInt8]? {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: key)
      return key.map { Array($0.publicKey.rawRepresentation) }
    #else
      LibcryptoSigning.system?.publicKey(of: key)
    #endif
  }

  /// Signs bytes by a private key. CryptoKit's signatures of the same bytes differ; all of them hold.
  ///
  /// - Returns: nil if the key has not 32 bytes, or this system cannot sign.
  public static func signature(of bytes: [UInt8], by key: [UInt8]) -> [UInt8]? {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: key)
      return (try? key?.signature(for: bytes)).map { Array($0) }
    #else
      LibcryptoSigning.system?.signature(of: bytes, by: key)
    #endif
  }

  /// Whether a signature of bytes was made by the private half of a public key. False on a system
  /// that cannot verify: ask `isAvailable` first.
  public static func holds(_ signature: [UInt8], of bytes: [UInt8], by publicKey: [UInt8]) -> Bool {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
      return key?.isValidSignature(signature, for: bytes) ?? false
    #else
      LibcryptoSigning.system?.holds(signature, of: bytes, by: publicKey) ?? false
    #endif
  }
}
