import CProcessor
import EventSourcing
import Synchronization

/// What is derived from the frames of a log up to one of them, in a file beside it: opening reads what
/// comes after alone.
///
///      0  magic        89 57 41 49 0D 0A 1A 0A
///      8  version  u32     12  zero u32    16  log id, 16 bytes    32  salt u64
///     40  seed     u64  of all hashes
///     48  the frame behind the last one that is covered: its offset u64, its number among frames u64, the
///         position before it u64, when the last was recorded i64, that one's checksum u32 and epoch u32
///     88  where the last frame begins u64
///     96  size of the file u64           104  CRC32C of all bytes from 4096 on u32, zero u32
///    112  zero u64
///    120  sections: offset u64 and count u64 of each
///   4092  CRC32C of all before, begun with the salt
///
/// Nothing is believed that does not match in every byte, and nothing by who verifies a log. Numbers are
/// little-endian. Source: Specs/WriteAheadLog.md, "The index".
final class IndexFile: Sendable {
  static let magic: [UInt8] = [0x89, 0x57, 0x41, 0x49, 0x0d, 0x0a, 0x1a, 0x0a]
  static let version: UInt32 = 1
  static let headerSize = 4096
  static let sectionsAt = 120

  /// Some records of one size, one after another.
  struct Section: Equatable, Sendable {
    var offset: UInt64
    var count: Int
  }

  enum Part: Int, CaseIterable {
    case streams, frames, streamPairs, streamStarts, receiptPairs, receiptStarts, marks, corrections
    case categories, members
    /// Bytes of whoever folds the log.
    case kept

    var recordSize: Int {
      switch self {
      case .streams: IndexedStreams.Record.size
      case .frames, .streamStarts, .receiptStarts, .members: 4
      case .streamPairs, .receiptPairs, .categories: 8
      case .marks: FrameMarks.size
      case .corrections: 16
      case .kept: 1
      }
    }
  }

  /// The first frame that is not covered, as it has to go on.
  let covered: FrameMark
  /// Where the last frame that is covered begins.
  let last: UInt64
  let seed: UInt64
  let file: File
  /// Of all of it, so that no look asks for one; nil where files cannot be mapped.
  private let mapping: Mapping?
  let size: UInt64
  private let sections: [Section]
  /// Set before `isFailed` is.
  private let reason = Mutex<EventStoreError?>(nil)
  private let isFailed = Atomic(false)

  static func path(of log: String) -> String { log + ".index" }

  init(
    _ file: File, _ sections: [Section], size: UInt64, covered: FrameMark, last: UInt64,
    seed: UInt64
  ) {
    (self.file, self.sections, self.size) = (file, sections, size)
    (self.covered, self.last, self.seed) = (covered, last, seed)
    mapping = file.isView ? nil : file.mapping(upTo: size)
  }

  subscript(part: Part) -> Section { sections[part.rawValue] }

  func pairs(_ pairs: Part, _ starts: Part) -> HashedPairs? {
    HashedPairs(self, self[pairs], self[starts])
  }

  /// Why nothing that it said since may be relied upon; nil while all is well.
  ///
  /// It was right when the log was opened: somebody has changed or shortened it since.
  var failure: EventStoreError? {
    isFailed.load(ordering: .acquiring) ? reason.withLock { $0 } : nil
  }

  func fail(at offset: UInt64) { fail(Self.changed(at: offset)) }

  static func changed(at offset: UInt64) -> EventStoreError {
    .damaged(
      offset: offset,
      reason: "the index beside the log was changed while it was in use; remove it")
  }

  /// Nothing is answered any more by what it tells of the log, as far as somebody can be told so.
  func fail(_ error: EventStoreError) {
    reason.withLock { if $0 == nil { $0 = error } }
    isFailed.store(true, ordering: .releasing)
  }

  /// All bytes of a section of bytes; read rather than mapped, so that they are in memory once.
  func bytes(of section: Section) -> [UInt8] {
    do throws(EventStoreError) {
      let bytes = try file.bytes(section.count, at: section.offset)
      if bytes.count == section.count { return bytes }
    } catch { fail(error) }
    fail(at: section.offset)
    return []
  }

  /// Shows some records of a section.
  ///
  /// - Parameter more: how many may be read behind the section's end.
  func read(
    _ section: Section, _ range: Range<Int>, more: Int = 0, size: Int,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    guard range.lowerBound >= 0, range.upperBound <= section.count + more,
      !isFailed.load(ordering: .relaxed)
    else { return fail(at: section.offset) }
    guard !range.isEmpty else { return }
    let offset = section.offset + UInt64(range.lowerBound * size)
    withUnsafeTemporaryAllocation(byteCount: range.count * size, alignment: 8) { buffer in
      do throws(EventStoreError) {
        var failure: EventStoreError?
        withUnsafePointer(to: offset) { offset in
          let offsets = UnsafeBufferPointer(start: offset, count: 1)
          do throws(EventStoreError) {
            if let mapping {
              try mapping.gather(offsets, range.count * size, upTo: self.size, into: buffer)
            } else {
              try file.gather(offsets, range.count * size, upTo: self.size, into: buffer)
            }
          } catch { failure = error }
        }
        if let failure { throw failure }
        body(UnsafeRawBufferPointer(buffer))
      } catch { fail(at: offset) }
    }
  }
}

extension IndexFile {
  /// The index beside a log, if it is one of this log as it stands; nil else, whatever the reason.
  static func open(
    for path: String, _ header: FileHeader, _ log: File
  ) -> IndexFile? {
    guard let file = try? File.open(Self.path(of: path), for: .read, by: log.disk),
      let size = try? file.size()
    else { return nil }
    return IndexFile(file, of: size, header, log)
  }

  /// That of all that was archived, which the log has itself.
  static func ofArchived(_ header: FileHeader, _ log: File) -> IndexFile? {
    guard let archived = header.archived else { return nil }
    let file = log.from(at: UInt64(FileHeader.size))
    guard let index = IndexFile(file, of: archived.indexSize, header, log),
      index.covered.offset == archived.end, index.covered.index == archived.frames,
      index.covered.position == archived.position
    else { return nil }
    return index
  }

  /// The same if what was archived cannot be read.
  static func ofAbsent(_ header: FileHeader, _ log: File) -> IndexFile? {
    log.beginning.map { !$0.isThere } ?? false ? ofArchived(header, log) : nil
  }

  /// The one beside a log, or the one that it has of what was archived.
  static func best(for path: String, _ header: FileHeader, _ log: File) -> IndexFile? {
    open(for: path, header, log) ?? ofArchived(header, log)
  }

  private convenience init?(
    _ file: File, of actual: UInt64, _ header: FileHeader, _ log: File
  ) {
    guard header.isChained,
      let bytes = try? file.bytes(Self.headerSize, at: 0), bytes.count == Self.headerSize,
      bytes.starts(with: Self.magic), bytes.get(at: 8) == Self.version
    else { return nil }
    let checksum = Checksum(salt: header.salt)
    let stored: UInt32 = bytes.get(at: Self.headerSize - 4)
    let identity = header.logID
    guard
      bytes.withUnsafeBytes({ checksum.of(.init(rebasing: $0[..<(Self.headerSize - 4)])) })
        == stored,
      bytes.get(at: 16) == identity.high, bytes.get(at: 24) == identity.low,
      bytes.get(at: 32) == header.salt
    else { return nil }
    let covered = FrameMark(
      offset: bytes.get(at: 48), index: bytes.get(at: 56), position: bytes.get(at: 64),
      recorded: Instant(nanoseconds: bytes.get(at: 72)), link: bytes.get(at: 80),
      epoch: bytes.get(at: 84))
    let (last, size): (UInt64, UInt64) = (bytes.get(at: 88), bytes.get(at: 96))
    guard actual == size, Self.isFrame(at: last, before: covered, of: log, header.frames),
      checksum.of(file, from: UInt64(Self.headerSize), to: size) == bytes.get(at: 104)
    else { return nil }
    var sections: [Section] = []
    for part in Part.allCases {
      let at = Self.sectionsAt + part.rawValue * 16
      let (offset, count): (UInt64, UInt64) = (bytes.get(at: at), bytes.get(at: at + 8))
      guard offset <= size, count <= (size - offset) / UInt64(part.recordSize) else { return nil }
      sections.append(Section(offset: offset, count: Int(count)))
    }
    self.init(file, sections, size: size, covered: covered, last: last, seed: bytes.get(at: 40))
  }

  /// Whether the last frame that is covered stands in the log as it did.
  private static func isFrame(
    at offset: UInt64, before next: FrameMark, of log: File, _ format: FrameFormat
  ) -> Bool {
    guard next.index > 0, let size = try? log.size(), next.offset <= size,
      next.offset > offset, next.offset - offset <= UInt64(FrameHeader.bodyLimit + FrameHeader.size)
    else { return false }
    guard let bytes = try? log.bytes(Int(next.offset - offset), at: offset) else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count >= format.headerSize,
        let header = try? FrameHeader(base, format), header.frameLength == bytes.count
      else { return false }
      let body = UnsafeRawBufferPointer(rebasing: bytes[format.headerSize...])
      return header.kind == .seal && header.index == next.index - 1
        && header.epoch == next.epoch && header.checksum == next.link
        && header.recorded == next.recorded
        && header.firstPosition &+ UInt64(header.eventCount) == next.position &+ 1
        && format.checksum.of(body) == header.bodyChecksum
    }
  }
}

extension Checksum {
  /// Of a part of a file, which is read once from end to end; nil if it cannot be read.
  fileprivate func of(_ file: File, from start: UInt64, to end: UInt64) -> UInt32? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
    defer { buffer.deallocate() }
    var (checksum, at) = (seed, start)
    while at < end {
      let room = UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<Int(min(UInt64(buffer.count), end - at))])
      guard (try? file.read(into: room, at: at)) == room.count else { return nil }
      checksum = cprocessor_crc32c(checksum, room.baseAddress, room.count)
      at += UInt64(room.count)
    }
    return checksum
  }
}
