/// Bytes that nobody can foresee: for keys, ids and nonces.
public enum RandomBytes {
  /// From OpenSSL 3's libcrypto if it exists, which asks the system once for many; else from the system each time.
  public static func make(_ count: Int) -> [UInt8] {
    #if !canImport(CryptoKit)
      if let fill, let most = CInt(exactly: count) {
        var bytes = [UInt8](repeating: 0, count: count)
        if fill(&bytes, most) == 1 { return bytes }
      }
    #endif
    var random = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  #if !canImport(CryptoKit)
    /// Source: RAND_bytes(3ossl).
    private typealias Fill = @Sendable @convention(c) (Libcrypto.Output, CInt) -> CInt
    private static let fill: Fill? = Libcrypto.system?.find("RAND_bytes")
  #endif
}
