import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@Suite("Threads under schedules", .long)
struct ScheduledThreadsTests {
  private typealias Body = @Sendable (Schedule) async throws -> Void

  private struct Broken: Error, Equatable {}

  private static let searches = [
    ScheduleSearch.random, .priorities(changes: 2), .bounded(deviations: 2),
  ]

  private func failure(
    _ settings: Settings = Settings(runs: 1000, seed: 1), _ search: ScheduleSearch = .random,
    limit: Int = 100_000, of body: @escaping Body
  ) async throws -> FailingSchedule {
    let error = await #expect(throws: FailingSchedule.self) {
      try await forAllSchedules(
        "threads", settings, search: search, limit: limit, patience: .zero, body)
    }
    return try #require(error)
  }

  private func passes(_ search: ScheduleSearch, _ body: @escaping Body) async throws {
    let report = try await forAllSchedules(
      "threads", Settings(runs: sized(10_000, atLeast: 300), seed: 1), search: search, body)
    #expect(report.choices > 0)
  }

  /// Found by every search, made as small as a bounded search finds it, and the same in every replay.
  private func found(_ message: String, _ body: @escaping Body) async throws {
    let least = try await failure(
      Settings(runs: 10_000, seed: 1), .bounded(deviations: 3), of: body)
    #expect(least.message == message)
    // Whoever runs it once sees nothing.
    #expect(least.deviations.count >= 1)
    for seed in 1...5 as ClosedRange<UInt64> {
      for search in [ScheduleSearch.random, .priorities(changes: 2)] {
        let found = try await failure(Settings(runs: 1000, seed: seed), search, of: body)
        #expect(found.message == message)
        #expect(found.isMinimal && found.deviations.count == least.deviations.count, "\(found)")
        for _ in 1...10 {
          let again = try await failure(Settings(replay: found.replay), of: body)
          #expect(again.message == message)
          #expect(again.deviations == found.deviations)
        }
      }
    }
  }

  // MARK: Faults

  /// A thread waits until another has set a flag.
  private static func wakeUp(isFaulty: Bool) -> Body {
    { schedule in
      let threads = await schedule.threads()
      let (monitor, flag) = (ScheduledMonitor(threads), Value(false))
      async let waiter: Void = threads.run {
        if isFaulty {
          // The signal may come between the look and the wait.
          if monitor.withLock({ flag.now }) { return }
          monitor.withLock { monitor.wait() }
        } else {
          monitor.withLock { while !flag.now { monitor.wait() } }
        }
      }
      async let waker: Void = threads.run {
        threads.pause()
        monitor.withLock {
          flag.now = true
          monitor.wakeAll()
        }
      }
      _ = await (waiter, waker)
    }
  }

  @Test("a wake-up that is lost between two threads is a deadlock")
  func lostWakeUp() async throws {
    try await found(
      "deadlock: the body waits, and nothing is left that could go on", Self.wakeUp(isFaulty: true))
  }

  @Test("one that is not lost passes", arguments: searches)
  func wakeUp(search: ScheduleSearch) async throws {
    try await passes(search, Self.wakeUp(isFaulty: false))
  }

  private static func twoLocks(isFaulty: Bool) -> Body {
    { schedule in
      let threads = await schedule.threads()
      let (one, other) = (ScheduledMonitor(threads), ScheduledMonitor(threads))
      @Sendable func take(_ first: ScheduledMonitor, _ second: ScheduledMonitor) {
        first.withLock { second.withLock {} }
      }
      async let left: Void = threads.run { take(one, other) }
      async let right: Void = threads.run {
        threads.pause()
        if isFaulty { take(other, one) } else { take(one, other) }
      }
      _ = await (left, right)
    }
  }

  @Test("two locks that threads take in either order are a deadlock")
  func lockOrder() async throws {
    try await found(
      "deadlock: the body waits, and nothing is left that could go on",
      Self.twoLocks(isFaulty: true))
  }

  @Test("in one order they pass", arguments: searches)
  func oneOrder(search: ScheduleSearch) async throws {
    try await passes(search, Self.twoLocks(isFaulty: false))
  }

  /// Each adds one to what it has read before.
  private static func count(isFaulty: Bool) -> Body {
    { schedule in
      let threads = await schedule.threads()
      let (monitor, count) = (ScheduledMonitor(threads), Value(0))
      @Sendable func add() {
        if isFaulty {
          let before = monitor.withLock { count.now }
          monitor.withLock { count.now = before + 1 }
        } else {
          monitor.withLock { count.now += 1 }
        }
      }
      async let thread: Void = threads.run(add)
      async let task: Void = {
        for _ in 1...2 { await Task.yield() }
        add()
      }()
      _ = await (thread, task)
      guard count.now == 2 else { throw Broken() }
    }
  }

  @Test("a race between a thread and a task is found, made small and replayed")
  func race() async throws { try await found("threw: Broken()", Self.count(isFaulty: true)) }

  @Test("without it they pass", arguments: searches)
  func noRace(search: ScheduleSearch) async throws {
    try await passes(search, Self.count(isFaulty: false))
  }

  // MARK: Verdicts

  @Test("a thread that nobody wakes is a deadlock, also if the body has ended")
  func abandoned() async throws {
    let found = try await failure { schedule in
      let threads = await schedule.threads()
      let monitor = ScheduledMonitor(threads)
      threads.start { monitor.withLock { monitor.wait() } }
    }
    #expect(
      found.message
        == "deadlock: the body has ended, and a thread or a task waits in a monitor for ever")
    #expect(found.deviations == [])
    let failing = try await failure { schedule in
      let threads = await schedule.threads()
      let monitor = ScheduledMonitor(threads)
      threads.start { monitor.withLock { monitor.wait() } }
      throw Broken()
    }
    #expect(failing.message == "threw: Broken()")
  }

  @Test("a thread that only pauses is a livelock")
  func livelock() async throws {
    let found = try await failure(Settings(runs: 3, seed: 1, shrinking: 0), limit: 500) {
      let threads = await $0.threads()
      await threads.run { while true { threads.pause() } }
    }
    #expect(found.message == "livelock: after 500 picks it has not ended")
  }

  @Test("a thread of the system's still escapes")
  func escaped() async throws {
    await #expect(throws: EscapedSchedule.self) {
      try await forAllSchedules("outside", Settings(runs: 5, seed: 1), patience: .seconds(600)) {
        let threads = await $0.threads()
        async let one: Void = threads.run { threads.pause() }
        await withCheckedContinuation { continuation in
          Thread { continuation.resume() }.start()
        }
        await one
      }
    }
  }

  @Test("what a thread answers and throws comes to whoever waits for it")
  func answers() async throws {
    try await forAllSchedules("answers", Settings(runs: 20, seed: 1)) { schedule in
      let threads = await schedule.threads()
      async let seven = threads.run { 7 }
      async let error = await #expect(throws: Broken.self) {
        try await threads.run { throw Broken() }
      }
      guard await (seven, error) == (7, Broken()) else { throw Broken() }
    }
  }

  // MARK: Tasks with them

  @Test("a task may wait for a thread amid its work", arguments: searches)
  func waitingTask(search: ScheduleSearch) async throws {
    try await passes(search) { schedule in
      let threads = await schedule.threads()
      let (monitor, flag) = (ScheduledMonitor(threads), Value(false))
      async let thread: Void = threads.run {
        monitor.withLock {
          flag.now = true
          monitor.wakeAll()
        }
      }
      async let task: Void = monitor.withLock { while !flag.now { monitor.wait() } }
      _ = await (thread, task)
    }
  }

  @Test("a job of the main actor that pauses has the actor for itself", arguments: searches)
  func mainActor(search: ScheduleSearch) async throws {
    try await passes(search) { schedule in
      let threads = await schedule.threads()
      let inside = Value(0)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          group.addTask { @MainActor in
            inside.now += 1
            threads.pause()
            guard inside.now == 1 else { throw Broken() }
            inside.now -= 1
          }
        }
        group.addTask { await threads.run { threads.pause() } }
        try await group.waitForAll()
      }
    }
  }

  @Test("outside of its schedule a monitor locks nothing, and nothing pauses")
  func outside() async throws {
    let kept = Value<(ScheduledThreads, ScheduledMonitor)?>(nil)
    try await forAllSchedules("kept", Settings(runs: 1, seed: 1)) { schedule in
      let threads = await schedule.threads()
      kept.now = (threads, ScheduledMonitor(threads))
      async let one: Void = threads.run { threads.pause() }
      threads.pause()
      await one
    }
    let (threads, monitor) = try #require(kept.now)
    monitor.withLock {
      monitor.withLock { threads.pause() }
      monitor.wakeAll()
    }
  }

  @Test("a foreign thread that comes to a monitor is told", arguments: [false, true])
  func foreign(wakes: Bool) async throws {
    await #expect(throws: EscapedSchedule(name: "foreign")) {
      try await forAllSchedules("foreign", Settings(runs: 1, seed: 1)) { schedule in
        let threads = await schedule.threads()
        let (monitor, hasCome) = (ScheduledMonitor(threads), DispatchSemaphore(value: 0))
        await threads.run {
          Thread {
            if wakes { monitor.wakeAll() } else { monitor.withLock {} }
            hasCome.signal()
          }.start()
          hasCome.wait()
        }
      }
    }
  }

  @Test("whatever is amid its work when a schedule fails ends there", arguments: [false, true])
  func endedAmidATask(onMain: Bool) async throws {
    let found = try await failure { schedule in
      let threads = await schedule.threads()
      let monitor = ScheduledMonitor(threads)
      if onMain {
        await MainActor.run { monitor.withLock { monitor.wait() } }
      } else {
        async let waiter: Void = monitor.withLock { monitor.wait() }
        await waiter
      }
    }
    #expect(found.message == "deadlock: the body waits, and nothing is left that could go on")
  }

  @Test("jobs of the main actor that cannot go on are no choice")
  func mainActorAlone() async throws {
    await #expect(throws: NothingToSchedule.self) {
      try await forAllSchedules("main", Settings(runs: 3, seed: 1)) { schedule in
        let threads = await schedule.threads()
        await MainActor.run { threads.pause() }
      }
    }
  }

  // MARK: What is left

  @Test("no thread is left, whether schedules pass or fail", arguments: [false, true])
  func noneLeft(fails: Bool) async throws {
    let (begun, left) = (Value(0), Value(0))
    let body: Body = { schedule in
      let threads = await schedule.threads()
      let monitor = ScheduledMonitor(threads)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          group.addTask {
            await threads.run {
              // It goes with its thread.
              Thread.current.threadDictionary["passenger"] = Passenger(left)
              begun.now += 1
              monitor.withLock { if fails { monitor.wait() } }
            }
          }
        }
      }
    }
    if fails {
      for _ in 0..<100 { _ = try await failure(of: body) }
    } else {
      try await passes(.random, body)
    }
    #expect(begun.now >= 300)
    #expect(left.now == 0)
  }
}

/// Counts itself as long as it is there.
private final class Passenger: Sendable {
  private let count: Value<Int>

  init(_ count: Value<Int>) {
    self.count = count
    count.change { $0 += 1 }
  }

  deinit { count.change { $0 -= 1 } }
}

/// What several threads may look at.
private final class Value<Content: Sendable>: Sendable {
  private let content: Mutex<Content>

  init(_ content: Content) { self.content = Mutex(content) }

  var now: Content {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  func change(_ body: (inout Content) -> Void) { content.withLock { body(&$0) } }
}
