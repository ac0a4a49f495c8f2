// All system calls of the store are in this file.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file or folder. Closed when the last reference goes.
///
/// Names are looked up from folders that stay open, and never through a symbolic link: no other
/// file can be put in between.
final class Descriptor: Sendable {
  let number: Int32

  private init(_ number: Int32) { self.number = number }
  deinit { _ = close(number) }

  /// Opens the store's own folder, which may not exist yet, and makes its name durable.
  static func openFolder(_ path: String, by disk: BlobDisk) throws(BlobError) -> Descriptor {
    let isNew = mkdir(path, 0o700) == 0
    if !isNew, errno != EEXIST { throw .lastFailure(of: "mkdir", path) }
    let folder = try opened(path) { openPath(path, Descriptor.folderFlags) }
    let mode = try folder.status("fstat").st_mode
    guard mode & 0o077 == 0 else { throw .notPrivate(path: path, mode: UInt32(mode & 0o777)) }
    do throws(BlobError) {
      try opened(parent(of: path)) { openPath(parent(of: path), O_RDONLY | O_CLOEXEC) }
        .sync(by: disk)
    } catch {
      // An existing folder may be in one that this user may not read.
      if isNew || !error.isForbidden { throw error }
    }
    return folder
  }

  private static func parent(of path: String) -> String {
    var path = path[...]
    while path.utf8.count > 1, path.utf8.last == 0x2f { path = path.dropLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Opens a folder in this one; makes it if there is none. Its name is durable once this folder
  /// is synced.
  func folder(_ name: String) throws(BlobError) -> Descriptor {
    if mkdirat(number, name, 0o700) != 0, errno != EEXIST {
      throw .lastFailure(of: "mkdirat", name)
    }
    return try Self.opened(name) { openat(number, name, Descriptor.folderFlags) }
  }

  /// Opens a plain file in this folder; nil if there is none.
  func file(_ name: String) throws(BlobError) -> Descriptor? {
    do throws(BlobError) {
      // Without waiting: opening a pipe put in its place would block for ever.
      let file = try Self.opened(name) {
        openat(number, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      }
      guard try file.status("fstat").st_mode & S_IFMT == S_IFREG else {
        throw BlobError.notPlain(path: name)
      }
      return file
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Makes a new file of this name; nil if there is one already.
  ///
  /// The writer's lock is on it from then on, so that cleaning up leaves it alone.
  func newFile(_ name: String, by disk: BlobDisk) throws(BlobError) -> Descriptor? {
    do throws(BlobError) {
      let file = try Self.opened(name) { disk.create(number, name) }
      guard fchmod(file.number, 0o600) == 0 else { throw BlobError.lastFailure(of: "fchmod", name) }
      // Another process's cleaning up may have removed the name meanwhile.
      guard file.lock(), try file.status("fstat").st_nlink > 0 else { return nil }
      return file
    } catch {
      if case .system(_, EEXIST, _) = error { return nil }
      throw error
    }
  }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW

  private static func opened(_ path: String, _ call: () -> Int32) throws(BlobError) -> Descriptor {
    let number = retrying(call)
    if number >= 0 { return Descriptor(number) }
    // For a link, or a file in place of a folder, systems report different errors.
    if errno == ELOOP || errno == ENOTDIR || errno == EMLINK { throw .notPlain(path: path) }
    throw .lastFailure(of: "open", path)
  }

  private func status(_ call: String) throws(BlobError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .lastFailure(of: call) }
    return status
  }

  func size() throws(BlobError) -> UInt64 { UInt64(try status("fstat").st_size) }

  /// Takes the writer's lock; false if it is held.
  func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  /// Reads on from the end of the last read; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(BlobError) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    let count = retrying { systemRead(number, base, buffer.count) }
    guard count >= 0 else { throw .lastFailure(of: "read") }
    return count
  }

  func write(_ bytes: UnsafeRawBufferPointer, by disk: BlobDisk) throws(BlobError) {
    var done = 0
    while done < bytes.count, let base = bytes.baseAddress {
      let count = retrying { disk.write(number, base + done, bytes.count - done) }
      guard count > 0 else { throw .lastFailure(of: "write") }
      done += count
    }
  }

  /// Goes back to the start.
  func rewind() throws(BlobError) {
    guard lseek(number, 0, SEEK_SET) == 0 else { throw .lastFailure(of: "lseek") }
  }

  func sync(by disk: BlobDisk) throws(BlobError) {
    guard disk.sync(number) == 0 else { throw .lastFailure(of: "fsync") }
  }

  /// Whether the name is in this folder, whatever it names.
  func has(_ name: String) throws(BlobError) -> Bool {
    var status = stat()
    if fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return true }
    guard errno == ENOENT else { throw .lastFailure(of: "fstatat", name) }
    return false
  }

  /// Moves a file of this folder into another one, over whatever has the name there.
  func move(
    _ name: String, to folder: Descriptor, as newName: String, by disk: BlobDisk
  ) throws(BlobError) {
    guard disk.rename(number, name, folder.number, newName) == 0 else {
      throw .lastFailure(of: "renameat", newName)
    }
  }

  /// Takes a name away; false if there was none.
  @discardableResult func remove(_ name: String) throws(BlobError) -> Bool {
    if unlinkat(number, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw .lastFailure(of: "unlinkat", name) }
    return false
  }

  /// The names in this folder, sorted.
  func names() throws(BlobError) -> [String] {
    // Listing needs a descriptor of its own, with its own place in the folder.
    let copy = retrying { openat(number, ".", Descriptor.folderFlags) }
    guard copy >= 0 else { throw .lastFailure(of: "openat") }
    guard let list = fdopendir(copy) else {
      let error = BlobError.lastFailure(of: "fdopendir")
      _ = close(copy)
      throw error
    }
    defer { closedir(list) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .lastFailure(of: "readdir") }
    return names.sorted()
  }
}

/// The calls on which durability rests, as values, so that a test can make them fail.
struct BlobDisk: Sendable {
  var create: @Sendable (Int32, String) -> Int32
  var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
  var sync: @Sendable (Int32) -> Int32
  var rename: @Sendable (Int32, String, Int32, String) -> Int32

  static let real = BlobDisk(
    create: { openat($0, $1, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600) },
    write: { systemWrite($0, $1, $2) },
    sync: { number in
      #if canImport(Darwin)
        // Folders know only the one, files need the other.
        fcntl(number, F_FULLFSYNC) == 0 ? 0 : fsync(number)
      #else
        fsync(number)
      #endif
    },
    rename: { renameat($0, $1, $2, $3) })
}

extension BlobError {
  static func lastFailure(of call: String, _ path: String = "") -> BlobError {
    let code = errno
    let message = String(cString: strerror(code))
    return .system(call: call, code: code, message: path.isEmpty ? message : path + ": " + message)
  }

  /// Whether the system refused for lack of a file, a right or space.
  var isMissing: Bool { hasCode(ENOENT) }
  /// Whether the disk is full, or what the user may store on it.
  public var isFullDisk: Bool { hasCode(ENOSPC) || hasCode(EDQUOT) }
  /// Whether the system refused for lack of a right, or since nothing may be written there.
  public var isForbidden: Bool { hasCode(EACCES) || hasCode(EROFS) || hasCode(EPERM) }

  private func hasCode(_ wanted: Int32) -> Bool {
    if case .system(_, let code, _) = self { code == wanted } else { false }
  }
}

extension BlobStore {
  /// Stores what an open descriptor gives from its current offset: a file, a pipe, a socket.
  ///
  /// The descriptor stays open and is the caller's.
  ///
  /// - Throws: as `put(_:under:from:)`; `source` if the descriptor cannot be read.
  public func put(
    descriptor: Int32, _ claim: BlobClaim = BlobClaim(), under profile: BlobProfile = .anything
  ) throws(BlobError) -> StoredBlob {
    try put(claim, under: profile) { (buffer) throws(BlobError) in
      guard let base = buffer.baseAddress else { return 0 }
      let count = retrying { systemRead(descriptor, base, buffer.count) }
      guard count >= 0 else { throw .source(String(cString: strerror(errno))) }
      return count
    }
  }
}

/// This process, for names that no other one takes.
var processNumber: Int32 { getpid() }

/// Repeats a call that a signal interrupted.
private func retrying<Number: BinaryInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

private func openPath(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func systemRead(_ number: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, base, count)
}

private func systemWrite(_ number: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, base, count)
}
