import ClaimsDomain
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsKernel

/// A made log in the shape of the loan applications of 2012 (BPI Challenge 2012): what is asked for stands at
/// the case, as text, and work items come with three transitions.
@Suite("Amounts that a case asks for")
struct LoanApplicationsTests {
  private static let map = """
    {"name": "Loan applications", "amount": {"currency": "EUR"},
     "log": {"zone": "CET-1CEST,M3.5.0,M10.5.0/3"},
     "activities": {
       "A_SUBMITTED": [{"command": {"openDraft": {"type": "property",
         "claimed": {"attribute": "case:AMOUNT_REQ"},
         "lossDate": {"attribute": "case:REG_DATE"}}}, "role": "agent", "actor": "112"}],
       "A_PARTLYSUBMITTED": [{"command": "submit", "role": "agent", "actor": "112"}],
       "A_DECLINED": [{"command": {"rejectIntake": {"codes": ["informationMissing"]}}, "role": "handler",
         "actor": "112"}]},
     "ignore": ["W_Afhandelen leads"], "transitions": ["COMPLETE"]}
    """

  private static func trace(_ number: Int, _ amount: Int) -> String {
    func event(_ name: String, _ transition: String, _ second: Int) -> String {
      """
      <event><string key="org:resource" value="112"/>
      <string key="lifecycle:transition" value="\(transition)"/>
      <string key="concept:name" value="\(name)"/>
      <date key="time:timestamp" value="2011-10-01T08:10:\(second).000+02:00"/></event>
      """
    }
    return """
      <trace><date key="REG_DATE" value="2011-10-01T00:38:44.546+02:00"/>
      <string key="concept:name" value="\(number)"/>
      <string key="AMOUNT_REQ" value="\(amount)"/>
      \(event("A_SUBMITTED", "COMPLETE", 10))\(event("A_PARTLYSUBMITTED", "COMPLETE", 11))
      \(event("W_Afhandelen leads", "SCHEDULE", 12))\(event("W_Afhandelen leads", "START", 13))
      \(event("W_Afhandelen leads", "COMPLETE", 14))\(event("A_DECLINED", "COMPLETE", 15))</trace>
      """
  }

  @Test("AMOUNT_REQ of every case sums to what is claimed", arguments: [1, 2, 3] as [UInt64])
  func sums(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let amounts = (0..<50).map { _ in Int.random(in: 0...99_999, using: &random) }
    let traces = amounts.enumerated().map { Self.trace(173_688 + $0, $1) }.joined()
    let cases = try XESReader.cases(in: Array("<log>\(traces)</log>".utf8))
    let map = try ActivityMap(json: Array(Self.map.utf8))
    var plan = ImportPlan(map)
    for foreign in cases { plan.add(foreign) }
    #expect(plan.omissions.map(\.reason) == [])
    let now = Instant("2026-03-01T09:00:00Z")!
    let kernel = try ClaimsKernel(InMemoryEventStore(), clock: { now })
    let prepared = try kernel.prepare(plan, by: ActorID("Ada"))
    #expect(prepared.obstacle == nil)
    let sent = try kernel.send(inBulk: prepared.commands)
    #expect(sent.refusal == nil)
    let claimed = try kernel.query { logState in
      var claimed: [Int64] = []
      logState.claims.forEach { claimed.append($0.claim.claimed.minorUnits) }
      return claimed
    }
    #expect(claimed == amounts.map { Int64($0) * 100 })
  }
}
