#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is being written and has not its name yet, a file or a folder of files: an interrupt takes it
/// away.
enum Unfinished {
  // `nonisolated(unsafe)`: one thread at a time writes files. A signal handler, which may neither lock
  // nor allocate, reads the list up to its nil: an element is set after the nil behind it, and a list
  // that is too short is replaced by a longer copy and never freed while signals are caught.
  nonisolated(unsafe) private static var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  nonisolated(unsafe) private static var folder: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var (count, room) = (0, 0)

  /// A folder is made, which goes once its files are gone.
  static func begin(folder path: String) {
    folder = strdup(path)
    catchSignals()
  }

  /// A file is made.
  static func add(_ path: String) {
    if count + 1 >= room {
      room = max(16, room * 2)
      let longer = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: room)
      longer.initialize(repeating: nil, count: room)
      for place in 0..<count { longer[place] = names?[place] }
      names = longer
    }
    names?[count + 1] = nil
    names?[count] = strdup(path)
    count += 1
    catchSignals()
  }

  /// It has its name, or is gone.
  static func end() {
    EndingSignals.release()
    for place in 0..<count { free(names?[place]) }
    names?.deallocate()
    free(folder)
    (names, folder, count, room) = (nil, nil, 0, 0)
    Interruption.resume()
  }

  private static func catchSignals() {
    EndingSignals.handle { number in
      var next = Unfinished.names
      while let name = next?.pointee {
        unlink(name)
        next = next.map { $0 + 1 }
      }
      if let folder = Unfinished.folder { rmdir(folder) }
      Interruption.tell()
      EndingSignals.release()
      raise(number)
    }
  }
}
