import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsDomain

@Suite("Exploration of the claim", .long)
struct ClaimExplorationTests {
  /// `.ci/check_exploration` holds every side to the page.
  @Test("a side of the claim that is explored to its end is as large as its page says")
  func complete() throws {
    let rows = try ClaimPage.table(under: "## Explored")
    #expect(rows.map { $0[0] } == ExploredClaim.sides.map { "`\($0.specification.view.name)`" })
    for (side, row) in zip(ExploredClaim.sides, rows) {
      let found = [side.states.count, side.edgeCount, side.refused, side.depth]
      let told = row[1...4].compactMap { Int($0) }
      #expect(side.isComplete ? found == told : found[0] < told[0], "\(row[0]): \(found)")
    }
    #expect(ExploredClaim.sides.contains { $0.isComplete })
  }

  @Test("every explored state keeps the invariants and every step the table, with amounts 0, 1, 2")
  func invariantsHold() {
    for explored in ExploredClaim.all {
      #expect(explored.refused > 0)
      for violation in explored.violations.prefix(3) {
        Issue.record("\(violation.message) after \(violation.path)")
      }
    }
  }

  @Test("from every explored state the claim can still be closed, or voided")
  func noDeadEnds() {
    for explored in ExploredClaim.all {
      for place in explored.deadEnds.prefix(3) {
        Issue.record("stuck in \(explored.states[place].status) after \(explored.path(to: place))")
      }
    }
  }

  @Test("every row and each of its outcomes is taken in every status that it names")
  func everyOutcomeIsReached() {
    let taken = ExploredClaim.taken(in: "claim")
    for step in ClaimDecider.lifecycle.steps {
      for status in step.from {
        let led = step.outcomes.map { outcome in
          if case .to(let other) = outcome.target { other } else { status }
        }
        // If information is given, a row leads back to the status in which the claim was asked.
        for target in led where !taken.contains("\(status.name) \(step.verb.name) \(target.name)") {
          Issue.record("\(step.id) never: \(status.name) \(step.verb.name) \(target.name)")
        }
      }
    }
  }

  @Test("each outcome of a row has its own events somewhere")
  func everyOutcomesEvents() {
    var missing: [String: Set<[ClaimEventKind]>] = [:]
    for step in ClaimDecider.lifecycle.steps {
      missing["\(step.id)"] = Set(step.outcomes.map(\.events))
    }
    for explored in ExploredClaim.all {
      for edge in explored.edges {
        var claim = explored.states[edge.from]
        guard
          let row = ClaimDecider.lifecycle.step(from: claim.status, on: edge.command.command.kind),
          let left = missing["\(row.id)"],
          case .success(let events) = explored.specification.apply(edge.command, to: &claim)
        else { continue }
        let others = left.subtracting([events.map(\.kind)])
        missing["\(row.id)"] = others.isEmpty ? nil : others
      }
    }
    #expect(missing == [:])
  }

  @Test("every step of every region is taken")
  func regions() {
    hold("payment", Payment.lifecycle)
    hold("fraud", FraudStatus.lifecycle)
    hold("recovery", RecoveryStatus.lifecycle)
    hold("litigation", LitigationStatus.lifecycle)
    hold("proposed reserve", ReserveProposed.lifecycle)
    hold("proposed decision", DecisionProposed.lifecycle)
  }

  private func hold<Status: CodedEnum>(
    _ region: String, _ lifecycle: Lifecycle<RegionWords<Status>>
  ) {
    #expect(ExploredClaim.taken(in: region) == lifecycle.ways, "\(region)")
  }

  @Test("no command is dead and no status out of reach")
  func nothingIsDead() {
    #expect(ExploredClaim.coverage.deadCommands == [])
    #expect(ExploredClaim.coverage.unreachedStatuses == [])
  }
}

extension Lifecycle {
  /// Each way from a status to another: `issued clearPayment cleared`.
  var ways: Set<String> {
    Set(
      steps.flatMap { step in
        step.from.flatMap { from in
          step.outcomes.map { outcome in
            let to = if case .to(let other) = outcome.target { other } else { from }
            return "\(from.name) \(step.verb.name) \(to.name)"
          }
        }
      })
  }
}
