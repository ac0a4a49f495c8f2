#if canImport(CryptoKit)
  import CryptoKit
#elseif SystemCrypto
  import CLibcrypto
#endif

/// Signatures of 64 bytes by keys of 32, made and checked by the system's own cryptography.
///
/// That is CryptoKit if it exists, else libcrypto, for which the package is built with the trait
/// `SystemCrypto`. A build with neither makes and checks none: see `isAvailable`.
///
/// Source: RFC 8032 §5.1.
public enum Ed25519 {
  /// Whether this build can sign and verify.
  public static var isAvailable: Bool {
    #if canImport(CryptoKit) || SystemCrypto
      true
    #else
      false
    #endif
  }

  /// The public key of a private one.
  ///
  /// - Returns: nil if the key has not 32 bytes, or this build cannot sign.
  public static func publicKey(of key: [UInt8]) -> [UInt8]? {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: key)
      return key.map { Array($0.publicKey.rawRepresentation) }
    #elseif SystemCrypto
      guard let pair = keyPair(key) else { return nil }
      defer { EVP_PKEY_free(pair) }
      var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
      return EVP_PKEY_get_raw_public_key(pair, &bytes, &count) == 1 && count == 32 ? bytes : nil
    #else
      return nil
    #endif
  }

  /// Signs bytes by a private key. CryptoKit's signatures of the same bytes differ; all of them hold.
  ///
  /// - Returns: nil if the key has not 32 bytes, or this build cannot sign.
  public static func signature(of bytes: [UInt8], by key: [UInt8]) -> [UInt8]? {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: key)
      return (try? key?.signature(for: bytes)).map { Array($0) }
    #elseif SystemCrypto
      guard let pair = keyPair(key), let context = EVP_MD_CTX_new() else { return nil }
      defer {
        EVP_MD_CTX_free(context)
        EVP_PKEY_free(pair)
      }
      var (signature, count) = ([UInt8](repeating: 0, count: 64), 64)
      guard EVP_DigestSignInit(context, nil, nil, nil, pair) == 1,
        EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1, count == 64
      else { return nil }
      return signature
    #else
      return nil
    #endif
  }

  /// Whether a signature of bytes was made by the private half of a public key. False in a build
  /// that cannot verify: ask `isAvailable` first.
  public static func holds(_ signature: [UInt8], of bytes: [UInt8], by publicKey: [UInt8]) -> Bool {
    #if canImport(CryptoKit)
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
      return key?.isValidSignature(signature, for: bytes) ?? false
    #elseif SystemCrypto
      guard publicKey.count == 32, signature.count == 64,
        let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, publicKey, 32)
      else { return false }
      defer { EVP_PKEY_free(key) }
      guard let context = EVP_MD_CTX_new() else { return false }
      defer { EVP_MD_CTX_free(context) }
      return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
        && EVP_DigestVerify(context, signature, 64, bytes, bytes.count) == 1
    #else
      return false
    #endif
  }

  #if !canImport(CryptoKit) && SystemCrypto
    private static func keyPair(_ key: [UInt8]) -> OpaquePointer? {
      key.count == 32 ? EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, key, 32) : nil
    }
  #endif
}
