import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("Exploration of the incident report", .long)
struct ReportExplorationTests {
  static var rows: [[String]] {
    ReportCases.explored.map { side in
      [
        "`\(side.specification.view)`", "\(side.states.count)", "\(side.edgeCount)",
        "\(side.refused)", "\(side.depth)",
      ]
    }
  }

  @Test("every row and each of its outcomes is taken in every status that it names")
  func everyOutcome() {
    var taken: Set<String> = []
    for side in ReportCases.explored {
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
