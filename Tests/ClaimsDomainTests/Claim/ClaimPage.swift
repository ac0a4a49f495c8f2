import ClaimsDomain
import EventSourcing
import Foundation
import Testing

/// The claim's page for people, as its tables say it.
enum ClaimPage {
  static let url = repository.appending(path: "Specs/Lifecycles/Claim.md")

  static func rows() throws -> [[String]] { try table(under: "## Rows") }

  static func cells(_ step: Step<ClaimWords>) -> [String] {
    [
      "\(step.id)", joined(step.from.map(\.name), " | "), "`\(step.verb.name)`",
      joined(step.roles.map(\.name), " | "),
      step.guards.filter { $0.judges == .state }.map { "`\($0.name)`" }.joined(separator: ", "),
      step.guards.filter { $0.judges == .arguments }.map { "`\($0.name)`" }
        .joined(separator: ", "),
      outcomes(step.outcomes),
    ].map { $0.isEmpty ? "–" : $0 }
  }

  static func outcomes<Words: Vocabulary>(_ outcomes: [Outcome<Words>]) -> String {
    outcomes.map { outcome in
      let target = if case .to(let status) = outcome.target { "`\(status.name)`" } else { "=" }
      return joined(outcome.events.map(\.name), ", ") + " → " + target
    }.joined(separator: " | ")
  }

  static func joined(_ names: [StaticString], _ separator: String) -> String {
    names.map { "`\($0)`" }.joined(separator: separator)
  }

  /// The rows of the table that follows a heading, cell by cell, without its head.
  static func table(under heading: String) throws -> [[String]] {
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading), "no heading \(heading)")
    let rows = lines[(start + 1)...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return rows.dropFirst(2).map { row in
      // A bar inside a cell is written \|, as Markdown wants it.
      row.replacingOccurrences(of: "\\|", with: "\u{0}").dropFirst().dropLast()
        .components(separatedBy: "|").map {
          $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\u{0}", with: "|")
        }
    }
  }
}
