import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("Exploration of the catalogs", .long)
struct CatalogExplorationTests {
  static let explored = Exploration(of: CatalogMachine())

  @Test("no code is ever lost, and every step keeps the table")
  func explored() throws {
    let explored = Self.explored
    print("exploration of the catalogs: \(explored.summary), \(explored.refused) refused")
    #expect(explored.summary == "complete: 300 states, 1560 edges, depth 8")
    #expect(try CatalogSpecificationTests.page.text().contains("**\(explored.summary)**"))
    for violation in explored.violations.prefix(3) {
      Issue.record("\(violation.message) after \(violation.path)")
    }
    #expect(explored.deadEnds == [])
    #expect(explored.coverage.deadCommands == [])
    #expect(explored.coverage.unreachedStatuses == [])
  }

  @Test(
    "every decision of a walk is taken again as it was", arguments: 1...5 as ClosedRange<UInt64>)
  func walks(seed: UInt64) throws {
    let machine = CatalogMachine()
    var generator = SeededGenerator(seed: seed)
    var book = CatalogBook()
    var taken: [(attempt: CatalogMachine.Command, answer: Result<[CatalogEvent], Refusal>)] = []
    for _ in 0..<300 {
      let attempts = machine.alphabet(in: book).commands
      let attempt = attempts[Int.random(in: 0..<attempts.count, using: &generator)]
      taken.append((attempt, machine.apply(attempt, to: &book)))
    }
    var (again, stored) = (CatalogBook(), CatalogBook())
    var accepted = 0
    for step in taken {
      #expect(machine.apply(step.attempt, to: &again) == step.answer)
      for event in (try? step.answer.get()) ?? [] {
        CatalogDecider.evolve(
          &stored, try CatalogEvent(kind: event.kind.rawValue, payload: event.encodedPayload()))
        accepted += 1
      }
    }
    #expect(again == book)
    #expect(stored == book)
    #expect(accepted > 5)
  }
}
