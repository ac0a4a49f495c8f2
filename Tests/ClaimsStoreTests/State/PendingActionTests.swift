import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("Pending actions")
struct PendingActionTests {
  private let log = FailingEventStore(InMemoryEventStore())
  private let store: Store<FailingEventStore<InMemoryEventStore>>

  init() throws { store = try newStore(log) }

  @Test("what waits for the disk is pending with its forecast, and no state shows it")
  func sent() async throws {
    var shown = store.values(ofPending: { $0.map(\.id) }).makeAsyncIterator()
    #expect(await shown.next() == [])
    let forecast = try await store.forecast(draft(1))
    log.hold(wait: 1)
    let sending = Task { try await store.send(draft(1)) }
    #expect(await shown.next() == [draft(1).id])
    try await comesTrue { log.held > 0 }
    let pending = store.pending
    #expect(pending.map(\.command) == [draft(1)])
    #expect(pending.map(\.stage) == [.sent])
    #expect(pending[draft(1).id]?.forecast == forecast)
    log.release()
    #expect(try await sending.value.isAccepted)
    #expect(store.pending.isEmpty)
    #expect(await shown.next() == [])
  }

  @Test("a refusal is pending too until what it rests on is durable")
  func refused() async throws {
    log.hold(wait: 1)
    let sending = Task { try await store.send(note(2, on: 7, "nobody's claim")) }
    try await comesTrue { log.held > 0 }
    #expect(store.pending.first?.forecast?.reasons.map(\.code) == [.notFound])
    log.release()
    #expect(try await sending.value.refused != nil)
    #expect(store.pending.isEmpty)
  }

  @Test("a double tap is one pending action, settled when both have their answer")
  func doubleTap() async throws {
    log.hold(wait: 1)
    log.hold(wait: 2)
    let first = Task { try await store.send(draft(1)) }
    try await comesTrue { log.held >= 1 }
    let second = Task { try await store.send(draft(1)) }
    try await comesTrue { log.held >= 2 }
    #expect(store.pending.count == 1)
    log.release()
    let receipts = [try await first.value.receipt, try await second.value.receipt]
    #expect(receipts.map { $0?.repeated } == [false, true])
    #expect(receipts[0]?.position == receipts[1]?.position)
    #expect(store.pending.isEmpty)
    #expect(log.head.position.value == registered + 1)
  }

  @Test("what a failing log leaves unknown stays pending, and is settled by sending it again")
  func uncertain() async throws {
    log.fail(.wait(1), with: .poisoned(reason: "the disk is gone"))
    await #expect(throws: EventStoreError.self) { _ = try await store.send(draft(1)) }
    #expect(store.pending.map(\.stage) == [.uncertain])
    log.heal()
    let receipt = try #require(try await store.send(draft(1)).receipt)
    #expect(receipt.repeated)
    #expect(store.pending.isEmpty)
  }

  @Test("what an outbox keeps back is part of the state until it is settled")
  func queued() async throws {
    var counts = store.values(on: [.pending]) { $0.pending.count }.makeAsyncIterator()
    #expect(await counts.next() == 0)
    let forecast = try await store.forecast(draft(1))
    store.queue(draft(1), forecast: forecast)
    #expect(await counts.next() == 1)
    store.queue(draft(2))
    #expect(await counts.next() == 2)
    #expect(try store.state.pending.map(\.stage) == [.queued, .queued])
    #expect(try store.state.pending.actions(on: .claim(claim(1))).map(\.forecast) == [forecast])
    #expect(store.pending.count == 2)
    store.unqueue(draft(1).id)
    #expect(await counts.next() == 1)
    #expect(store.pending.map(\.id) == [draft(2).id])
  }

  @Test("an action that is sent from an outbox is pending once")
  func queuedAndSent() async throws {
    store.queue(draft(1))
    log.hold(wait: 1)
    let sending = Task { try await store.send(draft(1)) }
    try await comesTrue { log.held > 0 }
    #expect(store.pending.map(\.stage) == [.sent])
    log.release()
    _ = try await sending.value
    #expect(store.pending.map(\.stage) == [.queued])
    store.unqueue(draft(1).id)
    #expect(store.pending.isEmpty)
  }

  @Test("many at once are shown once, in order")
  func many() throws {
    store.queue((1...100 as ClosedRange<UInt64>).map { PendingAction(draft($0), stage: .queued) })
    #expect(store.pending.map(\.id) == (1...100 as ClosedRange<UInt64>).map { draft($0).id })
  }
}

@Suite("The list of pending actions")
struct PendingActionsTests {
  @Test("holds what a plain list would, in the same order, whatever is added and settled")
  func likeAList() async throws {
    let steps = Generator.array(of: .integer(in: 0...40), count: 0...300)
    try await forAll("a list of pending actions", steps) { steps in
      let store = try newStore(InMemoryEventStore())
      var plain: [UInt64] = []
      for step in steps {
        // The upper half settles what the lower half adds.
        let number = UInt64(step % 20) + 1
        if step >= 20 {
          plain.removeAll { $0 == number }
          store.unqueue(draft(number).id)
        } else {
          if !plain.contains(number) { plain.append(number) }
          store.queue(draft(number))
        }
        let pending = store.pending
        guard pending.map(\.id) == plain.map({ draft($0).id }), pending.count == plain.count,
          pending.isEmpty == plain.isEmpty, pending.first?.id == plain.first.map({ draft($0).id }),
          (pending[draft(number).id] != nil) == (step < 20)
        else { return false }
      }
      return true
    }
  }
}
