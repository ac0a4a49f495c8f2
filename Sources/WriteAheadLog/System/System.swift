// All system calls of the log are in this file.

import CProcessor
import EventSourcing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  static let real = Disk(
    open: { path, purpose in
      let flags =
        switch purpose {
        case .read: O_RDONLY
        case .write: O_RDWR
        case .create: O_RDWR | O_CREAT
        case .anew: O_RDWR | O_CREAT | O_EXCL
        }
      if purpose == .anew, isLeftover(path) { _ = unlinkat(AT_FDCWD, path, 0) }
      // So as not to wait for the other end of a pipe; without effect on files.
      let always = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      return answer(openat(AT_FDCWD, path, flags | always, 0o600))
    },
    close: { _ = closeDescriptor($0) },
    size: { status(of: $0).map { Int64($0.st_size) } ?? -Int64(errno) },
    read: { answer(pread($0, $1, $2, off_t($3))) },
    write: { answer(pwrite($0, $1, $2, off_t($3))) },
    startWriting: { -cprocessor_start_writing($0, $1, $2) },
    sync: { answer(syncFile($0)) },
    truncate: { answer(ftruncate($0, off_t($1))) },
    lock: takeLock, unlock: releaseLock, isLocked: testLock, exists: { status(of: $0) != nil },
    identity: { FileIdentity(in: $0, "") },
    watch: { path in
      let (folder, name) = (OpenFolder(containing: path), fileName(of: path))
      return { FileIdentity(in: folder.descriptor, name) }
    },
    isRegular: { status(of: $0).map { $0.st_mode & S_IFMT == S_IFREG } ?? true },
    map: { descriptor, size in
      let base = mmap(nil, Int(clamping: size), PROT_READ, MAP_SHARED, descriptor, 0)
      return base == MAP_FAILED ? nil : UnsafeRawPointer(base)
    },
    unmap: { _ = munmap(UnsafeMutableRawPointer(mutating: $0), Int(clamping: $1)) },
    takeRights: { -cprocessor_take_rights($0, $1) },
    rename: { answer(renameat(AT_FDCWD, $0, AT_FDCWD, $1)) },
    unlink: { answer(unlinkat(AT_FDCWD, $0, 0)) },
    syncFolder: { path in
      let descriptor = answer(openat(AT_FDCWD, path, O_RDONLY | O_CLOEXEC))
      guard descriptor >= 0 else { return descriptor }
      defer { _ = closeDescriptor(descriptor) }
      return answer(fsync(descriptor))
    })
}

extension FileIdentity {
  fileprivate init?(in folder: Int32, _ name: String) {
    var found = cprocessor_file()
    guard cprocessor_find(folder, name, &found) else { return nil }
    self.init(device: found.device, number: found.number, size: found.size)
  }
}

/// A folder that stays the same, whatever becomes of its name.
private final class OpenFolder: Sendable {
  let descriptor: Int32

  init(containing path: String) {
    descriptor = openat(AT_FDCWD, folderName(of: path), O_RDONLY | O_CLOEXEC)
  }

  deinit { _ = closeDescriptor(descriptor) }
}

extension Disk {
  static func unsupportedFileSystem(of path: String) -> String? {
    cprocessor_unsupported_file_system(OpenFolder(containing: path).descriptor).map {
      String(cString: $0)
    }
  }
}

/// A call's result, or its negative error number.
private func answer<Number: SignedInteger>(_ result: Number) -> Number {
  result == -1 ? -Number(errno) : result
}

/// Whether a file is one that this user made and that has no other name. Others may still
/// have it open, by rights that it had before: so it is removed, not overwritten.
private func isLeftover(_ path: String) -> Bool {
  guard let info = status(of: path) else { return false }
  return info.st_mode & S_IFMT == S_IFREG && info.st_uid == geteuid() && info.st_nlink == 1
}

private func status(of path: String) -> stat? {
  var info = stat()
  return lstat(path, &info) == 0 ? info : nil
}

private func status(of descriptor: Int32) -> stat? {
  var info = stat()
  return fstat(descriptor, &info) == 0 ? info : nil
}

// A name that a member of `Disk` would hide.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

#if canImport(Darwin)
  private func syncFile(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_FULLFSYNC) }

  @Sendable private func takeLock(_ descriptor: Int32) -> Int32 {
    // A reader that tests the lock holds it for a moment, and is gone by the next try.
    for _ in 0..<20 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return 1 }
      guard errno == EWOULDBLOCK else { return -errno }
      usleep(1_000)
    }
    return 0
  }

  @Sendable private func releaseLock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

  @Sendable private func testLock(_ descriptor: Int32) -> Int32 {
    guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return 1 }
    _ = flock(descriptor, LOCK_UN)
    return 0
  }
#else
  private func syncFile(_ descriptor: Int32) -> Int32 { fdatasync(descriptor) }

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

  @Sendable private func takeLock(_ descriptor: Int32) -> Int32 {
    var request = openFileLock(F_WRLCK)
    if fcntl(descriptor, openFileLockSet, &request) == 0 { return 1 }
    return errno == EAGAIN || errno == EACCES ? 0 : -errno
  }

  @Sendable private func releaseLock(_ descriptor: Int32) {
    var request = openFileLock(F_UNLCK)
    _ = fcntl(descriptor, openFileLockSet, &request)
  }

  @Sendable private func testLock(_ descriptor: Int32) -> Int32 {
    var request = openFileLock(F_WRLCK)
    guard fcntl(descriptor, openFileLockGet, &request) == 0 else { return -errno }
    return request.l_type == Int16(F_UNLCK) ? 0 : 1
  }
#endif

extension UnsafeRawBufferPointer {
  /// Whether every byte is zero.
  var isZero: Bool {
    guard let base = baseAddress, let first else { return true }
    // Each byte is the same as the one before it.
    return first == 0 && memcmp(base, base + 1, count - 1) == 0
  }

  func isEqual(to bytes: [UInt8]) -> Bool {
    count == bytes.count && (count == 0 || memcmp(baseAddress!, bytes, count) == 0)
  }

  /// The first place of a byte, from a place on; nil if there is none.
  func place(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }
}

/// This process, for the note beside the lock.
enum Host {
  static var process: Int32 { getpid() }
  static var name: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, 255) == 0 else { return "unknown" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(secondsSince1970: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
  }
}

/// A mutex with a condition, on the heap so that its address stays. Not final: see `Disk.newMonitor`.
///
/// `@unchecked Sendable`: the two pointers never change, and what they point to is made to be
/// shared between threads.
package class Monitor: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    #if canImport(Glibc)
      // It is usually held for a microsecond or two, and waking a thread takes thirty: one that
      // finds it locked spins for a moment before it sleeps.
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      defer { pthread_mutexattr_destroy(&attributes) }
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ADAPTIVE_NP))
      pthread_mutex_init(mutex, &attributes)
    #else
      pthread_mutex_init(mutex, nil)
    #endif
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }
  package func unlock() { pthread_mutex_unlock(mutex) }
  package func wait() { pthread_cond_wait(condition, mutex) }
  package func wakeAll() { pthread_cond_broadcast(condition) }
}

/// Runs a function on a thread of its own, outside any pool of Swift's: for callers that block.
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
  /// - Parameter answer: what the call answered: the negative number of its error. A call that does
  ///   nothing and says no reason is a failure of the device.
  static func failure(
    of call: String, _ answer: some SignedInteger, _ path: String = ""
  ) -> EventStoreError {
    let code = answer < 0 ? -Int32(answer) : EIO
    let message = path.isEmpty ? systemMessage(code) : path + ": " + systemMessage(code)
    return .system(call: call, code: code, message: message)
  }

  /// Whether the system refused since there is no file of that name.
  public var isMissingFile: Bool { hasCode(ENOENT) }
  /// Whether the disk is full, or what the user may store on it.
  public var isFullDisk: Bool { hasCode(ENOSPC) || hasCode(EDQUOT) }
  /// Whether the system refused for lack of a right, or since nothing may be written there.
  public var isForbidden: Bool { hasCode(EACCES) || hasCode(EROFS) || hasCode(EPERM) }

  private func hasCode(_ wanted: Int32) -> Bool {
    if case .system(_, let code, _) = self { code == wanted } else { false }
  }
}

private func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Repeats a call that a signal interrupted.
func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -Number(EINTR) { return result }
  }
}
