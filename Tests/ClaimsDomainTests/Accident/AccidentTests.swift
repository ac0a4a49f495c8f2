import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Records of accidents")
struct AccidentTests {
  @Test("claimants act on their own records only")
  func parties() {
    let accident = AccidentCases.accident()
    #expect(accident.isParty(AccidentCases.carla, as: .claimant))
    #expect(!accident.isParty(ActorID("dario"), as: .claimant))
    #expect(accident.isParty(ActorID("gina"), as: .agent))
  }

  @Test("a record says when it was written down, and the log when it recorded it")
  func offline() throws {
    let start = AccidentCommand.startAccident(StartAccident(details: AccidentCases.whole))
    let written = Instant(nanoseconds: ClaimSender.noon.nanoseconds - 3_600_000_000_000)
    let context = AccidentContext(
      recorded: ClaimSender.noon, effective: written, actor: AccidentCases.carla, role: .claimant,
      rules: .builtIn, relatedFacts: AccidentRelatedFacts())
    let events = try AccidentDecider.decide(start, given: Accident(), in: context)
    let started = AccidentStarted(
      reporter: AccidentCases.carla, details: AccidentCases.whole, recordedAt: written)
    #expect(events == [.accidentStarted(started)])
  }

  @Test("nothing but linking and erasing looks at other streams")
  func alone() {
    let there = AccidentRelatedFacts(lead: .submitted, claim: .draft)
    let machine = AccidentMachine()
    for state in AccidentCases.explored.states {
      for attempt in machine.alphabet(in: state).commands
      where ![.linkAccident, .eraseAccidentData].contains(attempt.command.kind) {
        var elsewhere = attempt
        elsewhere.relatedFacts = attempt.relatedFacts == there ? AccidentRelatedFacts() : there
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
