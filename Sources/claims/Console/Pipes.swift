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

/// Runs a function on a thread of its own, outside any pool of Swift's.
func startThread(_ body: @escaping @Sendable () -> Void) throws(Failure) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  defer { pthread_attr_destroy(&attributes) }
  let box = Unmanaged.passRetained(Box(body))
  let code = pthread_create(
    &thread, &attributes,
    { argument in
      #if canImport(Darwin)
        let pointer = argument
      #else
        guard let pointer = argument else { return nil }
      #endif
      Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  guard code == 0 else {
    box.release()
    throw Failure("a thread could not be started: \(String(cString: strerror(code)))")
  }
}
