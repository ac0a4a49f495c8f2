import ClaimsKernel
import EventSourcing
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A spool that keeps what is too much for memory in a file without a name, which nobody else can
/// open and which is gone with the process, however that ends.
final class SpoolFile: Spool {
  /// What is in memory goes to the file once it is more: 16 MiB.
  private static let memory = 1 << 24

  fileprivate struct State {
    var descriptor: Int32 = -1
    /// How many bytes are in the file; those after them are in memory.
    var written = 0
    var waiting: [UInt8] = []
  }
  private let state = Mutex(State())

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  func add(_ bytes: [UInt8]) throws(EventStoreError) -> Range<Int> {
    try state.withLock { state throws(EventStoreError) in
      if state.waiting.count + bytes.count > Self.memory { try state.write() }
      state.waiting += bytes
      let end = state.written + state.waiting.count
      return end - bytes.count..<end
    }
  }

  func bytes(in range: Range<Int>) throws(EventStoreError) -> [UInt8] {
    try state.withLock { state throws(EventStoreError) in
      guard range.lowerBound < state.written else {
        let start = range.lowerBound - state.written
        return Array(state.waiting[start..<start + range.count])
      }
      return try state.read(range)
    }
  }
}

extension SpoolFile.State {
  fileprivate mutating func write() throws(EventStoreError) {
    if descriptor < 0 { descriptor = try Self.unnamed() }
    var rest = waiting[...]
    while !rest.isEmpty {
      let offset = written + waiting.count - rest.count
      let count = rest.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .failed("pwrite") }
      rest = rest.dropFirst(count)
    }
    written += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }

  /// All of a range stands on one side: it was added at once.
  fileprivate func read(_ range: Range<Int>) throws(EventStoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        pread(
          descriptor, $0.baseAddress.map { $0 + done }, $0.count - done,
          off_t(range.lowerBound + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .failed("pread") }
      done += count
    }
    return bytes
  }

  private static func unnamed() throws(EventStoreError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/claims-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw .failed("mkstemp in \(folder)") }
    unlink(path)
    return descriptor
  }
}

extension EventStoreError {
  fileprivate static func failed(_ call: String) -> EventStoreError {
    .system(call: call, code: errno, message: String(cString: strerror(errno)))
  }
}
