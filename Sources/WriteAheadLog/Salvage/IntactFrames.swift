import EventSourcing

/// Every intact frame of a file, at any offset: what a salvage has to work with.
struct IntactFrames {
  /// One frame, by what its header says.
  struct Place {
    let offset: UInt64
    let header: FrameHeader
    /// Which run of frames that follow one another it is in.
    fileprivate let run: Int
    fileprivate let isIntact: Bool

    var end: UInt64 { offset + UInt64(header.frameLength) }
    fileprivate var mark: Mark {
      Mark(end: end, frames: header.index &+ 1, link: header.checksum)
    }
  }

  let format: FrameFormat
  /// In the order of the file.
  private(set) var places: [Place] = []
  /// The offsets of frames that are linked neither to the log's beginning nor to its mark. A text in
  /// a frame whose header is damaged may hold the bytes of frames, and those are linked to neither:
  /// what comes after a frame cannot be known before it is written.
  private(set) var unproven: Set<UInt64> = []

  /// Looks at every multiple of 8, but at nothing inside a frame whose header is intact and follows
  /// the one before. Reads the file twice, whatever it contains.
  ///
  /// - Parameters:
  ///   - mark: what the mark file says; nil if it says nothing.
  ///   - hasStart: whether the header is intact, so that it is known what the first frame follows.
  init(
    in file: File, _ format: FrameFormat, to size: UInt64, _ mark: Mark?, hasStart: Bool
  ) throws(EventStoreError) {
    self.format = format
    var window = FileWindow(file, to: size)
    var bodies = PartChecksums(file, format.checksum, to: size)
    var found: [Place] = []
    var offset = UInt64(FileHeader.size)
    while let bytes = try window.bytes(format.headerSize, at: offset) {
      guard let header = Self.header(bytes, format) else {
        offset += 8
        continue
      }
      let follows = Self.follows(header, at: offset, found.last, format, hasStart: hasStart)
      let isIntact =
        try bodies.of(offset + UInt64(format.headerSize), header.paddedBodyLength)
        == header.bodyChecksum
      guard isIntact || follows else {
        offset += 8
        continue
      }
      // Run 0 begins at the log's beginning.
      let run = follows ? found.last?.run ?? 0 : (found.last?.run ?? 0) + 1
      let place = Place(offset: offset, header: header, run: run, isIntact: isIntact)
      found.append(place)
      offset = place.end
    }
    places = found.filter { $0.isIntact }
    if format.isChained, found.contains(where: { $0.run > 0 }) {
      unproven = Set(places.map(\.offset)).subtracting(Self.proven(found, mark))
    }
  }

  private static func follows(
    _ header: FrameHeader, at offset: UInt64, _ last: Place?, _ format: FrameFormat,
    hasStart: Bool
  ) -> Bool {
    guard let last else {
      return offset == UInt64(FileHeader.size) && header.index == 0
        && (header.previous == format.start || !hasStart)
    }
    return offset == last.end && header.index == last.header.index &+ 1
      && (!format.isChained || header.previous == last.header.checksum)
  }

  /// The offsets of the frames from the beginning on, of those before the mark, each of which the
  /// next one carries the checksum of, and of those that follow the mark.
  private static func proven(_ found: [Place], _ mark: Mark?) -> [UInt64] {
    var proven = found.filter { $0.run == 0 }
    let byIndex = Dictionary(grouping: found) { $0.header.index }
    var last = found.first { $0.mark == mark }
    if let last {
      proven += found.filter { $0.run == last.run && $0.offset > last.offset }
    }
    while let place = last {
      proven.append(place)
      last = byIndex[place.header.index &- 1]?.first {
        $0.header.checksum == place.header.previous
      }
    }
    return proven.map(\.offset)
  }

  private static func header(
    _ bytes: UnsafeRawBufferPointer, _ format: FrameFormat
  ) -> FrameHeader? {
    guard let base = bytes.baseAddress,
      base.loadUnaligned(as: UInt32.self).littleEndian == format.magic
    else { return nil }
    return try? FrameHeader(base, format)
  }

  /// The frames of a log, by its header or, if that is damaged and gives no frame, by what a frame's
  /// own header implies of the salt.
  ///
  /// - Parameter mark: what the mark file says, by the format of the log.
  static func found(
    in file: File, _ header: FileHeader, isHeaderIntact: Bool, to size: UInt64,
    _ mark: (FrameFormat) -> Mark?
  ) throws(EventStoreError) -> IntactFrames {
    let own = header.frames
    let byHeader = try IntactFrames(in: file, own, to: size, mark(own), hasStart: isHeaderIntact)
    guard byHeader.places.isEmpty, !isHeaderIntact else { return byHeader }
    let other = FrameFormat(own.checksum, isChained: !own.isChained)
    let byOther = try IntactFrames(in: file, other, to: size, mark(other), hasStart: false)
    guard byOther.places.isEmpty else { return byOther }
    var window = FileWindow(file, to: size)
    var offset = UInt64(FileHeader.size)
    // A few tries: each reads the whole file.
    var tries = 8
    while tries > 0, let bytes = try window.bytes(FrameHeader.plainSize, at: offset) {
      defer { offset += 8 }
      let magic: UInt32 = [UInt8](bytes).get(at: 0)
      guard magic == FrameHeader.magic || magic == FrameHeader.plainMagic else { continue }
      tries -= 1
      let isChained = magic == FrameHeader.magic
      let length = isChained ? FrameHeader.size : FrameHeader.plainSize
      guard let bytes = try window.bytes(length, at: offset) else { continue }
      let header = [UInt8](bytes)
      let implied = FrameFormat(
        Checksum.of(header[8...], being: header.get(at: 4)), isChained: isChained)
      let frames = try IntactFrames(in: file, implied, to: size, mark(implied), hasStart: false)
      // Any bytes of a header imply some salt: a body has to match, too.
      if !frames.places.isEmpty { return frames }
    }
    return byHeader
  }
}

/// Reads a file forwards in large blocks.
struct FileWindow: ~Copyable {
  private let file: File
  private let size: UInt64
  private let buffer: UnsafeMutableRawBufferPointer
  private var start: UInt64 = 0
  private var count = 0

  init(_ file: File, to size: UInt64) {
    self.file = file
    self.size = size
    buffer = .allocate(byteCount: 1 << 20, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// `wanted` bytes from an offset on, at most 1 MiB, valid until the next call; nil if the file
  /// has fewer.
  mutating func bytes(
    _ wanted: Int, at offset: UInt64
  ) throws(EventStoreError) -> UnsafeRawBufferPointer? {
    guard offset <= size, size - offset >= UInt64(wanted) else { return nil }
    if offset < start || offset + UInt64(wanted) > start + UInt64(count) {
      let room = min(UInt64(buffer.count), size - offset)
      count = try file.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<Int(room)]), at: offset)
      start = offset
      WorkMeter.tell(.logRead, offset, of: size)
      guard count >= wanted else { return nil }
    }
    let place = Int(offset - start)
    return UnsafeRawBufferPointer(rebasing: buffer[place..<(place + wanted)])
  }
}
