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

  public func forEachBatch(
    withTimes: Bool, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    var scanner = FrameScanner(file, format, to: readableEnd)
    let corrections = contents.withLock { $0.corrections }
    var views: [EventView] = []
    views.reserveCapacity(1024)
    while let frame = try scanner.next() {
      if frame.header.kind == .commit {
        let start = (frame.body.baseAddress ?? scanner.bufferBase) - scanner.bufferBase
        var header = frame.header
        if !corrections.isEmpty {
          header.recorded = corrections.recorded(header.recorded, inFrameAt: frame.offset)
        }
        do throws(WireError) {
          try EntryReader.appendEvents(
            in: frame.body, of: header, startingAt: start, withTimes: withTimes, to: &views)
        } catch {
          throw .damaged(offset: frame.offset, reason: "its body is no entry: \(error)")
        }
      }
      if views.count >= 512 || !scanner.isNextBuffered {
        try deliver(&views, scanner.bufferBase, body)
      }
    }
    try deliver(&views, scanner.bufferBase, body)
    try check(scanner)
  }

  private func deliver(
    _ views: inout [EventView], _ base: UnsafeRawPointer,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    guard !views.isEmpty else { return }
    var failure: EventStoreError?
    views.withUnsafeBufferPointer { events in
      do throws(EventStoreError) {
        try body(EventBatch(base: base, events: events))
      } catch { failure = error }
    }
    views.removeAll(keepingCapacity: true)
    if let failure { throw failure }
  }

  public func isDurable(_ ticket: Ticket) -> Bool {
    writer.map { $0.progress.durable >= ticket.value } ?? true
  }

  public var vitals: StoreVitals {
    var vitals = StoreVitals(id: logID, durable: head.position, failure: writer?.failure)
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
      do throws(WireError) { return try EntryReader.commandID(body) } catch {
        throw .damaged(offset: offset, reason: "its command has no id: \(error)")
      }
    }
  }

  func withFrame<Answer>(
    at offset: UInt64,
    _ read: (FrameHeader, UnsafeRawBufferPointer) throws(EventStoreError) -> Answer
  ) throws(EventStoreError) -> Answer {
    var bytes = writer?.undurable(from: offset) ?? []
    if bytes.isEmpty { bytes = try file.bytes(1024, at: offset) }
    let header: FrameHeader
    do throws(FrameFault) {
      header = try bytes.frameHeader(format)
    } catch { throw .damaged(offset: offset, reason: error.description) }
    if bytes.count < header.frameLength { bytes = try file.bytes(header.frameLength, at: offset) }
    guard bytes.count >= header.frameLength else {
      throw .damaged(offset: offset, reason: FrameFault.incomplete.description)
    }
    var result: Result<Answer, EventStoreError> = .failure(.closed)
    bytes.withUnsafeBytes { buffer in
      let padded = UnsafeRawBufferPointer(rebasing: buffer[header.size..<header.frameLength])
      let body = UnsafeRawBufferPointer(rebasing: padded[..<header.bodyLength])
      do throws(EventStoreError) {
        guard format.checksum.of(padded) == header.bodyChecksum else {
          throw .damaged(offset: offset, reason: FrameFault.bodyChecksum.description)
        }
        result = .success(try read(header, body))
      } catch { result = .failure(error) }
    }
    return try result.get()
  }

  /// A frame's body as an entry, its streams by name.
  private func entry(
    _ header: FrameHeader, _ body: UnsafeRawBufferPointer, at offset: UInt64
  ) throws(EventStoreError) -> Entry {
    var record: EntryRecord
    do throws(WireError) {
      record = try EntryReader.entry(body)
    } catch {
      throw .damaged(offset: offset, reason: "its body is no entry: \(error)")
    }
    let nameless = StreamID(Category(0), Identifier())
    let (names, recorded) = contents.withLock { contents in
      (
        ([record.command.streamNumber] + record.events.map { $0.streamNumber }).map {
          contents.streams.name(of: $0) ?? nameless
        }, contents.corrections.recorded(header.recorded, inFrameAt: offset)
      )
    }
    if record.command.streamNumber > 0 {
      record.command.category = names[0].category.number
      record.command.stream = names[0].id
      record.command.streamNumber = 0
    }
    let events = zip(record.events, names.dropFirst()).enumerated().map { place, pair in
      StoredEvent(
        position: Position(header.firstPosition + UInt64(place)), stream: pair.1,
        revision: Revision(pair.0.revision), type: pair.0.type, payload: pair.0.payload)
    }
    return Entry(
      recorded: recorded, clock: header.recorded, command: record.command,
      decidedAt: Position(header.firstPosition - 1), events: events,
      refusal: header.kind == .refusal ? record.refusal ?? [] : nil)
  }

  func check(_ scanner: borrowing FrameScanner) throws(EventStoreError) {
    if let fault = scanner.fault {
      throw .damaged(offset: scanner.offset, reason: fault.description)
    }
  }
}

extension [UInt8] {
  fileprivate func frameHeader(_ format: FrameFormat) throws(FrameFault) -> FrameHeader {
    var result: Result<FrameHeader, FrameFault> = .failure(.incomplete)
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count >= format.headerSize else { return }
      do throws(FrameFault) { result = .success(try FrameHeader(base, format)) } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }
}
