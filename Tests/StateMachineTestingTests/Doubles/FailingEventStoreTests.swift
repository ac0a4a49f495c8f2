import EventSourcing
import StateMachineTesting
import Synchronization
import Testing

@Suite("A failing event store")
struct FailingEventStoreTests {
  private let log = FailingEventStore(InMemoryEventStore())
  private let stream = StreamID(Category(7), Identifier(high: 0, low: 1))

  /// Appends the event of this number at the stream's present revision.
  @discardableResult
  private func append(_ number: UInt64) throws(EventStoreError) -> Appended {
    var command = CommandRecord()
    command.id = Identifier(high: 1, low: number)
    return try log.append(
      Commit(
        command: command, recorded: Instant(),
        appends: [
          StreamAppend(
            stream: stream, expected: log.revision(of: stream),
            events: [EventPayload(type: UInt32(number), bytes: [])])
        ]))
  }

  @discardableResult
  private func refuse() throws(EventStoreError) -> Ticket {
    try log.append(
      RefusedCommand(command: CommandRecord(), recorded: Instant(), refusal: [1]))
  }

  /// What a call threw; nil if it did not.
  private func failure(_ call: () throws -> Void) -> EventStoreError? {
    do { try call() } catch { return error as? EventStoreError }
    return nil
  }

  private func waiting(for ticket: Ticket) -> EventStoreError? {
    let told = Mutex<[EventStoreError?]>([])
    log.whenDurable(ticket) { failure in told.withLock { $0.append(failure) } }
    let answers = told.withLock { $0 }
    #expect(answers.count == 1)
    return answers.first ?? nil
  }

  private var events: [UInt32] {
    get throws {
      var types: [UInt32] = []
      try log.base.forEachEntry(after: .start) { entry in
        types += entry.events.map(\.type)
        return true
      }
      return types
    }
  }

  @Test("passes everything through until it is set to fail, and counts the calls")
  func passesThrough() throws {
    let appended = try append(1)
    #expect([appended.first.value, appended.last.value, appended.ticket.value] == [1, 1, 1])
    #expect(try refuse() == Ticket(2))
    try log.waitUntilDurable(Ticket(1))
    #expect(waiting(for: Ticket(2)) == nil)
    #expect(log.head == log.base.head)
    #expect(try log.commit(ofCommand: Identifier(high: 1, low: 1))?.events.map(\.type) == [1])
    #expect(log.number(of: stream).flatMap { log.stream($0) } == stream)
    #expect([UInt64(log.streamCount), log.revision(of: stream).value] == [1, 1])
    var (ofLog, ofStream, batches) = (0, 0, 0)
    try log.forEachEntry(after: .start) { _ in
      ofLog += 1
      return true
    }
    try log.forEachEntry(of: stream) { _ in
      ofStream += 1
      return true
    }
    try log.forEachBatch { _ in batches += 1 }
    #expect([ofLog, ofStream, batches] == [2, 1, 1])
    #expect(log.calls == .init(appends: 2, waits: 2, reads: 4))
  }

  @Test("the nth append fails and writes nothing; those around it do not")
  func append() throws {
    try append(1)
    log.fail(.append(2), with: .closed)
    log.fail(.append(3))
    try append(2)
    #expect(failure { try append(3) } == .closed)
    #expect(failure { try refuse() } == .inputOutput)
    try append(4)
    #expect(try events == [1, 2, 4])
    #expect(log.calls == .init(appends: 5))
  }

  @Test("the nth wait fails, blocking or not, and the next one does not")
  func wait() throws {
    let ticket = try append(1).ticket
    log.fail(.wait(1), with: .poisoned(reason: "a test"))
    log.fail(.wait(3), with: .closed)
    #expect(failure { try log.waitUntilDurable(ticket) } == .poisoned(reason: "a test"))
    #expect(waiting(for: ticket) == nil)
    #expect(waiting(for: ticket) == .closed)
    try log.waitUntilDurable(ticket)
  }

  @Test("an append whose durability fails is written, and neither it nor a later one is durable")
  func durability() throws {
    let before = try append(1).ticket
    log.fail(.durability(ofAppend: 2))
    let kept = try append(2).ticket
    let lost = try refuse()
    let after = try append(4).ticket
    #expect(try events == [1, 2, 4])
    for _ in 0..<2 {
      #expect([before, kept].map(waiting(for:)) == [nil, nil])
      #expect([lost, after].map(waiting(for:)) == [.inputOutput, .inputOutput])
      #expect(failure { try log.waitUntilDurable(lost) } == .inputOutput)
    }
    // A later loss does not make the earlier one good.
    log.fail(.durability(ofAppend: 1), with: .closed)
    let last = try append(5).ticket
    #expect([lost, last].map(waiting(for:)) == [.inputOutput, .inputOutput])
  }

  @Test("while every call fails nothing is written or read; healed, it goes on")
  func everyCall() throws {
    let ticket = try append(1).ticket
    log.fail(.everyCall, with: .closed)
    log.fail(.append(1))
    let found = [
      failure { try append(2) }, failure { try refuse() },
      failure { try log.waitUntilDurable(ticket) }, waiting(for: ticket),
      failure { _ = try log.commit(ofCommand: Identifier()) },
      failure { try log.forEachEntry(after: .start) { _ in true } },
      failure { try log.forEachEntry(of: stream) { _ in true } },
      failure { try log.forEachBatch { _ in } },
    ]
    #expect(found == Array(repeating: .closed, count: 8))
    #expect(log.head.position == Position(1))
    log.heal()
    try append(2)
    #expect(waiting(for: ticket) == nil)
    #expect(try events == [1, 2])
    #expect(log.calls == .init(appends: 4, waits: 3, reads: 4))
  }

  @Test("healing takes back faults that are still to come, and losses")
  func healing() throws {
    log.fail(.durability(ofAppend: 1))
    log.fail(.append(2))
    log.fail(.wait(2))
    let ticket = try append(1).ticket
    #expect(waiting(for: ticket) == .inputOutput)
    log.heal()
    try append(2)
    #expect([waiting(for: ticket), waiting(for: ticket)] == [nil, nil])
  }

  @Test("a wait that is kept back is answered when it is let go, and a later one overtakes it")
  func holding() throws {
    let ticket = try append(1).ticket
    let told = Mutex<[Int]>([])
    func wait(_ number: Int) {
      log.whenDurable(ticket) { failure in
        told.withLock { $0.append(failure == nil ? number : -number) }
      }
    }
    log.hold(wait: 2)
    log.hold(wait: 3)
    log.hold(wait: 5)
    for number in 1...4 { wait(number) }
    #expect([told.withLock { $0 }, [log.held]] == [[1, 4], [2]])
    log.release()
    #expect([told.withLock { $0 }, [log.held]] == [[1, 4, 2, 3], [0]])
    wait(5)
    log.hold(wait: 1)
    log.heal()
    wait(6)
    #expect([told.withLock { $0 }, [log.held]] == [[1, 4, 2, 3, 5, 6], [0]])
  }
}
