import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

@Suite("SQL")
struct SQLExportTests {
  private func script(_ title: String) throws -> [String] {
    let clock = ControlledClock(start, step: .seconds(60))
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: clock.read)
    var script = Script()
    script.add(
      "carla", .claimant, .openDraft(OpenDraft(type: .auto, title: title, claimed: euros(5))))
    for command in script.commands { let _: Answer = try kernel.send(command) }
    return try Exported(SQLExport(), of: log).lines
  }

  @Test("a table is declared with its key and with that of its stream")
  func definition() {
    #expect(
      ExportTable.movements.definition == """
        CREATE TABLE "payment_movements" (
          "position" NUMERIC NOT NULL,
          "claim_id" TEXT,
          "payment_id" TEXT,
          "recorded_utc" TEXT,
          "effective_utc" TEXT,
          "event" TEXT,
          "expense" SMALLINT,
          "currency" TEXT,
          "paid_minor_units" NUMERIC,
          PRIMARY KEY ("position"),
          FOREIGN KEY ("claim_id") REFERENCES "claims" ("claim_id")
        );
        """)
  }

  @Test(
    "a text is between apostrophes, whatever stands in it",
    arguments: [
      ("plain", "'plain'"), ("O'Neill", "'O''Neill'"), ("a\\b", "'a\\b'"), ("--;", "'--;'"),
      ("\u{0}x", "'\u{fffd}x'"), ("=1", "'=1'"),
    ])
  func quoting(title: String, literal: String) throws {
    let row = try #require(try script(title).first { $0.hasPrefix("('") && $0.contains("'draft'") })
    #expect(row.contains(",'draft','auto',\(literal),'carla',"))
  }

  @Test("all of it is one transaction")
  func transaction() throws {
    let lines = try script("x").filter { !$0.hasPrefix("--") }
    #expect(lines.first == "BEGIN;" && lines.last == "COMMIT;")
    #expect(lines.count { $0 == "BEGIN;" || $0 == "COMMIT;" } == 2)
  }

  @Test("every view names tables and columns that are there")
  func views() {
    for view in SQLView.all {
      let columns = Set(
        view.tables.flatMap { ExportTable.named($0)?.columns.map(\.name) ?? [] })
      #expect(view.tables.allSatisfy { ExportTable.named($0) != nil }, "\(view.name)")
      let quoted = view.query.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      let known = columns.union(view.tables)
        .union(["claims", "month", "movements", "refusals"])
      #expect(Set(quoted).isSubset(of: known), "\(view.name): \(Set(quoted).subtracting(known))")
    }
  }
}
