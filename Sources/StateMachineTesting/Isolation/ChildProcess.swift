import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A copy of this process that runs one function and says what it returned.
struct ChildProcess {
  enum End {
    case answered([String])
    /// With the last words it wrote to standard error.
    case died(Death, words: String)
  }

  let isolation: Isolation

  /// Runs the body in a copy of the process, on a thread that looks like this one.
  ///
  /// - Parameters:
  ///   - progress: moves on with every step; it stands still in a hang.
  ///   - body: what it returns is answered. What it throws, too, as a text of its own.
  func run(
    _ progress: Progress, _ body: @escaping () async -> [String]
  ) throws(IsolationFailed) -> End {
    for _ in 0..<2 {
      let end = try runOnce(progress, body)
      // A lock that another thread held when the process was copied is never released in the child. That is
      // rare, and nobody's fault: it is tried again.
      guard case .died(.hang, _) = end, progress.run == 0, progress.step == 0 else { return end }
    }
    return try runOnce(progress, body)
  }

  /// One child at a time is begun: another one would inherit the ends of pipes that only this one ought
  /// to hold, and its end would not be seen.
  private static let beginning = NSLock()

  private func runOnce(
    _ progress: Progress, _ body: @escaping () async -> [String]
  ) throws(IsolationFailed) -> End {
    (progress.run, progress.step) = (0, 0)
    Self.beginning.lock()
    var isBeginning = true
    defer { if isBeginning { Self.beginning.unlock() } }
    var answer = try Pipe()
    var errors = try Pipe()
    // Looked up by name, since Swift advises against it: no other thread goes on in the child, and
    // nothing is awaited there that needs one.
    guard let fork = Self.fork else { throw IsolationFailed(reason: "there is no fork()") }
    if Self.begun.wrappingAdd(1, ordering: .relaxed).oldValue % 32 == 0 { _ = Self.trim?(0) }
    // What is not yet written would be written by both.
    fflush(nil)
    let child = fork()
    if child == 0 {
      Self.beginning.unlock()
      Self.becomeChild(errors.writing)
      let text = Self.answer(of: body)
      answer.write(text)
      _exit(0)
    }
    let reason = String(cString: strerror(errno))
    answer.closeWriting()
    errors.closeWriting()
    Self.beginning.unlock()
    isBeginning = false
    guard child > 0 else { throw IsolationFailed(reason: reason) }
    return watch(child, progress, answer, errors)
  }

  private typealias Fork = @convention(c) () -> pid_t

  private static let fork: Fork? = dlsym(dlopen(nil, RTLD_LAZY), "fork").map {
    unsafeBitCast($0, to: Fork.self)
  }

  /// How many children were begun. Before some of them the memory that was freed, but is kept for later, is given back
  /// to the system: to copy the page tables of a gigabyte of it takes longer than what most children do.
  private static let begun = Atomic<Int>(0)

  private typealias Trim = @convention(c) (Int) -> Int32

  /// `malloc_trim`, where there is one.
  private static let trim: Trim? = dlsym(dlopen(nil, RTLD_LAZY), "malloc_trim").map {
    unsafeBitCast($0, to: Trim.self)
  }

  private typealias EndWithParent = @convention(c) (Int32, UInt) -> Int32

  /// `prctl(PR_SET_PDEATHSIG, …)`, where there is one.
  private static let endWithParent: EndWithParent? = dlsym(dlopen(nil, RTLD_LAZY), "prctl").map {
    unsafeBitCast($0, to: EndWithParent.self)
  }

  // MARK: In the child

  private static func becomeChild(_ errors: Int32) {
    // Whatever reports traps in this process takes seconds, and nobody reads it.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS] { signal(number, SIG_DFL) }
    _ = endWithParent?(1, UInt(SIGKILL))
    dup2(errors, STDERR_FILENO)
  }

  private static func answer(of body: @escaping () async -> [String]) -> [UInt8] {
    // `nonisolated(unsafe)`: there is one thread.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var answer: [String] = []
    let world = World(Picker([]), isOpen: true)
    World.ofProcess = world
    _ = world.run(limit: .max, patience: .zero) { _ in
      answer = await body()
    }
    return answer.flatMap { text in
      withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian, Array.init) + Array(text.utf8)
    }
  }

  // MARK: In the parent

  private func watch(
    _ child: pid_t, _ progress: Progress, _ answer: borrowing Pipe, _ errors: borrowing Pipe
  ) -> End {
    var (answered, written) = ([UInt8](), [UInt8]())
    var (last, since) = ((run: -1, step: -1), ContinuousClock.now)
    let start = Self.residentBytes(of: child)
    var death: Death?
    var status: Int32 = 0
    var isReaped = false
    while true {
      let (isAnswered, isWritten) = Pipe.wait(answer, errors, milliseconds: 20)
      if isWritten { written = (written + errors.read()).suffix(4000) }
      if isAnswered {
        let bytes = answer.read()
        if bytes.isEmpty { break }
        answered += bytes
        continue
      }
      // A process that the child started may hold its end of the pipe for longer than the child lives.
      if isReaped { break }
      isReaped = waitpid(child, &status, WNOHANG) == child
      let now = (run: progress.run, step: progress.step)
      if now != last { (last, since) = (now, .now) }
      guard death == nil, !isReaped else { continue }
      if since.duration(to: .now) > isolation.deadline { death = .hang }
      if Self.residentBytes(of: child) - start > isolation.memory { death = .memory }
      if death != nil { kill(child, SIGKILL) }
    }
    while case let rest = errors.readWhatIsThere(), !rest.isEmpty { written += rest }
    while !isReaped, waitpid(child, &status, 0) < 0, errno == EINTR {}
    let words = String(decoding: written.suffix(4000), as: UTF8.self)
    if let death { return .died(death, words: words) }
    if status & 127 != 0 { return .died(.signal(status & 127), words: words) }
    guard status == 0, let texts = Self.texts(in: answered) else {
      return .died(.exit(status >> 8 & 255), words: words)
    }
    return .answered(texts)
  }

  /// Nil if they are cut off.
  private static func texts(in bytes: [UInt8]) -> [String]? {
    var (texts, rest) = ([String](), bytes[...])
    while !rest.isEmpty {
      guard rest.count >= 4 else { return nil }
      let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= count else { return nil }
      texts.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    return texts.isEmpty ? nil : texts
  }

  /// The child's memory that is there; 0 where the system does not tell.
  private static func residentBytes(of child: pid_t) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(child)/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(getpagesize())
  }

  static func name(ofSignal number: Int32) -> String {
    let names = [
      SIGILL: "illegal instruction", SIGTRAP: "trap", SIGABRT: "abort",
      SIGFPE: "arithmetic fault", SIGSEGV: "access to memory that is not there",
      SIGBUS: "bus error",
      SIGTERM: "terminated",
    ]
    return (names[number].map { $0 + ", " } ?? "") + "signal \(number)"
  }
}

/// A place of memory that child processes share.
extension Progress {
  static func shared() throws(IsolationFailed) -> Progress {
    let size = Int(getpagesize())
    guard
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { throw IsolationFailed(reason: String(cString: strerror(errno))) }
    // `nonisolated(unsafe)`: given back once, by the last who holds it.
    nonisolated(unsafe) let address = memory
    return Progress(memory.assumingMemoryBound(to: UInt64.self)) { munmap(address, size) }
  }
}

/// Two ends of a pipe, each closed once.
private struct Pipe: ~Copyable {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(IsolationFailed) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw IsolationFailed(reason: String(cString: strerror(errno))) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }

  mutating func closeWriting() {
    close(writing)
    writing = -1
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// What is there; empty at the end.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65536)
    var count: Int
    repeat {
      count = bytes.withUnsafeMutableBytes { Foundation.read(reading, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    return Array(bytes.prefix(max(0, count)))
  }

  /// What is there without waiting for more.
  func readWhatIsThere() -> [UInt8] {
    var description = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&description, 1, 0) > 0, description.revents & Int16(POLLIN) != 0 else { return [] }
    return read()
  }

  /// Waits until there is something to read, or somebody is at their end.
  static func wait(
    _ one: borrowing Pipe, _ other: borrowing Pipe, milliseconds: Int32
  ) -> (Bool, Bool) {
    var both = [one.reading, other.reading].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&both, 2, milliseconds) > 0 else { return (false, false) }
    return (both[0].revents != 0, both[1].revents & Int16(POLLIN) != 0)
  }
}
