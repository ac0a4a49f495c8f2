import EventSourcing

/// What a frame holds.
enum FrameKind: UInt8, CaseIterable, Sendable {
  /// One command and the events it led to: the unit of truth.
  case commit = 1
  /// One command and why it was refused.
  case refusal = 2
  /// The log was closed: everything before this frame was durable when it was written.
  case seal = 3
  /// Reserved for tree heads.
  case checkpoint = 4
}

/// The 64 bytes before a frame's body; 56 in a log whose frames are not chained.
///
///      0  magic         u32  "FRM2"; "FRM1" if not chained
///      4  header CRC    u32  of bytes 8 to the header's end
///      8  kind          u8   9  flags u8: bit 0, resets the clock    10  zero u16
///     12  event count   u32
///     16  body length   u32  without padding
///     20  body CRC      u32  of the body and its padding
///     24  frame index   u64  0, 1, 2 … in this file: the leaf's number in the tree
///     32  first position u64 of the first event, or that the next event will get
///     40  recorded      i64  nanoseconds since 1970
///     48  durable mark  u64  every byte of the file before this offset was durable
///     56  previous      u32  the header CRC of the frame before; only if chained, as the next
///     60  epoch         u32  of the writer: 1 for the first, one more with each opening
///
/// The body follows, padded with zeros to a multiple of 8. Both checksums begin with the salt.
/// Source: Specs/WriteAheadLog.md, "Frames".
struct FrameHeader: Equatable, Sendable {
  static let size = 64
  static let magic: UInt32 = 0x324d_5246
  static let plainSize = 56
  static let plainMagic: UInt32 = 0x314d_5246
  /// Of both magics.
  static let firstByte = UInt8(magic & 0xff)
  /// No body is longer: 16 MiB.
  static let bodyLimit = 1 << 24

  var kind: FrameKind
  var eventCount: UInt32
  var bodyLength: Int
  var bodyChecksum: UInt32
  var index: UInt64
  var firstPosition: UInt64
  var recorded: Instant
  /// Whether the clock was wrong until now: then it may be recorded before the frame before it.
  var resetsClock = false
  var durableMark: UInt64
  /// The checksum of the header before; zero if not chained, as is the epoch.
  var previous: UInt32
  var epoch: UInt32
  var isChained = true
  /// This header's own checksum, which covers the body's: what the next frame carries.
  var checksum: UInt32 = 0

  var size: Int { isChained ? Self.size : Self.plainSize }
  var paddedBodyLength: Int { (bodyLength + 7) & ~7 }
  var frameLength: Int { size + paddedBodyLength }

  init(
    kind: FrameKind, eventCount: UInt32, bodyLength: Int, bodyChecksum: UInt32, index: UInt64,
    firstPosition: UInt64, recorded: Instant, durableMark: UInt64, previous: UInt32 = 0,
    epoch: UInt32 = 0
  ) {
    self.kind = kind
    self.eventCount = eventCount
    self.bodyLength = bodyLength
    self.bodyChecksum = bodyChecksum
    self.index = index
    self.firstPosition = firstPosition
    self.recorded = recorded
    self.durableMark = durableMark
    self.previous = previous
    self.epoch = epoch
  }

  /// Reads a header from as many bytes as the format gives it. - Throws: why they are none.
  @inline(__always)
  init(_ base: UnsafeRawPointer, _ format: FrameFormat) throws(FrameFault) {
    func load<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
      Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
    guard load(0, UInt32.self) == format.magic else { throw .noMagic }
    let checksum = load(4, UInt32.self)
    guard checksum == format.checksum.of(base + 8, format.headerSize - 8) else {
      throw .headerChecksum
    }
    guard let kind = FrameKind(rawValue: base.load(fromByteOffset: 8, as: UInt8.self)),
      load(9, UInt8.self) <= (kind == .commit && format.isChained ? 1 : 0),
      load(10, UInt16.self) == 0
    else { throw .unknownKind(base.load(fromByteOffset: 8, as: UInt8.self)) }
    let length = Int(load(16, UInt32.self))
    guard length <= Self.bodyLimit else { throw .tooLong }
    self.init(
      kind: kind, eventCount: load(12, UInt32.self), bodyLength: length,
      bodyChecksum: load(20, UInt32.self), index: load(24, UInt64.self),
      firstPosition: load(32, UInt64.self),
      recorded: Instant(nanoseconds: load(40, Int64.self)), durableMark: load(48, UInt64.self),
      previous: format.isChained ? load(56, UInt32.self) : 0,
      epoch: format.isChained ? load(60, UInt32.self) : 0)
    resetsClock = load(9, UInt8.self) == 1
    isChained = format.isChained
    self.checksum = checksum
  }

  /// Writes it to as many bytes as the format gives it.
  mutating func write(to base: UnsafeMutableRawPointer, _ format: FrameFormat) {
    func store<Number: FixedWidthInteger>(_ value: Number, _ offset: Int) {
      base.storeBytes(of: value.littleEndian, toByteOffset: offset, as: Number.self)
    }
    isChained = format.isChained
    store(format.magic, 0)
    store(UInt32(kind.rawValue) | (resetsClock ? 1 << 8 : 0), 8)
    store(eventCount, 12)
    store(UInt32(bodyLength), 16)
    store(bodyChecksum, 20)
    store(index, 24)
    store(firstPosition, 32)
    store(recorded.nanoseconds, 40)
    store(durableMark, 48)
    if isChained {
      store(previous, 56)
      store(epoch, 60)
    }
    checksum = format.checksum.of(base + 8, format.headerSize - 8)
    store(checksum, 4)
  }
}

/// Why bytes at the place of a frame are not the frame that belongs there.
public enum FrameFault: Error, Equatable, Sendable {
  /// In this order: no frame begins here, its header or its body does not match its checksum, the
  /// file ends inside it, or it claims a body of more than 16 MiB.
  case noMagic, headerChecksum, bodyChecksum, incomplete, tooLong
  /// The file ends after a whole frame, and its mark tells that it went on.
  case cutOff
  /// Intact, and linked neither to the log's beginning nor to its mark.
  case unproven
  /// Intact, and of a kind that this build does not know.
  case unknownKind(UInt8)
  /// Intact, and not what belongs here.
  case misplaced(String)

  /// Whether the bytes are intact by their checksums: no crash leaves that.
  var isIntact: Bool {
    switch self {
    case .noMagic, .headerChecksum, .bodyChecksum, .incomplete, .cutOff: false
    case .tooLong, .unknownKind, .misplaced, .unproven: true
    }
  }

  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .noMagic: "no frame begins here"
    case .headerChecksum: "the frame's header does not match its checksum"
    case .bodyChecksum: "the frame's body does not match its checksum"
    case .incomplete: "the file ends inside this frame"
    case .cutOff: "the log ends here, and its mark tells that it went on"
    case .unproven: "unproven: what links it to the log's beginning or to its mark is lost"
    case .tooLong: "the frame claims more than \(FrameHeader.bodyLimit) bytes"
    case .unknownKind(let kind): "a frame of kind \(kind), which this version does not know"
    case .misplaced(let what): "an intact frame that does not belong here: \(what)"
    }
  }
}
