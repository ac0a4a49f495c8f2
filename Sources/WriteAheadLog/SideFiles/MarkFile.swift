import EventSourcing

/// How far the log is durable, kept in a file of its own: what `strict` durability syncs before it
/// acknowledges.
///
///      0  magic    89 57 41 4D 0D 0A 1A 0A
///      8  log id   16 bytes, most significant first
///     24  turn     u64  1, 2, 3 … below 2^63
///     32  mark     u64  every byte of the log before this offset is durable
///     40  CRC      u32  of bytes 0 to 40, begun with the log's salt
///
/// Two such slots, a page apart, are written in turn: a crash tears one of them at most, and the
/// other still tells the mark before. Source: Specs/WriteAheadLog.md, "The mark file".
struct MarkFile {
  static let magic: [UInt8] = [0x89, 0x57, 0x41, 0x4d, 0x0d, 0x0a, 0x1a, 0x0a]
  static let slotSize = 44
  static let slotOffsets: [UInt64] = [0, 4096]
  static let size = 8192

  /// One slot's statement.
  struct Slot: Equatable {
    var turn: UInt64
    var mark: UInt64
  }

  private let file: File
  private let header: FileHeader
  private var last: Slot

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
    let slots = slotOffsets.compactMap { slot(in: bytes, at: Int($0), header) }
    guard let newest = slots.max(by: { $0.turn < $1.turn }) else {
      throw .damaged(path: path, offset: 0, reason: "neither slot is an intact mark of this log")
    }
    return newest
  }

  /// The intact slots of the file beside a log to be salvaged; nil if there is no such file.
  ///
  /// - Parameter logID: nil if the log's own header does not tell it for certain.
  static func slots(
    for log: String, _ checksum: Checksum, of logID: Identifier?, by disk: Disk
  ) -> [Slot]? {
    let path = path(of: log)
    guard disk.exists(path) else { return nil }
    // One that cannot be read tells no more than one that is damaged.
    let bytes = try? File.open(path, for: .read, by: disk).bytes(size, at: 0)
    return slotOffsets.compactMap { slot(in: bytes ?? [], at: Int($0), checksum, of: logID) }
  }

  /// Opens the file for writing, and makes it if there is none; then writes the mark to both
  /// slots, so that neither lags behind what earlier writers left.
  static func open(
    for log: String, _ header: FileHeader, after slot: Slot?, mark: UInt64, by disk: Disk
  ) throws(EventStoreError) -> MarkFile {
    let path = path(of: log)
    if slot == nil {
      let temporary = path + ".new"
      let file = try File.anew(temporary, by: disk)
      var bytes = [UInt8](repeating: 0, count: size)
      // In the slot of its turn, so that the next one is not written over the only mark there is.
      let first = encoded(Slot(turn: 1, mark: mark), header)
      let place = self.place(ofTurn: 1)
      bytes.replaceSubrange(Int(place)..<Int(place) + first.count, with: first)
      try bytes.withBytes { bytes throws(EventStoreError) in try file.write(bytes, at: 0) }
      try file.sync()
      try disk.move(temporary, to: path)
    }
    try disk.syncFolder(containing: path)
    var marks = MarkFile(
      file: try File.open(path, for: .write, by: disk), header: header,
      last: slot ?? Slot(turn: 1, mark: mark))
    for _ in slotOffsets { try marks.record(mark) }
    return marks
  }

  /// Makes a mark durable. One sync.
  mutating func record(_ mark: UInt64) throws(EventStoreError) {
    let next = Slot(turn: last.turn + 1, mark: mark)
    try Self.encoded(next, header).withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: Self.place(ofTurn: next.turn))
    }
    try file.sync()
    last = next
  }

  private static func place(ofTurn turn: UInt64) -> UInt64 {
    slotOffsets[Int(turn % UInt64(slotOffsets.count))]
  }

  static func encoded(_ slot: Slot, _ header: FileHeader) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: slotSize)
    bytes.replaceSubrange(0..<8, with: magic)
    bytes.put(header.logID.high.byteSwapped, at: 8)
    bytes.put(header.logID.low.byteSwapped, at: 16)
    bytes.put(slot.turn, at: 24)
    bytes.put(slot.mark, at: 32)
    bytes.put(checksum(of: bytes, Checksum(salt: header.salt)), at: 40)
    return bytes
  }

  static func slot(in bytes: [UInt8], at offset: Int, _ header: FileHeader) -> Slot? {
    slot(in: bytes, at: offset, Checksum(salt: header.salt), of: header.logID)
  }

  private static func slot(
    in bytes: [UInt8], at offset: Int, _ checksum: Checksum, of logID: Identifier?
  ) -> Slot? {
    guard bytes.count >= offset + slotSize else { return nil }
    let slot = Array(bytes[offset..<offset + slotSize])
    let stored: UInt32 = slot.get(at: 40)
    let (high, low): (UInt64, UInt64) = (slot.get(at: 8), slot.get(at: 16))
    let id = Identifier(high: high.byteSwapped, low: low.byteSwapped)
    guard slot.starts(with: magic), stored == self.checksum(of: slot, checksum), logID ?? id == id
    else { return nil }
    let turn: UInt64 = slot.get(at: 24)
    // No writer comes that far, and one that counted on from there would find no next number.
    guard turn < 1 << 63 else { return nil }
    return Slot(turn: turn, mark: slot.get(at: 32))
  }

  private static func checksum(of slot: [UInt8], _ checksum: Checksum) -> UInt32 {
    slot.withUnsafeBytes { checksum.of(UnsafeRawBufferPointer(rebasing: $0[..<40])) }
  }
}
