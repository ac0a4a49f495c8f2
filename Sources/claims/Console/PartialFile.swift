import BlobStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that has its name only once all of it is written: whoever looks finds it whole or not.
final class PartialFile {
  private let path: String
  private let partial: String
  private var descriptor: Int32

  init(_ path: String) throws(Failure) {
    self.path = path
    partial = path + ".part-\(getpid())"
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(.name(ofFile: path), system: lastError) }
  }

  func write(_ chunk: UnsafeRawBufferPointer) throws(BlobError) {
    guard Output.write(chunk, to: descriptor) else { throw .source("\(path): \(lastError)") }
  }

  /// Gives the file its name; what had that name before is replaced.
  func finish() throws(Failure) {
    guard fsync(descriptor) == 0, rename(partial, path) == 0 else {
      throw Failure(.name(ofFile: path), system: lastError)
    }
    close(descriptor)
    descriptor = -1
  }

  /// Takes away what was written so far.
  func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlink(partial)
  }

  private var lastError: String { String(cString: strerror(errno)) }
}

/// Whether two names are of one file.
func isSameFile(_ one: String, _ other: String) -> Bool {
  if one == other { return true }
  var (first, second) = (stat(), stat())
  guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

/// Whether there is something at a path.
func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
