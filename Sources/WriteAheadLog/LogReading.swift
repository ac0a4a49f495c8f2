import EventSourcing

extension WriteAheadLog {
  public func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    let (mark, end) = (contents.withLock { $0.marks.last(before: position.value) }, readableEnd)
    let room = min(1 << 18, max(1 << 12, Int(clamping: end - min(end, mark?.offset ?? 0))))
    var scanner = FrameScanner(file, format, from: mark, to: end, reading: room)
    while let frame = try scanner.next() {
      guard frame.header.kind == .commit || frame.header.kind == .refusal else { continue }
      let last = frame.header.firstPosition - 1 + UInt64(frame.header.eventCount)
      let isAfter = frame.header.eventCount > 0 ? last > position.value : last >= position.value
      guard isAfter else { continue }
      guard try body(try entry(frame.header, frame.body, at: frame.offset)) else { return }
    }
    try check(scanner)
  }

  public func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    let end = readableEnd
    let offsets = contents.withLock { contents in
      contents.streams.number(of: stream).map { contents.streams.frames(of: $0) } ?? []
    }
    for offset in offsets where offset < end {
      guard try body(try entry(at: offset)) else { return }
    }
  }

  public func isDurable(_ ticket: Ticket) -> Bool {
    index?.failure == nil && writer.map { $0.progress.durable >= ticket.value } ?? true
  }

  public var vitals: StoreVitals {
    var vitals = StoreVitals(
      id: logID, durable: head.position, failure: writer?.failure ?? index?.failure)
    vitals.sealsTexts = keyringID != nil
    guard let durable = writer?.progress.durable, durable < head.ticket.value else {
      return vitals
    }
    // Frames do not say how many events lie before an offset: those since the last mark are counted.
    let mark = contents.withLock { $0.marks.last(notBehind: durable) }
    var scanner = FrameScanner(file, format, from: mark, to: durable, reading: 1 << 16)
    while let frame = try? scanner.next() { _ = frame }
    vitals.durable = Position(scanner.position)
    return vitals
  }

  /// What may be shown: durable frames of a log that is being written, or what opening found.
  var readableEnd: UInt64 {
    writer?.progress.durable ?? contents.withLock { $0.readableEnd }
  }

  /// Reads the frame at an offset that the index gave, from memory while it is not durable.
  ///
  /// - Throws: `damaged` if it is none.
  func entry(at offset: UInt64) throws(EventStoreError) -> Entry {
    try withFrame(at: offset) { header, body throws(EventStoreError) in
      try entry(header, body, at: offset)
    }
  }

  /// The id of the command in the frame at an offset.
  func commandID(at offset: UInt64) throws(EventStoreError) -> Identifier {
    try withFrame(at: offset) { _, body throws(EventStoreError) in
      try Self.commandID(in: body, at: offset)
    }
  }

  private static func commandID(
    in body: UnsafeRawBufferPointer, at offset: UInt64
  ) throws(EventStoreError) -> Identifier {
    do throws(WireError) { return try EntryReader.commandID(body) } catch {
      throw .damaged(offset: offset, reason: "its command has no id: \(error)")
    }
  }

  /// The offsets of the frames that may hold a command's commit. A log that is only read looks for
  /// all commands when somebody first asks for one.
  func frames(ofCommand id: Identifier) throws(EventStoreError) -> [UInt64] {
    let found = contents.withLock { $0.candidates(id) }
    if let failure = index?.failure { throw failure }
    if let found { return found }
    let (seed, covered) = contents.withLock { contents in
      (contents.streams.seed, contents.streams.base?.file.covered)
    }
    var receipts = ReceiptTable(seed: seed)
    var scanner = FrameScanner(
      file, format, from: covered, to: readableEnd, reading: 1 << 18)
    while let frame = try scanner.next() {
      guard frame.header.kind == .commit else { continue }
      receipts.insert(try Self.commandID(in: frame.body, at: frame.offset), frameAt: frame.offset)
    }
    try check(scanner)
    return contents.withLock { contents in
      contents.receipts = receipts
      return contents.candidates(id) ?? []
    }
  }

  func withFrame<Answer>(
    at offset: UInt64,
    _ read: (FrameHeader, UnsafeRawBufferPointer) throws(EventStoreError) -> Answer
  ) throws(EventStoreError) -> Answer {
    var answer: Result<Answer, EventStoreError>?
    /// How long the frame is; nothing is answered while that is more than is here.
    func look(_ bytes: UnsafeRawBufferPointer) -> Int {
      do throws(FrameFault) {
        guard let base = bytes.baseAddress, bytes.count >= format.headerSize else {
          throw .incomplete
        }
        let header = try FrameHeader(base, format)
        guard bytes.count >= header.frameLength else { return header.frameLength }
        let padded = UnsafeRawBufferPointer(rebasing: bytes[header.size..<header.frameLength])
        guard format.checksum.of(padded) == header.bodyChecksum else { throw .bodyChecksum }
        answer = Result { () throws(EventStoreError) in
          try read(header, UnsafeRawBufferPointer(rebasing: padded[..<header.bodyLength]))
        }
      } catch { answer = .failure(.damaged(offset: offset, reason: error.description)) }
      return bytes.count
    }
    if let bytes = writer?.undurable(from: offset) {
      _ = bytes.withUnsafeBytes(look)
    } else {
      // Most frames are shorter.
      let length = try file.look(at: offset, 512, look)
      if answer == nil { _ = try file.look(at: offset, length, look) }
    }
    guard let answer else {
      throw .damaged(offset: offset, reason: FrameFault.incomplete.description)
    }
    return try answer.get()
  }

  /// A frame's body as an entry, its streams by name.
  private func entry(
    _ header: FrameHeader, _ body: UnsafeRawBufferPointer, at offset: UInt64
  ) throws(EventStoreError) -> Entry {
    let record: EntryRecord
    do throws(WireError) {
      record = try EntryReader.entry(body)
    } catch {
      throw .damaged(offset: offset, reason: "its body is no entry: \(error)")
    }
    let nameless = StreamID(Category(0), Identifier())
    var entry = Entry(
      recorded: header.recorded, clock: header.recorded, command: record.command,
      decidedAt: Position(header.firstPosition - 1), events: [],
      refusal: header.kind == .refusal ? record.refusal ?? [] : nil,
      isSealed: keyringID != nil)
    entry.events.reserveCapacity(record.events.count)
    contents.withLock { contents in
      entry.recorded = contents.corrections.recorded(header.recorded, inFrameAt: offset)
      if record.command.streamNumber > 0 {
        let target = contents.streams.name(of: record.command.streamNumber) ?? nameless
        (entry.command.category, entry.command.stream) = (target.category.number, target.id)
        entry.command.streamNumber = 0
      }
      for (place, event) in record.events.enumerated() {
        entry.events.append(
          StoredEvent(
            position: Position(header.firstPosition + UInt64(place)),
            stream: contents.streams.name(of: event.streamNumber) ?? nameless,
            revision: Revision(event.revision), type: event.type, payload: event.payload))
      }
    }
    return entry
  }

  func check(_ scanner: borrowing FrameScanner) throws(EventStoreError) {
    if let fault = scanner.fault {
      throw .damaged(offset: scanner.offset, reason: fault.description)
    }
  }
}
