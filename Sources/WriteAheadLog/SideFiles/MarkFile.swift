import CProcessor
import EventSourcing

/// The end of the last frame that is durable: all bytes of the log before `end`, which are `frames`
/// frames, the last of which has the header checksum `link`.
struct Mark: Equatable, Sendable {
  var end: UInt64
  /// Zero in a plain log, as is the link.
  var frames: UInt64 = 0
  var link: UInt32 = 0
}

/// How far the log is durable, kept in a file of its own: the evidence that an end was lost.
///
/// In a log whose frames are chained:
///
///      0  magic    89 57 41 4D 0D 0A 1A 0B
///      8  log id   16 bytes, most significant first
///     24  turn     u64  1, 2, 3 … below 2^63
///     32  mark     u64  every byte of the log before this offset is durable
///     40  epoch    u32  of the writer
///     44  link     u32  the header CRC of the frame that ends at the mark
///     48  frames   u64  how many frames end there
///     56  flags    u32  bit 0: the log is written under strict durability; bit 1: the slot was
///                       written without a sync
///     60  CRC      u32  of bytes 0 to 60, begun with zero
///
/// In a plain log, which has the file under strict durability only:
///
///      0  magic    89 57 41 4D 0D 0A 1A 0A
///      8  log id, turn and mark as above
///     40  CRC      u32  of bytes 0 to 40, begun with the log's salt
///
/// There are two such slots, a page apart. Under strict durability they are written in turn, and
/// synced: a crash tears one of them at most, and the other still tells the mark before. Under
/// standard durability one is synced when the log is opened and closed, and the other is written
/// without a sync. Source: Specs/WriteAheadLog.md, "The mark file".
struct MarkFile {
  static let magic: [UInt8] = [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0b]
  static let plainMagic: [UInt8] = [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0a]
  static let slotSize = 64
  static let plainSlotSize = 44
  static let slotOffsets: [UInt64] = [0, 4096]
  static let size = 8192

  /// One slot's statement. The greatest counts: an earlier writer whose lock was lost may write a
  /// higher turn than the last one, but has a lower epoch.
  struct Slot: Equatable, Comparable {
    var turn: UInt64
    var mark: Mark
    /// Zero in a plain log.
    var epoch: UInt32 = 0
    /// A plain log has the file only if it is.
    var isStrict = true
    /// Whether it was written without a sync: a crash may leave anything in its place.
    var isLazy = false

    static func < (left: Self, right: Self) -> Bool {
      (left.epoch, left.turn) < (right.epoch, right.turn)
    }
  }

  /// What a slot is encoded with: the log's identity, as far as it is known.
  struct Identity {
    /// Nil if any will do: the log's own header is damaged, or gone.
    var logID: Identifier?
    var isChained: Bool
    /// Of a plain log.
    var checksum: Checksum

    init(_ header: FileHeader) {
      logID = header.logID
      isChained = header.isChained
      checksum = Checksum(salt: header.salt)
    }

    init(logID: Identifier?, isChained: Bool, _ checksum: Checksum) {
      self.logID = logID
      self.isChained = isChained
      self.checksum = checksum
    }
  }

  private let file: File
  private let identity: Identity
  private(set) var last: Slot
  /// The slot that was written last, kept so that no batch makes an array.
  private var bytes: [UInt8]

  static func path(of log: String) -> String { log + ".mark" }

  /// What the file beside a log says; nil if there is none.
  ///
  /// - Throws: `damaged` if neither slot is intact: one write tears one slot.
  static func read(
    for log: String, _ header: FileHeader, by disk: Disk
  ) throws(LogOpenError) -> Slot? {
    let path = path(of: log)
    guard disk.exists(path) else { return nil }
    let bytes = try attempt(path) { () throws(EventStoreError) in
      try File.open(path, for: .read, by: disk).bytes(size, at: 0)
    }
    guard let newest = slots(in: bytes, Identity(header)).max() else {
      throw .damaged(path: path, offset: 0, reason: "neither slot is an intact mark of this log")
    }
    return newest
  }

  /// The intact slots of the file beside a log that is to be saved; nil if there is no such file.
  static func slots(for log: String, _ identity: Identity, by disk: Disk) -> [Slot]? {
    let path = path(of: log)
    guard disk.exists(path) else { return nil }
    // One that cannot be read tells no more than one that is damaged.
    let bytes = try? File.open(path, for: .read, by: disk).bytes(size, at: 0)
    return slots(in: bytes ?? [], identity)
  }

  /// Whether the file tells of a log that held anything. One that does not was made by a process
  /// that died before its new log had its name.
  static func tellsOfFrames(_ log: String, by disk: Disk) -> Bool {
    let anyone = Identity(logID: nil, isChained: true, Checksum(salt: 0))
    guard let slots = slots(for: log, anyone, by: disk) else { return false }
    return slots.isEmpty || slots.contains { $0.mark.frames > 0 }
  }

  /// Makes the file for a log that has just these frames, in the place of any other. Several syncs.
  static func make(
    for log: String, _ header: FileHeader, _ mark: Mark, epoch: UInt32, isStrict: Bool,
    by disk: Disk
  ) throws(EventStoreError) {
    let path = path(of: log)
    let file = try File.anew(path + ".new", by: disk)
    var bytes = [UInt8](repeating: 0, count: size)
    for turn in UInt64(1)...2 {
      let slot = Slot(turn: turn, mark: mark, epoch: epoch, isStrict: isStrict)
      let (encoded, place) = (encoded(slot, Identity(header)), Int(place(ofTurn: turn)))
      bytes.replaceSubrange(place..<place + encoded.count, with: encoded)
    }
    try bytes.withBytes { bytes throws(EventStoreError) in try file.write(bytes, at: 0) }
    try file.sync()
    try disk.move(path + ".new", to: path)
    try disk.syncFolder(containing: path)
  }

  /// Opens the file for writing after what it said last, and makes the mark and the writer's epoch
  /// durable in it.
  static func open(
    for log: String, _ header: FileHeader, after slot: Slot, _ mark: Mark, epoch: UInt32,
    isStrict: Bool, by disk: Disk
  ) throws(EventStoreError) -> MarkFile {
    var last = slot
    last.epoch = epoch
    last.isStrict = isStrict
    var marks = MarkFile(
      file: try File.open(path(of: log), for: .write, by: disk), identity: Identity(header),
      last: last)
    try marks.sync(mark)
    // The other slot must not lag behind what earlier writers left: it may be all that is intact.
    if isStrict { try marks.sync(mark) }
    return marks
  }

  /// Records what became durable: with a sync under strict durability, else without one.
  mutating func record(_ mark: Mark) throws(EventStoreError) {
    if last.isStrict { return try sync(mark) }
    try write(mark, isLazy: true)
  }

  /// Makes a mark durable. One sync.
  mutating func sync(_ mark: Mark) throws(EventStoreError) {
    try write(mark, isLazy: false)
    try file.sync()
  }

  /// Never writes over the one slot that was synced last: whatever a crash leaves of this one, the
  /// other stays.
  private mutating func write(_ mark: Mark, isLazy: Bool) throws(EventStoreError) {
    last.turn += last.isLazy ? 2 : 1
    last.mark = mark
    last.isLazy = isLazy
    Self.encode(last, identity, into: &bytes)
    try bytes.withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: Self.place(ofTurn: last.turn))
    }
  }

  private init(file: File, identity: Identity, last: Slot) {
    self.file = file
    self.identity = identity
    self.last = last
    bytes = Self.encoded(last, identity)
  }

  private static func place(ofTurn turn: UInt64) -> UInt64 {
    slotOffsets[Int(turn % UInt64(slotOffsets.count))]
  }

  static func encoded(_ slot: Slot, _ identity: Identity) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: identity.isChained ? slotSize : plainSlotSize)
    encode(slot, identity, into: &bytes)
    return bytes
  }

  /// - Parameter bytes: as many as a slot has: zeros, or another slot of the same log.
  private static func encode(_ slot: Slot, _ identity: Identity, into bytes: inout [UInt8]) {
    for (place, byte) in (identity.isChained ? magic : plainMagic).enumerated() {
      bytes[place] = byte
    }
    bytes.put(identity.logID ?? Identifier(), at: 8)
    bytes.put(slot.turn, at: 24)
    bytes.put(slot.mark.end, at: 32)
    if identity.isChained {
      bytes.put(slot.epoch, at: 40)
      bytes.put(slot.mark.link, at: 44)
      bytes.put(slot.mark.frames, at: 48)
      bytes.put(UInt32((slot.isStrict ? 1 : 0) | (slot.isLazy ? 2 : 0)), at: 56)
    }
    bytes.put(identity.checksum(ofSlot: bytes), at: bytes.count - 4)
  }

  static func slots(in bytes: [UInt8], _ identity: Identity) -> [Slot] {
    slotOffsets.compactMap { slot(in: bytes, at: Int($0), identity) }
  }

  static func slot(in bytes: [UInt8], at offset: Int, _ identity: Identity) -> Slot? {
    let size = identity.isChained ? slotSize : plainSlotSize
    guard bytes.count >= offset + size else { return nil }
    let slot = Array(bytes[offset..<offset + size])
    let id = slot.identifier(at: 8)
    guard slot.starts(with: identity.isChained ? magic : plainMagic),
      slot.get(at: size - 4) == identity.checksum(ofSlot: slot), identity.logID ?? id == id
    else { return nil }
    let turn: UInt64 = slot.get(at: 24)
    // No writer comes that far, and one that counted on from there would find no next number.
    guard turn < 1 << 63 else { return nil }
    guard identity.isChained else { return Slot(turn: turn, mark: Mark(end: slot.get(at: 32))) }
    let flags: UInt32 = slot.get(at: 56)
    return Slot(
      turn: turn,
      mark: Mark(end: slot.get(at: 32), frames: slot.get(at: 48), link: slot.get(at: 44)),
      epoch: slot.get(at: 40), isStrict: flags & 1 != 0, isLazy: flags & 2 != 0)
  }
}

extension MarkFile.Identity {
  func checksum(ofSlot slot: [UInt8]) -> UInt32 {
    slot.dropLast(4).withUnsafeBytes { checked in
      isChained
        ? cprocessor_crc32c(0, checked.baseAddress, checked.count) : checksum.of(checked)
    }
  }
}
