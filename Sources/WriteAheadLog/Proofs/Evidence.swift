import Descriptions
import EventSourcing
import Hashing

/// Frames of a log, as far as they are shown, each with the hashes that connect it with a
/// checkpoint: what can be verified without the log.
///
/// Source: Specs/Proofs.md, "Evidence".
public struct Evidence: Equatable, Sendable, PrintsFields {
  /// One of the fields that a frame records.
  public enum Part: Equatable, Sendable, PrintsFields {
    /// The bytes of the field, as the frame records them.
    case shown([UInt8])
    /// Its hash alone.
    case hidden(Digest)

    var digest: Digest {
      switch self {
      case .shown(let bytes): SHA256.hash(of: bytes)
      case .hidden(let digest): digest
      }
    }
  }

  /// A frame: the numbers of its leaf, its fields, and the hashes that lead to the root.
  public struct Frame: Equatable, Sendable, PrintsFields {
    /// The number of its leaf, counted from 0.
    public var index: UInt64
    /// 1 for a commit, 2 for a refusal, 3 for a seal; 4 is reserved.
    public var kind: UInt8
    /// When the frame was recorded, by the log's clock.
    public var recorded: Instant
    /// The position of its first event; if it has none, that of the next event in the log.
    public var firstPosition: UInt64
    /// How many events it has: in a commit they are the last parts.
    public var eventCount: UInt32
    /// In this order, as far as there are such: the command, the streams that it makes, the events,
    /// the refusal.
    public var parts: [Part]
    /// The hashes that lead from the leaf to the checkpoint's root (RFC 6962 §2.1.1).
    public var path: [Digest]

    /// Creates a frame as it is claimed to be; `isIn(_:)` verifies it.
    public init(
      index: UInt64, kind: UInt8, recorded: Instant, firstPosition: UInt64, eventCount: UInt32,
      parts: [Part], path: [Digest]
    ) {
      (self.index, self.kind, self.recorded) = (index, kind, recorded)
      (self.firstPosition, self.eventCount) = (firstPosition, eventCount)
      (self.parts, self.path) = (parts, path)
    }

    /// Whether any of its events is shown.
    var showsEvent: Bool {
      parts.suffix(Int(eventCount)).contains { if case .shown = $0 { true } else { false } }
    }

    /// Whether its path leads to the root of a checkpoint.
    public func isIn(_ checkpoint: Checkpoint) -> Bool {
      MerkleProof.proves(
        leaf.hash, at: index, inTreeOf: checkpoint.size, root: checkpoint.root, by: path)
    }

    /// What it is in the tree.
    public var leaf: FrameLeaf {
      FrameLeaf(
        kind: kind, recorded: recorded, firstPosition: firstPosition, eventCount: eventCount,
        parts: parts.map(\.digest))
    }
  }

  /// In the order of the log.
  public var frames: [Frame]
  /// The note of the checkpoint.
  public var note: SignedNote

  /// Creates evidence as it is claimed to be; `verify()` verifies it.
  public init(frames: [Frame], note: SignedNote) {
    self.frames = frames
    self.note = note
  }

  /// Checks that every frame is in the log as the checkpoint saw it.
  ///
  /// Who vouches for the checkpoint itself is for the caller to know: by a signature, or since they
  /// kept it.
  ///
  /// - Returns: the checkpoint.
  /// - Throws: which frame is not, or why the checkpoint is none.
  @discardableResult
  public func verify() throws(ProofFault) -> Checkpoint {
    let checkpoint = try Checkpoint(text: note.text)
    var last: UInt64?
    for frame in frames {
      if let last, frame.index <= last {
        throw ProofFault("frame \(frame.index) stands behind frame \(last)")
      }
      last = frame.index
      guard frame.isIn(checkpoint) else {
        throw ProofFault(
          "frame \(frame.index) is not in the log of the checkpoint: it was changed, or the "
            + "checkpoint is another log's")
      }
    }
    return checkpoint
  }
}

// MARK: As text

extension Evidence {
  static let heading = "claims-kernel/evidence@v1"

  /// Its lines, an empty line and the checkpoint's note: what `init(text:)` reads.
  public var text: String {
    var lines = [Self.heading]
    for frame in frames {
      lines.append("frame \(frame.index)")
      lines.append(
        "leaf \(frame.kind) \(frame.recorded.nanoseconds) \(frame.firstPosition) "
          + "\(frame.eventCount)")
      for part in frame.parts {
        switch part {
        case .shown(let bytes): lines.append("shown " + Base64.text(bytes))
        case .hidden(let digest): lines.append("hidden " + Base64.text(digest.bytes))
        }
      }
      lines += frame.path.map { "path " + Base64.text($0.bytes) }
    }
    return lines.map { $0 + "\n" }.joined() + "\n" + note.note
  }

  /// - Throws: which line is not what belongs there.
  public init(text: String) throws(ProofFault) {
    var lines = ProofLines(text)
    try lines.expect(Self.heading)
    var frames: [Frame] = []
    while let index = try lines.numbers("frame", 1) {
      guard let leaf = try lines.numbers("leaf", 4), let kind = UInt8(exactly: leaf[0]),
        let recorded = Int64(exactly: leaf[1]), let first = UInt64(exactly: leaf[2]),
        let count = UInt32(exactly: leaf[3]), let index = UInt64(exactly: index[0])
      else { throw lines.fault("leaf KIND RECORDED POSITION EVENTS") }
      var frame = Frame(
        index: index, kind: kind, recorded: Instant(nanoseconds: recorded), firstPosition: first,
        eventCount: count, parts: [], path: [])
      while true {
        if let bytes = try lines.bytes("shown") {
          frame.parts.append(.shown(bytes))
        } else if let digest = try lines.digest("hidden") {
          frame.parts.append(.hidden(digest))
        } else {
          break
        }
      }
      while let digest = try lines.digest("path") { frame.path.append(digest) }
      frames.append(frame)
    }
    self.init(frames: frames, note: try SignedNote(note: lines.rest()))
  }
}

/// That a log began as an older checkpoint saw it when a newer one was made.
///
/// Source: Specs/Proofs.md, "Consistency".
public struct ConsistencyProof: Equatable, Sendable, PrintsFields {
  /// The hashes that show that the newer tree begins with the older one (RFC 6962 §2.1.2).
  public var path: [Digest]
  /// The note of the newer checkpoint.
  public var note: SignedNote

  /// The first line.
  public static let heading = "claims-kernel/consistency@v1"

  /// Creates a proof as it is claimed to be; `verify(since:)` verifies it.
  public init(path: [Digest], note: SignedNote) {
    self.path = path
    self.note = note
  }

  /// - Returns: the newer checkpoint.
  /// - Throws: if the older one is not the beginning of the newer one.
  @discardableResult
  public func verify(since older: Checkpoint) throws(ProofFault) -> Checkpoint {
    let newer = try Checkpoint(text: note.text)
    guard newer.origin.utf8.elementsEqual(older.origin.utf8) else {
      throw ProofFault("the proof is about \(newer.origin), the checkpoint about \(older.origin)")
    }
    let holds = MerkleProof.proves(
      treeOf: older.size, root: older.root, beginsTreeOf: newer.size, root: newer.root, by: path)
    guard holds else {
      throw ProofFault(
        "the log of \(newer.size) frames does not begin with the \(older.size) of the checkpoint")
    }
    return newer
  }

  /// The heading, a line for each hash, an empty line and the newer checkpoint's note.
  public var text: String {
    let lines = [Self.heading] + path.map { "path " + Base64.text($0.bytes) }
    return lines.map { $0 + "\n" }.joined() + "\n" + note.note
  }

  /// Reads a proof, without verifying it.
  ///
  /// - Throws: which line is not what belongs there.
  public init(text: String) throws(ProofFault) {
    var lines = ProofLines(text)
    try lines.expect(Self.heading)
    var path: [Digest] = []
    while let digest = try lines.digest("path") { path.append(digest) }
    self.init(path: path, note: try SignedNote(note: lines.rest()))
  }
}
