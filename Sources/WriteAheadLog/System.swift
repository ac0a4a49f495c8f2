// Every call of the operating system that the log makes stands in this file.

import EventSourcing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file. Closed when the last reference goes.
final class File: Sendable {
  let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }
  deinit { _ = close(descriptor) }

  enum Purpose { case read, write, create }

  static func open(_ path: String, for purpose: Purpose) throws(EventStoreError) -> File {
    let flags =
      switch purpose {
      case .read: O_RDONLY
      case .write: O_RDWR
      case .create: O_RDWR | O_CREAT
      }
    let call = flags | O_CLOEXEC | O_NOFOLLOW
    let descriptor = retrying { openDescriptor(path, call, 0o600) }
    guard descriptor >= 0 else { throw .lastFailure(of: "open", path) }
    return File(descriptor: descriptor)
  }

  func size() throws(EventStoreError) -> UInt64 {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .lastFailure(of: "fstat") }
    return UInt64(info.st_size)
  }

  /// Reads as many bytes as there are, up to the buffer's size.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: UInt64
  ) throws(EventStoreError) -> Int {
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      let count = retrying {
        pread(descriptor, base + done, buffer.count - done, off_t(offset) + off_t(done))
      }
      guard count >= 0 else { throw .lastFailure(of: "pread") }
      if count == 0 { break }
      done += count
    }
    return done
  }

  func write(
    _ bytes: UnsafeRawBufferPointer, at offset: UInt64, by disk: Disk
  ) throws(EventStoreError) {
    var done = 0
    while done < bytes.count, let base = bytes.baseAddress {
      let count = retrying {
        disk.write(descriptor, base + done, bytes.count - done, offset + UInt64(done))
      }
      guard count > 0 else { throw .lastFailure(of: "pwrite") }
      done += count
    }
  }

  /// Makes what was written durable: data, and the size where it changed.
  func sync(by disk: Disk) throws(EventStoreError) {
    guard disk.sync(descriptor) == 0 else { throw .lastFailure(of: "fdatasync") }
  }

  func truncate(to size: UInt64) throws(EventStoreError) {
    guard retrying({ ftruncate(descriptor, off_t(size)) }) == 0 else {
      throw .lastFailure(of: "ftruncate")
    }
  }

  /// Takes the lock of a writer without waiting; false where somebody holds it.
  func lockExclusively() throws(EventStoreError) -> Bool {
    #if canImport(Darwin)
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { throw .lastFailure(of: "flock") }
    #else
      var request = openFileLock(F_WRLCK)
      if fcntl(descriptor, openFileLockSet, &request) == 0 { return true }
      guard errno == EAGAIN || errno == EACCES else { throw .lastFailure(of: "fcntl") }
    #endif
    return false
  }

  func unlock() {
    #if canImport(Darwin)
      _ = flock(descriptor, LOCK_UN)
    #else
      var request = openFileLock(F_UNLCK)
      _ = fcntl(descriptor, openFileLockSet, &request)
    #endif
  }

  /// Whether a writer holds the lock now.
  func isLocked() throws(EventStoreError) -> Bool {
    #if canImport(Darwin)
      guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return true }
      _ = flock(descriptor, LOCK_UN)
      return false
    #else
      var request = openFileLock(F_WRLCK)
      guard fcntl(descriptor, openFileLockGet, &request) == 0 else {
        throw .lastFailure(of: "fcntl")
      }
      return request.l_type != Int16(F_UNLCK)
    #endif
  }
}

#if !canImport(Darwin)
  // Linux's locks of an open file, which a second open in the same process does not share. Their
  // numbers are not imported with the C library's module.
  private let openFileLockGet: Int32 = 36
  private let openFileLockSet: Int32 = 37

  private func openFileLock(_ type: Int32) -> flock {
    var request = flock()
    request.l_type = Int16(type)
    request.l_whence = Int16(SEEK_SET)
    return request
  }
#endif

/// The two calls on which durability rests, as values, so that a test can make them fail.
struct Disk: Sendable {
  var write: @Sendable (Int32, UnsafeRawPointer, Int, UInt64) -> Int
  var sync: @Sendable (Int32) -> Int32

  static let real = Disk(
    write: { pwrite($0, $1, $2, off_t($3)) },
    sync: { descriptor in
      #if canImport(Darwin)
        fcntl(descriptor, F_FULLFSYNC)
      #else
        fdatasync(descriptor)
      #endif
    })
}

/// Names in a folder.
enum Folder {
  static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  static func rename(_ from: String, to: String) throws(EventStoreError) {
    guard renameFile(from, to) == 0 else { throw .lastFailure(of: "rename", to) }
  }

  /// Makes the names in the folder of a file durable.
  static func sync(containing path: String) throws(EventStoreError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let descriptor = retrying { openDescriptor(folder, O_RDONLY | O_CLOEXEC, 0) }
    guard descriptor >= 0 else { throw .lastFailure(of: "open", folder) }
    defer { _ = close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .lastFailure(of: "fsync", folder) }
  }
}

/// This process, for the note beside the lock.
enum Host {
  static var process: Int32 { getpid() }
  static var name: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "unknown" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}

/// A mutex with a condition, on the heap so that its address stays.
///
/// `@unchecked Sendable`: the two pointers never change, and what they point to is made to be
/// shared between threads.
final class Monitor: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
  func wait() { pthread_cond_wait(condition, mutex) }
  func wakeAll() { pthread_cond_broadcast(condition) }

  /// Waits at most this long.
  func wait(nanoseconds: Int) {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_nsec += nanoseconds
    if deadline.tv_nsec >= 1_000_000_000 {
      deadline.tv_nsec -= 1_000_000_000
      deadline.tv_sec += 1
    }
    pthread_cond_timedwait(condition, mutex, &deadline)
  }
}

/// Runs a function on a thread of its own, outside any pool of Swift's: for whoever blocks.
package func startThread(_ body: @escaping @Sendable () -> Void) throws(EventStoreError) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  defer { pthread_attr_destroy(&attributes) }
  let box = Unmanaged.passRetained(Box(body))
  let code = pthread_create(
    &thread, &attributes,
    { argument in
      #if canImport(Darwin)
        let pointer = argument
      #else
        guard let pointer = argument else { return nil }
      #endif
      Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  guard code == 0 else {
    box.release()
    throw .system(call: "pthread_create", code: code, message: systemMessage(code))
  }
}

extension EventStoreError {
  static func lastFailure(of call: String, _ path: String = "") -> EventStoreError {
    let code = errno
    let message = path.isEmpty ? systemMessage(code) : path + ": " + systemMessage(code)
    return .system(call: call, code: code, message: message)
  }

  /// Whether the system refused for lack of a file, a right or space.
  public var isMissingFile: Bool { hasCode(ENOENT) }
  public var isFullDisk: Bool { hasCode(ENOSPC) || hasCode(EDQUOT) }
  public var isForbidden: Bool { hasCode(EACCES) || hasCode(EROFS) || hasCode(EPERM) }

  private func hasCode(_ wanted: Int32) -> Bool {
    if case .system(_, let code, _) = self { code == wanted } else { false }
  }
}

private func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Repeats a call that a signal interrupted.
private func retrying<Number: BinaryInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

private func openDescriptor(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func renameFile(_ from: String, _ to: String) -> Int32 { rename(from, to) }
