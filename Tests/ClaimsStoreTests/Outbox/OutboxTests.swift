import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The outbox")
struct OutboxTests {
  private typealias Bench = OutboxBench<InMemoryEventStore>

  private func bench(_ settings: OutboxSettings = OutboxSettings()) throws -> Bench {
    try Bench(InMemoryEventStore(), settings: settings)
  }

  /// A draft and two notes; the one between is refused.
  private let first = draft(1)
  private let bad = note(2, on: 9, "to nobody's claim")
  private let last = note(3, on: 1, "called")

  @Test("commands are sent in the order in which they were queued; a refusal holds up none")
  func order() async throws {
    let bench = try bench()
    try bench.queue(first, bad, last)
    #expect(bench.statuses() == [.queued, .queued, .queued])
    #expect(try await bench.outbox.deliver(over: bench.transport) == .idle)
    #expect(bench.statuses() == [.acknowledged, .refused, .acknowledged])
    #expect(bench.transport.requests == [first, bad, last])
    #expect(try bench.other.accepted() == [first.id, last.id])
    let refused = try #require(bench.outbox.item(bad.id))
    #expect(refused.reasons == [Reason(.notFound, found: claim(9).text)])
    #expect(Words(.es).text(for: refused.reasons).hasPrefix("no hay nada con este identificador"))
    let kept = try #require(bench.outbox.item(last.id))
    #expect([kept.position, kept.revision] == [registered + 2, 2])
  }

  @Test("what was queued is there after a restart, and so is its outcome")
  func restart() async throws {
    let bench = try bench()
    try bench.queue(first, bad, last)
    #expect(try bench.reopened().items == bench.outbox.items)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(try bench.reopened().items == bench.outbox.items)
    #expect(try bench.reopened().summary == OutboxSummary(refused: 1, settled: 2))
  }

  @Test(
    "an outbox's log is no log of claims, nor the other way round; an empty one may become either")
  func otherLog() async throws {
    let bench = try bench()
    _ = try Outbox(bench.log, clock: { noon })
    try bench.queue(first)
    let inPlaceOfClaims = #expect(throws: EventStoreError.self) { try newStore(bench.log) }
    let inPlaceOfAnOutbox = #expect(throws: EventStoreError.self) {
      try Outbox(bench.other, clock: { noon })
    }
    #expect(
      inPlaceOfClaims == .otherLog(reason: "this is the log of an outbox; expected one of claims"))
    #expect(
      inPlaceOfAnOutbox == .otherLog(reason: "this is a log of claims; expected that of an outbox"))
  }

  @Test("a log with a place after which there is none is damaged, and never traps")
  func lastPlace() throws {
    for place in [UInt64.max, 1 << 63] {
      let bench = try bench()
      try bench.queue(first)
      var record = CommandRecord()
      record.id = Identifier(high: 9, low: 9)
      let event = OutboxEvent.commandQueued(CommandQueued(command: record, place: place))
      _ = try bench.log.append(
        Commit(
          command: record, recorded: noon,
          appends: [
            StreamAppend(
              stream: .outbox(record.id), expected: .none,
              events: [EventPayload(type: event.kind.rawValue, bytes: try event.encodedPayload())])
          ]))
      let damaged = EventStoreError.damaged(
        offset: 0, reason: "place \(place), which no outbox gives")
      #expect(throws: damaged) { try Outbox(bench.log, clock: { noon }) }
    }
  }

  @Test("the same command again is the same item; another one of its id is refused")
  func doubleTap() async throws {
    let bench = try bench()
    let items = try bench.queue(first, first)
    #expect(items[0] == items[1])
    #expect(bench.outbox.items.count == 1)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(try bench.queue(first)[0].status == .acknowledged)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(bench.transport.requests.count == 1)
    #expect(throws: OutboxError.refused(Refusal(.idTaken, found: first.id.text))) {
      try bench.queue(note(1, on: 1, "another"))
    }
  }

  @Test(
    "a request or an answer that is lost or comes twice leaves one event",
    arguments: [Mood.twice, .replyLost, .requestLost])
  func onceOnly(mood: Mood) async throws {
    let bench = try bench()
    try bench.queue(first, last)
    bench.transport.expect([mood, mood])
    try await bench.deliverAll()
    #expect(bench.statuses() == [.acknowledged, .acknowledged])
    #expect(try bench.other.accepted() == [first.id, last.id])
    #expect(bench.outbox.items.allSatisfy { !$0.isUnanswered && $0.fault == nil })
  }

  @Test(
    "after a fault it waits, twice as long each time, with all after it; then it is parked, they go on"
  )
  func backOff() async throws {
    let bench = try bench(OutboxSettings(limits: OutboxLimits(attempts: 4)))
    try bench.queue(first, bad)
    bench.transport.expect([.unreachable, .requestLost, .unreachable, .notTaken])
    var delays: [Int64] = []
    for _ in 0..<3 {
      guard case .until(let due) = try await bench.outbox.deliver(over: bench.transport) else {
        Issue.record("it does not wait")
        return
      }
      delays.append((due.nanoseconds - bench.clock.time.nanoseconds) / 1_000_000)
      // A moment too early is too early.
      bench.clock.set(to: Instant(nanoseconds: due.nanoseconds - 1))
      #expect(try await bench.outbox.deliver(over: bench.transport) == .until(due))
      bench.clock.set(to: due)
    }
    // Half of 1, 2 and 4 seconds: chance adds nothing here.
    #expect(delays == [500, 1000, 2000])
    #expect(try await bench.outbox.deliver(over: bench.transport) == .idle)
    #expect(bench.statuses() == [.parked, .refused])
    let parked = try #require(bench.outbox.item(first.id))
    #expect(parked.fault == TransportFault(.refused, "413"))
    #expect(parked.isUnanswered)
    // All of its attempts are given back, and its place.
    try bench.outbox.retry(first.id)
    #expect(try await bench.outbox.deliver(over: bench.transport) == .idle)
    #expect(bench.statuses() == [.acknowledged, .refused])
  }

  @Test("back-off doubles up to its longest, and leaves half of that to chance")
  func delays() {
    let backOff = BackOff(first: .seconds(1), longest: .seconds(5))
    for (attempts, seconds) in [(1, 1), (2, 2), (3, 4), (4, 5), (60, 5), (4_000_000_000, 5)] {
      let attempts = UInt32(attempts)
      #expect(backOff.delay(after: attempts, 0) == .milliseconds(seconds * 500))
      let most = backOff.delay(after: attempts, .max)
      #expect(most < .seconds(seconds) && most > .milliseconds(seconds * 1000 - 1))
    }
    #expect(BackOff(first: .zero).delay(after: 9, .max) == .zero)
    #expect(BackOff(first: .seconds(-3)).delay(after: 1, .max) == .zero)
  }

  @Test("an outbox is as patient as the app's configuration says")
  func configuration() {
    var configuration = Configuration()
    let builtIn = OutboxSettings(configuration)
    #expect(builtIn.limits == OutboxSettings().limits)
    #expect(builtIn.backOff == OutboxSettings().backOff)
    #expect(builtIn.timeout == OutboxSettings().timeout)
    configuration.requestTimeout = .seconds(5)
    (configuration.retries.attempts, configuration.retries.longest) = (3, .seconds(60))
    let settings = OutboxSettings(configuration, onConflict: .rebase)
    #expect(settings.timeout == .seconds(5) && settings.onConflict == .rebase)
    #expect(settings.limits.attempts == 3 && settings.backOff.longest == .seconds(60))
  }

  @Test("without a connection nothing is sent; when it comes back, what waits does not wait longer")
  func connectivity() async throws {
    let bench = try bench()
    try bench.queue(first)
    bench.transport.expect([.unreachable])
    _ = try await bench.outbox.deliver(over: bench.transport)
    bench.outbox.connectivity(changed: false)
    bench.clock.advance(by: .seconds(600))
    #expect(try await bench.outbox.deliver(over: bench.transport) == .offline)
    bench.clock.set(to: noon)
    bench.outbox.connectivity(changed: true)
    #expect(try await bench.outbox.deliver(over: bench.transport) == .idle)
    #expect(bench.statuses() == [.acknowledged])
  }

  @Test("when the other side asks for a sign-in, everything waits until there is one")
  func signingIn() async throws {
    let bench = try bench(OutboxSettings(limits: OutboxLimits(attempts: 1)))
    try bench.queue(first, last)
    bench.transport.expect([.asksWho])
    #expect(try await bench.outbox.deliver(over: bench.transport) == .signedOut)
    #expect(!bench.outbox.isSignedIn)
    #expect(bench.statuses() == [.retry, .queued])
    bench.outbox.signedIn()
    #expect(try await bench.outbox.deliver(over: bench.transport) == .idle)
    #expect(bench.statuses() == [.acknowledged, .acknowledged])
  }

  @Test("a refused command is corrected under its id, sent as a new one, or dropped")
  func deciding() async throws {
    let bench = try bench()
    let others = [note(4, on: 9, "x"), note(5, on: 9, "y")]
    try bench.queue(first, bad, others[0], others[1])
    try await bench.outbox.deliver(over: bench.transport)
    try bench.outbox.edit(note(2, on: 1, "to the right one"))
    let new = try bench.outbox.retryAsNew(others[0].id, as: Identifier(high: 1, low: 1))
    try bench.outbox.drop(others[1].id, reason: "never mind")
    try bench.queue(draft(9, id: 6))
    try await bench.outbox.deliver(over: bench.transport)
    #expect(
      bench.statuses() == [
        .acknowledged, .acknowledged, .dropped, .dropped, .refused, .acknowledged,
      ])
    #expect(new.replaces == others[0].id)
    #expect(bench.outbox.item(others[0].id)?.replacement == new.id)
    // What is put right keeps its place, before what came later.
    #expect(bench.transport.requests.map(\.id.low) == [1, 2, 4, 5, 2, 1, 6])
    try bench.outbox.retry(new.id)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(bench.outbox.item(new.id)?.status == .acknowledged)
    #expect(throws: OutboxError.self) { try bench.outbox.drop(new.id) }
    #expect(throws: OutboxError.self) { try bench.outbox.retry(Identifier(high: 9, low: 9)) }
  }

  @Test("nothing is sent as new while the first may have been carried out")
  func unknown() async throws {
    let bench = try bench(OutboxSettings(limits: OutboxLimits(attempts: 1)))
    try bench.queue(first)
    bench.transport.expect([.replyLost])
    try await bench.outbox.deliver(over: bench.transport)
    #expect(bench.outbox.item(first.id)?.actions == [.retryQueued, .dropQueued, .editQueued])
    #expect(throws: OutboxError.refused(Refusal(.outcomeUnknown))) {
      try bench.outbox.retryAsNew(first.id, as: Identifier(high: 1, low: 1))
    }
    // Put right: the other side has it in its first form, and says so.
    var other = first
    other.command = .claim(.openDraft(OpenDraft(type: .dental)))
    try bench.outbox.edit(other)
    try await bench.outbox.deliver(over: bench.transport)
    #expect(bench.outbox.item(first.id)?.reasons.map(\.code) == [.commandIdReused])
    #expect(try bench.other.accepted() == [first.id])
  }
}
