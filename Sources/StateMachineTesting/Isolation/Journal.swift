import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The run that goes on, in a file: if the process dies with it, the next one knows which it was.
///
/// A file for each check, `NAME.PID-NUMBER.running`, mapped into memory: a step costs a store. What was stored
/// is in the file however the process ends. While the process lives, the file is locked.
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
  /// Open, since closing it would give up the lock.
  private let file: Int32

  private enum Word: Int { case step = 1, seed, steps, crashes, mark, end }
  private static let mark: UInt64 = 0x3130_4e55_5254_4d53  // "SMTRUN01"
  private static let size = Word.end.rawValue * 8
  private static let count = Atomic(0)

  /// - Parameter base: the path without process and ending.
  init(_ base: String) throws {
    try FileManager.default.createDirectory(
      atPath: URL(filePath: base).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    var path = ""
    var file: Int32
    repeat {
      let number = Self.count.add(1, ordering: .relaxed).newValue
      path = "\(base).\(getpid())-\(number).running"
      file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    } while file < 0 && errno == EEXIST
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0, ftruncate(file, off_t(Self.size)) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      if file >= 0 { close(file) }
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    (self.path, self.file) = (path, file)
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
  func remove() {
    unlink(path)
    close(file)
  }

  /// The files of runs during which other processes died.
  static func lastRuns(_ base: String) -> [(path: String, run: LastRun)] {
    let base = URL(filePath: base)
    let folder = base.deletingLastPathComponent()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      guard file.hasPrefix(base.lastPathComponent + "."), file.hasSuffix(".running") else {
        return nil
      }
      let path = folder.appending(path: file).path
      guard !isLocked(path) else { return nil }
      guard let run = read(path) else {
        // Its process ended before the first run.
        unlink(path)
        return nil
      }
      return (path, run)
    }
  }

  private static func isLocked(_ path: String) -> Bool {
    let file = open(path, O_RDWR | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    return file < 0 || flock(file, LOCK_EX | LOCK_NB) != 0
  }

  private static func read(_ path: String) -> LastRun? {
    guard let bytes = FileManager.default.contents(atPath: path), bytes.count == size else {
      return nil
    }
    let words = bytes.withUnsafeBytes { bytes in
      (0..<Word.end.rawValue).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
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
