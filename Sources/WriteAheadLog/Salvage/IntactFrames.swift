import EventSourcing

/// Every intact frame of a file, at any offset: what a salvage has to work with.
struct IntactFrames {
  /// One frame, by what its header says.
  struct Place {
    let offset: UInt64
    let header: FrameHeader

    var end: UInt64 { offset + UInt64(header.frameLength) }
  }

  let checksum: Checksum
  /// In the order of the file.
  private(set) var places: [Place] = []

  /// Looks at every multiple of 8 outside intact frames. Reads the file twice, whatever is in it.
  init(in file: File, _ checksum: Checksum, to size: UInt64) throws(EventStoreError) {
    self.checksum = checksum
    var window = FileWindow(file, to: size)
    var bodies = PartChecksums(file, checksum, to: size)
    var offset = UInt64(FileHeader.size)
    while let bytes = try window.bytes(FrameHeader.size, at: offset) {
      guard let header = Self.header(bytes, checksum),
        try bodies.of(offset + UInt64(FrameHeader.size), header.paddedBodyLength)
          == header.bodyChecksum
      else {
        offset += 8
        continue
      }
      places.append(Place(offset: offset, header: header))
      offset += UInt64(header.frameLength)
    }
  }

  private static func header(
    _ bytes: UnsafeRawBufferPointer, _ checksum: Checksum
  ) -> FrameHeader? {
    guard let base = bytes.baseAddress,
      base.loadUnaligned(as: UInt32.self).littleEndian == FrameHeader.magic
    else { return nil }
    return try? FrameHeader(base, checksum)
  }

  /// The frames of a log whose header may be damaged: by the salt in it or, if that gives no frame,
  /// by the one that a frame's own header implies.
  static func found(
    in file: File, salt: UInt64, to size: UInt64
  ) throws(EventStoreError) -> IntactFrames {
    let byHeader = try IntactFrames(in: file, Checksum(salt: salt), to: size)
    guard byHeader.places.isEmpty else { return byHeader }
    var window = FileWindow(file, to: size)
    var offset = UInt64(FileHeader.size)
    // A few tries: each reads the whole file.
    var tries = 8
    while tries > 0, let bytes = try window.bytes(FrameHeader.size, at: offset) {
      defer { offset += 8 }
      let header = [UInt8](bytes)
      guard header.get(at: 0) == FrameHeader.magic else { continue }
      tries -= 1
      let told = Checksum.of(header[8...], being: header.get(at: 4))
      let frames = try IntactFrames(in: file, told, to: size)
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
      guard count >= wanted else { return nil }
    }
    let place = Int(offset - start)
    return UnsafeRawBufferPointer(rebasing: buffer[place..<(place + wanted)])
  }
}
