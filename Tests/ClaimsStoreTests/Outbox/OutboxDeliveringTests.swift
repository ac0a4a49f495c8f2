import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@Suite("Delivering from an outbox")
struct OutboxDeliveringTests {
  private struct Silent: Transport {
    func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
      await forever(.zero)
      throw TransportFault(.unreachable)
    }
  }

  /// Gives, whatever it is asked, the answer for another command.
  private struct Mistaken: Transport {
    func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
      .accepted(Receipt())
    }
  }

  @Test("an answer that does not come in time is a time-out: it may have been carried out")
  func timeout() async throws {
    let asked = Mutex<[Duration]>([])
    let outbox = try Outbox(
      InMemoryEventStore(), settings: OutboxSettings(timeout: .seconds(30)), clock: { noon },
      sleep: { duration in asked.withLock { $0.append(duration) } })
    try queue(draft(1), in: outbox)
    _ = try await outbox.deliver(over: Silent())
    #expect(asked.withLock { $0 } == [.seconds(30)])
    #expect(outbox.items.map(\.fault) == [TransportFault(.timeout)])
    #expect(outbox.items.map(\.isUnanswered) == [true])
  }

  @Test("a delivery that is cancelled stops, and uses up no attempt")
  func cancelling() async throws {
    let outbox = try Outbox(InMemoryEventStore(), clock: { noon }, sleep: forever)
    try queue(draft(1), in: outbox)
    let delivery = Task { try await outbox.deliver(over: Silent()) }
    try await comesTrue { outbox.items.first?.status == .sending }
    #expect(try await outbox.deliver(over: Silent()) == .busy)
    delivery.cancel()
    #expect(try await delivery.value == .cancelled)
    #expect(outbox.items.map(\.fault) == [TransportFault(.cancelled)])
    #expect(outbox.items.map(\.attempts) == [0])
  }

  @Test("nothing is handed over before it is durable that it is on its way")
  func durableFirst() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let bench = try OutboxBench(log)
    try bench.queue(draft(1))
    // An observer of changes waits too.
    log.hold(wait: 1)
    log.hold(wait: 2)
    let delivery = Task { try await bench.outbox.deliver(over: bench.transport) }
    try await comesTrue { log.held >= 2 || !bench.transport.requests.isEmpty }
    #expect(bench.transport.requests.isEmpty)
    log.release()
    _ = try await delivery.value
    #expect(bench.transport.requests.count == 1)
  }

  @Test("an answer to another command does not count")
  func mistaken() async throws {
    let outbox = try Outbox(InMemoryEventStore(), clock: { noon }, sleep: forever)
    try queue(draft(1), in: outbox)
    _ = try await outbox.deliver(over: Mistaken())
    #expect(outbox.items.map(\.status) == [.retry])
    #expect(outbox.items.first?.fault?.kind == .timeout)
  }

  @Test("a run sends whatever is queued, is due or waits for a sign-in, as it comes")
  func running() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    let transport = bench.transport
    // Sleeps by moving the clock: whatever is waited for comes at once.
    let outbox = try Outbox(
      bench.log, clock: bench.clock.read, random: { 0 },
      sleep: { [clock = bench.clock] duration in
        if duration == .seconds(30) { return await forever(duration) }
        clock.advance(by: duration)
      })
    let running = Task { try await outbox.run(over: transport) }
    transport.expect([.unreachable, .replyLost, .answer, .asksWho])
    try queue(draft(1), in: outbox)
    try await comesTrue { outbox.item(draft(1).id)?.isSettled == true }
    try queue(note(2, on: 1, "called"), in: outbox)
    try await comesTrue { !outbox.isSignedIn }
    outbox.connectivity(changed: false)
    outbox.signedIn()
    try queue(note(3, on: 1, "called again"), in: outbox)
    outbox.connectivity(changed: true)
    try await comesTrue { outbox.summary.isSettled }
    running.cancel()
    try await running.value
    #expect(
      try bench.other.accepted() == [draft(1).id, note(2, on: 1, "").id, note(3, on: 1, "").id])
  }

  @Test("every change is reported once it is durable, in order")
  func changes() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    let changes = bench.outbox.changes()
    try bench.queue(draft(1))
    bench.transport.expect([.unreachable])
    _ = try await bench.outbox.deliver(over: bench.transport)
    try bench.outbox.retry(draft(1).id)
    _ = try await bench.outbox.deliver(over: bench.transport)
    var told: [OutboxStatus] = []
    for await item in changes {
      told.append(item.status)
      if item.isSettled { break }
    }
    #expect(told == [.queued, .sending, .retry, .queued, .sending, .acknowledged])
  }

  @Test("a log that fails while something is sent: it is sent again, and there once")
  func failingLog() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let bench = try OutboxBench(log)
    try bench.queue(draft(1))
    log.fail(.append(2), with: .poisoned(reason: "a test"))
    await #expect(throws: EventStoreError.poisoned(reason: "a test")) {
      try await bench.outbox.deliver(over: bench.transport)
    }
    log.heal()
    // The same outbox finds that the outcome is unknown, and so does one opened anew.
    #expect(try bench.reopened().items.first?.fault?.kind == .interrupted)
    bench.clock.advance(by: .seconds(600))
    let reopened = try bench.reopened()
    #expect(try await reopened.deliver(over: bench.transport) == .idle)
    #expect(reopened.items.map(\.status) == [.acknowledged])
    #expect(try bench.other.accepted() == [draft(1).id])
  }

  @Test("what was queued and is not durable is not said to be queued")
  func notDurable() throws {
    let log = FailingEventStore(InMemoryEventStore())
    let bench = try OutboxBench(log)
    log.fail(.durability(ofAppend: 1), with: .poisoned(reason: "a test"))
    #expect(throws: OutboxError.store(.poisoned(reason: "a test"))) { try bench.queue(draft(1)) }
  }

  @Test("a log of claims is no outbox")
  func foreign() throws {
    let log = InMemoryEventStore()
    _ = try newStore(log)
    #expect(throws: EventStoreError.self) { try Outbox(log, clock: { noon }) }
  }

  private func queue(_ command: CommandEnvelope, in outbox: Outbox<InMemoryEventStore>) throws {
    try outbox.enqueue(command)
  }
}
