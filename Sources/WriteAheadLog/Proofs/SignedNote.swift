import Descriptions
import EventSourcing
import Hashing

/// Signs texts. Keys stay with the signer: a log neither holds nor prints one.
public protocol Signer {
  /// The public half of the key, with its name.
  var key: NoteKey { get }
  /// Signs bytes: 64 bytes of Ed25519. Source: RFC 8032 §5.1.6.
  func sign(_ bytes: [UInt8]) throws -> [UInt8]
}

/// The public part of a key by which notes are signed.
///
/// Source: C2SP signed-note, "Signature types".
public struct NoteKey: Equatable, Sendable, PrintsFields {
  /// Without blanks and plus signs.
  public let name: String
  /// The type of the signature, then the key: 1 and 32 bytes for Ed25519.
  public let bytes: [UInt8]

  /// An Ed25519 key.
  ///
  /// - Throws: if the name or the key is none.
  public init(name: String, ed25519 key: [UInt8]) throws(ProofFault) {
    guard key.count == 32 else {
      throw ProofFault("an Ed25519 key has 32 bytes; found \(key.count)")
    }
    try self.init(name: name, bytes: [1] + key)
  }

  /// Reads `name+hash+key`, as verifiers keep it.
  public init(text: String) throws(ProofFault) {
    let parts = text.split(separator: "+", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let bytes = Base64.bytes(parts[2]), !bytes.isEmpty else {
      throw ProofFault("a verifier key reads name+hash+key; found \(text)")
    }
    try self.init(name: String(parts[0]), bytes: bytes)
    let own = hexadecimal(hash)
    guard own == parts[1] else {
      throw ProofFault("the key's hash is \(own), not \(parts[1])")
    }
  }

  init(name: String, bytes: [UInt8]) throws(ProofFault) {
    let isName = !name.isEmpty && !name.contains { $0.isWhitespace || $0 == "+" }
    guard isName else {
      throw ProofFault("a key's name has no blank and no plus sign; found \"\(name)\"")
    }
    self.name = name
    self.bytes = bytes
  }

  /// As verifiers keep it.
  public var text: String { "\(name)+\(hexadecimal(hash))+\(Base64.text(bytes))" }

  /// Tells keys of one name apart.
  public var hash: [UInt8] {
    Array(SHA256.hash(of: Array(name.utf8) + [0x0a] + bytes).bytes.prefix(4))
  }
}

/// A signed text.
///
/// Source: C2SP signed-note.
public struct SignedNote: Equatable, Sendable, PrintsFields {
  /// One signature.
  public struct Signature: Equatable, Sendable, PrintsFields {
    /// The name of the key that is said to have signed.
    public let name: String
    /// The first bytes of it tell the key.
    public let keyHash: [UInt8]
    /// The signature without the key's hash; of a cosignature, 8 bytes of its time come first.
    public let bytes: [UInt8]
  }

  /// Ends with a newline.
  public let text: String
  /// In the order in which they were added; that they hold was not checked.
  public private(set) var signatures: [Signature]

  /// A text without signatures yet.
  public init(_ text: String) {
    self.text = text
    signatures = []
  }

  /// Adds a signature.
  public mutating func sign(by signer: some Signer) throws {
    let signature = try signer.sign(Array(text.utf8))
    signatures.append(
      Signature(name: signer.key.name, keyHash: signer.key.hash, bytes: signature))
  }

  /// Adds signatures that others made, each once.
  ///
  /// - Returns: how many are new.
  @discardableResult
  public mutating func add(_ others: [Signature]) -> Int {
    let before = signatures.count
    for other in others where !signatures.contains(other) { signatures.append(other) }
    return signatures.count - before
  }

  /// The text, an empty line, and a line for each signature; the text alone if there is none.
  public var note: String {
    guard !signatures.isEmpty else { return text }
    return signatures.reduce(text + "\n") { $0 + $1.line + "\n" }
  }

  /// A reader need not look at more signatures than this. Source: Go's note package.
  public static let signatureLimit = 100

  /// Reads a note, or a text without signatures.
  ///
  /// - Throws: if a line of a signature is none, or there are more than `signatureLimit`.
  public init(note: String) throws(ProofFault) {
    var lines = note.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true else {
      throw ProofFault("a note ends with a newline")
    }
    guard let end = lines.lastIndex(of: "") else {
      self.init(note)
      return
    }
    guard lines.count - end - 1 <= Self.signatureLimit else {
      throw ProofFault("a note has at most \(Self.signatureLimit) signatures")
    }
    self.init(lines[..<end].map { $0 + "\n" }.joined())
    for line in lines[(end + 1)...] { signatures.append(try Signature(line: line)) }
    guard !signatures.isEmpty else { throw ProofFault("nothing follows the note's empty line") }
  }
}

extension SignedNote.Signature {
  /// As it stands in a note, without the line's end.
  public var line: String { "\u{2014} \(name) \(Base64.text(keyHash + bytes))" }

  /// - Throws: if the line is none of a signature.
  public init(line: some StringProtocol) throws(ProofFault) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "\u{2014}", let bytes = Base64.bytes(words[2]),
      bytes.count > 4
    else { throw ProofFault("no signature: \(line)") }
    self.init(
      name: String(words[1]), keyHash: Array(bytes.prefix(4)), bytes: Array(bytes.dropFirst(4)))
  }
}
