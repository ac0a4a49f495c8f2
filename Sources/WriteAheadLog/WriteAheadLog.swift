import EventSourcing
import Hashing
import Synchronization

/// An event store in one append-only file: the system of record.
///
/// A commit is one frame: the command as it was asked and every event it led to, all or nothing.
/// What is promised after a crash, and every byte, is in `Specs/WriteAheadLog.md`.
///
/// One process writes; others read. Use `open` to write and `openForReading` to read along.
public final class WriteAheadLog: EventStore {
  /// The log's file, as its path was given.
  public let path: String
  /// The id in the log's header: a backup has the same one, a salvaged log another.
  public var logID: Identifier { header.logID }
  /// The last position that stands in an archive; that in front of the first one if none does.
  public var archivedEnd: Position { Position(header.archived?.position ?? 0) }
  /// When the log was made, as its header says.
  public var created: Instant { header.created }
  /// The log it was salvaged from; nil in any other log.
  public var salvaged: SalvagedFrom? { header.salvaged }
  /// The keyring by which its texts are sealed; nil if they are not.
  public var keyringID: Identifier? { header.keyring }
  /// The same, opened; nil also if no master key was given.
  public let keyring: Keyring?
  /// What opening found at the end of the file; a torn tail has been cut off by now.
  public let ending: LogEnding
  /// Whether it was being written when it was opened for reading: then frames may be missing at
  /// its end that are durable.
  public let isBeingWritten: Bool
  /// The path of the copy of a torn tail, if there was one.
  public let tornTailCopy: String?

  /// The file system that a log is on, if locks and syncs cannot be relied upon there: "NFS", say.
  ///
  /// - Returns: nil for any other. Source: Specs/WriteAheadLog.md, "One writer".
  public static func unsupportedFileSystem(of path: String) -> String? {
    Disk.unsupportedFileSystem(of: path)
  }

  /// The version of the format that new logs have. Source: Specs/WriteAheadLog.md, "File header".
  public static var formatVersion: Int { Int(FileHeader.major) }

  /// Whether a file begins as logs do, whatever comes after.
  public static func isLog(_ path: String) -> Bool {
    (try? File.open(path, for: .read, by: .real).bytes(8, at: 0)) == FileHeader.magic
  }

  private let header: FileHeader
  let file: File
  let format: FrameFormat
  /// Of this writer; zero in a log that was opened for reading.
  let epoch: UInt32
  /// What is known of the first frames; nil if they were read.
  let index: IndexFile?
  private let indexing: IndexPolicy
  let contents: Mutex<LogContents>
  /// Whether another thread reads a long log for whoever folds it.
  let readsAhead: Bool
  /// Nil in a log that was opened for reading.
  let writer: LogWriter?

  init(
    path: String, header: FileHeader, keyring: Keyring?, file: File, contents: LogContents,
    ending: LogEnding, isBeingWritten: Bool = false, tornTailCopy: String? = nil,
    writer: LogWriter? = nil, epoch: UInt32 = 0, indexing: IndexPolicy = IndexPolicy(),
    readsAhead: Bool = true
  ) {
    self.readsAhead = readsAhead
    (index, self.indexing) = (contents.streams.base?.file, indexing)
    self.isBeingWritten = isBeingWritten
    self.path = path
    (self.header, self.keyring, self.file) = (header, keyring, file)
    self.ending = ending
    self.tornTailCopy = tornTailCopy
    self.writer = writer
    self.epoch = epoch
    format = header.frames
    self.contents = Mutex(contents)
  }

  /// A log that is dropped without being closed ends as if its process had died. The writer keeps
  /// the lock until its thread has written its last byte.
  deinit { writer?.abandon() }

  // MARK: Appending

  public func append(_ commit: Commit) throws(EventStoreError) -> Appended {
    try commit.check()
    try checkSealing(commit.isSealed)
    if commit.resetsClock, !format.isChained {
      throw .system(
        call: "append", code: 0,
        message: "a log of format 1 has no correction of the clock: salvage it to a new one first")
    }
    return try contents.withLock { contents throws(EventStoreError) in
      for offset in contents.candidates(commit.command.id) ?? []
      where try commandID(at: offset) == commit.command.id {
        throw .commandAlreadyTaken(commit.command.id)
      }
      var entry = EntryRecord()
      entry.command = commit.command
      contents.compact(&entry.command, with: commit.appends)
      for append in commit.appends { try contents.add(append, to: &entry) }
      let first = contents.position + 1
      let recorded =
        commit.resetsClock ? commit.recorded : max(commit.recorded, contents.recorded)
      if let failure = index?.failure { throw failure }
      let frame = try enqueue(
        &entry, .commit, recorded: recorded, resetsClock: commit.resetsClock, in: contents)
      contents.takeOwn(entry, of: commit, at: frame.offset, recorded: recorded)
      contents.count(frame.header, frame.leaf, at: frame.offset)
      return Appended(
        first: Position(first), last: Position(contents.position), ticket: frame.ticket)
    }
  }

  public func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
    try checkSealing(refusal.isSealed)
    return try contents.withLock { contents throws(EventStoreError) in
      var entry = EntryRecord()
      entry.command = refusal.command
      contents.compact(&entry.command, with: [])
      entry.refusal = refusal.refusal
      if let failure = index?.failure { throw failure }
      let recorded = max(refusal.recorded, contents.recorded)
      let frame = try enqueue(&entry, .refusal, recorded: recorded, in: contents)
      contents.note(frameAt: frame.offset)
      contents.count(frame.header, frame.leaf, at: frame.offset)
      contents.isSealed = false
      contents.recorded = recorded
      return frame.ticket
    }
  }

  public func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    try writer?.wait(for: ticket)
    if let failure = index?.failure { throw failure }
  }

  public func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) {
    let index = index
    guard let writer else { return body(index?.failure) }
    guard let index else { return writer.whenDurable(ticket, body) }
    writer.whenDurable(ticket) { body($0 ?? index.failure) }
  }

  /// Writes what waits, then a seal, so that the next opening knows that nothing was torn; trims
  /// the file to its frames. The log takes nothing more.
  ///
  /// Closing again does nothing.
  ///
  /// - Throws: what failed. Everything that was acknowledged is durable all the same, and the log
  ///   is closed: it may be opened anew.
  /// - Parameters:
  ///   - kept: what whoever folded the log keeps in the index, if one is written: see
  ///     `ColdStreams.kept`.
  ///   - anew: whether the index that is there keeps nothing that is of use.
  public func close(
    keeping kept: () -> [UInt8] = { [] }, anew: Bool = false
  ) throws(EventStoreError) {
    try end { writer in
      // It is not needed: what keeps it from being written is no reason to fail.
      guard contents.withLock({ indexing.pays($0, anew: anew) }) else { return }
      let end = writer.progress.end
      guard end <= IndexFile.furthest else { return }
      let kept = kept()
      contents.withLock { contents in
        try? IndexFile.write(for: path, header, contents, upTo: end, keeping: kept, by: file.disk)
      }
    }
  }

  /// Closes the log and removes its files under its lock: see `remove(_:)`. Does nothing to one that is closed.
  public func remove() throws(EventStoreError) {
    try end { (_) throws(EventStoreError) in try Self.remove(path, by: file.disk) }
  }

  /// Seals the log, and does the last to it that is done under its lock.
  private func end(
    _ last: (LogWriter) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    let isFirst = contents.withLock { contents in
      defer { contents.isClosed = true }
      return !contents.isClosed
    }
    guard let writer, isFirst else { return }
    defer { writer.releaseLock() }
    do throws(EventStoreError) {
      try seal(by: writer)
    } catch {
      try? writer.stop()
      throw error
    }
    try writer.stop()
    try writer.trim()
    try last(writer)
  }

  /// Writes a seal, unless the last frame is one or there is none at all.
  private func seal(by writer: LogWriter) throws(EventStoreError) {
    let (needsSeal, before) = contents.withLock { contents in
      (contents.frameIndex > 0 && !contents.isSealed, Ticket(writer.progress.end))
    }
    // Its mark lies at its own offset: all before it must be durable first.
    try writer.wait(for: before)
    guard needsSeal else { return }
    let ticket = try contents.withLock { contents throws(EventStoreError) in
      var nothing = EntryRecord()
      let frame = try write(&nothing, .seal, recorded: contents.recorded, in: contents)
      contents.count(frame.header, frame.leaf, at: frame.offset)
      contents.isSealed = true
      return frame.ticket
    }
    try writer.wait(for: ticket)
  }

  /// A frame that waits to be written, and its leaf if a tree is kept.
  private struct QueuedFrame {
    let offset: UInt64
    let header: FrameHeader
    let leaf: Digest?
    let ticket: Ticket
  }

  private func enqueue(
    _ entry: inout EntryRecord, _ kind: FrameKind, recorded: Instant, resetsClock: Bool = false,
    in contents: borrowing LogContents
  ) throws(EventStoreError) -> QueuedFrame {
    if contents.isClosed { throw .closed }
    return try write(&entry, kind, recorded: recorded, resetsClock: resetsClock, in: contents)
  }

  /// Encodes an entry as the next frame.
  private func write(
    _ entry: inout EntryRecord, _ kind: FrameKind, recorded: Instant, resetsClock: Bool = false,
    in contents: borrowing LogContents
  ) throws(EventStoreError) -> QueuedFrame {
    guard let writer else {
      throw .system(call: "append", code: 0, message: "\(path) was opened for reading")
    }
    let (offset, durable) = writer.progress
    let (frame, header) = try FrameEncoder.frame(
      &entry, kind, index: contents.frameIndex, firstPosition: contents.position + 1,
      recorded: recorded, resetsClock: resetsClock, durableMark: durable, previous: contents.link,
      epoch: epoch, format)
    let leaf =
      contents.tree == nil ? nil : try FrameLeaf.hash(ofFrame: frame, header, at: offset)
    let ticket = try writer.enqueue(frame, header)
    return QueuedFrame(offset: offset, header: header, leaf: leaf, ticket: ticket)
  }

  // MARK: Looking up

  public var head: Head {
    contents.withLock { contents in
      Head(
        position: Position(contents.position),
        ticket: Ticket(writer?.progress.end ?? contents.readableEnd),
        recorded: contents.frameIndex > 0 ? contents.recorded : nil)
    }
  }

  public func number(of stream: StreamID) -> StreamNumber? {
    contents.withLock { $0.streams.number(of: stream).map { StreamNumber($0) } }
  }

  public func stream(_ number: StreamNumber) -> StreamID? {
    contents.withLock { $0.streams.name(of: number.value) }
  }

  public var streamCount: Int { contents.withLock { $0.streams.count } }

  public func revision(of stream: StreamID) -> Revision {
    contents.withLock { contents in
      contents.streams.number(of: stream).map { Revision(contents.streams.revision(of: $0)) }
        ?? .none
    }
  }

  /// Lookups that wait for nothing of one another wait for memory together.
  public func prefetch(_ commands: [PrefetchHint]) {
    contents.withLock { contents in
      for command in commands { contents.receipts?.prefetch(command.id) }
      for command in commands { contents.streams.prefetch(command.stream) }
    }
  }

  public func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    for offset in try frames(ofCommand: id) {
      let entry = try entry(at: offset)
      if entry.command.id == id { return entry }
    }
    return nil
  }
}
