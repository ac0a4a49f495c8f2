import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Exploration of the claim")
struct ClaimExplorationTests {
  let explored = ExploredClaim.exploration

  @Test("every reachable state keeps the invariants and every step the table, with amounts 0, 1, 2")
  func invariantsHold() {
    print("exploration of the claim: \(explored.summary), \(explored.refused) refused")
    #expect(explored.summary == "complete: 1057 states, 5631 edges, depth 14")
    for violation in explored.violations.prefix(3) {
      Issue.record("\(violation.message) after \(violation.path)")
    }
  }

  @Test("from every reachable state the claim can still be closed")
  func noDeadEnds() {
    for place in explored.deadEnds.prefix(3) {
      Issue.record("stuck in \(explored.states[place].status) after \(explored.path(to: place))")
    }
  }

  @Test("every row and each of its outcomes is taken somewhere")
  func everyOutcomeIsReached() {
    let taken = Set(explored.coverage.steps.map(\.description))
    for step in claimLifecycle.steps {
      for status in step.from {
        for outcome in step.outcomes {
          let target = if case .to(let other) = outcome.target { other } else { status }
          let wanted = "claim: \(status.name) --\(step.verb.name)--> \(target.name)"
          #expect(taken.contains(wanted), "\(step.id) never happened: \(wanted)")
        }
      }
    }
    for step in Payment.lifecycle.steps {
      for case .to(let target) in step.outcomes.map(\.target) {
        let wanted = "payment: \(step.from[0].name) --\(step.verb.name)--> \(target.name)"
        #expect(taken.contains(wanted), "\(step.id) never happened: \(wanted)")
      }
    }
  }

  @Test("no command is dead and no status out of reach")
  func nothingIsDead() {
    #expect(explored.coverage.deadCommands == [])
    #expect(explored.coverage.unreachedStatuses == [])
  }
}
