import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@Suite("Observers of an outbox")
struct OutboxObservingTests {
  @Test("an observer may query the outbox, and change it; all see changes in its order")
  func asking() throws {
    let bench = try OutboxBench(InMemoryEventStore())
    let outbox = bench.outbox
    let heard = Mutex<[String]>([])
    let observation = outbox.observe { item in
      heard.withLock { $0.append("\(item.id.low) \(item.status.name)") }
      #expect(outbox.summary.underWay <= 3)
      if item.id.low == 2, item.status == .queued { _ = try? outbox.drop(item.id) }
    }
    try bench.queue(draft(1), note(2, on: 1, "called"), note(3, on: 1, "called again"))
    withExtendedLifetime(observation) {}
    #expect(heard.withLock { $0 } == ["1 queued", "2 queued", "2 dropped", "3 queued"])
  }

  @Test("changes from many threads are reported one after the other, each item's in its order")
  func threads() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    let outbox = bench.outbox
    let heard = Mutex<[UInt64: [OutboxStatus]]>([:])
    let inside = Atomic(0)
    let observation = outbox.observe { item in
      #expect(inside.add(1, ordering: .relaxed).newValue == 1)
      heard.withLock { $0[item.id.low, default: []].append(item.status) }
      inside.subtract(1, ordering: .relaxed)
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 1...200 as ClosedRange<UInt64> {
        group.addTask {
          _ = try? await outbox.enqueue(note(number, on: 1, "note"))
          _ = try? await Task { try outbox.drop(note(number, on: 1, "").id) }.value
        }
      }
    }
    // The last notification may still be running.
    try await comesTrue { heard.withLock { $0.values.map(\.count).reduce(0, +) } >= 400 }
    withExtendedLifetime(observation) {}
    #expect(heard.withLock { $0.values.allSatisfy { $0 == [.queued, .dropped] } })
  }

  @Test("what is settled while a store begins to follow is not pending there")
  func following() throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1), note(2, on: 1, "called"))
    let (outbox, observed) = (bench.outbox, ObservedOutbox(bench.outbox))
    observed.whileListing { _ = try? outbox.drop(draft(1).id) }
    let store = try newStore(InMemoryEventStore())
    let following = store.follow(observed)
    #expect(store.pending.map(\.id) == [note(2, on: 1, "").id])
    try outbox.drop(note(2, on: 1, "").id)
    #expect(store.pending.isEmpty)
    withExtendedLifetime(following) {}
  }

  @Test("a log that fails once is reported, and delivery goes on after a while")
  func failing() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let bench = try OutboxBench(log)
    let sleeps = Mutex<[Duration]>([])
    let told = Mutex<[EventStoreError]>([])
    let outbox = try Outbox(
      log, clock: bench.clock.read, random: { 0 },
      sleep: { [clock = bench.clock] duration in
        if duration == .seconds(30) { return await forever(duration) }
        sleeps.withLock { $0.append(duration) }
        clock.advance(by: duration)
      })
    try enqueue(draft(1), in: outbox)
    log.fail(.append(1))
    log.fail(.append(2))
    let transport = bench.transport
    let running = Task {
      try await outbox.run(over: transport) { failure in
        told.withLock { $0.append(failure) }
        #expect(outbox.failure == failure)
      }
    }
    try await comesTrue { outbox.item(draft(1).id)?.isSettled == true }
    running.cancel()
    try await running.value
    #expect(told.withLock { $0 } == [.inputOutput, .inputOutput])
    #expect(sleeps.withLock { $0 } == [.milliseconds(500), .seconds(1)])
    #expect(outbox.failure == nil)
    #expect(try bench.other.accepted() == [draft(1).id])
  }

  @Test("a log that takes nothing more ends the delivery, and the outbox says why")
  func poisoned() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let bench = try OutboxBench(log)
    try bench.queue(draft(1))
    log.fail(.everyCall, with: .poisoned(reason: "a test"))
    await #expect(throws: EventStoreError.poisoned(reason: "a test")) {
      try await bench.outbox.run(over: bench.transport)
    }
    #expect(bench.outbox.failure == .poisoned(reason: "a test"))
  }

  @Test("there is a connection until set otherwise, or none from the start")
  func offline() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1))
    let outbox = try Outbox(
      bench.log, isOnline: false, clock: bench.clock.read, random: { 0 }, sleep: forever)
    #expect(!outbox.isOnline)
    #expect(try await outbox.deliver(over: bench.transport) == .offline)
    outbox.connectivity(changed: true)
    #expect(try await outbox.deliver(over: bench.transport) == .idle)
  }

  private func enqueue<Log: EventStore>(
    _ command: CommandEnvelope, in outbox: Outbox<Log>
  ) throws { try outbox.enqueue(command) }
}
