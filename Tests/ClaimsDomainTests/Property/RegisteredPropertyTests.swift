import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Properties")
struct RegisteredPropertyTests {
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
    let attempt = PropertyCases.by(PropertyCases.archive(), among: PropertyRelatedFacts(drafts: 2))
    let context = PropertyContext(
      recorded: attempt.time, effective: attempt.time, actor: attempt.sender.actor,
      role: attempt.sender.role,
      rules: .builtIn, relatedFacts: attempt.relatedFacts, version: version)
    let answer = Result { () throws(Refusal) in
      try PropertyDecider.decide(attempt.command, given: PropertyCases.home(), in: context)
    }
    let counted = Refusal([Reason(.propertyInUse, expected: "no open claim")])
    let archived = PropertyEvent.propertyArchived(
      PropertyArchived(reason: "sold", at: attempt.time))
    #expect(answer == (version < 6 ? .failure(counted) : .success([archived])))
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    var home = PropertyCases.home()
    let refusal = Refusal([
      Reason(.propertyInUse, expected: "no open claim"),
      Reason(.reasonMissing, expected: "reason"),
    ])
    let attempt = PropertyCases.by(
      PropertyCases.archive(" "), among: PropertyRelatedFacts(openClaims: 1))
    #expect(PropertyMachine().apply(attempt, to: &home) == .failure(refusal))
  }
}
