import EventSourcing

/// Reads frames in order, checks every byte, and says where and why it stopped.
struct FrameScanner: ~Copyable {
  /// One frame; its body stays valid until the next call.
  struct Frame {
    let header: FrameHeader
    let offset: UInt64
    /// The body, without padding.
    let body: UnsafeRawBufferPointer

    var end: UInt64 { offset + UInt64(header.frameLength) }
  }

  private let file: File
  private let format: FrameFormat
  private let limit: UInt64
  private var buffer: UnsafeMutableRawBufferPointer
  /// The offset in the file of the buffer's first byte, and how many bytes of it are filled.
  private var bufferStart: UInt64
  private var bufferCount = 0

  /// The offset of the next frame: everything before is intact.
  private(set) var offset: UInt64
  private(set) var index: UInt64 = 0
  private(set) var position: UInt64 = 0
  private(set) var recorded = Instant(nanoseconds: .min)
  /// The last header's checksum, and its writer's epoch.
  private(set) var link: UInt32
  private(set) var epoch: UInt32 = 0
  private(set) var isSealed = false
  /// Why the scan stopped; nil while it goes on, or if the file ends after a whole frame.
  private(set) var fault: FrameFault?

  /// Scans a file's frames up to an offset of the file.
  init(_ file: File, _ format: FrameFormat, to limit: UInt64) {
    self.file = file
    self.limit = limit
    self.format = format
    link = format.start
    offset = UInt64(FileHeader.size)
    bufferStart = offset
    buffer = .allocate(byteCount: 1 << 18, alignment: 16)
  }

  /// Scans from a marked frame on; without a mark, from the first one.
  ///
  /// - Parameter room: how many bytes are read at once. A caller that reads a little takes less.
  init(
    _ file: File, _ format: FrameFormat, from mark: FrameMark?, to limit: UInt64,
    reading room: Int
  ) {
    self.file = file
    self.limit = limit
    self.format = format
    link = mark?.link ?? format.start
    offset = mark?.offset ?? UInt64(FileHeader.size)
    bufferStart = offset
    buffer = .allocate(byteCount: room, alignment: 16)
    guard let mark else { return }
    index = mark.index
    position = mark.position
    recorded = mark.recorded
    epoch = mark.epoch
  }

  deinit { buffer.deallocate() }

  /// The next frame; nil at the end, whatever the reason.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  mutating func next() throws(EventStoreError) -> Frame? {
    guard fault == nil, offset < limit else { return nil }
    guard try fill(format.headerSize) else { return stop(.incomplete) }
    let header: FrameHeader
    do throws(FrameFault) {
      header = try FrameHeader(address, format)
    } catch { return stop(error) }
    guard try fill(header.frameLength) else { return stop(.incomplete) }
    let body = UnsafeRawPointer(address + format.headerSize)
    guard format.checksum.of(body, header.paddedBodyLength) == header.bodyChecksum else {
      return stop(.bodyChecksum)
    }
    guard header.index == index, header.firstPosition == position + 1,
      header.recorded >= recorded || header.resetsClock, header.durableMark <= offset,
      header.previous == link, header.epoch >= epoch
    else { return stop(misplacement(of: header)) }
    let frame = Frame(
      header: header, offset: offset,
      body: UnsafeRawBufferPointer(start: body, count: header.bodyLength))
    index += 1
    position += UInt64(header.eventCount)
    recorded = header.recorded
    link = format.isChained ? header.checksum : 0
    epoch = header.epoch
    isSealed = header.kind == .seal
    offset = frame.end
    return frame
  }

  /// The buffer that holds the frames' bodies, valid until the next call that refills it.
  var bufferBase: UnsafeRawPointer { UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped) }

  /// Leaves the buffer with all that was read to another, and goes on with that one's.
  mutating func exchange(_ other: inout UnsafeMutableRawBufferPointer) {
    swap(&buffer, &other)
    (bufferStart, bufferCount) = (offset, 0)
  }

  /// Whether the next frame can be read without refilling the buffer.
  var isNextBuffered: Bool {
    let have = Int(bufferStart) + bufferCount - Int(offset)
    guard have >= format.headerSize else { return false }
    let length = UInt32(littleEndian: address.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
    return have >= format.headerSize + Int(length) + 7
  }

  private var address: UnsafeMutableRawPointer {
    // The buffer is allocated with a size above zero.
    buffer.baseAddress.unsafelyUnwrapped + Int(offset - bufferStart)
  }

  /// What is wrong with an intact header that does not belong here.
  @inline(never) private func misplacement(of header: FrameHeader) -> FrameFault {
    if header.index != index { return .misplaced("frame \(header.index) instead of \(index)") }
    if header.firstPosition != position + 1 {
      return .misplaced("position \(header.firstPosition) instead of \(position + 1)")
    }
    if header.recorded < recorded, !header.resetsClock {
      return .misplaced("it was recorded before the one before it")
    }
    if header.durableMark > offset { return .misplaced("its durable mark lies ahead of it") }
    if header.previous != link { return .misplaced("it follows another frame than the one here") }
    return .misplaced("its writer is older than that of the one before it")
  }

  private mutating func stop(_ fault: FrameFault) -> Frame? {
    self.fault = fault
    return nil
  }

  /// Makes `count` bytes from `offset` available in the buffer; false if the file has fewer.
  @inline(__always)
  private mutating func fill(_ count: Int) throws(EventStoreError) -> Bool {
    let have = Int(bufferStart) + bufferCount - Int(offset)
    return have >= count ? true : try refill(count)
  }

  @inline(never)
  private mutating func refill(_ count: Int) throws(EventStoreError) -> Bool {
    guard limit - offset >= UInt64(count) else { return false }
    if count > buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
      buffer.deallocate()
      buffer = larger
    }
    bufferStart = offset
    let wanted = min(UInt64(buffer.count), limit - offset)
    bufferCount = try file.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<Int(wanted)]), at: offset)
    WorkMeter.tell(.logRead, bufferStart + UInt64(bufferCount), of: limit)
    return bufferCount >= count
  }
}

/// What a scanner has to know before it reads a frame that is not the first.
struct FrameMark {
  let offset: UInt64
  /// How many frames, and how many events, lie before.
  let index: UInt64
  let position: UInt64
  let recorded: Instant
  /// The checksum of the header before, and its writer's epoch.
  let link: UInt32
  let epoch: UInt32
}
