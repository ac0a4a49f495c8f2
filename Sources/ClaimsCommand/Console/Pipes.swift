import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Standard input and output as a server has them, and its threads.

/// - Returns: how many bytes came; none at the end, less than none where `errno` says why.
func readInput(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32 = 0) -> Int {
  let ending = SignalPipe.reading.load(ordering: .acquiring)
  if ending >= 0 {
    var waiting = [descriptor, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, 2, -1) >= 0 else { return -1 }
    if waiting[1].revents != 0 { return 0 }
  }
  return read(descriptor, buffer.baseAddress, buffer.count)
}

/// Lets SIGTERM, SIGINT and SIGHUP end the input from now on: what came is answered, the log is
/// sealed, and counted refusals are in it. A second one ends the process.
func endInputOnSignals() {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  SignalPipe.reading.store(ends[0], ordering: .releasing)
  SignalPipe.writing.store(ends[1], ordering: .releasing)
  EndingSignals.handle { _ in
    // Nothing but what a handler may do.
    let code = errno
    SignalPipe.hasEnded.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = write(SignalPipe.writing.load(ordering: .acquiring), &byte, 1)
    EndingSignals.release()
    errno = code
  }
}

/// Whether a signal has ended the input.
var isInputEndedBySignal: Bool { SignalPipe.hasEnded.load(ordering: .acquiring) }

/// What a handler writes to, and what is looked at besides the input; less than none if no signal is
/// handled.
private enum SignalPipe {
  static let reading = Atomic<Int32>(-1)
  static let writing = Atomic<Int32>(-1)
  static let hasEnded = Atomic(false)
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
