import Descriptions
import EventSourcing

/// The beginning of a log that was archived: all of it if the archive is there, else the frames that the log
/// keeps of it.
struct Beginning: Sendable {
  let state: ArchiveState
  /// Empty if all is there.
  let kept: KeptRuns
  /// Nil if it is not there.
  let archive: File?

  var isThere: Bool { state.isThere }

  /// Reads as many bytes as there are from an offset on, up to the buffer's size.
  ///
  /// - Throws: `archived` if they stand in the archive alone, and that is not there.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: UInt64, of log: File
  ) throws(EventStoreError) -> Int {
    if let archive { return try archive.read(into: buffer, at: offset) }
    guard let run = kept.run(at: offset) else { throw absence }
    let count = min(buffer.count, Int(clamping: run.end - offset))
    return try log.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]),
      atPlace: run.place + (offset - run.start))
  }

  /// See `File.gather`. Behind a kept run there are zeros.
  func gather(
    _ offsets: UnsafeBufferPointer<UInt64>, _ each: Int, upTo end: UInt64,
    into buffer: UnsafeMutableRawBufferPointer, of log: File
  ) throws(EventStoreError) {
    if let archive { return try archive.gather(offsets, each, upTo: end, into: buffer) }
    for (place, offset) in offsets.enumerated() {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[(place * each)...].prefix(each))
      let count = try read(into: part, at: offset, of: log)
      _ = UnsafeMutableRawBufferPointer(rebasing: part[count...])
        .initializeMemory(as: UInt8.self, repeating: 0)
    }
  }

  private var absence: EventStoreError {
    guard case .absent(let reason) = state else { return .archived(reason: "") }
    return .archived(reason: reason)
  }
}

/// Whether the archive of a log's beginning can be read.
public enum ArchiveState: Equatable, Sendable, PrintsFields {
  /// It can be read, at this path.
  case there(path: String)
  /// Why not: it is missing, or what has its name is something else.
  case absent(reason: String)

  /// Whether the archive can be read.
  public var isThere: Bool {
    switch self {
    case .there: true
    case .absent: false
    }
  }
}

/// Runs of frames that a log keeps of its beginning.
struct KeptRuns: Sendable {
  /// Frames one after another: their offsets, and where in the file they stand.
  struct Run: Sendable {
    let start: UInt64
    let end: UInt64
    let place: UInt64
  }

  let runs: [Run]

  func run(at offset: UInt64) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, case let run = runs[low - 1], offset < run.end else { return nil }
    return run
  }
}
