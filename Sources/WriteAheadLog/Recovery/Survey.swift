import EventSourcing

/// Everything that one pass over a log finds out.
struct Survey {
  var contents: LogContents
  var ending = LogEnding.whole
  var size: UInt64
  var commits = 0
  var refusals = 0
  var isSealed = false
  /// Whether a writer held the lock: frames behind the last durable mark were left out.
  var isBeingWritten = false
  /// How many streams the frames make that were taken.
  var streams = 0
  /// The highest mark that an intact frame carries. Of itself a seal does not say that it is
  /// durable: its own sync may have failed.
  var markedEnd = UInt64(FileHeader.size)
  private var kept: MarkFile.Slot?
  private var dueLeaves = DueLeaves()

  /// - Parameters:
  ///   - index: what is known of the first frames, which are not read then.
  ///   - withReceipts: whether commands are going to be asked for by their ids.
  ///   - withTree: whether to make the tree over all frames, which costs their hashes.
  ///   - kept: what the mark file says; nil if there is none.
  init(
    _ file: File, _ header: FileHeader, from index: IndexFile? = nil, to size: UInt64,
    withReceipts: Bool, withTree: Bool = false, kept: MarkFile.Slot? = nil, _ path: String
  ) throws(LogOpenError) {
    self.size = size
    self.kept = kept
    contents = LogContents(index)
    isSealed = contents.isSealed
    markedEnd = contents.readableEnd
    if withReceipts { contents.receipts = ReceiptTable(seed: contents.streams.seed) }
    var found = self
    try attempt(path) { () throws(EventStoreError) in
      if withTree { found.contents.tree = try Self.tree(of: header, file, behind: index) }
      try found.scan(file, header)
    }
    self = found
  }

  /// The tree of what an index covers: it has none, but that of what was archived.
  private static func tree(
    of header: FileHeader, _ file: File, behind index: IndexFile?
  ) throws(EventStoreError) -> MerkleTree {
    guard index != nil, let archived = header.archived else { return MerkleTree() }
    return try ArchivedTables(of: header, archived, in: file.from(at: 0)).tree
  }

  private mutating func scan(_ file: File, _ header: FileHeader) throws(EventStoreError) {
    let format = header.frames
    let covered = contents.streams.base?.file.covered
    contents.link = covered?.link ?? format.start
    var scanner = FrameScanner(file, format, from: covered, to: size, reading: 1 << 18)
    // Of a log without frames it is the header's end.
    var mark = format.isChained ? kept?.mark : nil
    if mark == Self.beginning(of: header) { mark = nil }
    if let seen = mark, let covered, seen.end <= covered.offset {
      mark = nil
      guard try contents.marks.hold(seen, before: covered, in: file, format) else {
        ending = .damaged(offset: seen.end, .misplaced("the mark file names another frame"))
        return
      }
    }
    while let frame = try scanner.next() {
      do throws(FrameFault) {
        try take(frame)
        if !scanner.isNextBuffered || scanner.offset == header.archived?.end { addLeaves() }
        if scanner.offset == header.archived?.end { try checkArchived(header, scanner) }
        // The mark is the end of a frame, and names that one.
        if let seen = mark, scanner.offset >= seen.end {
          mark = nil
          guard seen == Mark(end: scanner.offset, frames: scanner.index, link: scanner.link) else {
            throw .misplaced("the mark file names another frame")
          }
        }
      } catch {
        addLeaves()
        contents.readableEnd = frame.offset
        ending = .damaged(offset: frame.offset, error)
        return
      }
    }
    addLeaves()
    contents.readableEnd = scanner.offset
    ending = try judgeEnding(
      of: file, format, at: scanner.offset, size: size, fault: scanner.fault,
      keptMark: kept?.mark.end ?? 0)
  }

  private mutating func addLeaves() { dueLeaves.append(to: &contents.tree) }

  /// Whether the frames that were read are what was archived.
  private func checkArchived(
    _ header: FileHeader, _ scanner: borrowing FrameScanner
  ) throws(FrameFault) {
    guard let archived = header.archived, scanner.index == archived.frames,
      scanner.position == archived.position,
      contents.tree.map({ $0.root == archived.root }) ?? true
    else { throw .misplaced("the archive is not what the log says of it") }
  }

  private mutating func take(_ frame: FrameScanner.Frame) throws(FrameFault) {
    let header = frame.header
    switch header.kind {
    case .commit:
      try contents.streams.take(frame)
      do throws(WireError) {
        let id = try EntryReader.commandID(frame.body)
        contents.receipts?.insert(id, frameAt: frame.offset)
      } catch { throw .misplaced("its command has no id: \(error)") }
    case .refusal: try frame.checkRefusal()
    case .seal:
      guard header.eventCount == 0, header.bodyLength == 0, header.durableMark == frame.offset
      else { throw .misplaced("invalid seal") }
    case .checkpoint:
      guard header.eventCount == 0 else { throw .misplaced("events outside a commit") }
    }
    if header.kind == .commit { commits += 1 }
    if header.kind == .refusal { refusals += 1 }
    // Of a frame that is not taken, some streams may be there by now.
    streams = contents.streams.count
    contents.note(frameAt: frame.offset)
    contents.position += UInt64(header.eventCount)
    // What a newer version records besides cannot be checked here; the log is whole all the same.
    if contents.tree != nil { dueLeaves.add(frame) }
    contents.count(header, nil, at: frame.offset)
    contents.recorded = header.recorded
    if header.resetsClock {
      contents.corrections.note(header.recorded, inFrameAt: frame.offset)
    }
    contents.isSealed = header.kind == .seal
    isSealed = contents.isSealed
    markedEnd = max(markedEnd, header.durableMark)
  }
}

extension FrameMarks {
  /// Whether the log has the frame that a mark file names, at a place that was read before.
  fileprivate func hold(
    _ mark: Mark, before covered: FrameMark, in file: File, _ format: FrameFormat
  ) throws(EventStoreError) -> Bool {
    // That of a log that was closed is where the index ends.
    let start = covered.offset == mark.end ? covered : last(notBehind: mark.end)
    var scanner = FrameScanner(file, format, from: start, to: mark.end, reading: 1 << 17)
    while let frame = try scanner.next() { _ = frame }
    return mark == Mark(end: scanner.offset, frames: scanner.index, link: scanner.link)
  }
}

extension FrameScanner.Frame {
  /// A refusal brings no event and makes no stream.
  fileprivate func checkRefusal() throws(FrameFault) {
    let entry: EntryRecord
    do throws(WireError) { entry = try EntryReader.entry(body) } catch {
      throw .misplaced("its body is no entry: \(error)")
    }
    guard header.eventCount == 0, entry.events.isEmpty, entry.streams.isEmpty,
      entry.refusal != nil
    else { throw .misplaced("a refusal that is none") }
  }
}

extension Survey {
  /// What the mark file says of the frames that were read.
  func mark(of header: FileHeader) -> Mark {
    header.isChained
      ? Mark(end: contents.readableEnd, frames: contents.frameIndex, link: contents.link)
      : Mark(end: contents.readableEnd)
  }

  /// Whether another frame follows by now.
  func isOutdated(
    _ file: File, _ header: FileHeader, _ path: String
  ) throws(LogOpenError) -> Bool {
    let last = FrameMark(
      offset: contents.readableEnd, index: contents.frameIndex, position: contents.position,
      recorded: contents.recorded, link: contents.link, epoch: contents.epoch)
    return try attempt(path) { () throws(EventStoreError) in
      var scanner = FrameScanner(
        file, header.frames, from: last, to: try file.size(), reading: 1 << 16)
      return try scanner.next() != nil
    }
  }

  /// What it says of a new log.
  static func beginning(of header: FileHeader) -> Mark {
    Mark(end: UInt64(FileHeader.size), frames: 0, link: header.frames.start)
  }

  /// Reads a log to its present end.
  static func full(
    _ file: File, _ header: FileHeader, from index: IndexFile? = nil, withReceipts: Bool,
    withTree: Bool, kept: MarkFile.Slot?, _ path: String
  ) throws(LogOpenError) -> Survey {
    let size = try attempt(path) { () throws(EventStoreError) in try file.size() }
    return try Survey(
      file, header, from: index, to: size, withReceipts: withReceipts, withTree: withTree,
      kept: kept, path)
  }

  /// Reads a log to its end without its lock, even if a writer is at work.
  ///
  /// A writer that is at work, or came or went meanwhile, leaves what looks torn or damaged to a
  /// reading that it overtook: either is believed once two readings agree on it. While the lock is
  /// held, only what a durable mark vouches for counts: the rest is on its way.
  static func settled(
    _ file: File, _ header: FileHeader, from index: IndexFile? = nil, withTree: Bool = false,
    _ path: String
  ) throws(LogOpenError) -> Survey {
    var last: Survey?
    while true {
      // Before the log is read: a writer may put more behind the mark meanwhile, never less.
      let kept = try MarkFile.read(for: path, header, by: file.disk)
      let survey = try full(
        file, header, from: index, withReceipts: false, withTree: withTree, kept: kept, path)
      let isHeld = try attempt(path) { () throws(EventStoreError) in
        try LogLock.isHeld(for: path, file)
      }
      let isAgreed = last?.ending == survey.ending
      last = survey
      switch survey.ending {
      case .damaged: if isAgreed { return survey }
      case .torn where !isHeld: if isAgreed { return survey }
      case .whole where !isHeld: return survey
      case .torn, .whole:
        var vouchedFor = try Survey(
          file, header, from: index, to: max(survey.markedEnd, kept?.mark.end ?? 0),
          withReceipts: false, withTree: withTree, path)
        vouchedFor.isBeingWritten = true
        return vouchedFor
      }
    }
  }
}
