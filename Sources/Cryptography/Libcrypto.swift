#if !canImport(CryptoKit)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// What is used of the system's libcrypto, found when it is first asked for: a build needs neither
  /// its headers nor the library, and a system without it gets an answer that says so.
  ///
  /// The functions are those of OpenSSL 3's stable interface, which keeps them through all of 3.
  /// Source: EVP_PKEY_new(3ossl), EVP_DigestSignInit(3ossl), EVP_DigestVerifyInit(3ossl).
  struct Libcrypto: Sendable {
    /// nil if the system has none, or one that lacks a function.
    static let system = Libcrypto(named: "libcrypto.so.3")

    /// `EVP_PKEY`, `EVP_MD_CTX` or another structure of the library's own.
    typealias Object = OpaquePointer?
    typealias Bytes = UnsafePointer<UInt8>
    typealias Room = UnsafeMutablePointer<UInt8>
    typealias Count = UnsafeMutablePointer<Int>
    typealias NewKey = @Sendable @convention(c) (CInt, Object, Bytes, Int) -> Object
    typealias RawKey = @Sendable @convention(c) (Object, Room, Count) -> CInt
    typealias New = @Sendable @convention(c) () -> Object
    typealias Free = @Sendable @convention(c) (Object) -> Void
    typealias Begin = @Sendable @convention(c) (Object, Object, Object, Object, Object) -> CInt
    typealias Sign = @Sendable @convention(c) (Object, Room, Count, Bytes, Int) -> CInt
    typealias Verify = @Sendable @convention(c) (Object, Bytes, Int, Bytes, Int) -> CInt

    let privateKey: NewKey
    let publicKey: NewKey
    let rawPublicKey: RawKey
    let freeKey: Free
    let newDigest: New
    let freeDigest: Free
    let beginSigning: Begin
    let sign: Sign
    let beginVerifying: Begin
    let verify: Verify

    /// - Parameter name: what the system's loader finds. It stays loaded.
    init?(named name: String) {
      #if canImport(Glibc) || canImport(Musl)
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
          dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let privateKey = find("EVP_PKEY_new_raw_private_key", as: NewKey.self),
          let publicKey = find("EVP_PKEY_new_raw_public_key", as: NewKey.self),
          let rawPublicKey = find("EVP_PKEY_get_raw_public_key", as: RawKey.self),
          let freeKey = find("EVP_PKEY_free", as: Free.self),
          let newDigest = find("EVP_MD_CTX_new", as: New.self),
          let freeDigest = find("EVP_MD_CTX_free", as: Free.self),
          let beginSigning = find("EVP_DigestSignInit", as: Begin.self),
          let sign = find("EVP_DigestSign", as: Sign.self),
          let beginVerifying = find("EVP_DigestVerifyInit", as: Begin.self),
          let verify = find("EVP_DigestVerify", as: Verify.self)
        else {
          dlclose(library)
          return nil
        }
        (self.privateKey, self.publicKey, self.rawPublicKey) = (privateKey, publicKey, rawPublicKey)
        (self.freeKey, self.newDigest, self.freeDigest) = (freeKey, newDigest, freeDigest)
        (self.beginSigning, self.sign) = (beginSigning, sign)
        (self.beginVerifying, self.verify) = (beginVerifying, verify)
      #else
        return nil
      #endif
    }

    /// Lends a key, and a context for signing or verifying by it.
    func withKey<Value>(
      _ new: NewKey, _ bytes: [UInt8], _ body: (_ key: Object, _ digest: Object) -> Value?
    ) -> Value? {
      guard bytes.count == 32, let key = new(Self.ed25519, nil, bytes, 32) else { return nil }
      defer { freeKey(key) }
      guard let digest = newDigest() else { return nil }
      defer { freeDigest(digest) }
      return body(key, digest)
    }

    /// `EVP_PKEY_ED25519`: the number of its object identifier.
    private static let ed25519: CInt = 1087
  }
#endif
