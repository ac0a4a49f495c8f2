import EventSourcing
import Foundation

@testable import ClaimsDomain

/// The claim's page for people, as its tables say it.
enum ClaimPage {
  static let page = SpecificationPage("Specs/Lifecycles/Claim.md")
  static var url: URL { page.url }

  static func rows() throws -> [[String]] { try table(under: "## Rows") }

  static func table(under heading: String) throws -> [[String]] {
    try page.table(under: heading)
  }

  static func cells(_ step: Step<ClaimVocabulary>) -> [String] { SpecificationPage.cells(step) }

  static func outcomes<Words: Vocabulary>(_ outcomes: [Outcome<Words>]) -> String {
    SpecificationPage.outcomes(outcomes)
  }
}
