import ClaimsDomain
import EventSourcing
import Foundation
import Testing

/// The page for people and the table in the code say the same, word for word, both ways.
///
/// After a deliberate change: `UPDATE_SPECS=1 swift test --filter ClaimSpecificationTests` writes
/// the generated parts anew; read the difference before it is committed.
@Suite("The claim's page in Specs")
struct ClaimSpecificationTests {
  static let page = repository.appending(path: "Specs/Lifecycles/Claim.md")

  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    let written = try tables(in: Self.page, under: "## Rows")
    let coded = claimLifecycle.steps.map(cells)
    for row in coded where !written.contains(row) { Issue.record("not on the page: \(row)") }
    for row in written where !coded.contains(row) { Issue.record("not in the code: \(row)") }
    #expect(written.count == claimLifecycle.steps.count)
  }

  @Test("the page's payment table is the code's")
  func payments() throws {
    let coded = Payment.lifecycle.steps.map { step in
      [
        "\(step.id)", "`\(step.from[0].name)`", "`\(step.verb.name)`", outcomes(step.outcomes),
      ]
    }
    #expect(try tables(in: Self.page, under: "## Payments") == coded)
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    let written = try tables(in: Self.page, under: "## Guards").map { Array($0.prefix(3)) }
    let coded = ClaimRule.allCases.map {
      ["`\($0.name)`", "\($0.judges)", "`\($0.code.name)`"]
    }
    for row in coded where !written.contains(row) { Issue.record("not on the page: \(row)") }
    for row in written where !coded.contains(row) { Issue.record("not in the code: \(row)") }
  }

  @Test("every refusal code is on the page with its number")
  func refusals() throws {
    let written = try tables(in: Self.page, under: "## Refusals").map { Array($0.prefix(2)) }
    let coded = RefusalCode.allCases.filter { $0 != .unspecified }.map {
      ["\($0.rawValue)", "`\($0.name)`"]
    }
    #expect(written == coded)
  }

  @Test("every status is on the page with its number")
  func statuses() throws {
    let written = try tables(in: Self.page, under: "## Statuses").map { Array($0.prefix(2)) }
    #expect(written == ClaimStatus.allCases.map { ["\($0.rawValue)", "`\($0.name)`"] })
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let block = "```mermaid\n\(ClaimDecider.mermaid)```"
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil,
      let start = text.range(of: "```mermaid\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
    {
      let updated = text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: block)
      try updated.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8).contains(block))
  }

  // MARK: Parts

  private func cells(_ step: Step<ClaimWords>) -> [String] {
    [
      "\(step.id)", joined(step.from.map(\.name), " | "), "`\(step.verb.name)`",
      joined(step.roles.map(\.name), " | "),
      step.guards.filter { $0.judges == .state }.map { "`\($0.name)`" }.joined(separator: ", "),
      step.guards.filter { $0.judges == .arguments }.map { "`\($0.name)`" }
        .joined(separator: ", "),
      outcomes(step.outcomes),
    ].map { $0.isEmpty ? "–" : $0 }
  }

  private func outcomes<Words: Vocabulary>(_ outcomes: [Outcome<Words>]) -> String {
    outcomes.map { outcome in
      let target = if case .to(let status) = outcome.target { "`\(status.name)`" } else { "=" }
      return joined(outcome.events.map(\.name), ", ") + " → " + target
    }.joined(separator: " | ")
  }

  private func joined(_ names: [StaticString], _ separator: String) -> String {
    names.map { "`\($0)`" }.joined(separator: separator)
  }

  /// The rows of the table that follows a heading, cell by cell, without its head.
  private func tables(in page: URL, under heading: String) throws -> [[String]] {
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
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

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
