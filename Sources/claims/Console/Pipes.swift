#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Standard input and output as a server has them, and its threads.

/// - Returns: how many bytes came; none at the end, less than none where `errno` says why.
func readInput(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(0, buffer.baseAddress, buffer.count)
}

/// Writes all of it. - Returns: whether that went well; `errno` says why not.
func writeOutput(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      let count = write(1, base + done, buffer.count - done)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }
}
