import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

/// The store, its feeds and its outbox under many orders of their tasks. What waits for ever is a deadlock:
/// lost wake-ups are found by it.
@Suite("The store under schedules", .long)
struct ScheduledStoreTests {
  private struct Wrong: Error {
    let what: String
  }

  private static let searches = [
    ScheduleSearch.random, .priorities(changes: 3), .bounded(deviations: 1),
  ]

  private func settings(_ schedules: Int) -> Settings {
    Settings(runs: sized(schedules, atLeast: 300), seed: 1)
  }

  private static func require<Value: Equatable>(
    _ found: Value, _ expected: Value, _ what: String
  ) throws {
    if found != expected { throw Wrong(what: "\(what): expected \(expected), found \(found)") }
  }

  @Test(
    "every feed brings every commit once and in order, however senders and readers go on",
    arguments: searches)
  func feeds(search: ScheduleSearch) async throws {
    let report = try await forAllSchedules("feeds", settings(34_000), search: search) { _ in
      let store = try newStore(SlowDisk())
      try await withThrowingTaskGroup(of: Void.self) { group in
        for sender in 0..<3 as Range<UInt64> {
          group.addTask {
            for number in 1...2 as ClosedRange<UInt64> {
              _ = try await store.send(draft(sender * 10 + number))
            }
          }
        }
        for start in [0, registered] {
          group.addTask {
            var seen: [UInt64] = []
            for try await entry in store.events(after: Position(start)) {
              seen.append(entry.last.value)
              if entry.last.value == registered + 6 { break }
            }
            try Self.require(seen, Array(start + 1...registered + 6), "the feed from \(start)")
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(report.choices > report.runs)
  }

  @Test(
    "a command that is sent twice at once is carried out once, and both are answered",
    arguments: searches)
  func twice(search: ScheduleSearch) async throws {
    try await forAllSchedules("twice", settings(34_000), search: search) { _ in
      let store = try newStore(SlowDisk())
      async let one = store.send(draft(1))
      async let other = store.send(draft(1))
      async let third = store.send(draft(2))
      let answers = try await (one, other, third)
      try Self.require(
        answers.0.receipt?.position, answers.1.receipt?.position, "the second answer's position")
      try Self.require(store.kernel.log.head.position.value, registered + 2, "the log's end")
    }
  }

  @Test(
    "an outbox delivers everything once and in order, whoever queues, delivers and signs in",
    arguments: searches)
  func outbox(search: ScheduleSearch) async throws {
    try await forAllSchedules("outbox", settings(34_000), search: search) { schedule in
      let bench = try OutboxBench(SlowDisk())
      bench.transport.expect([.answer, .replyLost, .twice])
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for number in 1...3 as ClosedRange<UInt64> {
            try bench.queue(draft(number))
            await Task.yield()
          }
        }
        for _ in 0..<2 {
          group.addTask {
            do { try await bench.deliverAll() } catch let stopped as StoppedDelivering {
              try Self.require(stopped.pause, .busy, "why it stopped")
            }
          }
        }
        try await group.waitForAll()
      }
      try await bench.deliverAll()
      try Self.require(
        bench.other.accepted(), (1...3).map { draft($0).id }, "what the other side carried out")
      try Self.require(bench.outbox.summary.underWay, 0, "what waits")
    }
  }

  @Test("an outbox that runs is woken by whatever is queued", arguments: searches)
  func running(search: ScheduleSearch) async throws {
    try await forAllSchedules("running", settings(34_000), search: search) { _ in
      let bench = try OutboxBench(SlowDisk())
      let (answered, answers) = AsyncStream.makeStream(of: Void.self)
      let transport = Telling(bench.transport) { answers.yield() }
      let run = Task { try await bench.outbox.run(over: transport) }
      async let one: Void = Self.queue(draft(1), bench)
      async let other: Void = Self.queue(draft(2), bench)
      _ = try await (one, other)
      var count = 0
      for await _ in answered {
        count += 1
        if count == 2 { break }
      }
      run.cancel()
      try await run.value
      try Self.require(
        Set(bench.other.accepted()), [draft(1).id, draft(2).id], "what was carried out")
    }
  }

  private static func queue(_ command: CommandEnvelope, _ bench: OutboxBench<SlowDisk>) async throws
  {
    await Task.yield()
    try bench.queue(command)
  }
}

/// Tells of each answer.
private struct Telling: Transport {
  private let base: ScriptedTransport
  private let tell: @Sendable () -> Void

  init(_ base: ScriptedTransport, _ tell: @escaping @Sendable () -> Void) {
    self.base = base
    self.tell = tell
  }

  func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
    let answer = try await base.send(command)
    tell()
    return answer
  }
}
