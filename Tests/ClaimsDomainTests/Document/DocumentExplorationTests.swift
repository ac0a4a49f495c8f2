import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Exploration of a document")
struct DocumentExplorationTests {
  @Test("every refusal that a guard can give is met")
  func refusals() {
    var found: Set<RefusalCode> = []
    for explored in [DocumentCases.life, DocumentCases.access] {
      let machine = explored.specification
      for document in explored.states {
        for attempt in machine.alphabet(in: document).commands {
          var copy = document
          found.formUnion(machine.apply(attempt, to: &copy).refusedCodes)
        }
      }
    }
    let wanted = Set(DocumentDecider.lifecycle.guards.map(\.code))
    #expect(wanted.subtracting(found).map { "\($0.name)" }.sorted() == [])
  }
}
