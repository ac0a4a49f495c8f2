import Descriptions
import EventSourcing
import Hashing

/// What a witness vouches for by a signature of its own: at this time, of all that it saw of the
/// log, this checkpoint was the largest, and it continues those before it.
///
/// Source: C2SP tlog-cosignature, "Ed25519 signed message".
public struct Cosignature: Equatable, Sendable, PrintsFields {
  /// The key by which the witness signed.
  public let witness: NoteKey
  /// By the witness's clock, to the second.
  public let time: Instant
}

extension NoteKey {
  /// The key of a witness: Ed25519, for cosignatures alone.
  ///
  /// - Throws: if the name or the key is none.
  public init(name: String, witness key: [UInt8]) throws(ProofFault) {
    guard key.count == 32 else {
      throw ProofFault("an Ed25519 key has 32 bytes; found \(key.count)")
    }
    try self.init(name: name, bytes: [Self.cosigning] + key)
  }

  private static let cosigning: UInt8 = 4

  /// The 32 bytes of a witness's Ed25519 key; nil if it is of another kind.
  public var witness: [UInt8]? {
    bytes.count == 33 && bytes[0] == Self.cosigning ? Array(bytes.dropFirst()) : nil
  }
}

/// A witness's private key, held in memory while it signs.
public struct WitnessSigner: Signer, PrintsFields {
  public let key: NoteKey
  private let own: SigningKey

  /// Creates the signer of a witness who signs by this key.
  ///
  /// - Throws: `ProofFault` if it is no Ed25519 key of 32 bytes.
  public init(_ own: SigningKey) throws(ProofFault) {
    self.own = own
    key = try NoteKey(name: own.key.name, witness: own.key.ed25519 ?? [])
  }

  public func sign(_ bytes: [UInt8]) throws(ProofFault) -> [UInt8] { try own.sign(bytes) }
}

extension SignedNote {
  /// What a witness signs: when, and what.
  static func cosigned(_ text: String, at seconds: UInt64) -> [UInt8] {
    Array("cosignature/v1\ntime \(seconds)\n\(text)".utf8)
  }

  /// Adds the cosignature of a witness.
  ///
  /// - Parameters:
  ///   - signer: the witness.
  ///   - time: of which the whole seconds are signed.
  /// - Returns: the signature that was added.
  @discardableResult
  public mutating func cosign(by signer: some Signer, at time: Instant) throws -> Signature {
    let seconds = UInt64(clamping: time.nanoseconds / 1_000_000_000)
    let bytes = try signer.sign(Self.cosigned(text, at: seconds))
    let time = (0..<8).map { UInt8(truncatingIfNeeded: seconds >> (56 - 8 * UInt64($0))) }
    let signature = Signature(
      name: signer.key.name, keyHash: signer.key.hash, bytes: time + bytes)
    add([signature])
    return signature
  }

  /// What witnesses vouch for. Whoever signed more than once counts once, with their first time.
  ///
  /// - Parameters:
  ///   - witnesses: those whose word counts.
  ///   - holds: whether a signature of bytes holds by an Ed25519 key of 32 bytes; by default as the
  ///     system says.
  /// - Returns: the cosignatures, in the order of the witnesses.
  /// - Throws: `ProofFault` if one under the name and the hash of a witness's key does not hold.
  public func cosignatures(
    of witnesses: [NoteKey],
    _ holds: (_ signature: [UInt8], _ bytes: [UInt8], _ key: [UInt8]) throws -> Bool =
      SignedNote.holdsBySystem
  ) throws -> [Cosignature] {
    try witnesses.compactMap { witness in
      guard let key = witness.witness else {
        throw ProofFault("the key \(witness.name) is not a witness's: expected one of type 04")
      }
      let times = try signatures.filter { $0.isBy(witness) }.map { signature in
        guard let (seconds, time) = signature.time,
          try holds(Array(signature.bytes.dropFirst(8)), Self.cosigned(text, at: seconds), key)
        else {
          throw ProofFault(
            "the cosignature of \(witness.name) does not hold: the text or the time was changed, "
              + "or another key signed")
        }
        return time
      }
      return times.min().map { Cosignature(witness: witness, time: $0) }
    }
  }
}

extension SignedNote.Signature {
  /// Whether it says that it was made by this key.
  public func isBy(_ key: NoteKey) -> Bool {
    name.utf8.elementsEqual(key.name.utf8) && keyHash == key.hash
  }

  /// When a cosignature says that it was made; nil if it cannot be one, or that is no time there is.
  public var time: (seconds: UInt64, time: Instant)? {
    guard bytes.count == 8 + 64 else { return nil }
    let seconds = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let count = Int64(exactly: seconds), count <= Int64.max / 1_000_000_000 else {
      return nil
    }
    return (seconds, Instant(secondsSince1970: count))
  }
}
