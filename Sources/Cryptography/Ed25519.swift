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
      Libcrypto.system != nil
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
      guard let system = Libcrypto.system else { return nil }
      return system.withKey(system.privateKey, key) { pair, _ in
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        return system.rawPublicKey(pair, &bytes, &count) == 1 && count == 32 ? bytes : nil
      }
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
      guard let system = Libcrypto.system else { return nil }
      return system.withKey(system.privateKey, key) { pair, digest in
        var (signature, count) = ([UInt8](repeating: 0, count: 64), 64)
        guard system.beginSigning(digest, nil, nil, nil, pair) == 1,
          system.sign(digest, &signature, &count, bytes, bytes.count) == 1, count == 64
        else { return nil }
        return signature
      }
    #endif
  }

  /// Whether a signature of bytes was made by the private half of a public key. False on a system
  /// that cannot verify: ask `isAvailable` first.
  public static func holds(_ signature: [UInt8], of bytes: [UInt8], by publicKey: [UInt8]) -> Bool {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
      return key?.isValidSignature(signature, for: bytes) ?? false
    #else
      guard let system = Libcrypto.system, signature.count == 64 else { return false }
      return system.withKey(system.publicKey, publicKey) { key, digest in
        system.beginVerifying(digest, nil, nil, nil, key) == 1
          && system.verify(digest, signature, 64, bytes, bytes.count) == 1
      } ?? false
    #endif
  }
}
