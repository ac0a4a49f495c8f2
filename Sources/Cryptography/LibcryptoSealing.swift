#if !canImport(CryptoKit)
  /// AES-256 in Galois/Counter Mode by libcrypto.
  ///
  /// Source: EVP_EncryptInit(3ossl), "AEAD INTERFACE".
  struct LibcryptoSealing: Sendable {
    /// nil if the system has no libcrypto, or one that lacks a function or does not encrypt.
    static let system: LibcryptoSealing? = {
      guard let found = Libcrypto.system.flatMap({ LibcryptoSealing($0) }), found.works else {
        return nil
      }
      return found
    }()

    typealias Object = Libcrypto.Object
    typealias Input = Libcrypto.Input
    typealias Output = Libcrypto.Output
    typealias Count = UnsafeMutablePointer<CInt>
    /// `encrypts` is 1 or 0. The engine is none.
    typealias Begin =
      @Sendable @convention(c) (
        _ context: Object, _ cipher: Object, _ engine: Object, _ key: Input, _ nonce: Input,
        _ encrypts: CInt
      ) -> CInt
    /// Without an output the input is authenticated only.
    typealias Update =
      @Sendable @convention(c) (_ context: Object, Output?, Count, Input, CInt) -> CInt
    typealias End = @Sendable @convention(c) (_ context: Object, Output, Count) -> CInt
    typealias Control =
      @Sendable @convention(c) (_ context: Object, _ what: CInt, CInt, Output) -> CInt

    private let cipher: Libcrypto.New
    private let newContext: Libcrypto.New
    private let freeContext: Libcrypto.Free
    private let begin: Begin
    private let update: Update
    private let end: End
    private let control: Control

    init?(_ library: Libcrypto) {
      guard let cipher = library.find("EVP_aes_256_gcm", as: Libcrypto.New.self),
        let newContext = library.find("EVP_CIPHER_CTX_new", as: Libcrypto.New.self),
        let freeContext = library.find("EVP_CIPHER_CTX_free", as: Libcrypto.Free.self),
        let begin = library.find("EVP_CipherInit_ex", as: Begin.self),
        let update = library.find("EVP_CipherUpdate", as: Update.self),
        let end = library.find("EVP_CipherFinal_ex", as: End.self),
        let control = library.find("EVP_CIPHER_CTX_ctrl", as: Control.self)
      else { return nil }
      (self.cipher, self.newContext, self.freeContext) = (cipher, newContext, freeContext)
      (self.begin, self.update, self.end, self.control) = (begin, update, end, control)
    }

    /// `EVP_CTRL_AEAD_GET_TAG` and `EVP_CTRL_AEAD_SET_TAG`.
    private static let getTag: CInt = 0x10
    private static let setTag: CInt = 0x11

    func sealed(
      _ bytes: [UInt8], by key: [UInt8], _ nonce: [UInt8], authenticating context: [UInt8]
    ) -> [UInt8]? {
      through(bytes[...], key, nonce, context, encrypts: 1) { cipher, output in
        var tag = [UInt8](repeating: 0, count: SealingKey.tagSize)
        guard finish(cipher), control(cipher, Self.getTag, CInt(tag.count), &tag) == 1 else {
          return nil
        }
        return output + tag
      }
    }

    func opened(
      _ sealed: [UInt8], by key: [UInt8], _ nonce: [UInt8], authenticating context: [UInt8]
    ) -> [UInt8]? {
      let end = sealed.count - SealingKey.tagSize
      guard end >= 0 else { return nil }
      var tag = Array(sealed[end...])
      return through(sealed[..<end], key, nonce, context, encrypts: 0) { cipher, output in
        guard control(cipher, Self.setTag, CInt(tag.count), &tag) == 1, finish(cipher) else {
          return nil
        }
        return output
      }
    }

    /// Lends a cipher through which the bytes went, and what came out of it.
    ///
    /// - Precondition: the key has 32 bytes, the nonce 12.
    private func through(
      _ bytes: ArraySlice<UInt8>, _ key: [UInt8], _ nonce: [UInt8], _ context: [UInt8],
      encrypts: CInt, _ body: (_ cipher: Object, _ output: [UInt8]) -> [UInt8]?
    ) -> [UInt8]? {
      guard let length = CInt(exactly: bytes.count), let more = CInt(exactly: context.count),
        let cipher = newContext()
      else { return nil }
      defer { freeContext(cipher) }
      var (output, count) = ([UInt8](repeating: 0, count: bytes.count), CInt(0))
      let isThrough =
        begin(cipher, self.cipher(), nil, key, nonce, encrypts) == 1
        && (more == 0 || update(cipher, nil, &count, context, more) == 1)
        && (length == 0
          || bytes.withUnsafeBufferPointer { input in
            input.baseAddress.map { update(cipher, &output, &count, $0, length) == 1 } ?? false
          } && count == length)
      return isThrough ? body(cipher, output) : nil
    }

    /// Whether all went well, and what was opened is what was sealed. In this mode no bytes come of it.
    private func finish(_ cipher: Object) -> Bool {
      var (rest, count) = ([UInt8](repeating: 0, count: 16), CInt(0))
      return end(cipher, &rest, &count) == 1
    }

    /// Whether it opens what it sealed.
    private var works: Bool {
      let (key, nonce) = ([UInt8](repeating: 7, count: 32), [UInt8](repeating: 7, count: 12))
      guard let sealed = sealed(key, by: key, nonce, authenticating: nonce) else { return false }
      return opened(sealed, by: key, nonce, authenticating: nonce) == key
    }
  }
#endif
