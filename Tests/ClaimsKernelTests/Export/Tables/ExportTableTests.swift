import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

@Suite("The tables of exports")
struct ExportTableTests {
  @Test(
    "a table's columns have names of their own, its key is among them, and its parent before it")
  func description() {
    var before: [ExportTable] = []
    for table in ExportTable.all {
      let names = table.columns.map(\.name)
      #expect(Set(names).count == names.count, "\(table.name)")
      #expect(Set(table.key).isSubset(of: names), "\(table.name)")
      if let parent = table.parent {
        let other = before.first { $0.name == parent.table }
        #expect(other?.key == [parent.column], "\(table.name)")
        #expect(names.contains(parent.column), "\(table.name)")
      }
      before.append(table)
    }
    #expect(Set(before.map(\.name)).count == before.count)
  }

  @Test("Specs/Exports.md lists every table, its key and its parent")
  func specification() throws {
    let file = repository.appending(path: "Specs/Exports.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = (page.components(separatedBy: "\n## Tables\n").last ?? "").split(separator: "\n")
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count >= 3 && $0[2].hasPrefix("`") && $0[0].hasPrefix("`") }
    let written = rows.map { [$0[0], $0[2], $0.count > 3 ? $0[3] : ""] }
    func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    #expect(
      written
        == ExportTable.all.map {
          [quoted([$0.name]), quoted($0.key), quoted($0.parent.map { [$0.table] } ?? [])]
        })
  }

  @Test("the unit stands in the name of what has one")
  func units() {
    func names(_ table: String) -> [String] { ExportTable.named(table)?.columns.map(\.name) ?? [] }
    #expect(
      names("payment_movements") == [
        "position", "claim_id", "payment_id", "recorded_utc", "effective_utc", "event", "expense",
        "currency", "paid_minor_units",
      ])
    #expect(
      names("pages") == [
        "document_id", "place", "page_id", "name", "mime", "bytes", "sha256_hex", "url", "added_by",
      ])
    #expect(snakeCase("details.evidenceURL") == "details_evidence_url")
    #expect(snakeCase("sha256") == "sha256")
    for table in ExportTable.all {
      for name in table.columns.map(\.name) where name.hasSuffix("_currency") {
        #expect(table.columns.contains { $0.name == name.dropLast(8) + "minor_units" }, "\(name)")
      }
    }
  }

  @Test("every event is a row, and each of its fields is in the cell of its name")
  func events() throws {
    let log = try CanaryLog.shared.get().log
    let rows = try CSVRows(try Exported(CSVExport(table: .events), of: log).text)
    var place = 0
    for entry in try log.allEntries {
      for line in try HistoryLine.lines(of: entry) {
        let json = try JSONValue(parsing: Array(line.json.utf8))
        let row = rows[place]
        #expect(row["position"] == String(line.stored.position.value))
        #expect(row["recorded_utc"] == entry.recorded.text)
        #expect(row["effective_utc"] == entry.effective.text)
        #expect(row["actor_id"] == line.command.actor.text)
        #expect(row["actor_role"] == line.command.role.name.description)
        #expect(row["command_name"] == line.command.command.name.description)
        #expect(row["command_id"] == line.command.id.text)
        #expect(row["event"] == line.event.name.description)
        #expect(row["stream_kind"] == line.stored.stream.category.caseName?.description)
        #expect(row["stream_id"] == line.stored.stream.target(line.command.person)?.id ?? "")
        guard case .object(let members) = json else { Issue.record("no object"); return }
        let data = try JSONValue(parsing: Array((row["data_json"] ?? "").utf8))
        #expect(data == members["data"])
        place += 1
      }
    }
    #expect(place == rows.count && place > 100)
  }

  @Test(
    "payments, what was paid and the reserves of lines add up to the financials",
    arguments: [1, 2, 3] as [UInt64])
  func sums(seed: UInt64) throws {
    let log = try RandomHistory(seed: seed, steps: 900).log
    let state = try LogState(folding: log)
    func sums(_ table: ExportTable, _ column: String, _ currency: String) throws -> [String: Int128]
    {
      var sums: [String: Int128] = [:]
      for row in try CSVRows(try Exported(CSVExport(table: table), of: log).text).rows {
        sums[row[currency] ?? "", default: 0] += Int128(row[column] ?? "") ?? 0
      }
      return sums.filter { $0.value != 0 }
    }
    let totals = FinancialTable(of: state.claims, by: .claim).totals
    func expected(_ amount: (ClaimAmounts) -> Int128) -> [String: Int128] {
      Dictionary(
        totals.map { ($0.currency.code, amount($0.amounts)) }.filter { $0.1 != 0 },
        uniquingKeysWith: +)
    }
    #expect(!expected(\.reserve).isEmpty)
    #expect(try sums(.payments, "paid_minor_units", "amount_currency") == expected(\.paid))
    #expect(try sums(.movements, "paid_minor_units", "currency") == expected(\.paid))
    for (place, name) in ClaimAmounts.names.enumerated() {
      #expect(
        try sums(.reserves, name + "_minor_units", "currency") == expected { $0.columns[place] },
        "\(name)")
    }
  }

  @Test("at the end of a period streams are what they were then")
  func period() throws {
    let log = try RandomHistory(seed: 4, steps: 300).log
    let table = try #require(ExportTable.named("claims"))
    let half = log.head.position.value / 2
    var choice = ExportChoice()
    choice.period = Period(from: "", to: "\(half)")
    let then = try CSVRows(try Exported(CSVExport(table: table), of: log, choice).text)
    var state = LogState()
    for entry in try log.allEntries {
      try state.apply(entry, after: .start, upTo: Position(half))
    }
    #expect(then.count == state.claims.count)
    for row in then.rows {
      let id = try #require(Identifier(row["claim_id"] ?? ""))
      let claim = try #require(state.claims[id])
      #expect(row["revision"] == String(claim.revision))
      #expect(row["status"] == claim.claim.status.name.description)
      #expect(row["reserve_minor_units"] == String(claim.claim.reserve.minorUnits))
    }
  }

  @Test("streams of other kinds than those chosen have no table")
  func kinds() throws {
    let log = try CanaryLog.shared.get().log
    var choice = ExportChoice()
    choice.kinds = [StreamKind(.document)]
    let claims = try #require(ExportTable.named("claims"))
    let rows = try CSVRows(try Exported(CSVExport(table: claims), of: log, choice).text)
    #expect(rows.header == claims.columns.map(\.name) && rows.count == 0)
    let script = try Exported(SQLExport(), of: log, choice).text
    #expect(script.contains("CREATE TABLE \"documents\""))
    #expect(!script.contains("\"claims\"") && !script.contains("\"payments"))
  }
}

/// CSV as RFC 4180 has it, read by another hand.
struct CSVRows {
  let header: [String]
  private(set) var rows: [[String: String]] = []
  var count: Int { rows.count }
  subscript(place: Int) -> [String: String] { rows[place] }

  init(_ text: String) throws {
    var records: [[String]] = []
    var (record, cell): ([String], String) = ([], "")
    var isQuoted = false
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if isQuoted {
        if scalar != "\"" {
          cell.unicodeScalars.append(scalar)
        } else if rest.first == "\"" {
          rest.removeFirst()
          cell += "\""
        } else {
          isQuoted = false
        }
        continue
      }
      switch scalar {
      case "\"": isQuoted = true
      case ",":
        record.append(cell)
        cell = ""
      case "\r":
        #expect(rest.popFirst() == "\n")
        records.append(record + [cell])
        (record, cell) = ([], "")
      default: cell.unicodeScalars.append(scalar)
      }
    }
    #expect(record.isEmpty && cell.isEmpty, "the last record has no end")
    header = records.first ?? []
    for record in records.dropFirst() {
      #expect(record.count == header.count)
      rows.append(Dictionary(zip(header, record), uniquingKeysWith: { $1 }))
    }
  }
}

extension InMemoryEventStore {
  fileprivate var allEntries: [Entry] {
    get throws {
      var entries: [Entry] = []
      try forEachEntry(after: .start) { entry in
        entries.append(entry)
        return true
      }
      return entries
    }
  }
}
