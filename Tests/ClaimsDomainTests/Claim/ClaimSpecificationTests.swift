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
  @Test("every row of the page is a row of the table, and every row of the table is on the page")
  func rows() throws {
    let written = try ClaimPage.rows()
    let coded = claimLifecycle.steps.map(ClaimPage.cells)
    for row in coded where !written.contains(row) { Issue.record("not on the page: \(row)") }
    for row in written where !coded.contains(row) { Issue.record("not in the code: \(row)") }
    #expect(written.count == claimLifecycle.steps.count)
  }

  @Test("the page's payment table is the code's")
  func payments() throws {
    let coded = Payment.lifecycle.steps.map { step in
      [
        "\(step.id)", "`\(step.from[0].name)`", "`\(step.verb.name)`",
        ClaimPage.outcomes(step.outcomes),
      ]
    }
    #expect(try ClaimPage.table(under: "## Payments") == coded)
  }

  @Test("every guard is explained on the page, with its code and what it looks at")
  func guards() throws {
    let written = try ClaimPage.table(under: "## Guards").map { Array($0.prefix(3)) }
    let coded = ClaimRule.allCases.map {
      ["`\($0.name)`", "\($0.judges)", "`\($0.code.name)`"]
    }
    for row in coded where !written.contains(row) { Issue.record("not on the page: \(row)") }
    for row in written where !coded.contains(row) { Issue.record("not in the code: \(row)") }
  }

  @Test("every refusal code is on the page with its number")
  func refusals() throws {
    let written = try ClaimPage.table(under: "## Refusals").map { Array($0.prefix(2)) }
    let coded = RefusalCode.allCases.filter { $0 != .unspecified }.map {
      ["\($0.rawValue)", "`\($0.name)`"]
    }
    #expect(written == coded)
  }

  @Test("every status is on the page with its number")
  func statuses() throws {
    let written = try ClaimPage.table(under: "## Statuses").map { Array($0.prefix(2)) }
    #expect(written == ClaimStatus.allCases.map { ["\($0.rawValue)", "`\($0.name)`"] })
  }

  @Test("the diagram on the page is the one that the table draws")
  func diagram() throws {
    let text = try String(contentsOf: ClaimPage.url, encoding: .utf8)
    let block = "```mermaid\n\(ClaimDecider.mermaid)```"
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil,
      let start = text.range(of: "```mermaid\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
    {
      let updated = text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: block)
      try updated.write(to: ClaimPage.url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: ClaimPage.url, encoding: .utf8).contains(block))
  }
}

/// The package's folder, from this file's place in it.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
