import Cryptography

/// A private Ed25519 key with its name, held in memory while it signs. Never printed.
public struct SigningKey: Signer, CustomStringConvertible, CustomReflectable {
  public let key: NoteKey
  private let seed: [UInt8]

  /// - Parameters:
  ///   - name: what the key is called: the log's origin, for example.
  ///   - seed: the private key's 32 bytes. Source: RFC 8032 §5.1.5.
  /// - Throws: if the key or the name is none, or this system cannot sign.
  public init(name: String, seed: [UInt8]) throws(ProofFault) {
    guard Ed25519.isAvailable else {
      throw ProofFault(
        "this system has no Ed25519 to sign with: install OpenSSL 3 (libcrypto.so.3), or sign by a command"
      )
    }
    guard let publicKey = Ed25519.publicKey(of: seed) else {
      throw ProofFault("a private Ed25519 key has 32 bytes; found \(seed.count)")
    }
    self.seed = seed
    key = try NoteKey(name: name, ed25519: publicKey)
  }

  /// A new key.
  public init(name: String) throws(ProofFault) {
    // The system's own source of randomness.
    var random = SystemRandomNumberGenerator()
    try self.init(name: name, seed: (0..<32).map { _ in random.next() })
  }

  /// Reads `PRIVATE+KEY+name+hash+key`, as Go's note package writes it.
  ///
  /// - Throws: what is wrong, without a word of the key.
  public init(text: String) throws(ProofFault) {
    let parts = text.split(separator: "+", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "PRIVATE", parts[1] == "KEY",
      let bytes = Base64.bytes(parts[4]), bytes.count == 33, bytes[0] == 1
    else {
      throw ProofFault("a private Ed25519 key reads PRIVATE+KEY+name+hash+key; this does not")
    }
    try self.init(name: String(parts[2]), seed: Array(bytes.dropFirst()))
    guard key.text.split(separator: "+", maxSplits: 2)[1] == parts[3] else {
      throw ProofFault("the private key's hash is not that of its public key")
    }
  }

  public func sign(_ bytes: [UInt8]) throws(ProofFault) -> [UInt8] {
    guard let signature = Ed25519.signature(of: bytes, by: seed) else {
      throw ProofFault("the system's cryptography did not sign")
    }
    return signature
  }

  /// The key as it is kept: the holder of this text can sign.
  public var secretText: String {
    let hash = key.text.split(separator: "+", maxSplits: 2)[1]
    return "PRIVATE+KEY+\(key.name)+\(hash)+\(Base64.text([1] + seed))"
  }

  public var description: String { "the signing key \(key.name)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension NoteKey {
  /// The 32 bytes of an Ed25519 key; nil if it is of another kind.
  public var ed25519: [UInt8]? {
    bytes.count == 33 && bytes[0] == 1 ? Array(bytes.dropFirst()) : nil
  }
}

extension SignedNote {
  /// Whether a signature of bytes holds by an Ed25519 key of 32 bytes, by the system's cryptography.
  ///
  /// - Throws: if the system has none, rather than say that the signature does not hold.
  public static func holdsBySystem(
    _ signature: [UInt8], _ bytes: [UInt8], _ key: [UInt8]
  ) throws(ProofFault) -> Bool {
    guard Ed25519.isAvailable else {
      throw ProofFault(
        "this system has no Ed25519 to check signatures with: install OpenSSL 3 (libcrypto.so.3)")
    }
    return Ed25519.holds(signature, of: bytes, by: key)
  }

  /// Checks that a key signed the text. Other keys' signatures count for nothing.
  ///
  /// - Parameters:
  ///   - key: the one that has to have signed.
  ///   - holds: whether a signature of bytes holds by an Ed25519 key of 32 bytes; by default as the
  ///     system says.
  /// - Throws: `ProofFault` if it did not sign, or any signature under its name does not hold.
  public func check(
    signedBy key: NoteKey,
    _ holds: (_ signature: [UInt8], _ bytes: [UInt8], _ key: [UInt8]) throws -> Bool =
      SignedNote.holdsBySystem
  ) throws {
    guard let publicKey = key.ed25519 else {
      throw ProofFault("the key \(key.name) is not a valid Ed25519 key")
    }
    let own = signatures.filter {
      $0.name.utf8.elementsEqual(key.name.utf8) && $0.keyHash == key.hash
    }
    guard !own.isEmpty else {
      let others = signatures.map(\.name).joined(separator: ", ")
      throw ProofFault(
        "not signed by \(key.name)" + (others.isEmpty ? ", nor by anybody" : ", but by \(others)"))
    }
    for signature in own {
      guard signature.bytes.count == 64, try holds(signature.bytes, Array(text.utf8), publicKey)
      else {
        throw ProofFault(
          "the signature of \(key.name) does not hold: the text was changed, or another key signed")
      }
    }
  }
}
