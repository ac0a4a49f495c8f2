import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Properties", .serialized)
struct PropertyTests {
  static let table = PropertyCases.table
  static let explored = Exploration(of: PropertyMachine())

  @Test("every row, every guard and every status has its case")
  func complete() {
    #expect(Self.table.gaps == [])
    #expect(PropertyDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for its roles alone", arguments: table.rows)
  func row(row: RowCase<PropertyMachine>) {
    #expect(Self.table.fault(of: row, under: PropertyDecider.lifecycle) == nil)
  }

  @Test("a violated guard is the one reason, with its code", arguments: table.guards)
  func violated(violation: GuardCase<PropertyMachine>) {
    #expect(violation.fault(under: PropertyDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused")
  func cells() { #expect(Self.table.cellFault(under: PropertyDecider.lifecycle) == nil) }

  @Test("every mutant of every row is caught by how a property behaves")
  func mutants() async throws {
    let mutants = try await Self.table.mutants()
    #expect(mutants.survivors == [])
    #expect(mutants.pageOnly == [])
  }

  @Test("every state keeps the invariants, and every step the table")
  func exploration() {
    MachineChecks<PropertyMachine>.check(
      Self.explored, is: "complete: 313 states, 3671 edges, depth 6")
  }

  @Test("random walks keep the invariants and the table", arguments: [1, 2] as [UInt64])
  func walk(seed: UInt64) async throws { try await MachineChecks<PropertyMachine>.walk(seed: seed) }

  @Test("every decision taken again says the same", arguments: [1, 2, 3] as [UInt64])
  func again(seed: UInt64) throws { try MachineChecks<PropertyMachine>.decideAgain(seed: seed) }

  @Test("folding is total", arguments: [1, 2, 3] as [UInt64])
  func total(seed: UInt64) { MachineChecks<PropertyMachine>.foldAnything(seed: seed) }

  @Test("commands, events and states read back as they were written")
  func stored() throws { try MachineChecks<PropertyMachine>.store() }

  @Test("the page and the code say the same")
  func page() throws {
    try Self.table.checkPage()
    #expect(try Self.table.page.text().contains("**\(Self.explored.summary)**"))
  }

  @Test("claimants act on what they own, and no more once they have transferred it")
  func parties() {
    var home = PropertyCases.home()
    #expect(home.isParty(PropertyCases.carla, as: .claimant))
    #expect(!home.isParty(PropertyCases.dario, as: .claimant))
    #expect(home.isParty(ActorID("gina"), as: .agent))
    _ = PropertyMachine().apply(PropertyCases.by(PropertyCases.transfer("dario")), to: &home)
    #expect(!home.isParty(PropertyCases.carla, as: .claimant))
    #expect(home.isParty(PropertyCases.dario, as: .claimant))
  }

  @Test(
    "drafts keep no property from being archived, since version 6",
    arguments: [5, .max] as [UInt32])
  func drafts(version: UInt32) {
    let attempt = PropertyCases.by(PropertyCases.archive(), among: PropertyNeighbours(drafts: 2))
    let context = PropertyContext(
      recorded: attempt.time, effective: attempt.time, actor: attempt.sender, role: attempt.role,
      rules: .builtIn, neighbours: attempt.neighbours, version: version)
    let answer = Result { () throws(Refusal) in
      try PropertyDecider.decide(attempt.command, given: PropertyCases.home(), in: context)
    }
    let counted = Refusal([Reason(.propertyInUse, expected: "no open claim", found: "2")])
    let archived = PropertyEvent.propertyArchived(
      PropertyArchived(reason: "sold", at: attempt.time))
    #expect(answer == (version < 6 ? .failure(counted) : .success([archived])))
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    var home = PropertyCases.home()
    let refusal = Refusal([
      Reason(.propertyInUse, expected: "no open claim", found: "1"),
      Reason(.reasonMissing, expected: "reason"),
    ])
    let attempt = PropertyCases.by(
      PropertyCases.archive(" "), among: PropertyNeighbours(openClaims: 1))
    #expect(PropertyMachine().apply(attempt, to: &home) == .failure(refusal))
  }
}
