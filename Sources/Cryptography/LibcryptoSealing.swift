#if !canImport(CryptoKit)
  import Synchronization

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
    /// `encrypts` is 1 or 0. The engine is none. Without a key the context keeps its own.
    typealias Begin =
      @Sendable @convention(c) (
        _ context: Object, _ cipher: Object, _ engine: Object, _ key: Input?, _ nonce: Input,
        _ encrypts: CInt
      ) -> CInt
    /// Without an output the input is authenticated only.
    typealias Update =
      @Sendable @convention(c) (_ context: Object, Output?, Count, Input, CInt) -> CInt
    typealias End = @Sendable @convention(c) (_ context: Object, Output, Count) -> CInt
    typealias Control =
      @Sendable @convention(c) (_ context: Object, _ what: CInt, CInt, Output) -> CInt

    typealias Fetch =
      @Sendable @convention(c) (_ library: Object, UnsafePointer<CChar>, UnsafePointer<CChar>?) ->
      Object

    private let fetch: Fetch
    private let freeCipher: Libcrypto.Free
    private let newContext: Libcrypto.New
    private let freeContext: Libcrypto.Free
    private let begin: Begin
    private let update: Update
    private let end: End
    private let control: Control
    /// Contexts that nobody uses. Making one costs as much as sealing, and giving it another key half of that.
    private let spare = Spare()
    private final class Spare: Sendable {
      let contexts = Mutex<[Keyed]>([])
      static let (fewest, most) = (8, 64)
    }
    /// A context's address, and what it was given last.
    private struct Keyed {
      typealias Words = (UInt64, UInt64, UInt64, UInt64)
      let address: UInt
      let key: Words
      let encrypts: CInt

      func has(_ other: Words, _ encrypts: CInt) -> Bool {
        key == other && self.encrypts == encrypts
      }
    }

    init?(_ library: Libcrypto) {
      guard let fetch = library.find("EVP_CIPHER_fetch", as: Fetch.self),
        let freeCipher = library.find("EVP_CIPHER_free", as: Libcrypto.Free.self),
        let newContext = library.find("EVP_CIPHER_CTX_new", as: Libcrypto.New.self),
        let freeContext = library.find("EVP_CIPHER_CTX_free", as: Libcrypto.Free.self),
        let begin = library.find("EVP_CipherInit_ex", as: Begin.self),
        let update = library.find("EVP_CipherUpdate", as: Update.self),
        let end = library.find("EVP_CipherFinal_ex", as: End.self),
        let control = library.find("EVP_CIPHER_CTX_ctrl", as: Control.self)
      else { return nil }
      (self.fetch, self.freeCipher) = (fetch, freeCipher)
      (self.newContext, self.freeContext) = (newContext, freeContext)
      (self.begin, self.update, self.end, self.control) = (begin, update, end, control)
    }

    /// `EVP_CTRL_AEAD_GET_TAG` and `EVP_CTRL_AEAD_SET_TAG`.
    private static let getTag: CInt = 0x10
    private static let setTag: CInt = 0x11

    /// - Precondition: the key has 32 bytes, the nonce 12, and the output 16 more than the input.
    func seal(
      _ bytes: UnsafeRawBufferPointer, to output: UnsafeMutableRawBufferPointer,
      by key: UnsafeRawBufferPointer, _ nonce: UnsafeRawBufferPointer,
      authenticating context: UnsafeRawBufferPointer
    ) -> Bool {
      guard let start = output.baseAddress else { return false }
      let output = start.assumingMemoryBound(to: UInt8.self)
      return through(key, nonce, context, encrypts: 1) { cipher in
        take(bytes, cipher, output) && finish(cipher)
          && control(cipher, Self.getTag, CInt(SealingKey.tagSize), output + bytes.count) == 1
      }
    }

    func opened(
      _ sealed: [UInt8], by key: UnsafeRawBufferPointer, _ nonce: [UInt8],
      authenticating context: [UInt8]
    ) -> [UInt8]? {
      let size = sealed.count - SealingKey.tagSize
      guard size >= 0 else { return nil }
      var (isOpen, tag) = (false, Array(sealed[size...]))
      let output = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { output, count in
        guard let start = output.baseAddress else { return }
        isOpen = nonce.withUnsafeBytes { nonce in
          context.withUnsafeBytes { context in
            through(key, nonce, context, encrypts: 0) { cipher in
              sealed.withUnsafeBytes {
                take(UnsafeRawBufferPointer(rebasing: $0[..<size]), cipher, start)
              } && control(cipher, Self.setTag, CInt(tag.count), &tag) == 1 && finish(cipher)
            }
          }
        }
        count = isOpen ? size : 0
      }
      return isOpen ? output : nil
    }

    /// Lends a cipher that took its key, the nonce and the context.
    ///
    /// - Returns: whether all of it went well.
    private func through(
      _ key: UnsafeRawBufferPointer, _ nonce: UnsafeRawBufferPointer,
      _ context: UnsafeRawBufferPointer, encrypts: CInt, _ body: (_ cipher: Object) -> Bool
    ) -> Bool {
      let words = key.loadUnaligned(as: Keyed.Words.self)
      let found = spare.contexts.withLock { contexts -> Keyed? in
        if let same = contexts.lastIndex(where: { $0.has(words, encrypts) }) {
          return contexts.remove(at: same)
        }
        // Some keep keys that are used again and again. Else the one that has waited longest.
        return contexts.count < Spare.fewest ? nil : contexts.removeFirst()
      }
      guard let key = key.baseAddress?.assumingMemoryBound(to: UInt8.self),
        let nonce = nonce.baseAddress?.assumingMemoryBound(to: UInt8.self),
        let cipher = found.flatMap({ OpaquePointer(bitPattern: $0.address) }) ?? newCipher()
      else { return false }
      let hasKey = found?.has(words, encrypts) ?? false
      guard begin(cipher, nil, nil, hasKey ? nil : key, nonce, encrypts) == 1,
        take(context, cipher, nil), body(cipher)
      else {
        // Nobody knows what it has.
        freeContext(cipher)
        return false
      }
      keep(
        Keyed(address: UInt(bitPattern: cipher), key: words, encrypts: encrypts), cipher)
      return true
    }

    private func newCipher() -> Object {
      guard let cipher = fetch(nil, "AES-256-GCM", nil) else { return nil }
      // A context that takes it holds it, too.
      defer { freeCipher(cipher) }
      guard let context = newContext() else { return nil }
      let none = [UInt8](repeating: 0, count: SealingKey.size)
      guard begin(context, cipher, nil, none, none, 1) == 1 else {
        freeContext(context)
        return nil
      }
      return context
    }

    private func keep(_ keyed: Keyed, _ cipher: OpaquePointer) {
      let isKept = spare.contexts.withLock { contexts in
        guard contexts.count < Spare.most else { return false }
        contexts.append(keyed)
        return true
      }
      if !isKept { freeContext(cipher) }
    }

    /// Brings bytes through. Without an output they are authenticated only.
    private func take(
      _ bytes: UnsafeRawBufferPointer, _ cipher: Object, _ output: Output?
    ) -> Bool {
      guard let length = CInt(exactly: bytes.count) else { return false }
      guard let start = bytes.baseAddress, length > 0 else { return true }
      var count = CInt(0)
      return update(cipher, output, &count, start.assumingMemoryBound(to: UInt8.self), length) == 1
        && count == length
    }

    /// Whether all went well, and what was opened is what was sealed. In this mode no bytes come of it.
    private func finish(_ cipher: Object) -> Bool {
      var (rest, count) = ((UInt64(0), UInt64(0)), CInt(0))
      return withUnsafeMutableBytes(of: &rest) { rest in
        rest.assumingMemoryBound(to: UInt8.self).baseAddress.map {
          end(cipher, $0, &count) == 1
        } ?? false
      }
    }

    /// Whether it opens what it sealed.
    private var works: Bool {
      let (key, nonce) = ([UInt8](repeating: 7, count: 32), [UInt8](repeating: 7, count: 12))
      var sealed = [UInt8](repeating: 0, count: 48)
      let isSealed = sealed.withUnsafeMutableBytes { sealed in
        key.withUnsafeBytes { bytes in
          nonce.withUnsafeBytes {
            seal(bytes, to: sealed, by: bytes, $0, authenticating: $0)
          }
        }
      }
      let found = key.withUnsafeBytes { self.opened(sealed, by: $0, nonce, authenticating: nonce) }
      return isSealed && found == key
    }
  }
#endif
