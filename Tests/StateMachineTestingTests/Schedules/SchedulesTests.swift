import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@Suite("Schedules")
struct SchedulesTests {
  private struct Broken: Error {}

  /// What a body notes under each of some seeds.
  private func notes(
    _ seeds: ClosedRange<UInt64>, _ body: @escaping @Sendable (Schedule) async throws -> Void
  ) async throws -> [[String]] {
    var all: [[String]] = []
    for seed in seeds {
      let error = await #expect(throws: FailingSchedule.self) {
        // The first schedule is the plain one: a random one is wanted.
        let runs = Order()
        try await forAllSchedules("notes", Settings(runs: 2, seed: seed, shrinking: 0)) {
          try await body($0)
          runs.add("run")
          if runs.names.count > 1 { throw Broken() }
        }
      }
      all.append(try #require(error).notes)
    }
    return all
  }

  @Test("tasks of every kind go on in an order that a seed repeats, and seeds differ")
  func everyKind() async throws {
    let body: @Sendable (Schedule) async throws -> Void = { schedule in
      let (stream, numbers) = AsyncStream<Int>.makeStream()
      let counter = Counter(schedule)
      async let child: Void = counter.count("child")
      let unstructured = Task { await counter.count("unstructured") }
      let detached = Task.detached { await counter.count("detached") }
      let onMain = Task { @MainActor in
        schedule.note("main")
        await Task.yield()
        MainActor.assertIsolated()
        schedule.note("main again")
      }
      let sleeper = Task {
        try await Task.sleep(for: .seconds(60))
        schedule.note("slept")
        numbers.yield(1)
        numbers.finish()
      }
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<3 { group.addTask { await counter.count("group \(number)") } }
      }
      for await number in stream { schedule.note("\(number) from the stream") }
      await withCheckedContinuation { continuation in
        Task { continuation.resume() }
      }
      _ = try await (child, unstructured.value, detached.value, onMain.value, sleeper.value)
    }
    let once = try await notes(1...20, body)
    let again = try await notes(1...20, body)
    #expect(once == again)
    #expect(Set(once).count > 15)
    for notes in once {
      #expect(notes.count == 16)
      #expect(notes.contains("slept") && notes.contains("main again"))
    }
  }

  private actor Counter {
    private let schedule: Schedule

    init(_ schedule: Schedule) { self.schedule = schedule }

    func count(_ name: String) async {
      schedule.note(name)
      await Task.yield()
      schedule.note(name + " again")
    }
  }

  @Test("a schedule leaves all other threads alone")
  func others() async throws {
    async let elsewhere = Task.detached {
      var sum = 0
      for _ in 0..<200 { sum += await Task.detached { 1 }.value }
      try await Task.sleep(for: .milliseconds(1))
      return await MainActor.run { sum }
    }.value
    for seed in 1...20 as ClosedRange<UInt64> {
      try await forAllSchedules("pairs", Settings(runs: 20, seed: seed)) { _ in
        async let one: Void = Task.yield()
        async let other: Void = Task { await Task.yield() }.value
        _ = await (one, other)
      }
    }
    #expect(try await elsewhere == 200)
  }

  // MARK: Time

  @Test("time passes at once if nobody is ready, in the order of the sleepers")
  func time() async throws {
    let began = ContinuousClock.now
    let all = try await notes(1...3) { schedule in
      await withThrowingTaskGroup(of: Void.self) { group in
        for hours in [3, 1, 2] {
          group.addTask {
            try await schedule.clock.sleep(for: .seconds(3600 * hours))
            schedule.note("\(hours): \(schedule.clock.now.sinceStart.components.seconds)")
          }
          group.addTask {
            try await Task.sleep(for: .seconds(3600 * hours + 60))
            schedule.note(
              "\(hours) and a minute: \(schedule.clock.now.sinceStart.components.seconds)")
          }
        }
      }
    }
    for notes in all {
      #expect(
        notes == [
          "1: 3600", "1 and a minute: 3660", "2: 7200",
          "2 and a minute: 7260", "3: 10800",
          "3 and a minute: 10860",
        ])
    }
    #expect(began.duration(to: .now) < .seconds(3600))
  }

  @Test("a sleeper that is cancelled wakes at once", arguments: [true, false])
  func cancelledSleeper(isVirtual: Bool) async throws {
    try await forAllSchedules("cancelled", Settings(runs: 50, seed: 1)) { schedule in
      let sleeper = Task {
        do {
          if isVirtual {
            try await schedule.clock.sleep(for: .seconds(100))
          } else {
            try await Task.sleep(for: .seconds(100))
          }
          return false
        } catch { return error is CancellationError }
      }
      async let cancelling: Void = sleeper.cancel()
      let isCancelled = await sleeper.value
      await cancelling
      guard isCancelled, schedule.clock.now.sinceStart == .zero else { throw Broken() }
    }
  }

  // MARK: Verdicts

  private func failure(
    _ settings: Settings = Settings(runs: 100, seed: 1), search: ScheduleSearch = .random,
    limit: Int = 100_000, _ body: @escaping @Sendable (Schedule) async throws -> Void
  ) async throws -> FailingSchedule {
    let error = await #expect(throws: FailingSchedule.self) {
      try await forAllSchedules(
        "verdicts", settings, search: search, limit: limit, patience: .zero, body)
    }
    return try #require(error)
  }

  @Test("a body that waits for ever is a deadlock")
  func deadlock() async throws {
    let found = try await failure { _ in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    #expect(found.message == "deadlock: the body waits, and nothing is left that could go on")
    #expect(found.deviations == [])
    #expect(found.isMinimal)
    #expect(found.description.contains("under the plain order: first come, first served"))
  }

  @Test("a body that never ends is a livelock, and so is what it leaves behind")
  func livelock() async throws {
    for leavesBehind in [false, true] {
      let found = try await failure(limit: 500) { _ in
        let endless = Task { while !Task.isCancelled { await Task.yield() } }
        if !leavesBehind { await endless.value }
      }
      #expect(found.message == "livelock: after 500 picks it has not ended")
    }
  }

  @Test("what is resumed from another thread is told, and never passes")
  func escaped() async throws {
    let error = await #expect(throws: EscapedSchedule.self) {
      try await forAllSchedules("outside", Settings(runs: 5, seed: 1), patience: .seconds(600)) {
        _ in
        async let one: Void = Task.yield()
        await withCheckedContinuation { continuation in
          Thread { continuation.resume() }.start()
        }
        await one
      }
    }
    #expect(error?.description.hasPrefix("outside: a task was resumed from another thread") == true)
  }

  @Test("a body without a choice tests nothing, and is told so")
  func noChoice() async throws {
    let error = await #expect(throws: NothingToSchedule.self) {
      try await forAllSchedules("alone", Settings(runs: 5, seed: 1)) { _ in await Task.yield() }
    }
    #expect(
      error?.description.hasPrefix("alone: in no schedule were two tasks ready at once") == true)
  }

  @Test("deviations, notes and how to run it again are told")
  func described() async throws {
    let body: @Sendable (Schedule) async throws -> Void = { schedule in
      let order = Order()
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b", "c"] {
          group.addTask {
            schedule.note("\(name) goes on")
            order.add(name)
          }
        }
      }
      if order.names == ["c", "a", "b"] { throw Broken() }
    }
    let found = try await failure(Settings(runs: 100, seed: 1), body)
    #expect(
      found.description.replacing(/in \d+ tries/, with: "in … tries") == """
        verdicts: threw: Broken()
          found with schedule 6 of 100, seed 1, shortened from 3 to 1 deviation in … tries
          minimal: no schedule that deviates less often fails so
          first come, first served, but:
            pick 2: number 3 of those that are ready

          c goes on
          a goes on
          b goes on

          run it again:  Settings(replay: "\(found.replay)")
        """)
    let again = try await failure(Settings(replay: found.replay), body)
    #expect(again.deviations == found.deviations)
    #expect(again.story == "run again from its replay string")
  }

  @Test(
    "a replay string of something else is refused",
    arguments: ["smt1AAsEAAEAAQABAQAAARXX", "smt1AAGQA5Ur", "x"])
  func foreignReplay(text: String) async throws {
    await #expect(throws: MalformedReplay.self) {
      try await forAllSchedules("replay", Settings(replay: text)) { _ in }
    }
  }

  @Test("a replay string whose choices the body no longer has is refused")
  func staleReplay() async throws {
    let found = try await failure(
      Settings(runs: 100, seed: 1), SeededRace.staleSnapshot.body(isFaulty: true))
    let long = try await failure(
      Settings(runs: 100, seed: 1), SeededRace.starvation.body(isFaulty: true))
    #expect(found.deviations != long.deviations)
    await #expect(throws: StaleReplay.self) {
      try await forAllSchedules("replay", Settings(replay: long.replay)) { _ in
        async let one: Void = Task.yield()
        await one
      }
    }
  }

  private actor Desk {
    private var count = 0

    func add() { count += 1 }

    /// Checks itself, on itself.
    func check() async throws {
      try await forAllSchedules("desk", Settings(runs: 20, seed: 1)) { _ in
        async let one: Void = self.add()
        async let other: Void = self.add()
        _ = await (one, other)
      }
    }
  }

  @Test("a body may call the actor that the test runs on")
  func callersActor() async throws { try await Desk().check() }

  @Test(
    "a task that is left behind on the main actor, and resumed when its world has ended, does no harm"
  )
  func leftBehind() async throws {
    let late = Latecomer()
    try await forAllSchedules("left", Settings(runs: 3, seed: 1)) { _ in
      Task { @MainActor in
        await withCheckedContinuation { late.wait($0) }
        Issue.record("nobody runs this")
      }
      async let one: Void = Task.yield()
      await Task.yield()
      await one
    }
    late.resumeAll()
    await MainActor.run {}
  }

  @Test("the longest sleeps and patience do not overflow")
  func longest() async throws {
    try await forAllSchedules(
      "long", Settings(runs: 3, seed: 1), patience: .seconds(20_000_000_000)
    ) { schedule in
      for _ in 0..<30 { try await Task.sleep(for: .seconds(Int64.max)) }
      async let one: Void = schedule.clock.sleep(for: .seconds(Int64.max))
      async let other: Void = schedule.clock.sleep(for: .seconds(Int64.max))
      _ = try await (one, other)
    }
  }

  @Test("a failing schedule is saved, and run first the next time")
  func saved() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "smt-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = Settings(runs: 100, seed: 1, failures: SavedFailures(folder: folder))
    _ = try await failure(settings, SeededRace.checkThenAct.body(isFaulty: true))
    let again = try await failure(settings, SeededRace.checkThenAct.body(isFaulty: true))
    #expect(again.story == "a saved failure")
    let report = try await forAllSchedules(
      "verdicts", settings, SeededRace.checkThenAct.body(isFaulty: false))
    #expect(report.savedFailures == 1)
  }

  // MARK: Bounds

  @Test("a bounded search runs every schedule within its bound, once")
  func bounded() async throws {
    let orders = Order()
    let report = try await forAllSchedules(
      "orders", Settings(runs: 10_000, seed: 1), search: .bounded(deviations: 2)
    ) { schedule in
      let order = Order()
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b", "c"] { group.addTask { order.add(name) } }
      }
      orders.add(order.names.joined())
    }
    #expect(report.isComplete)
    #expect(report.runs == orders.names.count)
    #expect(Set(orders.names).count == 6)
    #expect(report.description.contains("all there are within the bound"))
    let some = try await forAllSchedules(
      "orders", Settings(runs: 3, seed: 1), search: .bounded(deviations: 2)
    ) { _ in
      async let one: Void = Task.yield()
      await Task.yield()
      await one
    }
    #expect(!some.isComplete)
  }
}

private final class Latecomer: Sendable {
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

  func wait(_ continuation: CheckedContinuation<Void, Never>) {
    waiting.withLock { $0.append(continuation) }
  }

  func resumeAll() { for continuation in waiting.withLock({ $0 }) { continuation.resume() } }
}

private final class Order: Sendable {
  private let order = Mutex<[String]>([])
  var names: [String] { order.withLock { $0 } }

  func add(_ name: String) { order.withLock { $0.append(name) } }
}
