import Descriptions
import EventSourcing
import Hashing

/// What a log was at one moment: its number of frames, and the hash over them. A witness that keeps
/// it elsewhere can tell later whether the log still begins with these frames.
///
/// Source: C2SP tlog-checkpoint.
public struct Checkpoint: Equatable, Sendable, PrintsFields {
  /// Which log: `claims-kernel/` and the log's id, unless its owner has a better name for it.
  public var origin: String
  /// The number of frames.
  public var size: UInt64
  /// The root of the tree over these frames (RFC 6962).
  public var root: Digest

  /// Creates a checkpoint, without checking that the origin is a name: see `isOrigin(_:)`.
  public init(origin: String, size: UInt64, root: Digest) {
    self.origin = origin
    self.size = size
    self.root = root
  }

  /// The prefix of names that are made from a log's id.
  static let origin = "claims-kernel/"

  /// The name of a log that was given no other.
  public static func origin(of log: Identifier) -> String { origin + log.text }

  /// Three lines: what is signed.
  public var text: String { "\(origin)\n\(size)\n\(Base64.text(root.bytes))\n" }

  /// Whether a log may have this name: not empty, and without control characters.
  public static func isOrigin(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
  }

  /// Reads the text of a checkpoint. Extensions, which no log here writes, are not taken: two
  /// checkpoints in one file would pass for one.
  ///
  /// - Throws: what is wrong with it.
  public init(text: String) throws(ProofFault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4, lines[3].isEmpty else {
      throw ProofFault("a checkpoint has three lines: origin, size, root; found \(lines.count - 1)")
    }
    guard Self.isOrigin(lines[0]) else { throw ProofFault("the checkpoint's origin is no name") }
    guard let size = UInt64(lines[1]), String(size) == lines[1] else {
      throw ProofFault("the checkpoint's size is no plain number: \(lines[1])")
    }
    guard let bytes = Base64.bytes(lines[2]), let root = Digest(bytes) else {
      throw ProofFault("the checkpoint's root is no hash of 32 bytes in base64: \(lines[2])")
    }
    self.init(origin: String(lines[0]), size: size, root: root)
  }
}

/// Why a checkpoint, a note or a proof cannot be believed.
public struct ProofFault: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// Creates a fault that says in English what is wrong.
  public init(_ description: String) { self.description = description }
}
