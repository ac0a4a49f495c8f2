import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The run that goes on, in a file: if the process dies with it, the next one knows which it was.
///
/// A file for each process, `NAME.PID.running`, mapped into memory: a step costs a store. What was
/// stored is in the file however the process ends.
struct Journal {
  /// A run during which a process died.
  struct LastRun: Equatable {
    let seed: UInt64
    let steps: Int
    let crashes: Double
    /// Which step went on, from 1; 0 before the first.
    let step: Int
  }

  let progress: Progress
  private let path: String
  private let words: UnsafeMutablePointer<UInt64>

  private enum Word: Int { case step = 1, seed, steps, crashes, mark, end }
  private static let mark: UInt64 = 0x3130_4e55_5254_4d53  // "SMTRUN01"
  private static let size = Word.end.rawValue * 8

  /// - Parameter base: the path without process and ending.
  init(_ base: String) throws {
    path = "\(base).\(getpid()).running"
    try FileManager.default.createDirectory(
      atPath: URL(filePath: base).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data(count: Self.size).write(to: URL(filePath: path))
    let file = open(path, O_RDWR)
    guard file >= 0 else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    defer { close(file) }
    guard
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    words = memory.assumingMemoryBound(to: UInt64.self)
    // `nonisolated(unsafe)`: given back once.
    nonisolated(unsafe) let address = memory
    progress = Progress(words) { munmap(address, Self.size) }
  }

  /// Writes down which run begins.
  func begin(seed: UInt64, steps: Int, crashes: Double) {
    words[Word.mark.rawValue] = 0
    words[Word.step.rawValue] = 0
    words[Word.seed.rawValue] = seed
    words[Word.steps.rawValue] = UInt64(steps)
    words[Word.crashes.rawValue] = crashes.bitPattern
    words[Word.mark.rawValue] = Self.mark
  }

  /// All runs have come to their end.
  func remove() { unlink(path) }

  /// The runs during which other processes died, and forgets them.
  static func takeLastRuns(_ base: String) -> [LastRun] {
    let base = URL(filePath: base)
    let files =
      (try? FileManager.default.contentsOfDirectory(
        atPath: base.deletingLastPathComponent().path)) ?? []
    return files.sorted().compactMap { file in
      let parts = file.dropFirst(base.lastPathComponent.count).split(separator: ".")
      guard file.hasPrefix(base.lastPathComponent + "."), parts.count == 2, parts[1] == "running",
        let process = pid_t(parts[0]), kill(process, 0) != 0, errno == ESRCH
      else { return nil }
      let path = base.deletingLastPathComponent().appending(path: file)
      defer { try? FileManager.default.removeItem(at: path) }
      guard let bytes = try? Data(contentsOf: path), bytes.count == size else { return nil }
      let words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
      func word(_ word: Word) -> UInt64 { words[word.rawValue] }
      let crashes = Double(bitPattern: word(.crashes))
      guard word(.mark) == mark, word(.steps) < 1 << 31, crashes >= 0, crashes <= 1 else {
        return nil
      }
      return LastRun(
        seed: word(.seed), steps: Int(word(.steps)), crashes: crashes,
        step: Int(clamping: word(.step)))
    }
  }
}
