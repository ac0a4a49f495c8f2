import Descriptions
import EventSourcing
import Hashing

/// A log whose beginning was moved to an archive.
///
/// Source: Specs/WriteAheadLog.md, "An archived beginning".
public struct Archiving: Equatable, Sendable, PrintsFields {
  /// The archive: the whole log as it was.
  public let archive: Backup
  /// How many streams there are, and how many of them stand in the archive alone now.
  public let streams: Int
  /// How many streams were moved now, without those that had been moved before.
  public let moved: Int
  /// How long the log's file was, and is.
  public let before: UInt64
  /// How long the log's file is now, in bytes.
  public let after: UInt64
}

extension WriteAheadLog {
  /// Moves closed streams to an archive: a sealed log with all frames up to now. The log goes on behind them, and
  /// keeps the frames of all other streams.
  ///
  /// The archive is written and read back first; then the shorter log takes the name of the longer one. So at each
  /// moment one file has everything.
  ///
  /// - Parameters:
  ///   - path: a log that was closed at `head`, with an index of all of it.
  ///   - head: the position at which it was closed.
  ///   - destination: the archive, best as a path from the root; an earlier one, or a backup, is
  ///     extended.
  ///   - time: streams go whose last event was recorded before.
  ///   - isClosed: whether nothing more is expected of a stream.
  /// - Throws: `fault` if there is nothing to move. The log is unchanged then.
  public static func archive(
    _ path: String, closedAt head: Position, to destination: String, before time: Instant,
    isClosed: (StreamID) -> Bool
  ) throws(BackupError) -> Archiving {
    try archive(
      path, closedAt: head, to: destination, before: time, by: .real, isClosed: isClosed)
  }

  static func archive(
    _ path: String, closedAt head: Position, to destination: String, before time: Instant,
    by disk: Disk, isClosed: (StreamID) -> Bool
  ) throws(BackupError) -> Archiving {
    let (lock, whole) = try log { () throws(LogOpenError) in try lockedFile(path, by: disk) }
    defer {
      whole.unlock()
      lock.release()
    }
    guard !besides.contains(where: destination.hasSuffix) else {
      throw .fault(
        ProofFault("\(destination) is a name for what belongs to a log; name another file"))
    }
    if let there = try? File.open(destination, for: .read, by: disk), there.isSame(as: whole) {
      throw .misplaced(ProofFault("\(destination) is the log itself; name another file"))
    }
    let (file, header) = try log { () throws(LogOpenError) in try view(of: whole, path) }
    let index = IndexFile.open(for: path, header, file)
    let survey = try log { () throws(LogOpenError) in
      let kept = try MarkFile.read(for: path, header, by: disk)
      return try Survey.full(
        file, header, from: index, withReceipts: false, withTree: false, kept: kept, path)
    }
    guard let index, let streams = survey.contents.streams.base, survey.ending == .whole,
      survey.contents.readableEnd == index.covered.offset, index.covered.position == head.value
    else {
      throw .fault(
        ProofFault(
          "\(path) has no index of all of it: it was written to meanwhile, there was no room for one, or "
            + "it is empty, has format 1, or is longer than 32 GiB"))
    }
    let moved = try log { () throws(LogOpenError) in
      try attempt(path) { () throws(EventStoreError) in
        let kept = try header.archived.map { archived throws(EventStoreError) in
          try ArchivedTables(of: header, archived, in: whole).kept
        }
        return try MovedStreams(
          of: streams, in: file, keeping: kept, header.frames, survey.contents.corrections,
          before: time, isClosed)
      }
    }
    guard moved.count > 0 else {
      throw .fault(ProofFault("\(path) has no closed stream whose last event is so old"))
    }
    let archive = try backup(path, to: destination, by: disk)
    guard archive.tree.size == index.covered.index else {
      throw .fault(ProofFault("\(destination) holds more than the log"))
    }
    let before = try size(of: whole, path)
    // An earlier copy may be of others, and not on the disk yet.
    try log { () throws(LogOpenError) in
      try attempt(destination) { () throws(EventStoreError) in
        try File.open(destination, for: .read, by: disk).sync()
        try disk.syncFolder(containing: destination)
      }
    }
    try log { () throws(LogOpenError) in
      try attempt(path) { () throws(EventStoreError) in
        try moved.write(
          to: path, header, index, archivedAs: archive.tree, named: destination, from: file)
      }
    }
    let after = try log { () throws(LogOpenError) in try plainFile(path, by: disk) }
    return Archiving(
      archive: archive, streams: streams.count, moved: moved.count, before: before,
      after: try size(of: after, path))
  }

  private static func size(of file: File, _ path: String) throws(BackupError) -> UInt64 {
    try log { () throws(LogOpenError) in
      try attempt(path) { () throws(EventStoreError) in try file.size() }
    }
  }

  /// The file of a log that nobody else writes as long as it is locked.
  private static func lockedFile(
    _ path: String, by disk: Disk
  ) throws(LogOpenError) -> (LogLock, File) {
    switch try attempt(
      path, by: disk, { () throws(EventStoreError) in try LogLock.acquire(for: path, by: disk) })
    {
    case .failure(let holder): throw .inUse(path: path, holder)
    case .success(let lock): return (lock, try lockedFile(path, lock, by: disk))
    }
  }
}

/// What goes to the archive alone, and what the log keeps of its beginning.
private struct MovedStreams {
  private(set) var count = 0
  /// The frames that are kept, those that follow one another as one.
  private var runs: [Range<UInt64>] = []

  init(
    of streams: IndexedStreams, in log: File, keeping earlier: KeptRuns?, _ format: FrameFormat,
    _ corrections: ClockCorrections, before time: Instant, _ isClosed: (StreamID) -> Bool
  ) throws(EventStoreError) {
    // The last frame, a seal, shows what the log goes on from.
    var kept = [streams.file.last]
    for number in 1...UInt32(max(1, streams.count)) where Int(number) <= streams.count {
      guard let record = streams.stream(number) else { continue }
      let frames = streams.frames(of: record)
      if isClosed(record.name), let last = frames.last,
        corrections.recorded(try log.frameHeader(at: last, format).recorded, inFrameAt: last) < time
      {
        // Others have moved before.
        if frames.contains(where: { $0 >= log.start || earlier?.run(at: $0) != nil }) {
          count += 1
        }
      } else {
        kept += frames
      }
    }
    kept.sort()
    for offset in kept where offset >= runs.last?.upperBound ?? 0 {
      let end = offset + UInt64(try log.frameHeader(at: offset, format).frameLength)
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(offset..<end)
      }
    }
    if let failure = streams.file.failure { throw failure }
  }

  /// Writes the shorter log under another name, and gives it that of the longer one.
  func write(
    to path: String, _ header: FileHeader, _ index: IndexFile, archivedAs tree: MerkleTree,
    named name: String, from log: File
  ) throws(EventStoreError) {
    guard name.utf8.count <= Archived.longestNewName else {
      throw .system(call: "open", code: 36, message: "the archive's name is too long")
    }
    var archived = Archived(
      end: index.covered.offset, position: index.covered.position, frames: tree.size,
      root: tree.root, name: name)
    archived.runs = UInt64(runs.count)
    archived.indexSize = index.size
    var tables: [UInt8] = []
    for run in runs {
      for number in [run.lowerBound, UInt64(run.count)] {
        withUnsafeBytes(of: number.littleEndian) { tables.append(contentsOf: $0) }
      }
    }
    for peak in tree.peaks { tables += peak.bytes }
    archived.checksum = tables.withUnsafeBytes { Checksum(salt: header.salt).of($0) }

    let file = try File.anew(path + ".new", sparing: [log], by: log.disk)
    do throws(EventStoreError) {
      _ = try file.write(0..<index.size, of: index.file, at: UInt64(FileHeader.size))
      var place = archived.tables.start
      try tables.withBytes { bytes throws(EventStoreError) in try file.write(bytes, at: place) }
      place += UInt64(tables.count)
      for run in runs { place = try file.write(run, of: log, at: place) }
      archived.start = place
      var header = header
      header.archived = archived
      try header.encoded().withBytes { bytes throws(EventStoreError) in
        try file.write(bytes, at: 0)
      }
      try file.takeRights(of: log)
      try file.sync()
    } catch {
      // The room is for the log.
      try? file.truncate(to: 0)
      throw error
    }
    try log.disk.move(path + ".new", to: path)
    try log.disk.syncFolder(containing: path)
  }
}

extension File {
  /// Copies a range of another file to a place of this one.
  ///
  /// - Returns: the place behind it.
  func write(
    _ range: Range<UInt64>, of other: File, at place: UInt64
  ) throws(EventStoreError) -> UInt64 {
    var at = range.lowerBound
    while at < range.upperBound {
      let bytes = try other.bytes(Int(min(1 << 20, range.upperBound - at)), at: at)
      guard !bytes.isEmpty else {
        throw .damaged(offset: at, reason: FrameFault.incomplete.description)
      }
      try bytes.withBytes { buffer throws(EventStoreError) in
        try write(buffer, at: place + (at - range.lowerBound))
      }
      at += UInt64(bytes.count)
      WorkMeter.tell(.logRead, at, of: range.upperBound)
    }
    return place + UInt64(range.count)
  }
}
