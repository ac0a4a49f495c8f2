import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Foundation
import Testing

extension SpecificationPage {
  /// Holds a table to what the code says: the first cells of every row, row by row. Whatever
  /// is in further cells is for people, and must not be empty.
  ///
  /// With `UPDATE_SPECS` in the environment writes the code's cells anew before, and keeps the
  /// others of rows with the same first cell. Tests of one page must not run beside one another.
  func hold(_ heading: String, to coded: [[String]]) throws {
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil { try write(heading, coded) }
    let columns = coded.first?.count ?? 0
    let written = try table(under: heading)
    for fault in Self.faults(of: written.map { Array($0.prefix(columns)) }, against: coded) {
      Issue.record("\(heading): \(fault)")
    }
    #expect(
      written.map(\.first) == coded.map(\.first), "\(heading): the rows stand in another order")
    for row in written where row.dropFirst(columns).contains(where: \.isEmpty) {
      Issue.record("\(heading): nothing is said of \(row[0])")
    }
  }

  private func write(_ heading: String, _ coded: [[String]]) throws {
    var lines = try text().components(separatedBy: "\n")
    let known = try table(under: heading)
    let start = try #require(lines.firstIndex(of: heading), "no heading \(heading)")
    let head = try #require(lines[start...].firstIndex { $0.hasPrefix("|") }, "no table")
    let end = lines[head...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let columns = lines[head].split(separator: "|").count
    let rows = coded.map { row in
      let prose = known.first { $0.first == row.first }?.dropFirst(row.count) ?? []
      let missing = max(0, columns - row.count - prose.count)
      let cells = row + prose + [String](repeating: "", count: missing)
      return "| "
        + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ")
        + " |"
    }
    lines.replaceSubrange(head + 2..<end, with: rows)
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }

  static func quoted(_ name: StaticString) -> String { "`\(name)`" }

  /// A list of names; a dash for none.
  static func listed(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

/// What a message's fields are called and how they are written, in order.
struct FieldTable: LeafIgnoringVisitor {
  var rows: [[String]] = []

  static func of<M: Message>(_ message: M) -> [[String]] {
    var table = FieldTable()
    var copy = message
    try? copy.visit(&table)
    return table.rows
  }

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {
    add(number, name, type(of: V.self))
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {
    add(number, name, type(of: V.self) + "?")
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {
    add(number, name, "[" + type(of: V.self) + "]")
  }

  private func type<V: FieldValue>(of value: V.Type) -> String {
    let meaning = V.schemaMeaning.description
    return meaning.isEmpty ? "\(V.schemaName)" : meaning
  }

  private mutating func add(_ number: UInt32, _ name: StaticString, _ type: String) {
    rows.append(["\(number)", "`\(name)`", type])
  }
}

extension SpecificationPage {
  /// The guards of a table in the order of the page, which groups them by what they are about.
  func guards<Words: Vocabulary>(of lifecycle: Lifecycle<Words>) throws -> [Words.Rule] {
    let order = try explained().compactMap(\.first)
    func place(_ rule: Words.Rule) -> Int { order.firstIndex(of: "`\(rule.name)`") ?? order.count }
    return lifecycle.guards.sorted { place($0) < place($1) }
  }

  /// Holds the page's guards to those of the table's rows.
  func holdGuards<A: Aggregate>(of lifecycle: Lifecycle<AggregateVocabulary<A>>) throws {
    try hold("## Guards", to: guards(of: lifecycle).map(Self.cells))
  }

  static func cells<A: Aggregate>(_ rule: Guard<A>) -> [String] {
    ["`\(rule.name)`", "\(rule.subject)", "`\(rule.code.name)`"]
  }
}
