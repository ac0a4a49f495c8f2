import ClaimsDomain
import EventSourcing
import Testing

@Suite("The rules' row")
struct RulesGuardTests {
  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let command = setRules(.builtIn, reason: "")
    #expect(
      answer(command)
        == .failure(Refusal([Reason(.reasonMissing, expected: "reason"), Reason(.noChange)])))
  }

  @Test("what is stored does not name the revision that the sender saw")
  func revision() {
    let rules = ClaimRules(revision: 5, reopenLimit: 9)
    #expect(
      answer(setRules(rules))
        == .success([
          .rulesSet(RulesSet(rules: ClaimRules(reopenLimit: 9), reason: "decided by the board"))
        ]))
  }
}
