import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

/// Whatever waits or repeats ends with its task, and keeps what it had begun.
@Suite("Delivering that is cancelled")
struct OutboxCancellingTests {
  /// Never answers; a request says that it has come.
  private struct Deaf: Transport {
    let asked: AsyncStream<Void>.Continuation

    func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
      asked.yield()
      await forever(.zero)
      throw TransportFault(.unreachable)
    }
  }

  /// Runs a body in a task that is cancelled before it begins.
  private func cancelled<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in starts {}
      return try await body()
    }
    task.cancel()
    start.finish()
    return await task.result
  }

  @Test("a cancelled task sends nothing, and a loop over it ends")
  func before() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1))
    let once = await cancelled { try await bench.outbox.deliver(over: bench.transport) }
    #expect(try once.get() == .cancelled)
    let all = await cancelled { try await bench.deliverAll() }
    #expect(throws: StoppedDelivering(pause: .cancelled)) { try all.get() }
    let running = await cancelled { try await bench.outbox.run(over: bench.transport) }
    try running.get()
    #expect(bench.transport.requests == [])
    #expect(bench.statuses() == [.queued])
    // A later run delivers.
    try await bench.deliverAll()
    #expect(bench.statuses() == [.acknowledged])
  }

  @Test("a run while nothing waits ends with the task")
  func idle() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1))
    let (outbox, transport) = (bench.outbox, bench.transport)
    let running = Task { try await outbox.run(over: transport) }
    try await comesTrue { outbox.summary.isSettled }
    running.cancel()
    try await running.value
    #expect(bench.statuses() == [.acknowledged])
  }

  @Test("a run while something is not due yet ends with the task")
  func due() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1))
    bench.transport.expect([.unreachable])
    let (outbox, transport) = (bench.outbox, bench.transport)
    let running = Task { try await outbox.run(over: transport) }
    try await comesTrue { outbox.items.first?.status == .retry }
    running.cancel()
    try await running.value
    #expect(bench.transport.requests == [draft(1)])
    #expect(outbox.items.map(\.attempts) == [1])
  }

  @Test("a run while an answer is awaited ends with the task, and no attempt is used up")
  func asking() async throws {
    let bench = try OutboxBench(InMemoryEventStore())
    try bench.queue(draft(1))
    let (requests, asked) = AsyncStream.makeStream(of: Void.self)
    let outbox = bench.outbox
    let running = Task { try await outbox.run(over: Deaf(asked: asked)) }
    for await _ in requests { break }
    running.cancel()
    try await running.value
    #expect(outbox.items.map(\.fault) == [TransportFault(.cancelled)])
    #expect(outbox.items.map(\.attempts) == [0])
  }

  @Test("a run while its log fails ends with the task")
  func failing() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let bench = try OutboxBench(log)
    try bench.queue(draft(1))
    log.fail(.append(1))
    let (failures, failed) = AsyncStream.makeStream(of: EventStoreError.self)
    let (outbox, transport) = (bench.outbox, bench.transport)
    let running = Task {
      try await outbox.run(over: transport) { failed.yield($0) }
    }
    for await failure in failures {
      #expect(failure == .inputOutput)
      break
    }
    running.cancel()
    try await running.value
    #expect(bench.transport.requests == [])
    #expect(outbox.failure == .inputOutput)
  }
}
