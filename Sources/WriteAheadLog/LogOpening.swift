import Cryptography
import EventSourcing

extension WriteAheadLog {
  /// Opens a log for writing, and makes it if there is none.
  ///
  /// A torn tail is cut off after a copy of it is kept beside the log: see `ending` and
  /// `tornTailCopy`.
  ///
  /// - Throws: `inUse` if another writer has it; `damaged` if durable bytes are missing or
  ///   changed. Nothing is changed then.
  public static func open(
    _ path: String, options: LogOptions = LogOptions()
  ) throws(LogOpenError) -> WriteAheadLog {
    switch try attempt(
      path, by: options.disk,
      { () throws(EventStoreError) in
        try LogLock.acquire(for: path, by: options.disk)
      })
    {
    case .failure(let holder): throw .inUse(path: path, holder)
    case .success(let lock):
      if !options.disk.exists(path) {
        // A mark without its log: the log is lost, and a new one must not take its place unseen.
        if MarkFile.tellsOfFrames(path, by: options.disk) { throw .markWithoutLog(path: path) }
        let keyring = try newKeyring(for: path, options)
        try attempt(path) { () throws(EventStoreError) in
          try create(path, keyring, options)
        }
      }
      return try openLocked(path, lock, options)
    }
  }

  /// Opens a log for reading: what is durable now. Takes no lock and changes nothing.
  ///
  /// If a writer is at work, the frames behind the last durable mark are left out. If none is,
  /// the file is synced first, so that what is shown stays true after a power failure.
  ///
  /// - Parameters:
  ///   - path: the log's file.
  ///   - master: what opens its keyring, if its texts are sealed. Without it there is none.
  ///   - readingAhead: whether a thread of its own reads a long log for whoever folds it.
  public static func openForReading(
    _ path: String, master: SealingKey? = nil, readingAhead: Bool = true
  ) throws(LogOpenError) -> WriteAheadLog {
    try openForReading(path, master: master, readingAhead: readingAhead, by: .real)
  }

  static func openForReading(
    _ path: String, master: SealingKey? = nil, readingAhead: Bool = true, by disk: Disk
  ) throws(LogOpenError) -> WriteAheadLog {
    let (file, header) = try fileForReading(path, by: disk)
    let survey = try Survey.settled(
      file, header, from: IndexFile.best(for: path, header, file), path)
    if !survey.isBeingWritten {
      do throws(EventStoreError) {
        try file.sync()
      } catch  where !error.isForbidden {
        throw .system(path: path, error)
      } catch {
        // A file that may only be read may refuse a sync; it cannot have been written from here.
      }
    }
    if case .damaged(let offset, let fault) = survey.ending {
      throw .damage(in: file, path, at: offset, fault)
    }
    let keyring = try keyring(of: header, path, reading: master, by: disk)
    return WriteAheadLog(
      path: path, header: header, keyring: keyring, file: file, contents: survey.contents,
      ending: survey.ending, isBeingWritten: survey.isBeingWritten, readsAhead: readingAhead)
  }

  /// The durability with which a log was written last, by the mark file beside it; nil if there is
  /// none, or if it cannot be read.
  public static func durability(of path: String) -> Durability? {
    guard let (_, header) = try? fileForReading(path, by: .real),
      let kept = try? MarkFile.read(for: path, header, by: .real)
    else { return nil }
    return kept.isStrict ? .strict : .standard
  }

  private static func openLocked(
    _ path: String, _ lock: LogLock, _ options: LogOptions
  ) throws(LogOpenError) -> WriteAheadLog {
    let whole = try lockedFile(path, lock, by: options.disk)
    let (file, header) = try view(of: whole, path)
    try checkMaster(of: header, path, options)
    var found = try lookForEnd(of: file, header, path, options)
    let (epoch, isLast) = max(found.kept?.epoch ?? 0, found.survey.contents.epoch)
      .addingReportingOverflow(1)
    if isLast {
      throw .damaged(
        path: path, offset: found.survey.contents.readableEnd,
        reason: "no writer can follow its last")
    }
    let isStrict = options.durability == .strict
    let hasMarks = header.isChained || isStrict
    let fence = try attempt(path) { () throws(EventStoreError) in
      if hasMarks, found.kept == nil {
        found.kept = MarkFile.Slot(turn: 2, mark: found.survey.mark(of: header))
        try MarkFile.make(
          for: path, header, found.survey.mark(of: header), epoch: epoch, isStrict: isStrict,
          by: options.disk)
      }
      return try Fence.raise(
        for: path, file, header, hasMarks: hasMarks, epoch: epoch, writer: options.newWriterID())
    }
    // An earlier writer that lost its lock may have written until it met the fence.
    while try found.survey.isOutdated(file, header, path) {
      found = try lookForEnd(of: file, header, path, options)
    }
    // Now that no earlier writer adds keys either.
    let keyring = try keyring(of: header, path, behind: fence, options)
    let survey = found.survey
    let end = survey.contents.readableEnd
    let (copy, tail, marks) = try attempt(path) { () throws(EventStoreError) in
      var copy: String?
      if case .torn = survey.ending {
        copy = try TornTail.keepCopy(of: file, path: path, from: end, to: survey.size)
        // Zeros, not a shorter file: the space stays allocated, and stale bytes are gone.
        try TornTail.erase(file, from: end, to: survey.size)
      }
      // What was read may still be on its way to the disk: it is relied upon from now on.
      try file.writeAgain(from: max(survey.markedEnd, file.start), to: end)
      try file.sync()
      try options.disk.syncFolder(containing: path)
      let marks: MarkFile? =
        if hasMarks, let kept = found.kept {
          try MarkFile.open(
            for: path, header, after: kept, survey.mark(of: header), epoch: epoch,
            isStrict: isStrict, by: options.disk)
        } else { nil }
      let tail = min(UInt64(Fence.tailSize), end - file.start)
      return (copy, try file.bytes(Int(tail), at: end - tail), marks)
    }
    let writer = LogWriter(
      file, lock: lock, fence: fence, after: tail, end: end,
      allocated: max(end, survey.size), growth: options.growth, marks: marks, keyring: keyring)
    try attempt(path) { () throws(EventStoreError) in
      try writer.reserve(options.reservedBytes)
    }
    return WriteAheadLog(
      path: path, header: header, keyring: keyring, file: file, contents: survey.contents,
      ending: survey.ending, tornTailCopy: copy, writer: writer,
      epoch: header.isChained ? epoch : 0, indexing: options.indexing)
  }

  /// The file of a log that nobody else writes as long as it is locked. Otherwise the lock is let go.
  static func lockedFile(
    _ path: String, _ lock: LogLock, by disk: Disk
  ) throws(LogOpenError) -> File {
    let file = try attempt(path) { () throws(EventStoreError) in
      try File.open(path, for: .write, by: disk)
    }
    // It may have another name, under which another lock counts, or its lock's file was removed.
    let holder = try attempt(path) { () throws(EventStoreError) -> LogHolder? in
      if try file.lockExclusively() { return nil }
      lock.release()
      return try LogLock.namedHolder(of: path, by: disk)
    }
    if let holder { throw .inUse(path: path, holder) }
    return file
  }

  /// What the mark file and the log say of its end, if the log may be written to.
  private static func lookForEnd(
    of file: File, _ header: FileHeader, _ path: String, _ options: LogOptions
  ) throws(LogOpenError) -> (kept: MarkFile.Slot?, survey: Survey) {
    let kept = try MarkFile.read(for: path, header, by: options.disk)
    // The tree is that of all frames.
    let index =
      options.keepsTree
      ? IndexFile.ofAbsent(header, file) : IndexFile.best(for: path, header, file)
    let survey = try Survey.full(
      file, header, from: index, withReceipts: true, withTree: options.keepsTree, kept: kept, path)
    if case .damaged(let offset, let fault) = survey.ending {
      throw .damage(in: file, path, at: offset, fault)
    }
    // Without its mark, only a seal shows that a log ended here once.
    if header.isChained, kept == nil, !survey.isSealed || survey.ending != .whole {
      throw .markMissing(path: path)
    }
    return (kept, survey)
  }

  /// Makes an empty log under another name and gives it its own once it is durable.
  private static func create(
    _ path: String, _ keyring: Keyring?, _ options: LogOptions
  ) throws(EventStoreError) {
    let (id, salt) = options.newLogID()
    var header = FileHeader(logID: id, salt: salt, created: options.now())
    header.isChained = options.isChained
    header.keyring = keyring?.id
    let temporary = path + ".new"
    let file = try File.anew(temporary, by: options.disk)
    try header.encoded().withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: 0)
    }
    try file.sync()
    // Before the log has its name: a log is never without its mark.
    if header.isChained {
      try MarkFile.make(
        for: path, header, Survey.beginning(of: header), epoch: 0,
        isStrict: options.durability == .strict, by: options.disk)
    }
    try options.disk.move(temporary, to: path)
    try options.disk.syncFolder(containing: path)
  }

  /// A log's file, by its own offsets, and its header.
  static func fileForReading(
    _ path: String, by disk: Disk
  ) throws(LogOpenError) -> (File, FileHeader) {
    try view(of: try plainFile(path, by: disk), path)
  }

  /// The same by its places, whatever its header says.
  static func plainFile(_ path: String, by disk: Disk) throws(LogOpenError) -> File {
    do throws(EventStoreError) { return try File.open(path, for: .read, by: disk) } catch {
      guard error.isMissingFile else { throw .system(path: path, error) }
      throw disk.exists(MarkFile.path(of: path))
        ? .markWithoutLog(path: path) : .absent(path, by: disk)
    }
  }

  static func view(
    of file: File, _ path: String
  ) throws(LogOpenError) -> (File, FileHeader) {
    let header = try readHeader(file, path)
    guard let archived = header.archived else { return (file, header) }
    let beginning = try attempt(path) { () throws(EventStoreError) in
      try Beginning(of: header, archived, in: file, path)
    }
    return (file.from(archived.end, at: archived.start, behind: beginning), header)
  }

  private static func readHeader(
    _ file: File, _ path: String
  ) throws(LogOpenError) -> FileHeader {
    let bytes = try attempt(path) { () throws(EventStoreError) in
      try file.bytes(FileHeader.size, at: 0)
    }
    do throws(LogFault) {
      return try FileHeader(bytes)
    } catch { throw .unreadable(path: path, error) }
  }
}

extension File {
  /// Writes bytes over themselves. A sync that failed before may have left pages that look written
  /// and are not on the disk, which another sync alone does not bring there.
  fileprivate func writeAgain(from start: UInt64, to end: UInt64) throws(EventStoreError) {
    var at = start
    while at < end {
      let bytes = try bytes(Int(min(end - at, 1 << 20)), at: at)
      if bytes.isEmpty { return }
      try bytes.withBytes { buffer throws(EventStoreError) in try write(buffer, at: at) }
      at += UInt64(bytes.count)
    }
  }
}
