import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a file or standard input, whole or line by line.
final class Input {
  /// A line longer than this is skipped and reported: 1 MiB.
  static let lineLimit = 1 << 20

  enum Line {
    case text(ArraySlice<UInt8>)
    case tooLong
  }

  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0 { didSet { lineEnd = nil } }
  /// Where the line ends that begins at `start`; nil if it is not here, or was not looked for.
  private var lineEnd: Int?
  private var isAtEnd = false
  private var read: UInt64 = 0
  /// How many bytes a file has; nil for what is none.
  private lazy var size: UInt64? = {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return UInt64(clamping: info.st_size)
  }()
  /// Whether a signal ended it before its end.
  private(set) var isCutOff = false

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(Failure) {
    self.path = path
    if path == "-" {
      descriptor = 0
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.name(ofFile: path), system: String(cString: strerror(errno)))
    }
  }

  deinit { if descriptor != 0 { close(descriptor) } }

  /// Whether somebody types it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether only the file's owner has rights to it.
  var isForOwnerAlone: Bool {
    var info = stat()
    return fstat(descriptor, &info) == 0 && info.st_mode & 0o077 == 0
  }

  /// A line that was read, and is to be read again.
  private var returned: Line?

  /// Hands back the line that was read last.
  func putBack(_ line: Line) { returned = line }

  /// Whether all of it was read.
  var isAtItsEnd: Bool { isAtEnd && start >= buffer.count && returned == nil }

  /// The next line without its end; nil at the end, and once a signal has ended the input.
  func nextLine(upTo limit: Int = lineLimit) throws(Failure) -> Line? {
    if let line = returned {
      returned = nil
      return line
    }
    if isInputEndedBySignal {
      isCutOff = isCutOff || !isAtEnd || start < buffer.count
      return nil
    }
    var isTooLong = false
    lineEnd = lineEnd ?? endOfLine(from: start)
    while true {
      if let end = lineEnd {
        let line = isTooLong || end - start > limit ? Line.tooLong : .text(buffer[start..<end])
        start = end + 1
        lineEnd = endOfLine(from: start)
        return line
      }
      let scanned = buffer.count
      if scanned - start > limit {
        isTooLong = true
        start = scanned
      }
      if isAtEnd {
        guard isTooLong || start < scanned else { return nil }
        let rest = buffer[start...]
        start = scanned
        return isTooLong ? .tooLong : .text(rest)
      }
      let rest = scanned - start
      if start > 0 {
        buffer.removeSubrange(..<start)
        start = 0
      }
      try fill()
      lineEnd = endOfLine(from: rest)
    }
  }

  /// Whether the line after the last one is here, so that `nextLine` does not wait for it.
  var hasLine: Bool { lineEnd != nil }

  /// Whether more can be read without waiting: of a file always.
  var isReadable: Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) != 0
  }

  private func endOfLine(from place: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard place < bytes.count, let base = bytes.baseAddress,
        let end = memchr(base + place, 0x0a, bytes.count - place)
      else { return nil }
      return UnsafeRawPointer(end) - base
    }
  }

  /// The bytes that have arrived, at least one; none at the end.
  func chunk() throws(Failure) -> [UInt8] {
    while start == buffer.count, !isAtEnd {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      try fill()
    }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// At most `count` of the next bytes; none at the end.
  func chunk(most count: Int) throws(Failure) -> ArraySlice<UInt8> {
    while start == buffer.count, !isAtEnd {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      try fill()
    }
    let chunk = buffer[start...].prefix(count)
    start = chunk.endIndex
    return chunk
  }

  /// A file read whole has at most this many bytes: 64 MiB.
  static let fileLimit = 1 << 26
  /// The limit for foreign data, which may hold many cases: 256 MiB.
  static let foreignLimit = 1 << 28

  /// Everything up to the end.
  ///
  /// - Throws: also if that is more than `limit` bytes.
  func all(upTo limit: Int = Input.fileLimit) throws(Failure) -> [UInt8] {
    while !isAtEnd, buffer.count - start <= limit { try fill() }
    guard buffer.count - start <= limit else {
      throw Failure(.longerThanBytesWhichIs, limit)
    }
    return Array(buffer[start...])
  }

  private func fill() throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { readInput($0, from: descriptor) }
    if count < 0 {
      if errno == EINTR { return }
      let reason = String(cString: strerror(errno))
      throw Failure(.name(ofFile: path), system: reason)
    }
    if count == 0 {
      isAtEnd = true
      // A line that has not come whole was not sent.
      if isInputEndedBySignal { (start, isCutOff) = (buffer.count, true) }
    }
    buffer.append(contentsOf: chunk[..<count])
    read += UInt64(count)
    // Whoever types sees what they typed.
    if !isTerminal { WorkMeter.tell(.inputRead, read, of: size) }
  }
}
