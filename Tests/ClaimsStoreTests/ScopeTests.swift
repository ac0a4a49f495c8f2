import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

@Suite("A scope")
struct ScopeTests {
  private let store: Store<InMemoryEventStore>

  init() throws { store = try newStore(InMemoryEventStore()) }

  @Test("shows its part of the root's state, and sends through the root")
  func part() async throws {
    let one = store.scope { $0.claims[claim(1)]?.claim }
    #expect(try one.value == nil)
    #expect(try await one.send(draft(1)).isAccepted)
    #expect(try one.value?.title == "Rear-end")
    #expect(try store.state.claims.count == 1)
    let forecast = try one.forecast(draft(1))
    guard case .repeated = forecast else {
      Issue.record("\(forecast)")
      return
    }
    #expect(
      try one.allowed(for: ActorID("carla"), as: .claimant, on: .claim(claim(1)))
        == store.allowed(for: ActorID("carla"), as: .claimant, on: .claim(claim(1))))
  }

  @Test("of a scope is a part of a part, and sees what is sent beside it")
  func nested() async throws {
    let claims = store.scope(on: [.all(.claim)]) { $0.claims }
    let one = claims.scope { $0[claim(1)]?.claim }
    let notes = one.scope { $0?.notes ?? 0 }
    var seen = notes.values.makeAsyncIterator()
    #expect(await seen.next() == 0)
    _ = try await store.send(draft(1))
    _ = try await store.send(note(2, on: 1, "sent at the root"))
    #expect(await seen.next() == 1)
    _ = try await notes.send(note(3, on: 1, "sent at the leaf"))
    #expect(await seen.next() == 2)
    #expect(try notes.value == 2)
    #expect(try claims.value.count == 1)
  }
}
