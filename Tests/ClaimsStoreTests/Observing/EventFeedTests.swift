import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing
import WriteAheadLog

@Suite("The feed of events")
struct EventFeedTests {
  @Test("brings what the log holds and then what comes, each commit once and in order")
  func lossless() async throws {
    let store = try newStore(InMemoryEventStore())
    for number in 1...200 as ClosedRange<UInt64> { _ = try await store.send(draft(number)) }
    let reader = Task {
      var seen: [Position] = []
      for try await entry in store.events() {
        seen.append(entry.last)
        if entry.last.value == registered + 500 { break }
      }
      return seen
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 201...500 as ClosedRange<UInt64> {
        group.addTask { _ = try await store.send(draft(number)) }
      }
      try await group.waitForAll()
    }
    #expect(try await reader.value == (1...registered + 500).map { Position($0) })
  }

  @Test("goes on where its reader stopped, at any position")
  func resumable() async throws {
    let store = try newStore(InMemoryEventStore())
    for number in 1...20 as ClosedRange<UInt64> { _ = try await store.send(draft(number)) }
    let end = registered + 20
    for start in 0..<end {
      var seen: [UInt64] = []
      var feed = store.events(after: Position(start)).makeAsyncIterator()
      while seen.last != end { seen.append(try #require(try await feed.next()).last.value) }
      #expect(seen == Array(start + 1...end))
    }
  }

  @Test("a position that the log does not reach is refused, also once the log has grown beyond it")
  func beyondEnd() async throws {
    let store = try newStore(InMemoryEventStore())
    let (end, beyond) = (Position(registered), Position(registered + 1))
    var late = store.events(after: beyond).makeAsyncIterator()
    var next = store.events(after: end).makeAsyncIterator()
    _ = try await store.send(draft(1))
    _ = try await store.send(draft(2))
    for _ in 1...2 {
      await #expect(throws: EventStoreError.beyondEnd(beyond, end: end)) {
        _ = try await late.next()
      }
    }
    #expect(try await next.next()?.last == beyond)
    // By now it is there.
    var again = store.events(after: beyond).makeAsyncIterator()
    #expect(try await again.next()?.command.id == draft(2).id)
  }

  @Test("a commit of several events comes whole to a reader that stopped in its middle")
  func wholeCommits() async throws {
    let store = try newStore(InMemoryEventStore())
    _ = try await store.send(draft(1))
    _ = try await store.send(envelope(2, .submit(Submit()), on: 1, by: "carla", as: .claimant))
    let accept = AcceptIntake(handler: ActorID("hugo"))
    let accepted = try await store.send(
      envelope(3, .acceptIntake(accept), on: 1, by: "hugo", as: .handler))
    let receipt = try #require(accepted.receipt)
    #expect(receipt.events.count == 2)
    var feed = store.events(after: Position(receipt.position - 1)).makeAsyncIterator()
    let entry = try #require(try await feed.next())
    #expect(entry.events.count == 2)
    #expect(entry.last == Position(receipt.position))
    #expect(feed.position == entry.last)
  }

  @Test("leaves refusals out, which are no events")
  func refusals() async throws {
    let store = try newStore(InMemoryEventStore())
    _ = try await store.send(note(5, on: 7, "nobody's claim"))
    _ = try await store.send(draft(1))
    var feed = store.events(after: Position(registered)).makeAsyncIterator()
    #expect(try await feed.next()?.command.id == draft(1).id)
  }

  @Test("is never ahead of durability, whatever the log would let it read")
  func durable() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let store = try newStore(log)
    log.hold(wait: 1)
    let sending = Task { try await store.send(draft(1)) }
    try await comesTrue { log.held > 0 }
    // The event is in the log by now; the feed's own wait is held, too.
    let reads = log.calls.reads
    log.hold(wait: 1)
    let reading = Task {
      var feed = store.events(after: Position(registered)).makeAsyncIterator()
      return try await feed.next()
    }
    try await comesTrue { log.held > 1 }
    #expect(log.calls.reads == reads)
    log.release()
    #expect(try await reading.value?.command.id == draft(1).id)
    _ = try await sending.value
  }

  @Test("reports that the log failed, and brings nothing that is not durable")
  func failing() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let store = try newStore(log)
    log.fail(.durability(ofAppend: 1), with: .poisoned(reason: "the disk is gone"))
    await #expect(throws: EventStoreError.self) { _ = try await store.send(draft(1)) }
    var feed = store.events(after: Position(registered)).makeAsyncIterator()
    await #expect(throws: EventStoreError.poisoned(reason: "the disk is gone")) {
      _ = try await feed.next()
    }
  }

  @Test("sees what comes into the log by other ways than the store")
  func others() async throws {
    let store = try newStore(InMemoryEventStore())
    let reading = Task {
      var feed = store.events(after: Position(registered)).makeAsyncIterator()
      return try await feed.next()
    }
    let _: Answer = try await store.kernel.send(draft(1))
    #expect(try await reading.value?.command.id == draft(1).id)
  }

  @Test("ends if its task is cancelled while it waits")
  func cancelled() async throws {
    let store = try newStore(InMemoryEventStore())
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let reading = Task {
      var feed = store.events().makeAsyncIterator()
      var count = 0
      while try await feed.next() != nil {
        count += 1
        if count == registered { start.yield() }
      }
      return count
    }
    for await _ in started { break }
    reading.cancel()
    #expect(try await reading.value == Int(registered))
  }

  @Test("reads a log on disk from any position alike, also far from its beginning")
  func onDisk() async throws {
    let path = newLogPath()
    defer { removeLog(path) }
    let text = String(repeating: "called again, ", count: 40)
    let notes = 800 as UInt64
    do {
      let log = try WriteAheadLog.open(path)
      let store = try newStore(log)
      _ = try await store.send(draft(1))
      for number in 2...notes {
        _ = try store.kernel.submit(note(number, on: 1, text))
        // Refusals are between the commits, and are passed over.
        if number % 7 == 0 { _ = try store.kernel.submit(note(number, on: 9, text)) }
      }
      try await check(store, notes)
      #expect(store.health().durablePosition == registered + notes)
      try log.close()
    }
    let log = try WriteAheadLog.open(path)
    let store = Store(try ClaimsKernel(log, clock: { noon }))
    try await check(store, notes)
    try log.close()
  }

  private func check(_ store: Store<WriteAheadLog>, _ notes: UInt64) async throws {
    let end = registered + notes
    for start in stride(from: 0, to: end, by: 97) {
      var feed = store.events(after: Position(start)).makeAsyncIterator()
      var seen: [UInt64] = []
      while seen.last != end { seen.append(try #require(try await feed.next()).last.value) }
      #expect(seen == Array(start + 1...end))
    }
  }
}
