import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing

@Suite("What is asked of an outbox once more")
struct OutboxAgainTests {
  private let bench: OutboxBench<InMemoryEventStore>
  private let bad = note(2, on: 9, "to nobody's claim")
  private let replacement = Identifier(high: 1, low: 1)

  init() throws { bench = try OutboxBench(InMemoryEventStore()) }

  private var outbox: Outbox<InMemoryEventStore> { bench.outbox }

  private func refused() async throws {
    try bench.queue(draft(1), bad)
    try await outbox.deliver(over: bench.transport)
  }

  @Test("a caller that drops it and loses the answer is answered as before, and nothing is written")
  func drop() async throws {
    try await refused()
    let first = try outbox.drop(bad.id, reason: "never mind")
    let position = bench.log.head.position
    #expect(try outbox.drop(bad.id, reason: "never mind") == first)
    #expect(try bench.reopened().drop(bad.id, reason: "never mind") == first)
    #expect(bench.log.head.position == position)
    #expect(throws: OutboxError.self) { try outbox.drop(bad.id, reason: "another") }
    #expect(throws: OutboxError.self) { try outbox.retry(bad.id) }
  }

  @Test("a caller that sends it as new and loses the answer is answered with the same new item")
  func retryAsNew() async throws {
    try await refused()
    let first = try outbox.retryAsNew(bad.id, as: replacement)
    #expect(try outbox.retryAsNew(bad.id, as: replacement) == first)
    try await outbox.deliver(over: bench.transport)
    #expect(try outbox.retryAsNew(bad.id, as: replacement).status == .refused)
    #expect(outbox.items.map(\.id) == [draft(1).id, bad.id, replacement])
    #expect(throws: OutboxError.self) {
      try outbox.retryAsNew(bad.id, as: Identifier(high: 1, low: 2))
    }
  }

  @Test("a caller that edits it and loses the answer gets the item, however far it is by now")
  func edit() async throws {
    try await refused()
    let mended = note(2, on: 1, "to the right one")
    #expect(throws: OutboxError.refused(Refusal(.noChange))) { try outbox.edit(bad) }
    let first = try outbox.edit(mended)
    #expect(try outbox.edit(mended) == first)
    try await outbox.deliver(over: bench.transport)
    #expect(try outbox.edit(mended).status == .acknowledged)
    #expect(throws: OutboxError.self) { try outbox.edit(note(2, on: 1, "another")) }
    #expect(try bench.other.accepted() == [draft(1).id, mended.id])
  }

  @Test("a caller that retries or resolves it and loses the answer gets the item")
  func decided() async throws {
    var stale = note(3, on: 1, "called")
    stale.expectedRevision = 0
    try bench.queue(draft(1), bad, stale)
    try await outbox.deliver(over: bench.transport)
    let (retried, resolved) = (try outbox.retry(bad.id), try outbox.resolve(stale.id, by: .rebase))
    let position = bench.log.head.position
    #expect(try outbox.retry(bad.id) == retried)
    #expect(try outbox.resolve(stale.id, by: .rebase) == resolved)
    #expect(throws: OutboxError.self) { try outbox.resolve(stale.id, by: .keepLocal) }
    #expect(bench.log.head.position == position)
  }

  @Test("what was asked before something else is not answered as if that had not been")
  func between() async throws {
    try await refused()
    try outbox.retry(bad.id)
    try outbox.drop(bad.id)
    #expect(throws: OutboxError.self) { try outbox.retry(bad.id) }
  }
}
