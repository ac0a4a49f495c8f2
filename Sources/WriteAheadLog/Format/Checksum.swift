import CProcessor

/// CRC32C, begun with the log's salt, so that another log's bytes never pass for this one's.
struct Checksum {
  /// The checksum of the salt, from which all others go on.
  let seed: UInt32

  init(salt: UInt64) {
    var bytes = salt.littleEndian
    seed = cprocessor_crc32c(0, &bytes, 8)
  }

  private init(seed: UInt32) { self.seed = seed }

  /// The one by which bytes have a checksum: a file whose salt is gone tells it by its first frame.
  ///
  /// Undoes CRC32C byte by byte, the last one first.
  static func of(_ bytes: ArraySlice<UInt8>, being checksum: UInt32) -> Checksum {
    var table: [UInt32] = []
    for byte in UInt32(0)..<256 {
      table.append(
        (0..<8).reduce(byte) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0x82f6_3b78 : 0) })
    }
    var state = ~checksum
    for byte in bytes.reversed() {
      // The highest bytes of the table's entries are all different.
      let place = table.firstIndex { $0 >> 24 == state >> 24 } ?? 0
      state = (state ^ table[place]) << 8 | UInt32(place) ^ UInt32(byte)
    }
    return Checksum(seed: ~state)
  }

  func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    cprocessor_crc32c(seed, bytes.baseAddress, bytes.count)
  }

  func of(_ base: UnsafeRawPointer, _ count: Int) -> UInt32 {
    cprocessor_crc32c(seed, base, count)
  }
}
