import Dispatch
import EventSourcing
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

@Suite("The log's writer", .long)
struct LogWriterTests {
  /// Makes the write or the sync fail, from the given call on.
  private func failing(write: Int? = nil, sync: Int? = nil, code: Int32) -> LogOptions {
    var options = LogOptions()
    let writes = Counter()
    let syncs = Counter()
    options.disk.write = { descriptor, bytes, count, offset in
      if let write, writes.next() >= write {
        return -Int(code)
      }
      return Disk.real.write(descriptor, bytes, count, offset)
    }
    options.disk.sync = { descriptor in
      if let sync, syncs.next() >= sync {
        return -code
      }
      return Disk.real.sync(descriptor)
    }
    return options
  }

  @Test("after a failed sync nothing more is taken or acknowledged, and reopening finds a prefix")
  func failedSync() throws {
    let folder = try TemporaryFolder()
    try WriteAheadLog.open(folder.path()).close()
    // The first two syncs are those of opening, the third that of growing the file, the fifth the
    // second commit's.
    let log = try WriteAheadLog.open(folder.path(), options: failing(sync: 5, code: EIO))
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "kept"))
    let appended = try log.append(commit(2, to: [(stream(1), 1)], text: "unknown"))
    let poisoned = EventStoreError.poisoned(reason: "fdatasync failed: Input/output error")
    #expect(throws: poisoned) { try log.waitUntilDurable(appended.ticket) }
    #expect(throws: poisoned) { try log.append(commit(3, to: [(stream(1), 2)])) }
    #expect(throws: poisoned) { try log.append(refusal(1)) }
    let told = Mutex<EventStoreError?>(nil)
    log.whenDurable(appended.ticket) { error in told.withLock { $0 = error } }
    #expect(told.withLock { $0 } == poisoned)
    #expect(throws: poisoned) { try log.close() }
    // Closed all the same: it may be opened anew, although it is still referenced.
    let again = try WriteAheadLog.open(folder.path())
    let contents = try again.contentsAsText()
    #expect(contents == ["1:1@1=1 kept", "2:1@2=2 unknown"].prefix(contents.count).map { $0 })
    #expect(contents.count >= 1)
    try again.close()
    withExtendedLifetime(log) {}
  }

  @Test("closing a log again does nothing, even if it was opened meanwhile")
  func closingTwice() throws {
    let folder = try TemporaryFolder()
    let first = try WriteAheadLog.open(folder.path())
    try first.commitDurably(commit(1, to: [(stream(1), 0)], text: "a"))
    try first.close()
    let second = try WriteAheadLog.open(folder.path())
    try second.commitDurably(commit(2, to: [(stream(1), 1)], text: "b"))
    try first.close()
    #expect(throws: LogOpenError.self) { try WriteAheadLog.open(folder.path()) }
    try second.commitDurably(commit(3, to: [(stream(1), 2)], text: "c"))
    try second.close()
    #expect(
      try WriteAheadLog.openForReading(folder.path()).contentsAsText()
        == ["1:1@1=1 a", "2:1@2=2 b", "3:1@3=3 c"])
  }

  @Test("a log that is dropped while a write is on its way keeps the lock until that has ended")
  func dropping() throws {
    let folder = try TemporaryFolder()
    try WriteAheadLog.open(folder.path()).close()
    let gate = WriteGate()
    do {
      let log = try WriteAheadLog.open(folder.path(), options: gate.options)
      let appended = try log.append(commit(1, to: [(stream(1), 0)], text: "late"))
      log.whenDurable(appended.ticket) { _ in }
      gate.reach()
    }
    #expect(throws: LogOpenError.self) { try WriteAheadLog.open(folder.path()) }
    gate.letThrough()
    gate.awaitUnlocking()
    let next = try WriteAheadLog.open(folder.path())
    #expect(try next.contentsAsText() == ["1:1@1=1 late"])
    try next.close()
  }

  @Test("a waiting caller may hold the last reference to a log, and closes it by being answered")
  func lastHolder() throws {
    let folder = try TemporaryFolder()
    let gate = WriteGate()
    do {
      let log = try WriteAheadLog.open(folder.path(), options: gate.options)
      let appended = try log.append(commit(1, to: [(stream(1), 0)], text: "last"))
      log.whenDurable(appended.ticket) { _ in _ = log.head }
      gate.reach()
    }
    gate.letThrough()
    gate.awaitUnlocking()
    let next = try WriteAheadLog.open(folder.path())
    #expect(try next.contentsAsText() == ["1:1@1=1 last"])
    try next.close()
  }

  @Test(
    "callers of one batch are answered in the order of commits, and none before theirs is durable"
  )
  func orderOfAnswers() throws {
    let folder = try TemporaryFolder()
    let gate = WriteGate()
    let log = try WriteAheadLog.open(folder.path(), options: gate.options)
    let answered = Mutex<[String]>([])
    let done = DispatchSemaphore(value: 0)
    var tickets: [Ticket] = []
    func wait(for number: Int, as name: String) {
      log.whenDurable(tickets[number - 1]) { error in
        #expect(error == nil)
        answered.withLock { $0.append(name) }
        done.signal()
      }
    }
    func awaitAnswers(_ count: Int) { for _ in 1...count { done.wait() } }
    for number in 1...4 as ClosedRange<UInt64> {
      tickets.append(try log.append(commit(number, to: [(stream(number), 0)])).ticket)
      // The first batch holds two; the others come while it is on its way.
      if number == 2 {
        wait(for: 2, as: "2")
        gate.reach()
      }
    }
    wait(for: 4, as: "4")
    wait(for: 1, as: "1")
    wait(for: 3, as: "3")
    wait(for: 3, as: "3 again")
    gate.letThrough()
    gate.reach()
    awaitAnswers(2)
    #expect(answered.withLock { $0 } == ["1", "2"])
    gate.letThrough()
    awaitAnswers(3)
    #expect(answered.withLock { $0 } == ["1", "2", "3", "3 again", "4"])
    gate.open()
    try log.close()
  }

  @Test("a caller that waits for what is not there yet keeps no other waiting")
  func ticketBeyondTheEnd() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let early = Mutex<EventStoreError?>(nil)
    let done = DispatchSemaphore(value: 0)
    log.whenDurable(Ticket(1 << 40)) { error in early.withLock { $0 = error } }
    for number in 1...3 as ClosedRange<UInt64> {
      let appended = try log.append(commit(number, to: [(stream(number), 0)]))
      log.whenDurable(appended.ticket) { _ in done.signal() }
      done.wait()
    }
    #expect(early.withLock { $0 } == nil)
    try log.close()
    #expect(early.withLock { $0 } == .closed)
  }

  @Test("looking up a commit that is not durable yet reads it from memory and syncs nothing")
  func undurableReceipts() throws {
    let folder = try TemporaryFolder()
    let syncs = Counter()
    var options = LogOptions()
    options.disk.sync = { descriptor in
      _ = syncs.next()
      return Disk.real.sync(descriptor)
    }
    let log = try WriteAheadLog.open(folder.path(), options: options)
    let before = syncs.value
    for number in 1...5 as ClosedRange<UInt64> {
      _ = try log.append(commit(number, to: [(stream(number), 0)], text: "\(number)"))
    }
    for number in 1...5 as ClosedRange<UInt64> {
      let found = try log.commit(ofCommand: Identifier(high: 0xc0, low: number))
      #expect(found?.decidedAt == Position(number - 1))
    }
    #expect(syncs.value == before)
    try log.close()
  }

  @Test("a command that many append at once is taken once", arguments: 1...40)
  func racingReceipts(round: Int) async throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let taken = Counter()
    await Thread.startAll(4) { writer in
      if (try? log.append(commit(1, to: [(stream(UInt64(writer)), 0)]))) != nil { _ = taken.next() }
    }.value
    #expect(taken.value == 1)
    try log.close()
  }

  @Test("a full disk is a failed write: reported as such, nothing acknowledged is lost")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    do {
      let log = try WriteAheadLog.open(folder.path())
      try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "kept"))
      try log.close()
    }
    do {
      // Before it, the lock's note, the fence and the mark are written.
      let log = try WriteAheadLog.open(folder.path(), options: failing(write: 5, code: ENOSPC))
      let appended = try log.append(commit(2, to: [(stream(1), 1)]))
      #expect(throws: EventStoreError.poisoned(reason: "pwrite failed: No space left on device")) {
        try log.waitUntilDurable(appended.ticket)
      }
    }
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText() == ["1:1@1=1 kept"])
  }

  @Test("if there is no room to grow generously, the log takes just what it needs")
  func tightDisk() throws {
    let folder = try TemporaryFolder()
    var options = LogOptions()
    options.disk.write = { descriptor, bytes, count, offset in
      // A disk that holds 64 KiB of this file.
      guard offset + UInt64(count) <= 64 << 10 else {
        return -Int(ENOSPC)
      }
      return Disk.real.write(descriptor, bytes, count, offset)
    }
    let log = try WriteAheadLog.open(folder.path(), options: options)
    for number in 1...20 as ClosedRange<UInt64> {
      try log.commitDurably(
        commit(number, to: [(stream(1), number - 1)], text: String(repeating: "z", count: 500)))
    }
    try log.close()
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText().count == 20)
  }

  @Test("a short write goes on where it stopped")
  func shortWrites() throws {
    let folder = try TemporaryFolder()
    var options = LogOptions()
    options.disk.write = { Disk.real.write($0, $1, min($2, 7), $3) }
    options.growth.smallestStep = 4096
    let log = try WriteAheadLog.open(folder.path(), options: options)
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "whole"))
    try log.close()
    #expect(try WriteAheadLog.openForReading(folder.path()).contentsAsText() == ["1:1@1=1 whole"])
  }

  @Test("many callers, on threads and in tasks, are all answered, in one order, with few syncs")
  func groupCommit() async throws {
    let folder = try TemporaryFolder()
    let syncs = Counter()
    var options = LogOptions()
    options.disk.sync = { descriptor in
      _ = syncs.next()
      return Disk.real.sync(descriptor)
    }
    let log = try WriteAheadLog.open(folder.path(), options: options)
    let perWriter: UInt64 = 25
    let blocking = Thread.startAll(4) { writer in
      for step in 0..<perWriter {
        let own = UInt64(writer)
        try? log.commitDurably(commit(own * 1000 + step, to: [(stream(own), step)]))
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for writer in 100..<132 as Range<UInt64> {
        group.addTask {
          for step in 0..<perWriter {
            let appended = try? log.append(
              commit(writer * 1000 + step, to: [(stream(writer), step)]))
            guard let appended else {
              Issue.record("a commit was not taken")
              return
            }
            await withUnsafeContinuation { continuation in
              log.whenDurable(appended.ticket) { error in
                #expect(error == nil)
                continuation.resume()
              }
            }
          }
        }
      }
    }
    await blocking.value
    let total = 36 * Int(perWriter)
    #expect(log.head.position == Position(UInt64(total)))
    #expect(syncs.value < total)
    try log.close()
    let contents = try WriteAheadLog.openForReading(folder.path()).contentsAsText()
    #expect(contents.count == total)
    for (place, line) in contents.enumerated() { #expect(line.hasPrefix("\(place + 1):")) }
  }

  @Test("closing answers every caller that still waits")
  func closing() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let appended = try log.append(commit(1, to: [(stream(1), 0)]))
    let answered = DispatchSemaphore(value: 0)
    let answers = Mutex<[EventStoreError?]>([])
    log.whenDurable(appended.ticket) { error in
      answers.withLock { $0.append(error) }
      answered.signal()
    }
    try log.close()
    // The answer may come from the writer's thread a moment later.
    answered.wait()
    #expect(answers.withLock { $0 } == [nil])
    #expect(throws: EventStoreError.closed) { try log.append(commit(2, to: [(stream(1), 1)])) }
  }
}

final class Counter: Sendable {
  private let count = Mutex(0)
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
  var value: Int { count.withLock { $0 } }
}

extension Thread {
  /// Runs a body on threads of their own. - Returns: a task that ends when all have.
  static func startAll(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Task<Void, Never>
  {
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    for number in 0..<count {
      Thread {
        body(number + 1)
        ended.yield()
      }.start()
    }
    return Task {
      var next = ends.makeAsyncIterator()
      for _ in 0..<count { await next.next() }
    }
  }
}
