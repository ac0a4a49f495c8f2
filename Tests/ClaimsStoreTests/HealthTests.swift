import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing
import WriteAheadLog

@Suite("Health")
struct HealthTests {
  @Test("reports the log's id, its end, what is durable of it, and how often it was asked")
  func well() throws {
    let path = newLogPath()
    defer { removeLog(path) }
    let log = try WriteAheadLog.open(path)
    let store = try newStore(log)
    _ = try store.send(draft(1)) as Answer
    _ = try store.send(draft(1)) as Answer
    _ = try store.send(note(2, on: 7, "nobody's claim")) as Answer
    store.queue(draft(9))
    var health = store.health()
    #expect(health.logID == log.logID)
    #expect(health.position == registered + 1)
    #expect(health.durablePosition == registered + 1)
    #expect(health.isWell)
    #expect(health.streams == registered + 1)
    #expect(health.pending == 1)
    #expect(health.counters.accepted == registered + 1)
    #expect(
      [health.counters.repeated, health.counters.refused, health.counters.failed] == [1, 1, 0])
    // Two more, for which no caller has waited for the disk yet.
    _ = try store.kernel.submit(draft(2))
    _ = try store.kernel.submit(draft(3))
    health = store.health()
    #expect(health.position == registered + 3)
    #expect(health.durablePosition == registered + 1)
    _ = try store.state
    #expect(store.health().durablePosition == registered + 3)
    try log.close()
  }

  @Test("says why a log takes nothing more, and answers all the same")
  func poisoned() throws {
    let log = FailingEventStore(InMemoryEventStore())
    let store = try newStore(log)
    log.fail(.everyCall, with: .poisoned(reason: "the disk is gone"))
    #expect(throws: EventStoreError.poisoned(reason: "the disk is gone")) {
      _ = try store.send(draft(1)) as Answer
    }
    let health = store.health()
    #expect(health.poisoned == "the disk is gone")
    #expect(!health.isWell)
    #expect(health.counters.failed == 1)
    #expect(health.position == registered)
  }

  @Test("counts observers")
  func observers() throws {
    let store = try newStore(InMemoryEventStore())
    let values = store.values(of: \.revision)
    let pending = store.values(ofPending: \.count)
    #expect(store.health().observers == 2)
    withExtendedLifetime((values, pending)) {}
  }
}
