import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("What is written off")
struct WriteOffTests {
  @Test("nobody writes off more than the register lets them decide on")
  func limits() throws {
    let house = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    var script = Script()
    script.administer("sara", .setAuthority(SetAuthority(kind: .decision, limit: euros(4))))
    let day = LocalDate("2026-02-28")
    script.add(
      "carla", .claimant,
      .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(9), lossDate: day)))
    script.add("carla", .claimant, .submit(Submit()))
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add("hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed)))
    script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(9))))
    script.add("hugo", .handler, .approve(Approve(amount: euros(9), reason: "clear")))
    script.add(
      "hugo", .handler,
      .requestPayment(RequestPayment(payment: paymentID(1), amount: euros(9), payee: "Carla")))
    script.add("sara", .supervisor, .authorisePayment(AuthorisePayment(payment: paymentID(1))))
    script.add("paul", .payer, .issuePayment(IssuePayment(payment: paymentID(1))))
    script.add("hugo", .handler, .close(Close(outcome: .completed)))
    script.add("paul", .payer, .stopPayment(StopPayment(payment: paymentID(1), failed: true)))
    for amount in [5, 3, 2] as [Int64] {
      script.add(
        "sara", .supervisor, .writeOffDebt(WriteOffDebt(amount: euros(amount), reason: "lost")))
    }
    var answers: [Answer] = []
    for command in script.commands { answers.append(try house.send(command)) }
    // Five at once, and two after three.
    let refusals = answers.enumerated().compactMap { place, answer -> String? in
      guard case .refused(let refused) = answer else { return nil }
      let reasons = refused.reasons.map { "\($0.code): \($0.expected), \($0.found)" }
      return "\(script.commands.count - place) from the end: \(reasons.joined(separator: "; "))"
    }
    #expect(
      refusals == [
        "3 from the end: authorityExceeded: at most 0.04 EUR, 0.05 EUR",
        "1 from the end: authorityExceeded: at most 0.04 EUR, 0.05 EUR",
      ])
  }
}
