import CProcessor

/// CRC32C, begun with the log's salt, so that another log's bytes never pass for this one's.
struct Checksum {
  private let seed: UInt32

  init(salt: UInt64) {
    var bytes = salt.littleEndian
    seed = cprocessor_crc32c(0, &bytes, 8)
  }

  func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    cprocessor_crc32c(seed, bytes.baseAddress, bytes.count)
  }

  func of(_ base: UnsafeRawPointer, _ count: Int) -> UInt32 {
    cprocessor_crc32c(seed, base, count)
  }
}
