#if !canImport(CryptoKit)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The system's libcrypto, found when it is first asked for: a build needs neither its headers nor the
  /// library, and a system without it gets an answer that says so.
  ///
  /// The functions that are used are those of OpenSSL 3's stable interface, which keeps them through all of 3.
  struct Libcrypto {
    /// An `EVP_PKEY`, `EVP_MD_CTX` or another structure of the library's own.
    typealias Object = OpaquePointer?
    typealias Input = UnsafePointer<UInt8>
    typealias Output = UnsafeMutablePointer<UInt8>
    typealias New = @Sendable @convention(c) () -> Object
    typealias Free = @Sendable @convention(c) (Object) -> Void

    /// nil if the system has none.
    static var system: Libcrypto? { Libcrypto(named: "libcrypto.so.3") }

    private let library: UnsafeMutableRawPointer

    /// - Parameter name: what the system's loader finds. It stays loaded.
    init?(named name: String) {
      #if canImport(Glibc) || canImport(Musl)
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.library = library
      #else
        return nil
      #endif
    }

    /// One of its functions; nil if it has none of this name.
    func find<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
      #if canImport(Glibc) || canImport(Musl)
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
      #else
        nil
      #endif
    }
  }
#endif
