import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

/// The report, explored once for all tests.
enum ExploredReport {
  static let sides = [ReportView.writing, .handling, .notices, .findings].map {
    Exploration(of: ReportMachine($0), limit: 20_000)
  }
}

@Suite("Exploration of the incident report", .long)
struct ReportExplorationTests {
  @Test("each side of the report is explored to its end")
  func complete() {
    for side in ExploredReport.sides {
      print(
        "exploration of the report, \(side.specification.view): \(side.summary), "
          + "\(side.refused) refused")
    }
    #expect(ExploredReport.sides.allSatisfy { $0.isComplete })
  }

  static var rows: [[String]] {
    ExploredReport.sides.map { side in
      [
        "`\(side.specification.view)`", "\(side.states.count)", "\(side.edgeCount)",
        "\(side.refused)", "\(side.depth)",
      ]
    }
  }

  @Test("every reachable state keeps the invariants and every step the table")
  func invariants() {
    for explored in ExploredReport.sides {
      #expect(explored.refused > 0)
      for violation in explored.violations.prefix(3) {
        Issue.record("\(violation.message) after \(violation.path)")
      }
    }
  }

  @Test("from every reachable state the report can be closed, or thrown away")
  func noDeadEnds() {
    for explored in ExploredReport.sides {
      for place in explored.deadEnds.prefix(3) {
        Issue.record("stuck in \(explored.states[place].status) after \(explored.path(to: place))")
      }
    }
  }

  @Test("every row and each of its outcomes is taken in every status that it names")
  func everyOutcome() {
    var taken: Set<String> = []
    for side in ExploredReport.sides {
      for edge in side.edges {
        let (from, to) = (side.states[edge.from].status, side.states[edge.to].status)
        taken.insert("\(from.name) \(edge.command.command.kind.name) \(to.name)")
      }
    }
    for step in ReportDecider.lifecycle.steps {
      for status in step.from {
        for outcome in step.outcomes {
          let target = if case .to(let other) = outcome.target { other } else { status }
          let cell = "\(status.name) \(step.verb.name) \(target.name)"
          #expect(taken.contains(cell), "never taken: \(cell)")
        }
      }
    }
  }
}
