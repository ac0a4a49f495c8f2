import EventSourcing

extension WriteAheadLog {
  /// Reads many frames at once: memory is waited for together, and the system is asked for none of
  /// them where files can be mapped.
  public func forEachBatch(
    of stream: StreamID, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    let end = readableEnd
    let (number, offsets, corrections) = contents.withLock { contents in
      let number = contents.streams.number(of: stream)
      return (number, number.map { contents.streams.frames(of: $0) } ?? [], contents.corrections)
    }
    guard let number else { return }
    try forEachBatch(of: number, in: offsets, upTo: end, corrections, body)
  }

  private func forEachBatch(
    of number: UInt32, in offsets: [UInt64], upTo end: UInt64, _ corrections: ClockCorrections,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    var reader = StreamReader(file, format, number, upTo: end, corrections)
    var place = 0
    while place < offsets.count, offsets[place] < end {
      try reader.read(offsets[place...].prefix(StreamReader.frames), body)
      place += StreamReader.frames
    }
  }

  /// The streams of the index, of which nothing is in memory.
  public var coldStreams: ColdStreams? {
    let (base, corrections) = contents.withLock { ($0.streams.base, $0.corrections) }
    guard let base else { return nil }
    let index = base.file
    return ColdStreams(
      covered: Position(index.covered.position),
      count: { index.range(of: $0)?.count ?? 0 },
      id: { category, place in
        index.number(of: category, at: place).flatMap { base.stream($0)?.name.id }
      },
      place: { stream in
        let count = index.range(of: stream.category)?.count ?? 0
        return base.record(of: stream).map { Int($0.place) }.flatMap { $0 < count ? $0 : nil }
      },
      lastFrames: { base.lastFrames(of: $0) },
      read: { [self] category, place, body throws(EventStoreError) in
        guard let number = index.number(of: category, at: place) else { return }
        try forEachBatch(
          of: number, in: base.frames(of: number), upTo: index.covered.offset, corrections, body)
      },
      kept: { index.kept }, fail: { index.fail($0) })
  }
}

/// Reads the frames in which a stream stands, some at a time, and takes its events from them.
private struct StreamReader: ~Copyable {
  /// How many frames are read at once, and how many bytes of each: most are shorter.
  static let frames = 64
  private static let each = 512

  private let file: File
  private let format: FrameFormat
  private let number: UInt32
  private let end: UInt64
  private let corrections: ClockCorrections
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: frames * each, alignment: 64)
  private var views: [EventView] = []

  init(
    _ file: File, _ format: FrameFormat, _ number: UInt32, upTo end: UInt64,
    _ corrections: ClockCorrections
  ) {
    (self.file, self.format, self.number) = (file, format, number)
    (self.end, self.corrections) = (end, corrections)
    views.reserveCapacity(Self.frames)
  }

  deinit { buffer.deallocate() }

  /// - Parameter offsets: of at most `frames` frames.
  mutating func read(
    _ offsets: ArraySlice<UInt64>,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    let buffer = buffer
    var failure: EventStoreError?
    offsets.withUnsafeBufferPointer { offsets in
      do throws(EventStoreError) {
        let known = UnsafeBufferPointer(rebasing: offsets.prefix { $0 < end })
        try file.gather(known, Self.each, upTo: end, into: buffer)
        for (place, offset) in known.enumerated() {
          let start = place * Self.each
          let count = min(UInt64(Self.each), end - offset)
          let length = try take(buffer, start, Int(count), frameAt: offset)
          if length > count { try readLong(offset, length, body) }
        }
        try views.deliver(UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped), body)
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// A frame that was too long to come with the others, after those before it.
  private mutating func readLong(
    _ offset: UInt64, _ length: Int,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try views.deliver(UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped), body)
    let whole = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 64)
    defer { whole.deallocate() }
    let found = try file.read(into: whole, at: offset)
    guard try take(whole, 0, found, frameAt: offset) <= found else {
      throw .damaged(offset: offset, reason: FrameFault.incomplete.description)
    }
    try views.deliver(UnsafeRawPointer(whole.baseAddress.unsafelyUnwrapped), body)
  }

  /// Takes the stream's events from a frame in memory.
  ///
  /// - Returns: how long the frame is. Nothing is taken of one of which not all is there.
  private mutating func take(
    _ memory: UnsafeMutableRawBufferPointer, _ start: Int, _ count: Int, frameAt offset: UInt64
  ) throws(EventStoreError) -> Int {
    let base = UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped + start)
    do throws(FrameFault) {
      guard count >= format.headerSize else { throw .incomplete }
      var header = try FrameHeader(base, format)
      guard header.frameLength <= count else { return header.frameLength }
      let bytes = base + header.size
      guard format.checksum.of(bytes, header.paddedBodyLength) == header.bodyChecksum else {
        throw .bodyChecksum
      }
      if !corrections.isEmpty {
        header.recorded = corrections.recorded(header.recorded, inFrameAt: offset)
      }
      let first = views.count
      do throws(WireError) {
        try EntryReader.appendEvents(
          in: UnsafeRawBufferPointer(start: bytes, count: header.bodyLength), of: header,
          startingAt: start + header.size, to: &views)
      } catch { throw .misplaced("its body is no entry: \(error)") }
      keep(from: first)
      guard views.count > first else { throw .misplaced("the stream is not in it") }
      return header.frameLength
    } catch { throw .damaged(offset: offset, reason: error.description) }
  }

  /// Leaves out the events of other streams.
  private mutating func keep(from first: Int) {
    var kept = first
    for place in first..<views.count where views[place].stream == number {
      if kept != place { views[kept] = views[place] }
      kept += 1
    }
    if kept < views.count { views.removeLast(views.count - kept) }
  }
}

extension [EventView] {
  /// Apart from the loop over frames, which it would make too large to be one function.
  @inline(never) mutating func leaveOut(upTo position: Position) {
    removeAll { $0.position <= position.value }
  }

  /// Hands events on as a batch, if there are any, and forgets them.
  mutating func deliver(
    _ base: UnsafeRawPointer,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    guard !isEmpty else { return }
    var failure: EventStoreError?
    withUnsafeBufferPointer { events in
      do throws(EventStoreError) {
        try body(EventBatch(base: base, events: events))
      } catch { failure = error }
    }
    removeAll(keepingCapacity: true)
    if let failure { throw failure }
  }
}
