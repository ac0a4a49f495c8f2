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
  /// What is in memory goes to the file once it is more: 1 MiB.
  private static let memory = 1 << 20
  /// How many bytes are read to begin with: most of what is kept is shorter.
  fileprivate static let usual = 512

  fileprivate struct State {
    var descriptor: Int32 = -1
    /// How many bytes are in the file; those after them are in memory.
    var written = 0
    var waiting: [UInt8] = []
  }
  private let state = Mutex(State())

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// With their count before them.
  func add(_ bytes: [UInt8]) throws(EventStoreError) -> Int {
    try state.withLock { state throws(EventStoreError) in
      if state.waiting.count + bytes.count > Self.memory { try state.write() }
      let place = state.written + state.waiting.count
      withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { state.waiting += $0 }
      state.waiting += bytes
      return place
    }
  }

  func bytes(at place: Int) throws(EventStoreError) -> [UInt8] {
    try state.withLock { state throws(EventStoreError) in
      // All of it stands on one side: it was added at once.
      guard place < state.written else {
        let rest = state.waiting[(place - state.written)...]
        return Array(rest.dropFirst(8).prefix(SpoolFile.count(in: rest)))
      }
      let found = try state.read(Self.usual, at: place)
      let count = SpoolFile.count(in: found[...])
      let rest = found[8...].prefix(count)
      if rest.count == count { return Array(rest) }
      return try state.read(count, at: place + 8)
    }
  }

  private static func count(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
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

  /// So many bytes, or all that are left.
  fileprivate func read(_ most: Int, at place: Int) throws(EventStoreError) -> [UInt8] {
    var fault: EventStoreError?
    let bytes = [UInt8](unsafeUninitializedCapacity: min(most, written - place)) { buffer, done in
      while done < buffer.count {
        let count = pread(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done,
          off_t(place + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return fault = .failed("pread") }
        done += count
      }
    }
    if let fault { throw fault }
    return bytes
  }

  private static func unnamed() throws(EventStoreError) -> Int32 {
    let folder = Environment["TMPDIR"] ?? "/tmp"
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
