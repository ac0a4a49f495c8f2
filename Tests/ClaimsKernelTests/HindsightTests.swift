import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Decisions with hindsight")
struct HindsightTests {
  /// A claim that is approved and paid; then the cover is found to have failed.
  ///
  /// - Parameters:
  ///   - failed: since when it is said to have failed; since it is recorded if nil.
  ///   - covered: the last day of the policy, as a correction has it afterwards; none if nil.
  private func hindsight(failed: String?, coveredUntil covered: String? = nil) throws -> Hindsight {
    let log = InMemoryEventStore()
    let house = try kernel(log, clock: tickingClock().read)
    var script = Script()
    let day = LocalDate("2026-02-01")
    script.add(
      "carla", .claimant,
      .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(100), lossDate: day)))
    script.add(
      "carla", .claimant,
      .editDraft(EditDraft(ClaimDetails(policy: Policy(until: LocalDate("2026-12-31"))))))
    script.add("carla", .claimant, .submit(Submit()))
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed)),
      effective: "2026-02-10T12:00:00Z")
    script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(100))))
    script.add("hugo", .handler, .approve(Approve(amount: euros(80), reason: "clear")))
    script.add(
      "hugo", .handler,
      .requestPayment(RequestPayment(payment: paymentID(1), amount: euros(80), payee: "Carla")))
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .failed)),
      effective: failed)
    if let covered = LocalDate(covered ?? "") {
      script.add(
        "sara", .supervisor,
        .correctFact(
          CorrectFact(
            replaces: 2, details: ClaimDetails(policy: Policy(until: covered)), reason: "misread")))
    }
    for command in script.commands {
      let answer: Answer = try house.send(command)
      #expect(answer.isAccepted, "\(command.command.name): \(answer)")
    }
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    var hindsight = Hindsight()
    try hindsight.run(on: log)
    return hindsight
  }

  @Test("a fact that was true when it was decided, and is known now, speaks against the decision")
  func known() throws {
    let found = try hindsight(failed: "2026-02-20T12:00:00Z")
    #expect(found.decisions == 2)
    #expect(
      found.differences.map(\.explanation) == [
        "accepted then, refused with what is known now: the cover was not confirmed: "
          + "expected a coverage check that passed, found failed"
      ])
  }

  @Test("a correction says what was so when what it replaces was told")
  func corrected() throws {
    let found = try hindsight(failed: nil, coveredUntil: "2026-01-31")
    #expect(
      found.differences.map(\.explanation) == [
        "accepted then, refused with what is known now: the policy was not in force: expected  to "
          + "2026-01-31, found 2026-02-01"
      ])
  }

  @Test("one that became true later does not, nor one before what was true later")
  func later() throws {
    for failed in [nil, "2026-02-05T12:00:00Z"] {
      let found = try hindsight(failed: failed)
      #expect(found.decisions == 2)
      #expect(found.differences == [])
    }
  }
}
