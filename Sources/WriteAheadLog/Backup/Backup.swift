import Descriptions
import EventSourcing
import Hashing

/// A copy of a log as it was at one moment, verified.
///
/// Source: Specs/WriteAheadLog.md, "Backup".
public struct Backup: Equatable, Sendable, PrintsFields {
  /// What the copy is now, and the tree over its frames.
  public let checkpoint: Checkpoint
  let tree: MerkleTree
  /// How long the copy is up to the end of its last frame, file header included.
  public let bytes: UInt64
  /// How much of it an earlier backup had already.
  public let earlierFrames: UInt64
  /// How many of the bytes an earlier backup had already; 0 if there was none.
  public let earlierBytes: UInt64
  /// Whether the log was being written: what was not durable yet was left out.
  public let isBeingWritten: Bool
}

/// Why there is no new backup. A file that had its name is unchanged.
public enum BackupError: Error, Equatable, Sendable {
  /// The log, or the file of the backup's name, could not be read or written.
  case log(LogOpenError)
  /// Nothing may be written to a file of this name.
  case misplaced(ProofFault)
  /// The file there is not an earlier state of this log, or the copy differs from the log.
  case fault(ProofFault)
  /// The file there is damaged, and longer than what a reader sees of the log while it is being
  /// written.
  case notVisibleYet(bytes: UInt64, of: UInt64)
}

extension WriteAheadLog {
  /// Copies what is durable of a log to a file of another name, even if a writer is at work.
  ///
  /// The copy gets its name only once it was read back whole. It replaces an earlier backup of the
  /// same log, which the log must continue: only what is new is copied from the log.
  ///
  /// - Throws: `fault` if another file is there. Nothing is changed then.
  public static func backup(_ path: String, to destination: String) throws(BackupError) -> Backup {
    try backup(path, to: destination, by: .real)
  }

  static func backup(
    _ path: String, to destination: String, by disk: Disk
  ) throws(BackupError) -> Backup {
    guard path != destination else {
      throw .misplaced(ProofFault("\(destination) is the log itself; name another file"))
    }
    guard !isBeside(path, destination) else {
      throw .misplaced(ProofFault("\(destination) is where the log keeps what belongs to it"))
    }
    let source = try CopiedLog(path, settled: true, by: disk)
    if case .damaged(let offset, let fault) = source.survey.ending {
      throw .log(.damaged(path: path, offset: offset, reason: fault.description))
    }
    if !source.survey.isBeingWritten { try source.sync() }
    // Keeps other writers from the backup's file: both a log's writer and another backup.
    let lock = try log { () throws(LogOpenError) in
      try attempt(destination) { () throws(EventStoreError) in
        try LogLock.acquire(for: destination, by: disk)
      }
    }
    guard case .success(let lock) = lock else {
      guard case .failure(let holder) = lock else { throw .log(.missing(path: destination)) }
      throw .log(.inUse(path: destination, holder))
    }
    defer { lock.release() }
    var earlier: CopiedLog?
    if disk.exists(destination) {
      let found = try CopiedLog(destination, settled: false, by: disk)
      guard !found.file.isSame(as: source.file) else {
        throw .misplaced(ProofFault("\(destination) is the log itself; name another file"))
      }
      guard !found.isArchived else {
        throw .fault(ProofFault("\(destination) has no beginning of its own; name another file"))
      }
      try found.check(isBeginningOf: source)
      if found.length > source.end { return try found.kept(beside: source) }
      earlier = found
    }
    if earlier?.survey.ending != .whole || earlier?.end != source.end {
      try source.copy(behind: earlier, to: destination)
    }
    return Backup(
      checkpoint: source.checkpoint, tree: source.tree, bytes: source.end,
      earlierFrames: earlier?.tree.size ?? 0, earlierBytes: earlier?.end ?? 0,
      isBeingWritten: source.survey.isBeingWritten)
  }

  /// Whether a name is, in any folder, one that the log's own files have.
  private static func isBeside(_ path: String, _ name: String) -> Bool {
    besides.contains { fileName(of: name) == fileName(of: path) + $0 }
  }

  /// How the names end of what belongs to a log.
  static let besides = [".lock", ".mark", ".index", ".keys", ".new"]

  static func log<Answer>(
    _ body: () throws(LogOpenError) -> Answer
  ) throws(BackupError) -> Answer {
    do throws(LogOpenError) { return try body() } catch { throw .log(error) }
  }
}

/// A log that is copied, or a copy: its bytes up to the last frame that counts, and its tree.
private struct CopiedLog {
  let path: String
  let file: File
  let header: FileHeader
  let survey: Survey
  let isStrict: Bool
  let tree: MerkleTree
  /// Whether the file has no beginning of its own.
  let isArchived: Bool

  var end: UInt64 { survey.contents.readableEnd }

  /// If it is torn or damaged, the bytes after its end may be more than the log has.
  var length: UInt64 { survey.ending == .whole ? end : survey.size }

  var checkpoint: Checkpoint {
    Checkpoint(
      origin: Checkpoint.origin(of: header.logID), size: tree.size, root: tree.root)
  }

  /// - Parameter settled: whether a writer may be at work.
  init(_ path: String, settled: Bool, by disk: Disk) throws(BackupError) {
    self.path = path
    (file, header, isArchived, survey, isStrict) = try WriteAheadLog.log {
      () throws(LogOpenError) in
      let (file, found) = try WriteAheadLog.fileForReading(path, by: disk)
      // A copy has all, also what was archived.
      let header = found.whole
      let kept = try MarkFile.read(for: path, header, by: disk)
      let survey =
        settled
        ? try Survey.settled(file, found, withTree: true, path)
        : try Survey.full(file, found, withReceipts: false, withTree: true, kept: kept, path)
      return (file, header, found.archived != nil, survey, kept?.isStrict ?? false)
    }
    guard let tree = survey.contents.tree else {
      throw .fault(ProofFault("\(path) holds what this version has no tree of; use a newer one"))
    }
    self.tree = tree
  }

  /// What was read may still be on its way to the disk: a backup must not know more than the log
  /// after a power failure.
  func sync() throws(BackupError) {
    do throws(EventStoreError) {
      try file.sync()
    } catch  where error.isForbidden {
      // A file that may only be read cannot have been written from here.
    } catch { throw .log(.system(path: path, error)) }
  }

  /// - Throws: why the log is no continuation of this one.
  func check(isBeginningOf log: CopiedLog) throws(BackupError) {
    guard header == log.header else {
      throw .fault(
        ProofFault(
          "\(path) holds the log \(header.logID.text), not \(log.header.logID.text): name another "
            + "file for its backup"))
    }
    let there = try log.framesThere()
    guard tree.size <= there.frames, length <= there.end else {
      throw .fault(
        ProofFault(
          "\(path) holds \(tree.size) frames, and the log has \(there.frames): an older copy of "
            + "the log was put back, or the backup was written to"))
    }
    guard try log.root(ofFirst: tree.size, before: there.end) == tree.root else {
      throw .fault(
        ProofFault(
          "\(path) is not how the log began: the log was rewritten, or the backup was written to"))
    }
  }

  /// A backup made without a writer holds more than a reader sees beside a writer that has not
  /// gone on yet. It stays as it is.
  func kept(beside log: CopiedLog) throws(BackupError) -> Backup {
    // What is lost of it may be in the log, but that cannot be checked now.
    guard survey.ending == .whole else { throw .notVisibleYet(bytes: log.end, of: length) }
    return Backup(
      checkpoint: checkpoint, tree: tree, bytes: end, earlierFrames: tree.size, earlierBytes: end,
      isBeingWritten: true)
  }

  /// How many frames the file has, and their end: also those that no mark vouches for yet.
  private func framesThere() throws(BackupError) -> (frames: UInt64, end: UInt64) {
    guard survey.isBeingWritten else { return (tree.size, end) }
    var there = (frames: tree.size, end: end)
    try reading { () throws(EventStoreError) in
      var scanner = FrameScanner(file, header.frames, to: try file.size())
      while try scanner.next() != nil {}
      there = (scanner.index, scanner.offset)
    }
    return there
  }

  private func root(ofFirst frames: UInt64, before end: UInt64) throws(BackupError) -> Digest {
    var tree = MerkleTree()
    try reading { () throws(EventStoreError) in
      var scanner = FrameScanner(file, header.frames, to: end)
      while tree.size < frames, let frame = try scanner.next() {
        do throws(WireError) { tree.append(try FrameLeaf(frame.header, frame.body).hash) } catch {
          throw .damaged(offset: frame.offset, reason: "not a leaf: \(error)")
        }
      }
    }
    return tree.root
  }

  private func reading(_ body: () throws(EventStoreError) -> Void) throws(BackupError) {
    do throws(EventStoreError) { try body() } catch { throw .log(.system(path: path, error)) }
  }

  /// Writes the log under its new name: what an earlier backup has from there, the rest from here.
  func copy(behind earlier: CopiedLog?, to destination: String) throws(BackupError) {
    let name = destination + ".new"
    try WriteAheadLog.log { () throws(LogOpenError) in
      try attempt(destination) { () throws(EventStoreError) in
        let copy = try File.anew(
          name, sparing: [file, earlier?.file, file.beginning?.archive].compactMap { $0 },
          by: file.disk)
        do throws(EventStoreError) {
          let known = earlier?.end ?? 0
          if let earlier { _ = try copy.write(0..<known, of: earlier.file, at: 0) }
          _ = try copy.write(known..<end, of: file, at: known)
          try copy.sync()
        } catch {
          // The room is for the log.
          try? copy.truncate(to: 0)
          throw error
        }
      }
    }
    let copy = try CopiedLog(name, settled: false, by: file.disk)
    let isTheSame =
      copy.survey.ending == .whole && copy.end == end && copy.tree == tree && copy.header == header
    guard isTheSame else {
      throw .fault(ProofFault("\(name) reads back otherwise than it was written"))
    }
    try WriteAheadLog.log { () throws(LogOpenError) in
      try attempt(destination) { () throws(EventStoreError) in
        try file.disk.move(name, to: destination)
        guard header.isChained else {
          return try file.disk.syncFolder(containing: destination)
        }
        // Syncs the folder, too.
        try MarkFile.make(
          for: destination, header, survey.mark(of: header), epoch: survey.contents.epoch,
          isStrict: isStrict, by: file.disk)
      }
    }
  }
}
