import CProcessor
import Descriptions
import EventSourcing

/// When the index beside a log is written anew: on closing, if that pays.
public struct IndexPolicy: Sendable, PrintsFields {
  /// At least so many frames have to be behind the last one that is covered.
  public var fewestFrames: UInt64 = 20_000
  /// And at least this part of all: each frame is written anew a limited number of times.
  public var part: UInt64 = 16

  /// Creates the default policy: at least 20,000 new frames, and a sixteenth of those covered.
  public init() {}

  /// - Parameter anew: whether the index that is there is of no use.
  func pays(_ contents: borrowing LogContents, anew: Bool) -> Bool {
    // With a tree no index is read.
    if contents.tree != nil { return false }
    let covered = anew ? 0 : contents.streams.base?.file.covered.index ?? 0
    return contents.frameIndex - covered >= max(fewestFrames, covered / part)
  }
}

extension IndexFile {
  /// Writes the index of all frames of a log, under another name first. It is made durable by nobody: what a
  /// crash leaves of it does not match its checksum.
  ///
  /// - Precondition: all frames are durable, up to `end`, and the last is a seal.
  static func write(
    for path: String, _ header: FileHeader, _ contents: borrowing LogContents, upTo end: UInt64,
    keeping kept: [UInt8], by disk: Disk
  ) throws(EventStoreError) {
    guard end <= furthest, header.isChained, let receipts = contents.receipts else { return }
    let name = Self.path(of: path)
    guard isFree(name, by: disk) else { return }
    let file = try File.anew(name + ".new", by: disk)
    do throws(EventStoreError) {
      try write(to: file, header, contents, receipts, upTo: end, keeping: kept)
    } catch {
      // The room is for the log.
      try? file.truncate(to: 0)
      throw error
    }
    try disk.move(name + ".new", to: name)
  }

  /// Whether a name is nobody's, or an index's.
  private static func isFree(_ name: String, by disk: Disk) -> Bool {
    guard disk.exists(name) else { return true }
    return (try? File.open(name, for: .read, by: disk).bytes(8, at: 0)) == magic
  }

  private static func write(
    to file: File, _ header: FileHeader, _ contents: borrowing LogContents,
    _ receipts: ReceiptTable, upTo end: UInt64, keeping kept: [UInt8]
  ) throws(EventStoreError) {
    let (base, baseReceipts) = (contents.streams.base, contents.baseReceipts)
    var writer = IndexWriter(file, Checksum(salt: header.salt))
    try writer.writeStreams(contents.streams)
    try writer.writePairs(
      .streamPairs, .streamStarts, before: { base?.forEachPair($0) },
      new: contents.streams.newPairs)
    try writer.writePairs(
      .receiptPairs, .receiptStarts, before: { baseReceipts?.forEach($0) },
      new: receipts.pairs)
    try writer.writeMarks(contents.marks)
    try writer.writeCorrections(contents.corrections)
    try writer.write(kept)
    if let failure = base?.file.failure { throw failure }
    try writer.finish(header, contents, upTo: end)
  }
}

/// Writes an index from its beginning to its end.
struct IndexWriter: ~Copyable {
  private let file: File
  private let checksum: Checksum
  private var bodyChecksum: UInt32
  private var buffer: [UInt8] = []
  /// Where the buffer's first byte goes.
  private var start = UInt64(IndexFile.headerSize)
  private var sections = [IndexFile.Section](
    repeating: IndexFile.Section(offset: UInt64(IndexFile.headerSize), count: 0),
    count: IndexFile.Part.allCases.count)

  init(_ file: File, _ checksum: Checksum) {
    (self.file, self.checksum) = (file, checksum)
    bodyChecksum = checksum.seed
  }

  private var at: UInt64 { start + UInt64(buffer.count) }

  /// Begins a section of so many records.
  private mutating func begin(_ part: IndexFile.Part, _ count: Int) {
    while at % 8 != 0 { buffer.append(0) }
    sections[part.rawValue] = IndexFile.Section(offset: at, count: count)
  }

  private mutating func put<Number: FixedWidthInteger>(_ value: Number) throws(EventStoreError) {
    withUnsafeBytes(of: value.littleEndian) { buffer.append(contentsOf: $0) }
    if buffer.count >= 1 << 18 { try flush() }
  }

  private mutating func flush() throws(EventStoreError) {
    try buffer.withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: start)
      bodyChecksum = cprocessor_crc32c(bodyChecksum, bytes.baseAddress, bytes.count)
    }
    start += UInt64(buffer.count)
    buffer.removeAll(keepingCapacity: true)
  }

  mutating func writeStreams(_ streams: borrowing StreamIndex) throws(EventStoreError) {
    var streams = copy streams
    begin(.streams, streams.count)
    var (firstFrame, members): (UInt64, [Category: [UInt32]]) = (0, [:])
    for number in 1...UInt32(max(1, streams.count)) where Int(number) <= streams.count {
      guard let name = streams.name(of: number) else { throw IndexFile.changed(at: 0) }
      let place = members[name.category]?.count ?? 0
      members[name.category, default: []].append(number)
      let frames = streams.frameCount(of: number)
      // Places are counted by first events: one that has none yet would be in the way.
      guard frames > 0 else { throw IndexFile.changed(at: 0) }
      try put(name.id.high)
      try put(name.id.low)
      try put(name.category.number)
      try put(UInt32(place))
      try put(streams.revision(of: number))
      try put(firstFrame)
      try put(UInt32(frames))
      try put(UInt32(0))
      firstFrame += UInt64(frames)
    }
    begin(.frames, Int(firstFrame))
    for number in 1...UInt32(max(1, streams.count)) where Int(number) <= streams.count {
      for offset in streams.frames(of: number) { try put(UInt32(offset / 8)) }
    }
    let categories = members.keys.sorted { $0.number < $1.number }
    begin(.categories, categories.count)
    for category in categories {
      try put(category.number)
      try put(UInt32(members[category]?.count ?? 0))
    }
    begin(.members, streams.count)
    for category in categories {
      for number in members[category] ?? [] { try put(number) }
    }
  }

  /// Files pairs that are in the order of their hashes, and new ones.
  mutating func writePairs(
    _ pairs: IndexFile.Part, _ starts: IndexFile.Part,
    before: ((HashedPair) -> Void) -> Void, new: [HashedPair]
  ) throws(EventStoreError) {
    var all: [HashedPair] = []
    let new = new.sorted(by: HashedPair.isBefore)
    var next = 0
    before { pair in
      while next < new.count, HashedPair.isBefore(new[next], pair) {
        all.append(new[next])
        next += 1
      }
      all.append(pair)
    }
    all += new[next...]
    let bits = HashedPairs.bits(for: all.count)
    var bounds = [UInt32](repeating: 0, count: 1 << bits + 1)
    begin(pairs, all.count)
    for pair in all {
      bounds[pair.bucket(of: bits) + 1] += 1
      try put(pair.stored)
    }
    begin(starts, bounds.count)
    var sum: UInt32 = 0
    for count in bounds {
      sum += count
      try put(sum)
    }
  }

  mutating func writeMarks(_ marks: FrameMarks) throws(EventStoreError) {
    begin(.marks, marks.all.count)
    for mark in marks.all {
      try put(mark.offset)
      try put(mark.index)
      try put(mark.position)
      try put(mark.recorded.nanoseconds)
      try put(mark.link)
      try put(mark.epoch)
    }
  }

  mutating func writeCorrections(_ corrections: ClockCorrections) throws(EventStoreError) {
    begin(.corrections, corrections.frames.count)
    for frame in corrections.frames {
      try put(frame.offset)
      try put(frame.recorded.nanoseconds)
    }
  }

  mutating func write(_ kept: [UInt8]) throws(EventStoreError) {
    begin(.kept, kept.count)
    buffer += kept
    try flush()
  }

  /// Writes what is left, and then the header: until then the file is none.
  mutating func finish(
    _ log: FileHeader, _ contents: borrowing LogContents, upTo end: UInt64
  ) throws(EventStoreError) {
    try flush()
    var header = [UInt8](repeating: 0, count: IndexFile.headerSize)
    header.replaceSubrange(0..<8, with: IndexFile.magic)
    header.put(IndexFile.version, at: 8)
    header.put(log.logID.high, at: 16)
    header.put(log.logID.low, at: 24)
    header.put(log.salt, at: 32)
    header.put(contents.streams.seed, at: 40)
    header.put(end, at: 48)
    header.put(contents.frameIndex, at: 56)
    header.put(contents.position, at: 64)
    header.put(contents.recorded.nanoseconds, at: 72)
    header.put(contents.link, at: 80)
    header.put(contents.epoch, at: 84)
    header.put(contents.lastFrame, at: 88)
    header.put(start, at: 96)
    header.put(bodyChecksum, at: 104)
    for (place, section) in sections.enumerated() {
      header.put(section.offset, at: IndexFile.sectionsAt + place * 16)
      header.put(UInt64(section.count), at: IndexFile.sectionsAt + place * 16 + 8)
    }
    let checked = IndexFile.headerSize - 4
    let stored = header.withUnsafeBytes {
      checksum.of(UnsafeRawBufferPointer(rebasing: $0[..<checked]))
    }
    header.put(stored, at: checked)
    try header.withBytes { bytes throws(EventStoreError) in try file.write(bytes, at: 0) }
  }
}
