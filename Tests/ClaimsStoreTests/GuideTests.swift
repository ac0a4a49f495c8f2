import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

@Suite("The guide to the store")
struct GuideTests {
  private let carla = ActorID("carla")

  @Test("read a slice, send, watch it")
  func slices() async throws {
    let store = try newStore(InMemoryEventStore())
    let (claim, draft) = (claim(1), draft(1))
    let title = store.scope(on: [.stream(.claim(claim))]) { $0.claims[claim]?.claim.title }
    var titles = title.values.makeAsyncIterator()
    #expect(await titles.next() == .some(nil))

    let answer: Answer = try await store.send(draft)
    #expect(answer.isAccepted)
    #expect(await titles.next() == "Rear-end")
    #expect(try await store.read { $0.claims.count } == 1)
  }

  @Test("every durable commit, from a position on")
  func feed() async throws {
    let store = try newStore(InMemoryEventStore())
    let last = try store.state.revision
    let _: Answer = try await store.send(draft(1))

    var feed = store.events(after: Position(last)).makeAsyncIterator()
    let entry = try await feed.next()
    #expect(entry?.command.id == draft(1).id)
    #expect(feed.position == Position(last + 1))
  }

  @Test("commands wait in an outbox and are delivered once")
  func outbox() async throws {
    let server = try newStore(InMemoryEventStore())
    let outbox = try Outbox(InMemoryEventStore(), clock: { noon })
    try await outbox.enqueue(draft(1))
    try await outbox.enqueue(note(2, on: 1, " ", by: "carla", as: .claimant))
    #expect(outbox.summary == OutboxSummary(underWay: 2))

    let pause = try await outbox.deliver(over: LocalTransport(server))
    #expect(pause == .idle)
    #expect(outbox.items.map(\.status) == [.acknowledged, .refused])

    _ = try outbox.edit(note(2, on: 1, "called", by: "carla", as: .claimant))
    try await outbox.deliver(over: LocalTransport(server))
    #expect(outbox.summary.isSettled)
    #expect(try server.state.claims[claim(1)]?.claim.notes == 1)
  }

  @Test("the state of the past, and the opposite of a command")
  func goingBack() async throws {
    let store = try newStore(InMemoryEventStore())
    let _: Answer = try await store.send(draft(1))
    let _: Answer = try await store.send(note(2, on: 1, "called", by: "carla", as: .claimant))

    var machine = try store.timeMachine()
    try machine.seek(machine.end)
    try machine.step(by: -1)
    #expect(machine.state.claims[claim(1)]?.claim.notes == 0)

    let grant = CommandEnvelope(
      id: Identifier(high: 0xada, low: 9), actor: ActorID("ada"), role: .administrator,
      person: ActorID("hugo"), command: .grantRole(GrantRole(role: .supervisor)))
    let _: Answer = try await store.send(grant)
    let undo = try store.undo(
      of: grant.id, by: ActorID("ada"), as: .administrator, id: Identifier(high: 0xada, low: 10))
    #expect(undo?.command == .actor(.revokeRole(RevokeRole(role: .supervisor))))
  }
}
