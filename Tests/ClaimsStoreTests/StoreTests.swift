import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

@Suite("The store")
struct StoreTests {
  @Test("an empty store has no claims")
  func empty() throws {
    let kernel = try ClaimsKernel(InMemoryEventStore(), clock: { Instant() })
    #expect(try Store(kernel).state.claims.count == 0)
  }
}
