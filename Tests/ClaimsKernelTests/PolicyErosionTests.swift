import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("What the claims of a policy use up of its aggregate limit")
struct PolicyErosionTests {
  /// Claims 1 to 3, of which the insurer named the policy of the first two and then of the third.
  private func script() -> Script {
    var script = Script()
    for claim in 1...3 as ClosedRange<UInt64> {
      script.add(
        "carla", .claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "Hail", claimed: euros(100),
            lossDate: LocalDate("2026-02-0\(claim)"))),
        on: claim)
      script.add("carla", .claimant, .submit(Submit()), on: claim)
      script.add(
        "hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), on: claim)
      script.add(
        "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed)), on: claim)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(100))), on: claim)
    }
    let policy = Policy(reference: "P-1", aggregateLimit: euros(150))
    for claim in [1, 2] as [UInt64] {
      script.add(
        "hugo", .handler, .confirmPolicy(ConfirmPolicy(policy: policy, source: "policies")),
        on: claim)
      script.add("hugo", .handler, .approve(Approve(amount: euros(100))), on: claim)
    }
    script.add(
      "hugo", .handler, .approvePartially(ApprovePartially(amount: euros(50), reason: "limit")),
      on: 2)
    script.add("hugo", .handler, .approve(Approve(amount: euros(10))), on: 3)
    script.add(
      "hugo", .handler, .confirmPolicy(ConfirmPolicy(policy: policy, source: "policies")), on: 3)
    script.add(
      "hugo", .handler,
      .confirmPolicy(ConfirmPolicy(policy: Policy(reference: "P-2"), source: "policies")), on: 1)
    return script
  }

  @Test("a second claim gets what the first leaves, and terms that come later raise a review")
  func eroded() throws {
    let log = InMemoryEventStore()
    let house = try kernel(log, clock: tickingClock().read)
    var refused: [RefusalCode] = []
    for command in script().commands {
      let answer: Answer = try house.send(command)
      if case .refused(let refusal) = answer { refused += refusal.reasons.map(\.code) }
    }
    #expect(refused == [.policyLimitExceeded])
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    // What was folded event by event and what is read from the log know the same.
    let folded = try LogState(folding: log)
    var applied = LogState()
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      try? applied.apply(entry)
      return true
    }
    #expect(folded.claims[claimID(3)]?.claim.file.openReviews.count == 1)
    let policy = Policy(reference: "P-1", aggregateLimit: euros(150))
    for logState in [folded, applied] {
      let left = [1, 2, 3, 9].map { logState.erosion(of: policy, besides: claimID($0))?.amount }
      #expect(left == [60, 10, 50, 60].map { euros($0) })
      #expect(logState.erosion(of: Policy(reference: "P-1"), besides: claimID(9)) == nil)
    }
  }
}
