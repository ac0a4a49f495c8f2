import EventSourcing

/// What a crash left behind the last whole frame.
enum TornTail {
  /// Copies the tail to a file beside the log, without its closing zeros.
  static func keepCopy(
    of file: File, path: String, from start: UInt64, to end: UInt64
  ) throws(EventStoreError) -> String {
    var name = "\(path).torn-\(start)"
    var attempt = 1
    while file.disk.exists(name) {
      attempt += 1
      name = "\(path).torn-\(start)-\(attempt)"
    }
    let copy = try File.anew(name, by: file.disk)
    var at = start
    while at < end {
      let bytes = try file.bytes(Int(min(end - at, 1 << 20)), at: at)
      if bytes.isEmpty { break }
      try bytes.withBytes { buffer throws(EventStoreError) in
        if !buffer.isZero { try copy.write(buffer, at: at - start) }
      }
      at += UInt64(bytes.count)
    }
    try copy.sync()
    try file.disk.syncFolder(containing: name)
    return name
  }

  static func erase(_ file: File, from start: UInt64, to end: UInt64) throws(EventStoreError) {
    let zeros = [UInt8](repeating: 0, count: Int(min(end - start, 1 << 20)))
    var at = start
    while at < end {
      let count = Int(min(end - at, UInt64(zeros.count)))
      try zeros.withBytes { bytes throws(EventStoreError) in
        try file.write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: at)
      }
      at += UInt64(count)
    }
  }
}
