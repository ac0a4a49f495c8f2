import EventSourcing
import Synchronization

/// Brings frames to the disk: on the caller's thread if the caller waits, on a thread of its
/// own for those who must not block.
///
/// `@unchecked Sendable`: every stored property that changes, and is not atomic, is touched only
/// between `lock` and `unlock` of the monitor, or by the one thread for which `queue.isWriting` was
/// set.
final class LogWriter: @unchecked Sendable {
  private let monitor: Monitor
  private let file: File
  private let growth: GrowthPolicy
  /// The writer's lock: held as long as anything may still be written.
  private let lock: LogLock
  private var queue: CommitQueue
  /// What `queue` says of itself, for callers without the monitor: often, and while it is held.
  private let end: Atomic<UInt64>
  private let durable: Atomic<UInt64>
  /// Up to here the file is filled with zeros or frames, and its size is durable.
  private var allocated: UInt64
  /// Nil in a plain log under `standard` durability.
  private var marks: MarkFile?
  private let fence: Fence
  private let keyring: Keyring?
  /// When all was looked at last that may have changed, by the disk's clock.
  private var looked: ContinuousClock.Instant?
  /// The last bytes that are durable, as far as the fence looks at them.
  private var tail: [UInt8]
  /// By ascending ticket.
  private var callbacks: [Callback] = []
  private var hasThread = false
  private var isClosed = false

  /// Whom to call once a ticket is decided. No tuple: an array of those wraps a function anew each
  /// time it is moved, and takes its elements apart by their description at run time.
  private struct Callback {
    let ticket: Ticket
    let body: @Sendable (EventStoreError?) -> Void
  }

  init(
    _ file: File, lock: LogLock, fence: Fence, after tail: [UInt8], end: UInt64,
    allocated: UInt64, growth: GrowthPolicy, marks: MarkFile?, keyring: Keyring?
  ) {
    (self.file, self.lock, self.fence, self.keyring) = (file, lock, fence, keyring)
    monitor = file.disk.newMonitor()
    self.tail = tail
    self.growth = growth
    self.allocated = allocated
    self.marks = marks
    queue = CommitQueue(end: end)
    self.end = Atomic(end)
    durable = Atomic(end)
  }

  /// Takes the next frame.
  ///
  /// - Precondition: the caller holds the append lock, so `end` cannot move.
  func enqueue(_ frame: [UInt8], _ header: FrameHeader) throws(EventStoreError) -> Ticket {
    monitor.lock()
    defer { monitor.unlock() }
    if isClosed { throw .closed }
    if let failure = queue.failure { throw failure }
    queue.enqueue(frame, header)
    end.store(queue.end, ordering: .releasing)
    return Ticket(queue.end)
  }

  /// The offset of the next frame, and the one up to which everything is durable.
  var progress: (end: UInt64, durable: UInt64) {
    let durable = durable.load(ordering: .acquiring)
    return (end.load(ordering: .acquiring), durable)
  }

  /// Why the log takes nothing more; nil while it is well.
  var failure: EventStoreError? {
    monitor.lock()
    defer { monitor.unlock() }
    return queue.failure
  }

  /// Blocks until the ticket is durable. The first to wait writes for all who wait.
  func wait(for ticket: Ticket) throws(EventStoreError) {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      switch queue.answer(for: ticket) {
      case .success: return
      case .failure(let error): throw error
      case nil: break
      }
      if isClosed { throw .closed }
      if let batch = queue.begin() { write(consume batch) } else { monitor.wait() }
    }
  }

  /// Calls back once the ticket is durable, from any thread, also from this one.
  func whenDurable(_ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void) {
    monitor.lock()
    if let answer = queue.answer(for: ticket) {
      monitor.unlock()
      return body(answer.failure)
    }
    guard !isClosed else {
      monitor.unlock()
      return body(.closed)
    }
    // Later callers usually wait for later frames.
    let place = callbacks.lastIndex { $0.ticket <= ticket }.map { $0 + 1 } ?? 0
    callbacks.insert(Callback(ticket: ticket, body: body), at: place)
    if !hasThread {
      hasThread = true
      do throws(EventStoreError) {
        try file.disk.newThread { [self] in run() }
      } catch {
        // Another thread may be writing: its batch stays its own.
        queue.poison(error)
        settle()
      }
    }
    if !queue.isWriting { monitor.wakeAll() }
    monitor.unlock()
  }

  /// The bytes from an offset on, as long as they are not durable.
  func undurable(from offset: UInt64) -> [UInt8]? {
    monitor.lock()
    defer { monitor.unlock() }
    return queue.undurable(from: offset).map { Array($0) }
  }

  /// Writes and syncs everything that waits, and takes nothing more. Those who still wait for what
  /// did not become durable are told so.
  ///
  /// - Throws: why something could not be written, now or earlier. The writer is stopped all the
  ///   same.
  func stop() throws(EventStoreError) {
    monitor.lock()
    defer { monitor.unlock() }
    // Another may begin a batch while this one answers callers.
    while queue.isBusy {
      if let batch = queue.begin() { write(consume batch) } else { monitor.wait() }
    }
    shut()
    if let failure = queue.failure { throw failure }
  }

  /// Takes nothing more and writes nothing more, as after the death of the process.
  func abandon() {
    monitor.lock()
    defer { monitor.unlock() }
    shut()
  }

  /// Trims the file of a writer that stopped to its frames, and makes the mark durable: the evidence
  /// of where it ends.
  func trim() throws(EventStoreError) {
    monitor.lock()
    defer { monitor.unlock() }
    try fence.check(behind: tail, to: queue.end)
    try fence.check(upTo: queue.end)
    try file.truncate(to: queue.end)
    try file.sync()
    if let last = marks?.last, last.isLazy { try marks?.sync(last.mark) }
  }

  /// Lets the next writer in. Only after `stop`, and after the last change of the file.
  func releaseLock() {
    file.unlock()
    lock.release()
  }

  deinit { file.unlock() }

  private func shut() {
    isClosed = true
    settle()
    monitor.wakeAll()
  }

  // MARK: On the way to the disk

  /// Writes a batch without the lock, which it releases meanwhile; then answers all who wait.
  private func write(_ batch: consuming CommitQueue.Batch) {
    monitor.unlock()
    var failure: EventStoreError?
    do throws(EventStoreError) {
      if batch.end > allocated {
        try fence.check(behind: tail, to: batch.offset)
        try grow(toHold: batch.end)
      }
      let now = file.disk.now()
      let isInBurst = looked.map { now - $0 < Fence.interval } ?? false
      if isInBurst {
        try fence.checkRecord()
      } else {
        try fence.check(behind: tail, to: batch.offset)
      }
      if try keyring?.syncBeforeTexts() == true { try fence.checkRecord() }
      try batch.bytes.withBytes { bytes throws(EventStoreError) in
        try file.write(bytes, at: batch.offset)
      }
      try file.startWriting(batch.bytes.count, at: batch.offset)
      // While the disk is at work.
      if isInBurst {
        try fence.check(behind: tail, to: batch.offset)
      } else {
        try fence.check(upTo: batch.end)
        looked = now
      }
      try file.sync()
      try marks?.record(batch.mark)
      tail.replaceSubrange(0..., with: batch.bytes.suffix(Fence.tailSize))
    } catch { failure = error }
    monitor.lock()
    if let failure {
      queue.fail(.poisoned(reason: failure.explanation))
    } else {
      queue.finish(batch)
      durable.store(queue.durable, ordering: .releasing)
    }
    // Sleeping threads first: callbacks of `settle` may be slow, or wait for one of them.
    monitor.wakeAll()
    settle()
  }

  /// Fills the file with zeros up to this size. Called before anything is written.
  func reserve(_ size: UInt64) throws(EventStoreError) {
    guard size > allocated else { return }
    try fillWithZeros(to: size)
    try file.sync()
    allocated = size
  }

  /// Fills the file with synced zeros before frames are written over them, so that a commit's sync
  /// has no size to bring to the disk.
  private func grow(toHold end: UInt64) throws(EventStoreError) {
    let wanted = growth.size(holding: end, now: allocated)
    do throws(EventStoreError) {
      try fillWithZeros(to: wanted)
    } catch  where error.isFullDisk {
      // No room to be generous: take just what this batch needs.
      try fillWithZeros(to: end)
    }
    try file.sync()
    allocated = max(allocated, end)
    allocated = max(allocated, min(wanted, try file.size()))
  }

  private func fillWithZeros(to size: UInt64) throws(EventStoreError) {
    let zeros = [UInt8](repeating: 0, count: Int(min(size - allocated, 1 << 20)))
    var at = allocated
    while at < size {
      let count = Int(min(UInt64(zeros.count), size - at))
      try zeros.withBytes { bytes throws(EventStoreError) in
        try file.write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: at)
      }
      at += UInt64(count)
    }
  }

  /// Answers those whose ticket is decided. Releases the lock while it calls them.
  private func settle() {
    let durable = queue.durable
    let failure = queue.failure ?? (isClosed ? .closed : nil)
    let undecided = failure == nil ? callbacks.firstIndex { $0.ticket.value > durable } : nil
    let due = Array(callbacks[..<(undecided ?? callbacks.count)])
    guard !due.isEmpty else { return }
    // An array of them all is the same array: nothing is copied to keep what is left of it.
    if undecided == nil { callbacks = [] } else { callbacks.removeFirst(due.count) }
    monitor.unlock()
    // Used up before the lock is taken again: what they hold may be the last of this log.
    for callback in consume due { callback.body(callback.ticket.value > durable ? failure : nil) }
    monitor.lock()
  }

  // MARK: The writer's thread

  private func run() {
    monitor.lock()
    while !isClosed {
      if !callbacks.isEmpty, let batch = queue.begin() {
        write(consume batch)
      } else {
        monitor.wait()
      }
    }
    monitor.unlock()
  }
}

extension Result where Success == Void, Failure == EventStoreError {
  var failure: EventStoreError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
