import Descriptions
import Hashing

/// What a log asks of a witness: to sign a checkpoint that continues the one it signed last.
///
/// Source: C2SP tlog-witness, "add-checkpoint".
public struct WitnessRequest: Equatable, Sendable, PrintsFields {
  /// How many frames the checkpoint had that the witness signed last; 0 if it signed none.
  public var older: UInt64
  /// That the log of the checkpoint begins with those.
  public var path: [Digest]
  /// The checkpoint, signed by the log.
  public var note: SignedNote

  /// Creates a request; `path` is empty if `older` is 0.
  public init(older: UInt64, path: [Digest], note: SignedNote) {
    (self.older, self.path, self.note) = (older, path, note)
  }

  /// The body of `add-checkpoint`: the older size, the hashes, an empty line and the note.
  public var text: String {
    "old \(older)\n" + path.map { Base64.text($0.bytes) + "\n" }.joined() + "\n" + note.note
  }

  /// No proof has more hashes: a tree has at most 2 to the 63rd leaves.
  static let pathLimit = 63

  /// - Throws: which line is not what belongs there.
  public init(text: String) throws(ProofFault) {
    var lines = ProofLines(text)
    guard let older = try lines.numbers("old", 1), let size = UInt64(exactly: older[0]) else {
      throw lines.fault("old SIZE")
    }
    let path = try lines.bareDigests(upTo: Self.pathLimit)
    self.init(older: size, path: path, note: try SignedNote(note: lines.rest()))
  }
}

/// What a witness keeps of the logs that it signs for: of each the key that the log signs by, and
/// the checkpoint that the witness signed last. Without it a witness would sign two histories.
///
/// Source: Specs/Proofs.md, "Witnesses".
public struct WitnessMemory: Equatable, Sendable, PrintsFields {
  struct Seen: Equatable, Sendable {
    var key: NoteKey
    var checkpoint: Checkpoint
  }

  private(set) var seen: [Seen] = []

  /// Creates the memory of a witness who has signed nothing yet.
  public init() {}

  /// How many logs it signs for.
  public var count: Int { seen.count }

  /// Takes in a checkpoint if it continues what was seen of the log.
  ///
  /// - Parameters:
  ///   - request: the checkpoint, signed, and the proof that it continues an older one.
  ///   - key: what the log signs by; nil if the log is known.
  ///   - holds: whether a signature of bytes holds by an Ed25519 key of 32 bytes.
  /// - Returns: the checkpoint, which may be signed once this memory is kept.
  /// - Throws: `ProofFault` if it may not be.
  public mutating func take(
    _ request: WitnessRequest, signedBy key: NoteKey?,
    _ holds: (_ signature: [UInt8], _ bytes: [UInt8], _ key: [UInt8]) throws -> Bool
  ) throws -> Checkpoint {
    let newer = try Checkpoint(text: request.note.text)
    let place = seen.firstIndex { $0.checkpoint.origin.utf8.elementsEqual(newer.origin.utf8) }
    let last = place.map { seen[$0] }
    guard let logKey = last?.key ?? key else {
      throw ProofFault("\(newer.origin) is new to this witness: name the key that the log signs by")
    }
    if let key, key != logKey {
      throw ProofFault("\(newer.origin) signs by \(logKey.text), not by \(key.text)")
    }
    try request.note.check(signedBy: logKey, holds)
    let size = last?.checkpoint.size ?? 0
    guard request.older == size else {
      throw ProofFault(
        "this witness signed \(size) frames of \(newer.origin) last; the request goes on from "
          + "\(request.older)")
    }
    guard newer.size >= size else {
      throw ProofFault(
        "\(newer.origin) goes back: from \(size) frames, which this witness signed, to "
          + "\(newer.size)")
    }
    let older = last?.checkpoint ?? .empty(origin: newer.origin)
    let holdsTogether = MerkleProof.proves(
      treeOf: older.size, root: older.root, beginsTreeOf: newer.size, root: newer.root,
      by: request.path)
    guard holdsTogether else {
      throw ProofFault(
        "the \(newer.size) frames of \(newer.origin) do not begin with the \(size) that this "
          + "witness signed: the log shows two histories")
    }
    let now = Seen(key: logKey, checkpoint: newer)
    if let place { seen[place] = now } else { seen.append(now) }
    return newer
  }
}

extension Checkpoint {
  static func empty(origin: String) -> Checkpoint {
    Checkpoint(origin: origin, size: 0, root: MerkleTree().root)
  }
}

// MARK: As text

extension WitnessMemory {
  static let heading = "claims-kernel/witness@v1"

  /// The heading, then for each log a line with its key and the three of its checkpoint.
  public var text: String {
    Self.heading + "\n"
      + seen.map { "log \($0.key.text)\n" + $0.checkpoint.text }.joined()
  }

  /// - Throws: which line is not what belongs there.
  public init(text: String) throws(ProofFault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ $0 == Self.heading }) == true, lines.last?.isEmpty == true,
      lines.count % 4 == 2
    else { throw ProofFault("what a witness keeps begins with \(Self.heading); this does not") }
    for start in stride(from: 1, to: lines.count - 1, by: 4) {
      guard lines[start].hasPrefix("log ") else {
        throw ProofFault("line \(start + 1): expected log KEY; found \(lines[start])")
      }
      let key = try NoteKey(text: String(lines[start].dropFirst(4)))
      let text = lines[(start + 1)..<(start + 4)].map { $0 + "\n" }.joined()
      seen.append(Seen(key: key, checkpoint: try Checkpoint(text: text)))
    }
  }
}
