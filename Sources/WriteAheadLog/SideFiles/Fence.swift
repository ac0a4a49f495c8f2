import EventSourcing

/// Stops a writer whose log is no longer its own: one that lost its lock unseen, as on a server's
/// file system, or whose file was replaced, shortened or removed.
///
/// The mark file names the writer that opened the log last, behind its slots:
///
///      0  magic    89 57 41 4D 0D 0A 1A 0C
///      8  log id   16 bytes, most significant first
///     24  epoch    u32  of the writer
///     28  zero     u32
///     32  writer   16 bytes, drawn at random
///     48  zeros    12 bytes
///     60  CRC      u32  of bytes 0 to 60, begun with zero
///
/// A new writer writes its record first, and looks for the log's end afterwards. An earlier one
/// looks at the record after each write, before it answers: so what it acknowledged was written
/// before the new one looked, and is found. Source: Specs/WriteAheadLog.md, "One writer".
final class Fence: Sendable {
  static let magic: [UInt8] = [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0c]
  static let offset: UInt64 = 8192
  static let size = 64
  /// How many of the last bytes are looked at: all of most batches of one frame.
  static let tailSize = 1024
  /// How old a look at names and behind the last frame may be before a write. In a burst of batches
  /// the last frame is looked at while the disk is at work: nobody waits for that.
  static let interval = Duration.milliseconds(1)

  /// A file that has to keep its name.
  private final class Named: Sendable {
    let file: File
    let own: FileIdentity?
    let now: @Sendable () -> FileIdentity?

    init(_ file: File, _ path: String) {
      self.file = file
      own = file.identity
      now = file.disk.watch(path)
    }

    /// How large the file of this name is.
    ///
    /// - Throws: if it is no longer this one.
    func size() throws(EventStoreError) -> UInt64 {
      guard let own else {
        throw .fenced("the system does not say which file is open, so nothing shows that it stays")
      }
      guard let now = now(), now.isSame(as: own) else { throw .fenced(.replaced) }
      return file.end(ofPlaces: now.size)
    }
  }

  private let log: Named
  private let path: String
  /// Nil in a plain log under `standard` durability.
  private let marks: Named?
  /// Empty in a plain log, which names no writer.
  private let record: [UInt8]

  private init(log: Named, path: String, marks: Named? = nil, record: [UInt8] = []) {
    self.log = log
    self.path = path
    self.marks = marks
    self.record = record
  }

  /// Names this writer as the last that opened the log. Whoever makes the mark durable next, in the
  /// same file, makes this durable too.
  static func raise(
    for path: String, _ log: File, _ header: FileHeader, hasMarks: Bool, epoch: UInt32,
    writer: Identifier
  ) throws(EventStoreError) -> Fence {
    guard hasMarks else {
      return Fence(log: Named(log, path), path: path)
    }
    let markPath = MarkFile.path(of: path)
    let marks = try File.open(markPath, for: .write, by: log.disk)
    let record = header.isChained ? encoded(header, epoch: epoch, writer: writer) : []
    try record.withBytes { bytes throws(EventStoreError) in try marks.write(bytes, at: offset) }
    return Fence(
      log: Named(log, path), path: path, marks: Named(marks, markPath),
      record: record)
  }

  static func encoded(_ log: FileHeader, epoch: UInt32, writer: Identifier) -> [UInt8] {
    var bytes = magic + [UInt8](repeating: 0, count: size - magic.count)
    bytes.put(log.logID, at: 8)
    bytes.put(epoch, at: 24)
    bytes.put(writer, at: 32)
    bytes.put(MarkFile.Identity(log).checksum(ofSlot: bytes), at: size - 4)
    return bytes
  }

  /// Whether the log is still this writer's, and goes on behind what it wrote last: before anything
  /// is written, or in a burst before it is acknowledged. The record comes last: what comes between
  /// it and the write is not noticed.
  ///
  /// - Parameters:
  ///   - tail: the last bytes, at most `tailSize`; of the log's header, if there is no frame.
  ///   - end: where they end.
  func check(behind tail: [UInt8], to end: UInt64) throws(EventStoreError) {
    let isThere = try log.file.look(at: end - UInt64(tail.count), tail.count) {
      $0.isEqual(to: tail)
    }
    guard isThere else { throw .fenced(.changed) }
    try checkRecord()
  }

  /// After everything was written and before it is synced, and before the file is trimmed.
  func check(upTo end: UInt64) throws(EventStoreError) {
    guard try log.size() >= end else { throw .fenced(.changed) }
    if let marks { _ = try marks.size() }
    try checkRecord()
  }

  /// Always right before a write too, so as not to write over frames of a newer writer.
  func checkRecord() throws(EventStoreError) {
    guard let marks else { return }
    let isOwn = try marks.file.look(at: Self.offset, record.count) { $0.isEqual(to: record) }
    if isOwn { return }
    let holder = (try? LogLock.namedHolder(of: path, by: log.file.disk).note) ?? ""
    throw .fenced("another writer has opened the log since, so this one's lock was lost: \(holder)")
  }
}

extension EventStoreError {
  static func fenced(_ message: String) -> EventStoreError {
    .system(call: "append", code: 0, message: message)
  }
}

extension String {
  static let changed = "the log was shortened, extended or overwritten while it was open"
  static let replaced =
    "the file was removed, or another one was put in its place, while it was open"
}
