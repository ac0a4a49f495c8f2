import EventSourcing

/// Why a log could not be opened. The file is as it was.
public enum LogOpenError: Error, Equatable, Sendable {
  case missing(path: String)
  /// There is no such file, since there is not even the folder for it.
  case missingFolder(path: String, folder: String)
  /// There is a mark file, which tells of a log, and no log.
  case markWithoutLog(path: String)
  case unreadable(path: String, LogFault)
  case inUse(path: String, LogHolder)
  /// Bytes that were durable are missing or changed.
  case damaged(path: String, offset: UInt64, reason: String)
  /// The system said no.
  case system(path: String, EventStoreError)
}

extension LogOpenError {
  /// Why nothing has this name: the file is missing, or the folder that it should be in.
  public static func absent(_ path: String) -> LogOpenError { absent(path, by: .real) }

  static func absent(_ path: String, by disk: Disk) -> LogOpenError {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      !disk.exists(String(path[..<slash]))
    else { return .missing(path: path) }
    return .missingFolder(path: path, folder: String(path[..<slash]))
  }
}

/// What a commit's answer waits for.
public enum Durability: Sendable {
  /// One sync. That a commit was durable is told by the next one's mark, or by the seal: damage to
  /// the very last batch before a crash looks like that crash.
  case standard
  /// Two syncs: the second is that of a mark kept in a file beside the log. Damage to anything that
  /// was acknowledged is told from a crash, and so is an end that was cut off.
  case strict
}

/// How to open a log. The defaults suit everybody but tests.
public struct LogOptions: Sendable {
  /// Gives the id and the salt of a new log.
  public var newLogID: @Sendable () -> (id: Identifier, salt: UInt64)
  public var now: @Sendable () -> Instant
  /// Fill the file with zeros up to this size on opening, for a burst that is known to come.
  public var reservedBytes: UInt64 = 0
  /// Keep the tree over all frames up while appending, so that a checkpoint costs no reading. It
  /// costs every append the hashes of its frame.
  public var keepsTree = false
  public var durability = Durability.standard
  var disk = Disk.real
  var growth = GrowthPolicy()

  public init(
    newLogID: @escaping @Sendable () -> (id: Identifier, salt: UInt64) = {
      var random = SystemRandomNumberGenerator()
      return (Identifier(high: random.next(), low: random.next()), random.next())
    },
    now: (@Sendable () -> Instant)? = nil
  ) {
    self.newLogID = newLogID
    self.now = now ?? { Host.now }
  }
}

extension WriteAheadLog {
  /// Opens a log for writing, and makes it where there is none.
  ///
  /// A torn tail is cut off after a copy of it is kept beside the log: see `ending` and
  /// `tornTailCopy`.
  ///
  /// - Throws: `inUse` where another writer has it; `damaged` where durable bytes are missing or
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
        if options.disk.exists(MarkFile.path(of: path)) { throw .markWithoutLog(path: path) }
        try attempt(path) { () throws(EventStoreError) in try create(path, options) }
      }
      return try openLocked(path, lock, options)
    }
  }

  /// Opens a log for reading: what is durable now. Takes no lock and changes nothing.
  ///
  /// While somebody writes, the frames behind the last durable mark are left out. Where nobody
  /// writes, the file is synced first, so that what is shown stays true after a power failure.
  public static func openForReading(_ path: String) throws(LogOpenError) -> WriteAheadLog {
    try openForReading(path, by: .real)
  }

  static func openForReading(
    _ path: String, by disk: Disk
  ) throws(LogOpenError) -> WriteAheadLog {
    let file = try fileForReading(path, by: disk)
    let header = try readHeader(file, path)
    let survey = try settledSurvey(file, header, path)
    if !survey.isBeingWritten {
      do throws(EventStoreError) {
        try file.sync()
      } catch  where !error.isForbidden {
        throw .system(path: path, error)
      } catch {
        // A file that may only be read may refuse a sync; nobody here can have written it.
      }
    }
    if case .damaged(let offset, let fault) = survey.ending {
      throw .damaged(path: path, offset: offset, reason: fault.description)
    }
    return WriteAheadLog(
      path: path, header: header, file: file, contents: survey.contents, ending: survey.ending,
      isBeingWritten: survey.isBeingWritten)
  }

  private static func openLocked(
    _ path: String, _ lock: LogLock, _ options: LogOptions
  ) throws(LogOpenError) -> WriteAheadLog {
    let file = try attempt(path) { () throws(EventStoreError) in
      try File.open(path, for: .write, by: options.disk)
    }
    // It may have another name, under which another lock counts, or its lock's file was removed.
    let holder = try attempt(path) { () throws(EventStoreError) -> LogHolder? in
      if try file.lockExclusively() { return nil }
      lock.release()
      return try LogLock.namedHolder(of: path, by: options.disk)
    }
    if let holder { throw .inUse(path: path, holder) }
    let header = try readHeader(file, path)
    let kept = try MarkFile.read(for: path, header, by: options.disk)
    let survey = try survey(
      file, header, withTree: options.keepsTree, keptMark: kept?.mark ?? 0, path)
    if case .damaged(let offset, let fault) = survey.ending {
      throw .damaged(path: path, offset: offset, reason: fault.description)
    }
    let end = survey.contents.readableEnd
    let (copy, marks) = try attempt(path) { () throws(EventStoreError) in
      var copy: String?
      if case .torn = survey.ending {
        copy = try TornTail.keepCopy(of: file, path: path, from: end, to: survey.size)
        // Zeros, not a shorter file: the space stays allocated, and stale bytes are gone.
        try TornTail.erase(file, from: end, to: survey.size)
      }
      // What was read may still be on its way to the disk: it is relied upon from now on.
      try file.writeAgain(from: survey.markedEnd, to: end)
      try file.sync()
      try options.disk.syncFolder(containing: path)
      var marks: MarkFile?
      if options.durability == .strict {
        marks = try MarkFile.open(for: path, header, after: kept, mark: end, by: options.disk)
      }
      return (copy, marks)
    }
    let writer = LogWriter(
      file, lock: lock, end: end, allocated: max(end, survey.size), growth: options.growth,
      marks: marks)
    try attempt(path) { () throws(EventStoreError) in
      try writer.reserve(options.reservedBytes)
    }
    return WriteAheadLog(
      path: path, header: header, file: file, contents: survey.contents, ending: survey.ending,
      tornTailCopy: copy, writer: writer)
  }

  /// Makes an empty log under another name and gives it its own once it is durable.
  private static func create(_ path: String, _ options: LogOptions) throws(EventStoreError) {
    let (id, salt) = options.newLogID()
    let header = FileHeader(logID: id, salt: salt, created: options.now())
    let temporary = path + ".new"
    let file = try File.anew(temporary, by: options.disk)
    try header.encoded().withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: 0)
    }
    try file.sync()
    try options.disk.move(temporary, to: path)
    try options.disk.syncFolder(containing: path)
  }

  static func fileForReading(_ path: String, by disk: Disk) throws(LogOpenError) -> File {
    do throws(EventStoreError) { return try File.open(path, for: .read, by: disk) } catch {
      guard error.isMissingFile else { throw .system(path: path, error) }
      throw disk.exists(MarkFile.path(of: path))
        ? .markWithoutLog(path: path) : .absent(path, by: disk)
    }
  }

  static func readHeader(_ file: File, _ path: String) throws(LogOpenError) -> FileHeader {
    let bytes = try attempt(path) { () throws(EventStoreError) in
      try file.bytes(FileHeader.size, at: 0)
    }
    do throws(LogFault) {
      return try FileHeader(bytes)
    } catch { throw .unreadable(path: path, error) }
  }

  static func survey(
    _ file: File, _ header: FileHeader, withTree: Bool, keptMark: UInt64, _ path: String
  ) throws(LogOpenError) -> Survey {
    let size = try attempt(path) { () throws(EventStoreError) in try file.size() }
    return try Survey(file, header, to: size, withTree: withTree, keptMark: keptMark, path)
  }

  static func attempt<Answer>(
    _ path: String, by disk: Disk = .real, _ body: () throws(EventStoreError) -> Answer
  ) throws(LogOpenError) -> Answer {
    do throws(EventStoreError) {
      return try body()
    } catch {
      if error.isMissingFile { throw .absent(path, by: disk) }
      if case .damaged(let offset, let reason) = error {
        throw .damaged(path: path, offset: offset, reason: reason)
      }
      throw .system(path: path, error)
    }
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

/// What a crash left behind the last whole frame.
enum TornTail {
  /// Copies the tail to a file beside the log, without its closing zeros.
  static func keepCopy(
    of file: File, path: String, from start: UInt64, to end: UInt64
  ) throws(EventStoreError) -> String {
    var name = "\(path).torn-\(start)"
    var attempt = 1
    while file.disk.exists(name) {
      attempt += 1
      name = "\(path).torn-\(start)-\(attempt)"
    }
    let copy = try File.anew(name, by: file.disk)
    var at = start
    while at < end {
      let bytes = try file.bytes(Int(min(end - at, 1 << 20)), at: at)
      if bytes.isEmpty { break }
      try bytes.withBytes { buffer throws(EventStoreError) in
        if !buffer.isZero { try copy.write(buffer, at: at - start) }
      }
      at += UInt64(bytes.count)
    }
    try copy.sync()
    try file.disk.syncFolder(containing: name)
    return name
  }

  static func erase(_ file: File, from start: UInt64, to end: UInt64) throws(EventStoreError) {
    let zeros = [UInt8](repeating: 0, count: Int(min(end - start, 1 << 20)))
    var at = start
    while at < end {
      let count = Int(min(end - at, UInt64(zeros.count)))
      try zeros.withBytes { bytes throws(EventStoreError) in
        try file.write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: at)
      }
      at += UInt64(count)
    }
  }
}
