import BlobStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that gets its name only once it is written: readers never find a part of it.
final class PartialFile {
  private let path: String
  private let partial: String
  /// For those who write into it themselves.
  var number: Int32 { descriptor }
  private var descriptor: Int32

  /// A link stays one: what it leads to is written.
  ///
  /// - Parameter rights: what the file's owner and others may do with it.
  /// - Throws: if the path is that of a device, a pipe or a folder, which no file replaces.
  init(_ path: String, rights: mode_t = 0o600) throws(Failure) {
    var found = stat()
    if stat(path, &found) == 0, found.st_mode & S_IFMT != S_IFREG {
      throw Failure(.outputIsNoFile, path)
    }
    var path = path
    if let target = realpath(path, nil) {
      path = String(cString: target)
      free(target)
    }
    self.path = path
    partial = path + ".part-\(getpid())"
    Unfinished.add(partial)
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason = lastError
      Unfinished.end()
      throw Failure(.name(ofFile: path), system: reason)
    }
    // Not subject to the process's mask.
    if rights != 0o600 { fchmod(descriptor, rights) }
  }

  func write(_ chunk: UnsafeRawBufferPointer) throws(BlobError) {
    guard Output.write(chunk, to: descriptor) else { throw .source("\(path): \(lastError)") }
  }

  /// Gives the file its name, replacing any file of that name. Nothing of it is lost once this
  /// returns, even if the power fails.
  func finish() throws(Failure) {
    guard fsync(descriptor) == 0, rename(partial, path) == 0 else {
      throw Failure(.name(ofFile: path), system: lastError)
    }
    Unfinished.end()
    close(descriptor)
    descriptor = -1
    try syncFolder(around: path)
  }

  /// Writes a whole file, or none.
  static func write(_ bytes: [UInt8], to path: String, rights: mode_t = 0o600) throws {
    let file = try PartialFile(path, rights: rights)
    defer { file.discard() }
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.finish()
  }

  /// Removes what was written so far.
  func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlink(partial)
    Unfinished.end()
  }

  private var lastError: String { String(cString: strerror(errno)) }
}

/// Whether two paths name one file, or would once it is made.
func isSameFile(_ one: String, _ other: String) -> Bool {
  if one == other { return true }
  var (first, second) = (stat(), stat())
  switch (stat(one, &first) == 0, stat(other, &second) == 0) {
  case (true, true): return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  case (false, false): return place(of: one) == place(of: other)
  default: return false
  }
}

/// The path with its folder's links resolved; unchanged if there is no such folder.
private func place(of path: String) -> String {
  let cut = path.lastIndex(of: "/")
  let folder = cut.map { path[...$0] } ?? "./"
  guard let resolved = realpath(String(folder), nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved) + "/" + path[(cut.map(path.index(after:)) ?? path.startIndex)...]
}

/// Makes the name of a file or a folder durable.
func syncFolder(around path: String) throws(Failure) {
  let slash = path.lastIndex(of: "/")
  let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
  defer { if descriptor >= 0 { close(descriptor) } }
  guard descriptor >= 0, fsync(descriptor) == 0 else {
    throw Failure(.name(ofFile: path), system: String(cString: strerror(errno)))
  }
}

/// Whether there is a file or folder at a path.
func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
