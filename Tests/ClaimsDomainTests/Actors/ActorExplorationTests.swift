import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Exploration of the actor register")
struct ActorExplorationTests {
  static let register = Exploration(of: RegisterMachine())

  @Test("a register of three people never lacks an administrator, and I27 holds in every step")
  func register() {
    let explored = Self.register
    print("exploration of the register: \(explored.summary), \(explored.refused) refused")
    #expect(explored.summary == "complete: 387 states, 2925 edges, depth 8")
    for violation in explored.violations.prefix(3) {
      Issue.record("\(violation.message) after \(violation.path)")
    }
    #expect(explored.deadEnds == [])
  }

  @Test("the first to be registered is the actor who registers themselves as administrator")
  func bootstrap() {
    let first = Self.register.edges.filter { $0.from == 0 }.map(\.command)
    #expect(
      first
        == RegisterMachine.people.map { person in
          RegisterAttempt(
            actor: person,
            command: .registerActor(
              RegisterActor(actor: person, name: person.text, roles: [.administrator])),
            sender: person)
        })
  }
}
