import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The outbox's items", .serialized)
struct OutboxTests {
  static let table = OutboxCases.table
  static let explored = Exploration(of: OutboxMachine())

  @Test("every row, every guard and every status has its case")
  func complete() {
    #expect(Self.table.gaps == [])
    #expect(OutboxDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for its roles alone", arguments: table.rows)
  func row(row: RowCase<OutboxMachine>) {
    #expect(Self.table.fault(of: row, under: OutboxDecider.lifecycle) == nil)
  }

  @Test("a violated guard is the one reason, with its code", arguments: table.guards)
  func violated(violation: GuardCase<OutboxMachine>) {
    #expect(violation.fault(under: OutboxDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused")
  func cells() { #expect(Self.table.cellFault(under: OutboxDecider.lifecycle) == nil) }

  @Test("every mutant of every row is caught by how an item behaves")
  func mutants() async throws {
    let mutants = try await Self.table.mutants()
    #expect(mutants.survivors == [])
    #expect(mutants.pageOnly == [])
  }

  @Test("every state keeps the invariants, and every step the table")
  func exploration() {
    MachineChecks<OutboxMachine>.check(
      Self.explored, is: "complete: 433 states, 1534 edges, depth 16")
  }

  @Test("random walks keep the invariants and the table", arguments: [1, 2] as [UInt64])
  func walk(seed: UInt64) async throws { try await MachineChecks<OutboxMachine>.walk(seed: seed) }

  @Test("every decision taken again says the same", arguments: [1, 2, 3] as [UInt64])
  func again(seed: UInt64) throws { try MachineChecks<OutboxMachine>.decideAgain(seed: seed) }

  @Test("folding is total", arguments: [1, 2, 3] as [UInt64])
  func total(seed: UInt64) { MachineChecks<OutboxMachine>.foldAnything(seed: seed) }

  @Test("commands, events and states read back as they were written")
  func stored() throws { try MachineChecks<OutboxMachine>.store() }

  @Test("the page and the code say the same")
  func page() throws {
    try Self.table.checkPage()
    #expect(try Self.table.page.text().contains("**\(Self.explored.summary)**"))
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    var item = OutboxCases.item(.retry)
    var outbox = OutboxCases.free
    (outbox.isOnline, outbox.isSignedIn, outbox.isFirst) = (false, false, false)
    let attempt = OutboxCases.by(OutboxCases.send, among: outbox)
    guard case .failure(let refusal) = OutboxMachine().apply(attempt, to: &item) else {
      Issue.record("it was sent")
      return
    }
    #expect(refusal.reasons.map(\.code) == [.offline, .signedOut, .earlierWaiting, .notDue])
  }

  @Test("every fault but somebody's stopping and signing in is one of the attempts")
  func faults() throws {
    try Self.table.page.hold(
      "## Faults",
      to: TransportFaultKind.allCases.filter { $0 != .unspecified }.map { kind in
        [
          "\(kind.rawValue)", "`\(kind.name)`", kind.counts ? "yes" : "no",
          kind.leavesUnanswered ? "yes" : "no",
        ]
      })
    try Self.table.page.hold(
      "## Conflicts",
      to: SpecificationPage.codes(ConflictPolicy.allCases.filter { $0 != .unspecified }))
  }
}
