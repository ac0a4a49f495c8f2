import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@Suite("Values of a slice")
struct ValuesTests {
  private let store: Store<InMemoryEventStore>

  init() throws {
    store = try newStore(InMemoryEventStore())
  }

  @Test("the first value is the present one, then comes each change")
  func changes() async throws {
    _ = try await store.send(draft(1))
    var notes = store.values { $0.claims[claim(1)]?.claim.notes }.makeAsyncIterator()
    #expect(await notes.next() == 0)
    for number in 1...3 as ClosedRange<UInt32> {
      _ = try await store.send(note(UInt64(number) + 1, on: 1, "\(number)"))
      #expect(await notes.next() == number)
    }
  }

  @Test("a change from a thread that blocks is seen like any other")
  func blocking() async throws {
    var count = store.values { $0.claims.count }.makeAsyncIterator()
    #expect(await count.next() == 0)
    func sendBlocking() throws { _ = try store.send(draft(1)) }
    try sendBlocking()
    #expect(await count.next() == 1)
  }

  @Test("what does not change the slice is not shown")
  func noDuplicates() async throws {
    let values = store.values { $0.claims.count }
    var count = values.makeAsyncIterator()
    #expect(await count.next() == 0)
    _ = try await store.send(draft(1))
    #expect(await count.next() == 1)
    _ = try await store.send(note(2, on: 1, "called"))
    _ = try await store.send(draft(1))
    _ = try await store.send(note(3, on: 7, "refused"))
    #expect(await waiting(in: values) == [])
  }

  @Test("an older value that arrives after a newer one is dropped")
  func overtaken() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let store = try newStore(log)
    let values = store.values { $0.claims.count }
    var count = values.makeAsyncIterator()
    #expect(await count.next() == 0)
    // The first call is the answer's, the second that of the state which is shown.
    log.hold(wait: 2)
    let slow = Task { try await store.send(draft(1)) }
    try await comesTrue { log.held > 0 }
    _ = try await store.send(draft(2))
    #expect(await count.next() == 2)
    log.release()
    #expect(try await slow.value.isAccepted)
    #expect(await waiting(in: values) == [])
  }

  /// What a stream holds that was not taken yet. Ends the stream.
  private func waiting<Value: Sendable>(in values: AsyncStream<Value>) async -> [Value] {
    let rest = Task { await values.reduce(into: [Value]()) { $0.append($1) } }
    rest.cancel()
    return await rest.value
  }

  @Test("a reader that looks away sees the newest value next, not those between")
  func newestWins() async throws {
    var revision = store.values(of: \.revision).makeAsyncIterator()
    for number in 1...5 as ClosedRange<UInt64> { _ = try await store.send(draft(number)) }
    #expect(await revision.next() == registered + 5)
    _ = try await store.send(draft(6))
    #expect(await revision.next() == registered + 6)
  }

  @Test("observers do not disturb one another")
  func independent() async throws {
    var count = store.values { $0.claims.count }.makeAsyncIterator()
    var revision = store.values(of: \.revision).makeAsyncIterator()
    _ = try await store.send(draft(1))
    #expect(await count.next() == 1)
    _ = try await store.send(note(2, on: 1, "called"))
    #expect(await revision.next() == registered + 2)
    _ = try await store.send(draft(2, id: 3))
    #expect(await count.next() == 2)
    #expect(await revision.next() == registered + 3)
  }

  @Test("the slice is not taken once its consumer has stopped")
  func stopping() async throws {
    let taken = Mutex(0)
    do {
      let values = store.values { state in
        taken.withLock { $0 += 1 }
        return state.revision
      }
      for await revision in values {
        if revision == registered + 1 { break }
        _ = try await store.send(draft(1))
      }
    }
    let before = taken.withLock { $0 }
    #expect(before == 2)
    _ = try await store.send(draft(2))
    #expect(taken.withLock { $0 } == before)
  }

  @Test("a cancelled consumer ends, and its slice is not taken any more")
  func cancelling() async throws {
    let taken = Mutex(0)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let consumer = Task { [store] in
      var seen: [UInt64] = []
      let values = store.values { state in
        taken.withLock { $0 += 1 }
        return state.revision
      }
      for await revision in values {
        seen.append(revision)
        start.yield()
      }
      return seen
    }
    for await _ in started { break }
    consumer.cancel()
    #expect(await consumer.value == [registered])
    _ = try await store.send(draft(1))
    #expect(taken.withLock { $0 } == 1)
  }

  @Test("values never run backwards, from any sender", arguments: [1, 2, 3])
  func neverBackwards(attempt: Int) async throws {
    let sends = 100
    let values = store.values(of: \.revision)
    let consumer = Task {
      var seen: [UInt64] = []
      for await revision in values {
        seen.append(revision)
        if revision == registered + UInt64(sends) { break }
      }
      return seen
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...UInt64(sends) {
        group.addTask { [store] in _ = try await store.send(draft(number)) }
      }
      try await group.waitForAll()
    }
    let revisions = await consumer.value
    #expect(revisions == Array(Set(revisions)).sorted())
    #expect(revisions.last == registered + UInt64(sends))
  }
}
