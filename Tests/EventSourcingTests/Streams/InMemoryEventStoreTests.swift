import EventSourcing
import Synchronization
import Testing

@Suite("In-memory event store")
struct InMemoryEventStoreTests {
  private let store = InMemoryEventStore()
  private let red = StreamID(Category(1), Identifier(high: 0, low: 0xaa))
  private let blue = StreamID(Category(2), Identifier(high: 0, low: 0xaa))

  private func commit(
    _ id: UInt64, recorded: Int64 = 0, _ appends: (StreamID, Int, [[UInt8]])...
  ) -> Commit {
    var command = CommandRecord()
    command.id = Identifier(high: 0, low: id)
    return Commit(
      command: command, recorded: Instant(nanoseconds: recorded),
      appends: appends.map { stream, expected, payloads in
        StreamAppend(
          stream: stream, expected: Revision(UInt64(expected)),
          events: payloads.map { EventPayload(type: UInt32($0.count), bytes: $0) })
      })
  }

  private func refusal(_ id: UInt64) -> RefusedCommand {
    var command = CommandRecord()
    command.id = Identifier(high: 0, low: id)
    return RefusedCommand(command: command, recorded: Instant(), refusal: [0xff])
  }

  private func entries(after position: UInt64 = 0) throws -> [Entry] {
    var found: [Entry] = []
    try store.forEachEntry(after: Position(position)) { entry in
      found.append(entry)
      return true
    }
    return found
  }

  /// Every event as text: position, stream, revision, payload.
  private func events() throws -> [String] {
    try entries().flatMap(\.events).map {
      "\($0.position.value) \($0.stream == red ? "red" : "blue") \($0.revision.value) \($0.payload)"
    }
  }

  @Test("an empty store is at the start")
  func empty() throws {
    #expect(store.head == Head(position: .start, ticket: Ticket(0), recorded: nil))
    #expect(store.number(of: red) == nil)
    #expect(store.stream(StreamNumber(0)) == nil)
    #expect(store.stream(StreamNumber(1)) == nil)
    #expect(store.revision(of: red) == .none)
    #expect(try store.commit(ofCommand: Identifier())?.events == nil)
  }

  @Test("positions are dense across streams, revisions dense in each")
  func dense() throws {
    let first = try store.append(commit(1, recorded: 5, (red, 0, [[1], [2]]), (blue, 0, [[3]])))
    let second = try store.append(commit(2, recorded: 6, (blue, 1, [[4]]), (red, 2, [[]])))
    #expect([first.first, first.last] == [Position(1), Position(3)])
    #expect([second.first, second.last] == [Position(4), Position(5)])
    #expect(
      try events() == [
        "1 red 1 [1]", "2 red 2 [2]", "3 blue 1 [3]", "4 blue 2 [4]", "5 red 3 []",
      ])
    #expect(
      store.head
        == Head(position: Position(5), ticket: second.ticket, recorded: Instant(nanoseconds: 6)))
    #expect(first.ticket < second.ticket)
    #expect([store.revision(of: red), store.revision(of: blue)] == [Revision(3), Revision(2)])
    #expect([store.number(of: red), store.number(of: blue)].map { $0?.value } == [1, 2])
    #expect([store.stream(StreamNumber(1)), store.stream(StreamNumber(2))] == [red, blue])
    #expect(try entries().map(\.decidedAt) == [.start, Position(3)])
  }

  @Test("of a commit whose second stream is elsewhere nothing is written")
  func atomic() throws {
    _ = try store.append(commit(1, (blue, 0, [[1]])))
    let before = store.head
    for wrong in [0, 2] {
      #expect(
        throws: EventStoreError.revisionConflict(
          stream: blue, expected: Revision(UInt64(wrong)), actual: Revision(1))
      ) {
        try store.append(commit(2, (red, 0, [[2], [3]]), (blue, wrong, [[4]])))
      }
    }
    #expect(store.head == before)
    #expect(store.number(of: red) == nil)
    #expect(store.revision(of: red) == .none)
    #expect(try events() == ["1 blue 1 [1]"])
    #expect(try store.commit(ofCommand: Identifier(high: 0, low: 2))?.events == nil)
    // The id is not used up either.
    _ = try store.append(commit(2, (red, 0, [[2]])))
  }

  @Test("a command's id is accepted once, and finds its commit")
  func receipts() throws {
    _ = try store.append(commit(1, (red, 0, [[1]])))
    _ = try store.append(commit(2, (red, 1, [[2]])))
    #expect(throws: EventStoreError.commandAlreadyTaken(Identifier(high: 0, low: 1))) {
      try store.append(commit(1, (red, 2, [[3]])))
    }
    let found = try #require(try store.commit(ofCommand: Identifier(high: 0, low: 2)))
    #expect(found.decidedAt == Position(1))
    #expect(found.events.map(\.payload) == [[2]])
    #expect(found.refusal == nil)
    #expect(store.head.position == Position(2))
  }

  @Test("a refusal takes its place in the order, but no position, stream or receipt")
  func refusals() throws {
    _ = try store.append(commit(1, (red, 0, [[1]])))
    let ticket = try store.append(refusal(2))
    #expect(store.head.ticket == ticket)
    #expect(store.head.position == Position(1))
    #expect(store.revision(of: red) == Revision(1))
    #expect(try store.commit(ofCommand: Identifier(high: 0, low: 2))?.events == nil)
    _ = try store.append(commit(2, (red, 1, [[2]])))
    let entries = try entries()
    #expect(entries.map(\.refusal) == [nil, [0xff], nil])
    #expect(entries.map(\.decidedAt.value) == [0, 1, 1])
    #expect(entries.map(\.last.value) == [1, 1, 2])
    var ofStream: [UInt64] = []
    try store.forEachEntry(of: red) { entry in
      ofStream.append(entry.command.id.low)
      return true
    }
    #expect(ofStream == [1, 2])
  }

  @Test("after a position come the commits that end after it and the refusals decided there")
  func after() throws {
    _ = try store.append(commit(1, (red, 0, [[1], [2]])))
    _ = try store.append(refusal(2))
    _ = try store.append(commit(3, (red, 2, [[3], [4]])))
    _ = try store.append(refusal(4))
    func ids(after position: UInt64) throws -> [UInt64] {
      try entries(after: position).map(\.command.id.low)
    }
    #expect(try ids(after: 0) == [1, 2, 3, 4])
    #expect(try ids(after: 1) == [1, 2, 3, 4])
    #expect(try ids(after: 2) == [2, 3, 4])
    #expect(try ids(after: 3) == [3, 4])
    #expect(try ids(after: 4) == [4])
    #expect(try ids(after: 5) == [])
  }

  @Test("reading stops when the body answers false, and passes its error on")
  func stopping() throws {
    for id in 1...3 as ClosedRange<UInt64> {
      _ = try store.append(commit(id, (red, Int(id) - 1, [[1]])))
    }
    var seen = 0
    try store.forEachEntry(after: .start) { _ in
      seen += 1
      return seen < 2
    }
    #expect(seen == 2)
    try store.forEachEntry(of: red) { _ in
      seen += 1
      return false
    }
    #expect(seen == 3)
    #expect(throws: EventStoreError.closed) {
      try store.forEachEntry(of: red) { _ throws(EventStoreError) in throw .closed }
    }
    #expect(throws: EventStoreError.closed) {
      try store.forEachBatch { _ throws(EventStoreError) in throw .closed }
    }
  }

  @Test("entries of a stream are those that touch it, whole")
  func ofStream() throws {
    _ = try store.append(commit(1, (red, 0, [[1]])))
    _ = try store.append(commit(2, (red, 1, [[2]]), (blue, 0, [[3]])))
    _ = try store.append(commit(3, (red, 2, [[4]])))
    var found: [[[UInt8]]] = []
    try store.forEachEntry(of: blue) { entry in
      found.append(entry.events.map(\.payload))
      return true
    }
    #expect(found == [[[2], [3]]])
    try store.forEachEntry(of: StreamID(Category(3), red.id)) { _ in
      Issue.record("a stream that is not there")
      return true
    }
  }

  @Test("batches give the same events as entries, empty payloads too")
  func batches() throws {
    _ = try store.append(commit(1, recorded: 5, (red, 0, [[1, 2], []]), (blue, 0, [[3]])))
    _ = try store.append(refusal(2))
    _ = try store.append(commit(3, recorded: 6, (blue, 1, [[4]])))
    var found: [StoredEvent] = []
    var recorded: [Int64] = []
    try store.forEachBatch { batch in
      for event in batch.events {
        found.append(
          StoredEvent(
            position: Position(event.position),
            stream: store.stream(StreamNumber(event.stream)) ?? red,
            revision: Revision(event.revision), type: event.type,
            payload: Array(batch.payload(event))))
        recorded.append(event.recorded.nanoseconds)
      }
    }
    #expect(try found == entries().flatMap(\.events))
    #expect(found.map(\.payload) == [[1, 2], [], [3], [4]])
    #expect(recorded == [5, 5, 5, 6])
  }

  @Test("everything is durable at once")
  func durable() throws {
    let appended = try store.append(commit(1, (red, 0, [[1]])))
    try store.waitUntilDurable(appended.ticket)
    let answers = Mutex<[EventStoreError?]>([])
    store.whenDurable(appended.ticket) { answer in answers.withLock { $0.append(answer) } }
    #expect(answers.withLock { $0 } == [nil])
  }
}
