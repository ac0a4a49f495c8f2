import ClaimsDomain
import EventSourcing
import TestSupport
import Testing

/// The tests that every aggregate's table passes; what only one has is in its own folder.
@Suite("Every aggregate", .long)
struct AggregateTests {
  static let tables: [any AggregateTable] = [
    AccidentCases.table, ActivityCases.table, ActorCases.table, CatalogCases.table,
    DocumentCases.table,
    LeadCases.table, OutboxCases.table, PropertyCases.table, QuizCases.table, ReportCases.table,
    RulesCases.table,
  ]

  @Test("every row, every guard and every status has its case", arguments: tables)
  func complete(table: any AggregateTable) { #expect(table.gaps == []) }

  @Test("each row leads to its status, for its roles only", arguments: tables)
  func rows(table: any AggregateTable) { #expect(table.rowFaults == []) }

  @Test("a violated guard is the one reason, with its code", arguments: tables)
  func guards(table: any AggregateTable) { #expect(table.guardFaults == []) }

  @Test("a status and a command without a row are refused", arguments: tables)
  func cells(table: any AggregateTable) { #expect(table.cellFault == nil) }

  @Test("every mutant of every row is caught, of each row some by behaviour", arguments: tables)
  func mutants(table: any AggregateTable) async throws {
    #expect(try await table.unnoticedMutants() == [])
  }

  @Test("events dropped, doubled, not folded or folded twice are noticed", arguments: tables)
  func decisions(table: any AggregateTable) async throws {
    #expect(try await table.unnoticedDecisions() == [])
  }

  @Test("every state keeps the invariants, and every step the table", arguments: tables)
  func exploration(table: any AggregateTable) throws { try table.checkExploration() }

  @Test(
    "random walks keep the invariants and the table", arguments: tables, [1, 2] as [UInt64])
  func walk(table: any AggregateTable, seed: UInt64) async throws {
    try await table.walk(seed: seed)
  }

  @Test("every decision is the same when re-run", arguments: tables, [1, 2, 3] as [UInt64])
  func again(table: any AggregateTable, seed: UInt64) throws { try table.decideAgain(seed: seed) }

  @Test("folding is total", arguments: tables, [1, 2, 3] as [UInt64])
  func total(table: any AggregateTable, seed: UInt64) { table.foldAnything(seed: seed) }

  @Test("commands, events and states read back as they were written", arguments: tables)
  func stored(table: any AggregateTable) throws { try table.store() }

  @Test("the page and the code say the same", arguments: tables)
  func page(table: any AggregateTable) throws { try table.checkPage() }
}
