import Descriptions
import EventSourcing
import Hashing

/// What a log says of its beginning, which stands in another file: the archive.
///
/// Offsets, positions and frame numbers go on from the archive's, as if both were one file.
///
///     48  end        u64  offset behind the archive's last frame   56  its last position u64
///     64  root       32 bytes, of the tree over the archive's frames
///    152  frames     u64  how many the archive has
///    160  index      u64  bytes of the index behind the header
///    168  runs       u64  how many runs of frames are kept
///    176  start      u64  where in this file the first frame stands
///    184  CRC32C of the tables u32, begun with the salt           188  zero u16
///    190  length of the name u16      192  the name, where the archive was made
///
/// Source: Specs/WriteAheadLog.md, "An archived beginning".
public struct Archived: Equatable, Sendable, PrintsFields {
  /// The end of the archive's last frame, and the number and last position of its frames.
  public var end: UInt64
  /// The last position in the archive.
  public var position: UInt64
  /// How many frames the archive has.
  public var frames: UInt64
  /// Of the tree over the archive's frames.
  public var root: Digest
  /// Where the archive was made. It is looked for beside the log first, under its last name.
  public var name: String

  /// Bytes of the index that this log has of its beginning.
  var indexSize: UInt64 = 0
  /// How many runs of frames it keeps of it.
  var runs: UInt64 = 0
  /// Where in this file the first frame stands.
  public internal(set) var start: UInt64 = 0
  /// Of the tables between the index and the frames that are kept.
  var checksum: UInt32 = 0

  static let feature: UInt32 = 1
  /// Of the entry of a run in the tables.
  static let runSize: UInt64 = 16
  static let nameAt = 192
  static let longestName = FileHeader.size - 4 - nameAt
  /// Behind it stands the keyring's id.
  static let longestNewName = FileHeader.keyringAt - nameAt

  /// Where the tables stand that follow the index, and how long they are.
  var tables: (start: UInt64, size: UInt64) {
    (
      UInt64(FileHeader.size) &+ (indexSize &+ 7) & ~7,
      runs &* Self.runSize &+ UInt64(frames.nonzeroBitCount * Digest.byteCount)
    )
  }

  func write(to header: inout [UInt8]) {
    header.put(Self.feature, at: 12)
    header.put(end, at: 48)
    header.put(position, at: 56)
    header.replaceSubrange(64..<96, with: root.bytes)
    header.put(frames, at: 152)
    header.put(indexSize, at: 160)
    header.put(runs, at: 168)
    header.put(start, at: 176)
    header.put(checksum, at: 184)
    let name = Array(name.utf8.prefix(Self.longestName))
    header.put(UInt16(name.count), at: 190)
    header.replaceSubrange(Self.nameAt..<(Self.nameAt + name.count), with: name)
  }

  /// Nil if the header does not say so, or what it says cannot be.
  init?(_ header: [UInt8]) {
    let features: UInt32 = header.get(at: 12)
    let length: UInt16 = header.get(at: 190)
    guard features & Self.feature != 0, Int(length) <= Self.longestName,
      let root = Digest(Array(header[64..<96]))
    else { return nil }
    (end, position, self.root) = (header.get(at: 48), header.get(at: 56), root)
    (frames, indexSize, runs) = (header.get(at: 152), header.get(at: 160), header.get(at: 168))
    (start, checksum) = (header.get(at: 176), header.get(at: 184))
    name = String(decoding: header[Self.nameAt..<(Self.nameAt + Int(length))], as: UTF8.self)
    let room = start &- UInt64(FileHeader.size)
    // Of frames within what has an index: 32 GiB.
    let most = end / UInt64(FrameHeader.plainSize)
    guard start >= UInt64(FileHeader.size), end > UInt64(FileHeader.size),
      end <= UInt64(UInt32.max) * 8, start <= UInt64(UInt32.max) * 16, start % 8 == 0, end % 8 == 0,
      (1...most).contains(frames), runs <= most, position <= UInt64(Int64.max),
      indexSize <= room, tables.start <= start, tables.size <= start - tables.start
    else { return nil }
  }

  init(end: UInt64, position: UInt64, frames: UInt64, root: Digest, name: String) {
    (self.end, self.position, self.frames) = (end, position, frames)
    (self.root, self.name) = (root, name)
  }
}
