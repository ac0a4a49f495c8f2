import BlobStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of files that gets its name only once all of them are written: readers never find a part of it.
final class PartialFolder {
  private let path: String
  private let partial: String
  private var names: [String] = []
  private var isNamed = false
  /// The file that is being written; -1 before the first.
  private(set) var number: Int32 = -1

  /// - Throws: if there is a file or a folder of that name: what is in one may be anything.
  init(_ path: String) throws(Failure) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    partial = path + ".part-\(getpid())"
    guard !isThere(path) else { throw Failure(.folderIsThere, path) }
    Unfinished.begin(folder: partial)
    guard mkdir(partial, 0o700) == 0 else {
      let reason = lastError
      Unfinished.end()
      throw Failure(.name(ofFile: path), system: reason)
    }
  }

  /// Begins the next file. - Returns: false if that cannot be done; `errno` says why.
  func begin(_ name: String) -> Bool {
    guard closeFile() else { return false }
    Unfinished.add(partial + "/" + name)
    number = open(partial + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if number >= 0 { names.append(name) }
    return number >= 0
  }

  /// Writes a whole file of the folder.
  func write(_ text: String, as name: String) throws(Failure) {
    var text = text
    guard begin(name),
      text.withUTF8({ Output.write(UnsafeRawBufferPointer($0), to: number) }), closeFile()
    else { throw Failure(.name(ofFile: path), system: lastError) }
  }

  /// Gives the folder its name. Nothing of it is lost once this returns, even if the power fails.
  func finish() throws(Failure) {
    guard closeFile() else { throw Failure(.name(ofFile: path), system: lastError) }
    // The folder's own list of names.
    try syncFolder(around: partial + "/")
    guard rename(partial, path) == 0 else {
      throw Failure(.name(ofFile: path), system: lastError)
    }
    Unfinished.end()
    isNamed = true
    try syncFolder(around: path)
  }

  /// Removes what was written so far, if it has not its name.
  func discard() {
    if number >= 0 { close(number) }
    number = -1
    guard !isNamed else { return }
    for name in names { unlink(partial + "/" + name) }
    rmdir(partial)
    Unfinished.end()
  }

  private func closeFile() -> Bool {
    guard number >= 0 else { return true }
    let isSynced = fsync(number) == 0
    close(number)
    number = -1
    return isSynced
  }

  private var lastError: String { String(cString: strerror(errno)) }
}
