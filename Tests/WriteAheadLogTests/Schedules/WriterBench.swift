import EventSourcing
import StateMachineTesting
import Synchronization

@testable import WriteAheadLog

/// A log on a simulated disk whose locks and threads a schedule steps, and what its callers were answered.
final class WriterBench: Sendable {
  struct Wrong: Error {
    let what: String
  }

  let threads: ScheduledThreads
  let log: WriteAheadLog
  let writer: LogWriter
  let record = WriterRecord()
  private let schedule: Schedule
  private let disk: SimulatedDisk
  /// Held by whoever appends or closes: the log holds a lock of the system's meanwhile.
  private let appending: ScheduledMonitor

  /// A log that was closed, to be opened by every schedule.
  private static let closed: Result<DiskImage, any Error> = Result {
    let disk = SimulatedDisk()
    let options = simulatedOptions(disk, .standard, isIndexed: false)
    let log = try WriteAheadLog.open(simulatedPath, options: options)
    try log.commitDurably(commit(900, to: [(stream(900), 0)]))
    try log.close()
    return disk.image
  }

  /// What whoever wants a thread is told if there is none.
  static let noThread = EventStoreError.system(call: "pthread_create", code: 11, message: "none")

  /// - Parameter hasThreads: whether the system has a thread for the writer.
  init(_ schedule: Schedule, hasThreads: Bool = true) async throws {
    let (threads, record) = (await schedule.threads(), record)
    let disk = SimulatedDisk(try Self.closed.get())
    var options = simulatedOptions(disk, .standard, isIndexed: false)
    options.disk.newMonitor = { SteppedMonitor(threads) }
    options.disk.newThread = { body throws(EventStoreError) in
      guard hasThreads else { throw Self.noThread }
      threads.start(body)
    }
    options.disk.write = { [write = options.disk.write] descriptor, bytes, count, offset in
      let frame = UnsafeRawBufferPointer(start: bytes, count: count)
      if frame.starts(with: Array("FRM2".utf8)) { record.countWrite() }
      return write(descriptor, bytes, count, offset)
    }
    options.disk.sync = { [sync = options.disk.sync] descriptor in
      record.syncBegan()
      defer { record.syncEnded() }
      threads.pause()
      return sync(descriptor)
    }
    log = try WriteAheadLog.open(simulatedPath, options: options)
    guard let writer = log.writer else { throw Wrong(what: "a log without a writer") }
    appending = ScheduledMonitor(threads)
    (self.schedule, self.threads, self.disk, self.writer) = (schedule, threads, disk, writer)
    guard hasThreads else { return }
    // The file grows now: later batches count as written before anybody else goes on.
    let (before, first) = (record.writes, try append(500))
    await threads.run { self.wait(for: first) }
    guard record.writes == before + 1 else {
      throw Wrong(what: "one frame was written, and \(record.writes - before) were counted")
    }
  }

  // MARK: Callers

  /// Appends the first commit of the stream of this number.
  func append(_ number: UInt64) throws(EventStoreError) -> Ticket {
    let ticket = try appending.withLock { () throws(EventStoreError) in
      try log.append(commit(number, to: [(stream(number), 0)])).ticket
    }
    record.appended(ticket)
    schedule.note("\(number) is taken, up to \(ticket.value)")
    return ticket
  }

  /// Blocks until everything up to the ticket is durable, or can no longer become so.
  func wait(for ticket: Ticket) {
    var failure: EventStoreError?
    do throws(EventStoreError) { try log.waitUntilDurable(ticket) } catch { failure = error }
    answer(ticket, failure)
  }

  /// Is called back when everything up to the ticket is durable, or can no longer become so.
  ///
  /// - Parameter body: what the callback does besides.
  func hear(of ticket: Ticket, _ body: @escaping @Sendable () -> Void = {}) async {
    let (calls, returns) = (Counter(), Counter())
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      log.whenDurable(ticket) { [self] failure in
        answer(ticket, failure, isCallback: returns.value > 0)
        body()
        if calls.next() == 1 { continuation.resume() }
      }
      _ = returns.next()
    }
  }

  private func answer(_ ticket: Ticket, _ failure: EventStoreError?, isCallback: Bool = false) {
    let answer = WriterRecord.Answer(
      ticket: ticket, failure: failure, wasDurable: disk.image.isDurable(upTo: ticket.value),
      isCallback: isCallback)
    record.answered(answer)
    schedule.note("\(ticket.value) is answered: \(failure.map { "\($0)" } ?? "durable")")
  }

  // MARK: Others

  /// Makes every sync fail from now on.
  func breakDisk() {
    schedule.note("the disk breaks")
    disk.fail { call, _ in call == .sync ? .sync(5, .dropped, keeping: 2) : nil }
  }

  func close() throws(EventStoreError) {
    schedule.note("closes")
    try appending.withLock { () throws(EventStoreError) in try log.close() }
    schedule.note("is closed")
  }

  /// Opens what the worst power failure leaves, and looks for what was acknowledged.
  func reopen() throws {
    let left = SimulatedDisk(disk.image.afterWorstPowerFailure)
    let again = try WriteAheadLog.open(
      simulatedPath, options: simulatedOptions(left, .standard, isIndexed: false))
    let (end, acknowledged) = (again.head.ticket, record.acknowledged)
    guard end >= acknowledged else {
      throw Wrong(what: "\(acknowledged.value) was acknowledged, \(end.value) is left")
    }
    try again.close()
  }
}

extension DiskImage {
  /// Whether no power failure takes anything of the log before this offset.
  fileprivate func isDurable(upTo end: UInt64) -> Bool {
    guard let inode = names[simulatedPath].map({ inodes[$0] }) else { return false }
    let isPending = inode.pending.contains { change in
      switch change {
      case .write(let at, _): at < end
      case .resize(let size): size < end
      }
    }
    // Frames, not the zeros that are there before them.
    return !isPending && frameEnds(of: Array(inode.durable.prefix(Int(end)))).last == Int(end)
      && inode.durable[..<Int(end)].suffix(8).contains { $0 != 0 }
  }
}

/// A schedule's monitor in the place of the system's.
///
/// `@unchecked Sendable`: like its superclass; what it adds never changes.
private final class SteppedMonitor: Monitor, @unchecked Sendable {
  private let monitor: ScheduledMonitor

  init(_ threads: ScheduledThreads) { monitor = ScheduledMonitor(threads) }

  override func lock() { monitor.lock() }
  override func unlock() { monitor.unlock() }
  override func wait() { monitor.wait() }
  override func wakeAll() { monitor.wakeAll() }
}
