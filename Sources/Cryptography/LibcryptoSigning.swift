#if !canImport(CryptoKit)
  /// Ed25519 by libcrypto.
  ///
  /// Source: EVP_PKEY_new(3ossl), EVP_DigestSignInit(3ossl), EVP_DigestVerifyInit(3ossl).
  struct LibcryptoSigning: Sendable {
    /// nil if the system has no libcrypto, or one that lacks a function or is not allowed Ed25519.
    static let system: LibcryptoSigning? = {
      guard let found = Libcrypto.system.flatMap({ LibcryptoSigning($0) }), found.hasEd25519 else {
        return nil
      }
      return found
    }()

    typealias Object = Libcrypto.Object
    typealias Input = Libcrypto.Input
    typealias Output = Libcrypto.Output
    typealias Count = UnsafeMutablePointer<Int>
    typealias NewKey = @Sendable @convention(c) (CInt, Object, Input, Int) -> Object
    typealias RawKey = @Sendable @convention(c) (Object, Output, Count) -> CInt
    typealias Begin = @Sendable @convention(c) (Object, Object, Object, Object, Object) -> CInt
    typealias Sign = @Sendable @convention(c) (Object, Output, Count, Input, Int) -> CInt
    typealias Verify = @Sendable @convention(c) (Object, Input, Int, Input, Int) -> CInt

    private let newPrivateKey: NewKey
    private let newPublicKey: NewKey
    private let rawPublicKey: RawKey
    private let freeKey: Libcrypto.Free
    private let newContext: Libcrypto.New
    private let freeContext: Libcrypto.Free
    private let beginSigning: Begin
    private let sign: Sign
    private let beginVerifying: Begin
    private let verify: Verify

    init?(_ library: Libcrypto) {
      guard let newPrivateKey = library.find("EVP_PKEY_new_raw_private_key", as: NewKey.self),
        let newPublicKey = library.find("EVP_PKEY_new_raw_public_key", as: NewKey.self),
        let rawPublicKey = library.find("EVP_PKEY_get_raw_public_key", as: RawKey.self),
        let freeKey = library.find("EVP_PKEY_free", as: Libcrypto.Free.self),
        let newContext = library.find("EVP_MD_CTX_new", as: Libcrypto.New.self),
        let freeContext = library.find("EVP_MD_CTX_free", as: Libcrypto.Free.self),
        let beginSigning = library.find("EVP_DigestSignInit", as: Begin.self),
        let sign = library.find("EVP_DigestSign", as: Sign.self),
        let beginVerifying = library.find("EVP_DigestVerifyInit", as: Begin.self),
        let verify = library.find("EVP_DigestVerify", as: Verify.self)
      else { return nil }
      (self.newPrivateKey, self.newPublicKey) = (newPrivateKey, newPublicKey)
      (self.rawPublicKey, self.freeKey) = (rawPublicKey, freeKey)
      (self.newContext, self.freeContext) = (newContext, freeContext)
      (self.beginSigning, self.sign) = (beginSigning, sign)
      (self.beginVerifying, self.verify) = (beginVerifying, verify)
    }

    /// `EVP_PKEY_ED25519`: the number of its object identifier.
    private static let ed25519: CInt = 1087

    func publicKey(of key: [UInt8]) -> [UInt8]? {
      withKey(newPrivateKey, key) { pair, _ in
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        return rawPublicKey(pair, &bytes, &count) == 1 && count == 32 ? bytes : nil
      }
    }

    func signature(of bytes: [UInt8], by key: [UInt8]) -> [UInt8]? {
      withKey(newPrivateKey, key) { pair, context in
        var (signature, count) = ([UInt8](repeating: 0, count: 64), 64)
        guard beginSigning(context, nil, nil, nil, pair) == 1,
          sign(context, &signature, &count, bytes, bytes.count) == 1, count == 64
        else { return nil }
        return signature
      }
    }

    func holds(_ signature: [UInt8], of bytes: [UInt8], by publicKey: [UInt8]) -> Bool {
      guard signature.count == 64 else { return false }
      return withKey(newPublicKey, publicKey) { key, context in
        beginVerifying(context, nil, nil, nil, key) == 1
          && verify(context, signature, 64, bytes, bytes.count) == 1
      } ?? false
    }

    /// Lends a key, and a context for signing or verifying by it.
    private func withKey<Value>(
      _ new: NewKey, _ bytes: [UInt8], _ body: (_ key: Object, _ context: Object) -> Value?
    ) -> Value? {
      guard bytes.count == 32, let key = new(Self.ed25519, nil, bytes, 32) else { return nil }
      defer { freeKey(key) }
      guard let context = newContext() else { return nil }
      defer { freeContext(context) }
      return body(key, context)
    }

    /// Whether it signs, and believes what it signed: one that is held to other algorithms, such as
    /// those of FIPS, has the functions all the same, and would call every signature forged.
    private var hasEd25519: Bool {
      let key = [UInt8](repeating: 7, count: 32)
      guard let publicKey = publicKey(of: key), let signature = signature(of: key, by: key) else {
        return false
      }
      return holds(signature, of: key, by: publicKey)
    }
  }
#endif
