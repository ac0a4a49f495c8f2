import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("A forecast", .long)
struct ForecastTests {
  @Test(
    "says of a command to any kind of stream what sending it answers",
    arguments: [1, 2, 3, 5, 6, 7] as [UInt64])
  func agrees(seed: UInt64) throws {
    var actions = try RandomActions(seed: seed)
    var accepted: [Category: Int] = [:]
    var (refused, repeated) = (0, 0)
    for _ in 0..<600 {
      let command = try actions.next()
      let forecast: Forecast = try actions.store.forecast(command)
      let answer: Answer = try actions.store.send(command)
      switch (forecast, answer) {
      case (.accepted(let streams), .accepted(let receipt)):
        #expect(!receipt.repeated)
        let entry = try #require(try actions.log.commit(ofCommand: command.id))
        let told = try HistoryLine.lines(of: entry)
          .filter { receipt.events.contains($0.event.kind) }.map(\.stored)
        #expect(
          told.map(\.stream)
            == streams.flatMap { part in part.events.map { _ in part.stream } })
        #expect(streams.flatMap { $0.events.map(\.kind) } == receipt.events)
        let payloads = try streams.flatMap { try $0.events.map { try $0.encodedPayload() } }
        let isTold = zip(told.map(\.payload), payloads).allSatisfy { whole, shown in
          // What is left out for those outside stands empty.
          whole == shown || !command.role.isStaff && shown.count < whole.count
        }
        #expect(isTold)
        accepted[command.stream.category, default: 0] += 1
      case (.refused(let said), .refused(let found)):
        #expect(said == found)
        refused += 1
      case (.repeated(let said), .accepted(let found)):
        #expect(said == found)
        #expect(found.repeated)
        repeated += 1
      default: Issue.record("\(command): \(forecast) was said, and \(answer) came")
      }
    }
    #expect(refused > 50)
    #expect(repeated > 0)
    #expect(accepted.count >= 7, "accepted of each kind: \(accepted)")
  }

  @Test("and the walks that say so come to streams of every kind")
  func everyKind() throws {
    var accepted: Set<Category> = []
    for seed in 1...9 as ClosedRange<UInt64> {
      var actions = try RandomActions(seed: seed)
      for _ in 0..<300 {
        let command = try actions.next()
        let answer: Answer = try actions.store.send(command)
        if answer.isAccepted { accepted.insert(command.stream.category) }
      }
    }
    #expect(
      accepted == [
        .claim, .document, .report, .accident, .property, .quiz, .lead, .catalogs, .actor, .rules,
      ])
  }

  @Test("writes nothing, records nothing, and is charged to no budget of refusals")
  func leavesNoTrace() throws {
    let log = InMemoryEventStore()
    let store = try newStore(log)
    let head = log.head
    for number in 1...60 as ClosedRange<UInt64> {
      let refused: Forecast = try store.forecast(note(number, on: 7, "nobody's claim"))
      #expect(refused.reasons.map(\.code) == [.notFound])
      let accepted: Forecast = try store.forecast(draft(number))
      #expect(accepted == .accepted([try draftedAlone(number)]))
    }
    #expect(log.head == head)
    #expect(try store.state.revision == registered)
    // The budget has room for some refusals in full, so the first one that is sent is recorded.
    let answer: Answer = try store.send(note(1, on: 7, "nobody's claim"))
    #expect(!answer.isAccepted)
    var refusals = 0
    try log.forEachEntry(after: .start) { entry in
      if entry.refusal != nil { refusals += 1 }
      return true
    }
    #expect(refusals == 1)
  }

  private func draftedAlone(_ number: UInt64) throws -> StreamEvents {
    let other = try newStore(InMemoryEventStore())
    let command = draft(number)
    _ = try other.send(command) as Answer
    let entry = try #require(try other.kernel.log.commit(ofCommand: command.id))
    let stored = try #require(entry.events.first)
    return StreamEvents(
      stream: command.stream,
      events: [
        try DomainEvent(
          category: stored.stream.category, type: stored.type, payload: stored.payload)
      ])
  }

  @Test("is shown only once what it rests on is durable")
  func durable() async throws {
    let log = FailingEventStore(InMemoryEventStore())
    let store = try newStore(log)
    log.fail(.durability(ofAppend: 1), with: .poisoned(reason: "the disk is gone"))
    await #expect(throws: EventStoreError.poisoned(reason: "the disk is gone")) {
      _ = try await store.send(draft(1))
    }
    await #expect(throws: EventStoreError.poisoned(reason: "the disk is gone")) {
      _ = try await store.forecast(note(2, on: 1, "on what nobody may know of"))
    }
  }
}

extension Role {
  fileprivate var isStaff: Bool { worksOnClaims && self != .anonymous }
}
