import EventSourcing
import Testing

@testable import ClaimsDomain

/// A region of the claim as its page shows it.
struct RegionPage: CustomStringConvertible, Sendable {
  let path: String
  let statuses: [[String]]
  let rows: [[String]]
  let verbs: [ClaimVerb]
  let events: [ClaimEventKind]
  let diagram: String
  var description: String { path }

  /// Without a start the region returns to its first status.
  init<Status: CodedEnum>(
    _ path: String, _ lifecycle: Lifecycle<RegionWords<Status>>, start: Status? = nil
  ) {
    self.path = path
    statuses = SpecificationPage.codes(Array(Status.allCases))
    rows = lifecycle.steps.map { step in
      let claimRows = ClaimDecider.lifecycle.steps.filter { $0.verb == step.verb }.map {
        "\($0.id)"
      }
      return [
        "\(step.id)", SpecificationPage.joined(step.from.map(\.name), " | "),
        SpecificationPage.quoted(step.verb.name), SpecificationPage.outcomes(step.outcomes),
        claimRows.joined(separator: ", "),
      ]
    }
    verbs = lifecycle.steps.map(\.verb)
    events = lifecycle.steps.flatMap { $0.outcomes.flatMap(\.events) }
    diagram = start.map { lifecycle.mermaid(start: $0) } ?? lifecycle.mermaid()
  }

  static let all = [
    RegionPage("Reserves.md", ReserveProposed.lifecycle),
    RegionPage("Decision.md", DecisionProposed.lifecycle),
    RegionPage("Payments.md", Payment.lifecycle, start: PaymentStatus.none),
    RegionPage("Fraud.md", FraudStatus.lifecycle, start: FraudStatus.none),
    RegionPage("Recovery.md", RecoveryStatus.lifecycle, start: RecoveryStatus.none),
    RegionPage("Litigation.md", LitigationStatus.lifecycle, start: LitigationStatus.none),
  ]
}

@Suite("The regions' pages in Specs", .serialized)
struct RegionSpecificationTests {
  private func page(_ region: RegionPage) -> SpecificationPage {
    SpecificationPage("Specs/Lifecycles/" + region.path)
  }

  @Test("every status of a region is on its page with its number", arguments: RegionPage.all)
  func statuses(region: RegionPage) throws {
    try page(region).hold("## Statuses", to: region.statuses)
  }

  @Test("every row of a region is on its page, with the claim's rows", arguments: RegionPage.all)
  func rows(region: RegionPage) throws { try page(region).hold("## Rows", to: region.rows) }

  @Test("the diagram of a region is the one that its table draws", arguments: RegionPage.all)
  func diagram(region: RegionPage) throws { try page(region).checkDiagram(region.diagram) }

  @Test("a region's events come from the claim's rows of the same verb", arguments: RegionPage.all)
  func events(region: RegionPage) {
    let claimRows = ClaimDecider.lifecycle.steps.filter { region.verbs.contains($0.verb) }
    for verb in region.verbs where !claimRows.contains(where: { $0.verb == verb }) {
      Issue.record("\(verb.name) has no row in the claim's table")
    }
    for step in claimRows {
      for outcome in step.outcomes where !outcome.events.contains(where: region.events.contains) {
        Issue.record("\(step.id): \(outcome.events.map(\.name)) has nothing of \(region)")
      }
    }
    let possible = claimRows.flatMap { $0.outcomes.flatMap(\.events) }
    #expect(Set(region.events).isSubset(of: possible))
  }

  @Test("no status and verb of a region have two rows")
  func unambiguous() {
    #expect(ReserveProposed.lifecycle.ambiguities.isEmpty)
    #expect(DecisionProposed.lifecycle.ambiguities.isEmpty)
    #expect(Payment.lifecycle.ambiguities.isEmpty)
    #expect(FraudStatus.lifecycle.ambiguities.isEmpty)
    #expect(RecoveryStatus.lifecycle.ambiguities.isEmpty)
    #expect(LitigationStatus.lifecycle.ambiguities.isEmpty)
  }
}
