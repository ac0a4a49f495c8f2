import EventSourcing
import Foundation
import Synchronization
import Testing

/// A page in Specs, as its tables say it, and what the code says in the page's notation.
struct SpecificationPage: Sendable {
  let url: URL
  /// The pages that explain the other guards of this one's rows.
  let guardPages: [SpecificationPage]

  init(_ path: String, guardPages: [SpecificationPage] = []) {
    url = repository.appending(path: path)
    self.guardPages = guardPages
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The rows of the table that follows a heading, cell by cell, without its head.
  func table(under heading: String) throws -> [[String]] {
    guard ProcessInfo.processInfo.environment["UPDATE_SPECS"] == nil else {
      return try read(heading)
    }
    let place = [url.path, heading]
    if let known = Self.known.withLock({ $0[place] }) { return known }
    let table = try read(heading)
    Self.known.withLock { $0[place] = table }
    return table
  }

  /// The tables that were read: sentences are told of them thousands of times.
  private static let known = Mutex<[[String]: [[String]]]>([:])

  private func read(_ heading: String) throws -> [[String]] {
    let lines = try text().components(separatedBy: "\n")
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

  /// The first cells of that table's rows.
  func table(under heading: String, columns: Int) throws -> [[String]] {
    try table(under: heading).map { Array($0.prefix(columns)) }
  }

  /// Holds a table to what the code says, both ways, in any order.
  func check(_ heading: String, is coded: [[String]]) throws {
    let columns = coded.map(\.count).max() ?? 0
    for fault in Self.faults(of: try table(under: heading, columns: columns), against: coded) {
      Issue.record("\(fault)")
    }
  }

  /// In which rows a table on the page and one in the code differ, in words.
  static func faults(of written: [[String]], against coded: [[String]]) -> [String] {
    coded.filter { !written.contains($0) }.map { "not on the page: \($0)" }
      + written.filter { !coded.contains($0) }.map { "not in the code: \($0)" }
      + (written.count == Set(written).count ? [] : ["a row stands on the page twice"])
  }

  /// Holds the diagram on the page to the one that a table draws; with `UPDATE_SPECS` in the
  /// environment, writes it anew before.
  func checkDiagram(_ mermaid: String) throws {
    let block = "```mermaid\n\(mermaid)```"
    var text = try text()
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil,
      let start = text.range(of: "```mermaid\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
    {
      text.replaceSubrange(start.lowerBound..<end.upperBound, with: block)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try self.text().contains(block))
  }

  // MARK: The notation

  static func cells<Words: Vocabulary>(_ step: Step<Words>) -> [String] {
    [
      "\(step.id)", joined(step.from.map(\.name), " | "), "`\(step.verb.name)`",
      joined(step.roles.map(\.name), " | "),
      step.guards.filter { $0.subject == .state }.map { "`\($0.name)`" }.joined(separator: ", "),
      step.guards.filter { $0.subject == .arguments }.map { "`\($0.name)`" }
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

  /// Number and name of every case.
  static func codes<Code: CodedEnum>(_ cases: [Code]) -> [[String]] {
    cases.map { ["\($0.rawValue)", "`\($0.name)`"] }
  }

  // MARK: Sentences

  /// What the page says of a row: its cells, without dashes.
  func sentence(ofRow id: String) -> String { sentence(of: id, under: "## Rows") }

  /// What the page says of a guard: what it looks at, and when it holds.
  func sentence(ofGuard name: String) -> String { Self.sentence(of: "`\(name)`", in: explained) }

  private func sentence(of first: String, under heading: String) -> String {
    Self.sentence(of: first, in: { try table(under: heading) })
  }

  private static func sentence(of first: String, in table: () throws -> [[String]]) -> String {
    guard let row = try? table().first(where: { $0.first == first }) else { return first }
    return row.filter { $0 != "–" }.joined(separator: "; ")
  }

  /// The guards that this page and those beside it explain, in their order.
  func explained() throws -> [[String]] {
    try ([self] + guardPages).flatMap { try $0.table(under: "## Guards") }
  }
}
