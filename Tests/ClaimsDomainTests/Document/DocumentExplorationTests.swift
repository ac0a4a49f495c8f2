import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Exploration of a document")
struct DocumentExplorationTests {
  static let life = Exploration(of: DocumentMachine(.life))
  static let access = Exploration(of: DocumentMachine(.access))

  @Test("every state keeps the invariants, every step the table, and none is a dead end")
  func complete() {
    for (name, explored) in [("life", Self.life), ("access", Self.access)] {
      print("exploration of a document, \(name): \(explored.summary), \(explored.refused) refused")
      #expect(explored.summary.hasPrefix("complete: "))
      for violation in explored.violations.prefix(3) {
        Issue.record("\(violation.message) after \(violation.path)")
      }
      #expect(explored.deadEnds == [])
      #expect(explored.coverage.unreachedStatuses == [])
    }
  }

  @Test("every command is accepted somewhere, from one side or the other")
  func commands() {
    let life = Set(Self.life.coverage.deadCommands.map { "\($0)" })
    let access = Set(Self.access.coverage.deadCommands.map { "\($0)" })
    #expect(life.intersection(access) == [])
  }

  @Test("every refusal that a guard can give is met")
  func refusals() {
    var found: Set<RefusalCode> = []
    for explored in [Self.life, Self.access] {
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
