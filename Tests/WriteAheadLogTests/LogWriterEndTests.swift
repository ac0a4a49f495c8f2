import EventSourcing
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

/// What schedules found once in `ScheduledWriterTests`, with threads of the system's.
@Suite("How the log's writer ends")
struct LogWriterEndTests {
  private let folder: TemporaryFolder
  private let gate = WriteGate()
  private let log: WriteAheadLog
  private let writer: LogWriter
  /// Signalled whenever a thread waits for the writer.
  private let waits: DispatchSemaphore

  init() throws {
    let waits = DispatchSemaphore(value: 0)
    var options = gate.options
    options.disk.newMonitor = { ToldMonitor(waits) }
    folder = try TemporaryFolder()
    log = try WriteAheadLog.open(folder.path(), options: options)
    writer = try #require(log.writer)
    self.waits = waits
  }

  private func append(_ number: UInt64) throws -> Ticket {
    try log.append(commit(number, to: [(stream(number), 0)])).ticket
  }

  /// What a thread's work came to, once it has ended.
  private func thread(
    _ body: @escaping @Sendable () throws(EventStoreError) -> Void
  ) -> (ended: DispatchSemaphore, failure: Answered<EventStoreError?>) {
    let (ended, failure) = (DispatchSemaphore(value: 0), Answered<EventStoreError?>(nil))
    Thread {
      do throws(EventStoreError) { try body() } catch { failure.value = error }
      ended.signal()
    }.start()
    return (ended, failure)
  }

  @Test(
    "a stop waits for the batch that another thread writes, whose callers are told that it is durable"
  )
  func stopping() throws {
    let (told, isTold) = (Answered<EventStoreError?>(nil), DispatchSemaphore(value: 0))
    log.whenDurable(try append(1)) {
      told.value = $0
      isTold.signal()
    }
    gate.reach()
    let (hasStopped, waits, writer) = (Answered(false), waits, writer)
    let stopper = thread { () throws(EventStoreError) in
      defer {
        hasStopped.value = true
        waits.signal()
      }
      try writer.stop()
    }
    // It waits, or has ended.
    waits.wait()
    #expect(!hasStopped.value)
    gate.open()
    stopper.ended.wait()
    isTold.wait()
    #expect(stopper.failure.value == nil && told.value == nil)
  }

  @Test("whoever waits for an abandoned writer writes nothing, and is told that it is closed")
  func abandoning() throws {
    let (first, second, log) = (try append(1), try append(2), log)
    // The first to wait writes both.
    let writing = thread { () throws(EventStoreError) in try log.waitUntilDurable(second) }
    gate.reach()
    let third = try append(3)
    let waiting = thread { () throws(EventStoreError) in try log.waitUntilDurable(third) }
    waits.wait()
    writer.abandon()
    gate.open()
    writing.ended.wait()
    waiting.ended.wait()
    #expect(writing.failure.value == nil)
    #expect(waiting.failure.value == .closed)
    #expect(throws: Never.self) { try log.waitUntilDurable(first) }
    #expect(throws: EventStoreError.closed) { try log.waitUntilDurable(third) }
  }
}

/// Tells whenever somebody waits.
///
/// `@unchecked Sendable`: what it adds to its superclass never changes.
private final class ToldMonitor: Monitor, @unchecked Sendable {
  private let waits: DispatchSemaphore

  init(_ waits: DispatchSemaphore) { self.waits = waits }

  override func wait() {
    waits.signal()
    super.wait()
  }
}

/// A value that threads hand on.
private final class Answered<Content: Sendable>: Sendable {
  private let content: Mutex<Content>

  init(_ content: Content) { self.content = Mutex(content) }

  var value: Content {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
