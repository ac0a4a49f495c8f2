import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import WriteAheadLog

/// The log's writer under many orders of its callers, and of its own thread. What waits for ever is a deadlock:
/// lost wake-ups are found by it.
@Suite("The log's writer under schedules", .long)
struct ScheduledWriterTests {
  private static let searches = [
    ScheduleSearch.random, .priorities(changes: 3), .bounded(deviations: 2),
  ]

  private func check(
    _ name: String, _ search: ScheduleSearch, schedules: Int = 18_000,
    _ body: @escaping @Sendable (Schedule) async throws -> Void
  ) async throws {
    let report = try await forAllSchedules(
      name, Settings(runs: sized(schedules, atLeast: 100), seed: 1), search: search, limit: 5000,
      body)
    #expect(report.choices > report.runs)
  }

  /// Callers that block on threads, and others that are called back in tasks. One who is refused stops.
  private static func callers(
    _ bench: WriterBench, in group: inout ThrowingTaskGroup<Void, any Error>
  ) {
    for caller in 0..<2 as Range<UInt64> {
      group.addTask {
        await bench.threads.run {
          for number in 1...2 as ClosedRange<UInt64> {
            guard let ticket = try? bench.append(caller * 10 + number) else { return }
            bench.wait(for: ticket)
          }
        }
      }
    }
    for caller in 2..<4 as Range<UInt64> {
      group.addTask {
        for number in 1...2 as ClosedRange<UInt64> {
          guard let ticket = try? bench.append(caller * 10 + number) else { return }
          await bench.hear(of: ticket)
        }
      }
    }
  }

  private static func require(_ fault: String?) throws {
    if let fault { throw WriterBench.Wrong(what: fault) }
  }

  @Test(
    "whoever blocks or is called back is answered once, in order, and never before the disk has it",
    arguments: searches)
  func answers(search: ScheduleSearch) async throws {
    try await check("answers", search) { schedule in
      let bench = try await WriterBench(schedule)
      try await withThrowingTaskGroup(of: Void.self) { group in
        Self.callers(bench, in: &group)
        try await group.waitForAll()
      }
      try bench.close()
      try Self.require(bench.record.fault())
      try Self.require(bench.record.failures.first.map { "\($0)" })
      try bench.reopen()
    }
  }

  @Test("a callback may wait until one of those is answered who sleep", arguments: searches)
  func slowCallbacks(search: ScheduleSearch) async throws {
    try await check("slow callbacks", search, schedules: 6_000) { schedule in
      let bench = try await WriterBench(schedule)
      let (monitor, answered) = (ScheduledMonitor(bench.threads), Counter())
      try await withThrowingTaskGroup(of: Void.self) { group in
        // One of them may be the one that writes, and calls back.
        for number in 1...2 as ClosedRange<UInt64> {
          let ticket = try bench.append(number)
          group.addTask {
            await bench.threads.run {
              bench.wait(for: ticket)
              monitor.withLock {
                _ = answered.next()
                monitor.wakeAll()
              }
            }
          }
        }
        let last = try bench.append(3)
        await bench.hear(of: last) {
          monitor.withLock { while answered.value == 0 { monitor.wait() } }
        }
        try await group.waitForAll()
      }
      try bench.close()
      try Self.require(bench.record.fault(isOrdered: false))
    }
  }

  @Test(
    "whoever is taken before a stop is durable after it, and nothing is under way",
    arguments: searches)
  func stopping(search: ScheduleSearch) async throws {
    try await check("stopping", search, Self.stop)
  }

  @Sendable private static func stop(_ schedule: Schedule) async throws {
    let bench = try await WriterBench(schedule)
    try await withThrowingTaskGroup(of: Void.self) { group in
      Self.callers(bench, in: &group)
      group.addTask {
        try await bench.threads.run {
          bench.threads.pause()
          try bench.writer.stop()
          guard bench.record.isQuiet else { throw WriterBench.Wrong(what: "stopped amid a sync") }
          bench.record.ends()
        }
      }
      try await group.waitForAll()
    }
    try Self.require(bench.record.wroteAfterEnd ? "written after the stop" : nil)
    try Self.require(bench.record.fault())
    try Self.require(bench.record.failures.first.map { "\($0)" })
    try bench.reopen()
  }

  @Test("closing answers everyone", arguments: searches)
  func closing(search: ScheduleSearch) async throws {
    try await check("closing", search) { schedule in
      let bench = try await WriterBench(schedule)
      try await withThrowingTaskGroup(of: Void.self) { group in
        Self.callers(bench, in: &group)
        group.addTask { try await bench.threads.run { try bench.close() } }
        try await group.waitForAll()
      }
      try Self.require(bench.record.fault())
      try Self.require(bench.record.failures.first.map { "\($0)" })
      try bench.reopen()
    }
  }

  @Test("a writer that is abandoned answers everyone, and begins nothing more", arguments: searches)
  func abandoning(search: ScheduleSearch) async throws {
    try await check("abandoning", search, Self.abandon)
  }

  @Sendable private static func abandon(_ schedule: Schedule) async throws {
    let bench = try await WriterBench(schedule)
    try await withThrowingTaskGroup(of: Void.self) { group in
      Self.callers(bench, in: &group)
      group.addTask {
        await bench.threads.run {
          bench.threads.pause()
          bench.writer.abandon()
          bench.record.ends()
        }
      }
      try await group.waitForAll()
    }
    try Self.require(bench.record.wroteAfterEnd ? "written after the end" : nil)
    try Self.require(bench.record.fault(isOrdered: false))
    try Self.require(
      bench.record.failures.first { $0 != .closed }.map { "told \($0), not that it is closed" })
    try bench.reopen()
  }

  @Test("after a sync that failed everyone is told, and nothing more is taken", arguments: searches)
  func failing(search: ScheduleSearch) async throws {
    try await check("failing", search) { schedule in
      let bench = try await WriterBench(schedule)
      try await withThrowingTaskGroup(of: Void.self) { group in
        Self.callers(bench, in: &group)
        group.addTask {
          await bench.threads.run {
            for _ in 1...3 { bench.threads.pause() }
            bench.breakDisk()
          }
        }
        try await group.waitForAll()
      }
      let poison = bench.writer.failure
      if let poison {
        #expect(throws: poison) { try bench.append(99) }
      }
      #expect(throws: EventStoreError.self) { try bench.close() }
      try Self.require(bench.record.fault())
      try Self.require(
        bench.record.failures.first { $0 != poison }.map {
          "told \($0), not \(String(describing: poison))"
        })
      try bench.reopen()
    }
  }

  @Test("where no thread can be started everyone is told", arguments: searches)
  func threadless(search: ScheduleSearch) async throws {
    try await check("threadless", search, schedules: 6_000) { schedule in
      let bench = try await WriterBench(schedule, hasThreads: false)
      try await withThrowingTaskGroup(of: Void.self) { group in
        Self.callers(bench, in: &group)
        try await group.waitForAll()
      }
      try Self.require(bench.record.fault(isOrdered: false))
      try Self.require(
        bench.record.failures.first { $0 != WriterBench.noThread }.map { "told \($0)" })
      bench.writer.abandon()
    }
  }
}
