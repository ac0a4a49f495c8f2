import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Records of accidents", .serialized)
struct AccidentTests {
  static let table = AccidentCases.table
  static let explored = Exploration(of: AccidentMachine())

  @Test("every row, every guard and every status has its case")
  func complete() {
    #expect(Self.table.gaps == [])
    #expect(AccidentDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for its roles alone", arguments: table.rows)
  func row(row: RowCase<AccidentMachine>) {
    #expect(Self.table.fault(of: row, under: AccidentDecider.lifecycle) == nil)
  }

  @Test("a violated guard is the one reason, with its code", arguments: table.guards)
  func violated(violation: GuardCase<AccidentMachine>) {
    #expect(violation.fault(under: AccidentDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused")
  func cells() { #expect(Self.table.cellFault(under: AccidentDecider.lifecycle) == nil) }

  @Test("every mutant of every row is caught by how a record behaves")
  func mutants() async throws {
    let mutants = try await Self.table.mutants()
    #expect(mutants.survivors == [])
    #expect(mutants.pageOnly == [])
  }

  @Test("every state keeps the invariants, and every step the table")
  func exploration() {
    MachineChecks<AccidentMachine>.check(
      Self.explored, is: "complete: 435 states, 2002 edges, depth 10")
  }

  @Test("random walks keep the invariants and the table", arguments: [1, 2] as [UInt64])
  func walk(seed: UInt64) async throws { try await MachineChecks<AccidentMachine>.walk(seed: seed) }

  @Test("every decision taken again says the same", arguments: [1, 2, 3] as [UInt64])
  func again(seed: UInt64) throws { try MachineChecks<AccidentMachine>.decideAgain(seed: seed) }

  @Test("folding is total", arguments: [1, 2, 3] as [UInt64])
  func total(seed: UInt64) { MachineChecks<AccidentMachine>.foldAnything(seed: seed) }

  @Test("commands, events and states read back as they were written")
  func roundTrip() throws { try MachineChecks<AccidentMachine>.store() }

  @Test("the page and the code say the same")
  func page() throws {
    try Self.table.checkPage()
    #expect(try Self.table.page.text().contains("**\(Self.explored.summary)**"))
  }

  @Test("claimants act on their own records only")
  func parties() {
    let accident = AccidentCases.accident()
    #expect(accident.isParty(AccidentCases.carla, as: .claimant))
    #expect(!accident.isParty(ActorID("dario"), as: .claimant))
    #expect(accident.isParty(ActorID("gina"), as: .agent))
  }

  @Test("a record says when it was written down, and the log when it heard of it")
  func offline() throws {
    let start = AccidentCommand.startAccident(StartAccident(details: AccidentCases.whole))
    let written = Instant(nanoseconds: ClaimSender.noon.nanoseconds - 3_600_000_000_000)
    let context = AccidentContext(
      recorded: ClaimSender.noon, effective: written, actor: AccidentCases.carla, role: .claimant,
      rules: .builtIn, neighbours: AccidentNeighbours())
    let events = try AccidentDecider.decide(start, given: Accident(), in: context)
    let started = AccidentStarted(
      reporter: AccidentCases.carla, details: AccidentCases.whole, recordedAt: written)
    #expect(events == [.accidentStarted(started)])
  }

  @Test("nothing but linking looks at other streams")
  func alone() {
    let there = AccidentNeighbours(lead: .submitted, claim: .draft)
    let machine = AccidentMachine()
    for state in Self.explored.states {
      for attempt in machine.alphabet(in: state).commands
      where attempt.command.kind != .linkAccident {
        var elsewhere = attempt
        elsewhere.neighbours = attempt.neighbours == there ? AccidentNeighbours() : there
        var (one, other) = (state, state)
        #expect(machine.apply(attempt, to: &one) == machine.apply(elsewhere, to: &other))
      }
    }
  }

  @Test("a record is stored once the bytes of all its files are")
  func stored() {
    var accident = AccidentCases.accident(.submitted, upload: .uploading)
    #expect(!accident.isStored)
    let upload = AccidentCases.upload(.stored)
    _ = AccidentMachine().apply(AccidentCases.by(upload), to: &accident)
    #expect(accident.isStored)
  }
}
