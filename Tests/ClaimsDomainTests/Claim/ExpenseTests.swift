import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// What is paid beside what is approved. Source: Specs/Lifecycles/Payments.md, "Expenses".
@Suite("Expenses")
struct ExpenseTests {
  private static let line = ReserveLine(costType: .expense, category: "expert")

  /// A claim with an expense on a line of its own, of as much reserve as it needs.
  static func spending(
    _ status: ClaimStatus, _ expense: PaymentStatus? = nil,
    _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(status, reserve: 9) {
      $0.file.lines = [LineReserve(line: line, reserve: euros(9))]
      if let expense { $0.file.expenses = [paymentOf(5, expense, line: line)] }
      change(&$0)
    }
  }

  /// A closed claim of which four cents were paid to an expert, and perhaps five more are to be.
  private static func billed(_ expense: PaymentStatus?) -> Claim {
    let reserve = euros(expense == nil ? 4 : 9)
    return spending(.closed, expense) {
      $0.reserve = reserve
      $0.file.lines[0].reserve = reserve
      $0.file.expenses.append(paymentOf(4, .cleared, 2, line: line))
    }
  }

  static func request(_ amount: Int64 = 5) -> ClaimCommand {
    .requestPayment(
      RequestPayment(payment: payment(1), amount: euros(amount), payee: "Expert", line: line))
  }
  static let authorise = ClaimCommand.authorisePayment(AuthorisePayment(payment: payment(1)))
  static let issue = ClaimCommand.issuePayment(IssuePayment(payment: payment(1), final: true))
  private static func stop(failed: Bool = false) -> ClaimCommand {
    .stopPayment(StopPayment(payment: payment(1), failed: failed))
  }
  private static func reverse(_ amount: Int64, returned: Bool = false) -> ClaimCommand {
    .reversePayment(
      ReversePayment(payment: payment(1), amount: euros(amount), returned: returned))
  }
  private static let issued = ClaimEvent.paymentIssued(
    PaymentIssued(payment: payment(1), amount: euros(5), issuedBy: ActorID("paul"), expense: true))
  private static let stopped = ClaimEvent.paymentStopped(
    PaymentStopped(payment: payment(1), amount: euros(5), expense: true))
  private static let failed = ClaimEvent.paymentFailed(
    PaymentFailed(payment: payment(1), amount: euros(5), expense: true))
  private static func reversed(_ amount: Int64, returned: Bool = false) -> ClaimEvent {
    .paymentReversed(
      PaymentReversed(
        payment: payment(1), amount: euros(amount), returned: returned, expense: true))
  }

  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K26", request(), on: spending(.denied) { $0.fraud = .referred },
      .paymentRequested(
        PaymentRequested(
          payment: payment(1), amount: euros(5), payee: "Expert", requestedBy: ActorID("hugo"),
          line: line, expense: true))),
    // Before version 11 it was paid out of what was approved.
    ClaimVector(
      "K26", request(), on: spending(.approved) { $0.approved = euros(5) }, version: 10,
      .paymentRequested(
        PaymentRequested(
          payment: payment(1), amount: euros(5), payee: "Expert", requestedBy: ActorID("hugo"),
          line: line))),
    ClaimVector(
      "K27", authorise, on: spending(.settled, .requested) { $0.fraud = .confirmed }, by: .sara,
      .paymentAuthorised(
        PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("sara"), expense: true))),
    ClaimVector(
      "K28", .declinePayment(DeclinePayment(payment: payment(1), reason: "twice")),
      on: spending(.open, .authorised), by: .sara,
      .paymentDeclined(PaymentDeclined(payment: payment(1), reason: "twice", expense: true))),
    // It settles nothing, also if nothing more is to be paid of what was approved.
    ClaimVector("K29", issue, on: spending(.approved, .authorised), by: .paul, issued),
    ClaimVector("K29a", issue, on: spending(.denied, .authorised), by: .paul, issued),
    ClaimVector(
      "K30", .clearPayment(ClearPayment(payment: payment(1))), on: spending(.denied, .issued),
      by: .clock, .paymentCleared(PaymentCleared(payment: payment(1), expense: true))),
    ClaimVector("K31", stop(), on: spending(.approved, .issued), by: .paul, stopped),
    ClaimVector("K31a", stop(), on: spending(.settled, .issued), by: .paul, stopped),
    ClaimVector("K31a", stop(failed: true), on: spending(.settled, .issued), by: .paul, failed),
    ClaimVector("K31b", stop(), on: spending(.denied, .issued), by: .paul, stopped),
    ClaimVector("K31b", stop(failed: true), on: spending(.open, .issued), by: .paul, failed),
    ClaimVector(
      "K31c", stop(), on: spending(.closed, .issued), by: .paul, stopped,
      .reserveReleased(ReserveReleased(reserve: euros(0))),
      .reviewRaised(ReviewRaised(review: 1, reason: "payment \(payment(1).text) was stopped"))),
    ClaimVector(
      "K32", reverse(2, returned: true), on: spending(.denied, .cleared), by: .paul,
      reversed(2, returned: true)),
    ClaimVector("K32a", reverse(5), on: spending(.settled, .cleared), by: .paul, reversed(5)),
    // What was spent stays reserved.
    ClaimVector(
      "K33", .close(Close(outcome: .transferred)), on: spending(.open, .cleared), to: .closed,
      .reserveReleased(ReserveReleased(reserve: euros(5))),
      .claimClosed(ClaimClosed(outcome: .transferred, at: noon))),
    // A late bill reopens nothing: it is reserved as it is asked for.
    ClaimVector(
      "K26a", request(), on: billed(nil),
      .reserveSet(ReserveSet(reserve: euros(9), line: line)),
      .paymentRequested(
        PaymentRequested(
          payment: payment(1), amount: euros(5), payee: "Expert", requestedBy: ActorID("hugo"),
          line: line, expense: true))),
    ClaimVector(
      "K27", authorise, on: billed(.requested), by: .sara,
      .paymentAuthorised(
        PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("sara"), expense: true))),
    ClaimVector(
      "K28a", .declinePayment(DeclinePayment(payment: payment(1), reason: "twice")),
      on: billed(.authorised), by: .sara,
      .paymentDeclined(PaymentDeclined(payment: payment(1), reason: "twice", expense: true)),
      .reserveReleased(ReserveReleased(reserve: euros(4)))),
    ClaimVector("K29a", issue, on: billed(.authorised), by: .paul, issued),
    // What is still to be paid stays reserved.
    ClaimVector(
      "K37", .reopen(Reopen(reason: "new facts")),
      on: ClaimGuardTests.with(billed(.requested)) { $0.outcome = .transferred }, to: .open,
      .claimReopened(
        ClaimReopened(
          reason: "new facts", approved: euros(0), reserve: euros(9), appealsAnew: true))),
    ClaimVector(
      "K18", .setReserve(SetReserve(amount: euros(5), line: line)), on: spending(.denied, .issued),
      .reserveSet(ReserveSet(reserve: euros(5), line: line))),
  ]

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  static let cases: [ClaimGuardCase] = [
    ClaimGuardCase(
      .indemnityNotPayable,
      .requestPayment(RequestPayment(payment: payment(1), amount: euros(0), payee: "Carla")),
      on: claim(.open), expected: "expense", found: "open",
      also: [Reason(.amountNotPositive, expected: "a positive amount", found: "0.00 EUR")]),
    ClaimGuardCase(
      .neverAccepted, request(),
      on: spending(.closed) { ($0.isAccepted, $0.outcome) = (false, .rejectedFinal) },
      expected: "a claim that was accepted", found: "rejectedFinal"),
    ClaimGuardCase(
      .notPayable, request(), on: spending(.closed) { $0.file.details.use = .predetermination },
      expected: "claim", found: "predetermination"),
    ClaimGuardCase(
      .indemnityNotPayable,
      .requestPayment(RequestPayment(payment: payment(1), amount: euros(1), payee: "Carla")),
      on: claim(.closed), expected: "expense", found: "closed"),
    ClaimGuardCase(
      .paymentIDTaken, request(1), on: spending(.closed, .cleared), found: payment(1).text),
    ClaimGuardCase(
      .amountNotPositive, request(0), on: billed(nil), expected: "a positive amount",
      found: "0.00 EUR"),
    ClaimGuardCase(
      .amountInOtherCurrency,
      .requestPayment(
        RequestPayment(payment: payment(1), amount: Money(1, usd), payee: "Expert", line: line)),
      on: billed(nil), expected: "EUR", found: "USD"),
    ClaimGuardCase(
      .reserveTooLarge, request(.max - 3), on: billed(nil),
      expected: "at most 92233720368547758.03 EUR", found: "92233720368547758.04 EUR"),
    ClaimGuardCase(
      .payeeMissing,
      .requestPayment(
        RequestPayment(payment: payment(1), amount: euros(1), payee: " ", line: line)),
      on: billed(nil), expected: "payee"),
    ClaimGuardCase(
      .partyDecides, request(), on: billed(nil), by: ClaimSender("carla", .handler),
      expected: "somebody who is no party", found: "carla"),
    ClaimGuardCase(
      .partyWorksOnOwn, .declinePayment(DeclinePayment(payment: payment(1), reason: "twice")),
      on: billed(.authorised), by: ClaimSender("carla", .supervisor),
      expected: "somebody who is no party", found: "carla"),
    ClaimGuardCase(
      .paymentUnknown, .declinePayment(DeclinePayment(payment: payment(1), reason: "twice")),
      on: billed(nil), by: .sara, found: payment(1).text),
    ClaimGuardCase(
      .paymentNotPending, .declinePayment(DeclinePayment(payment: payment(1), reason: "twice")),
      on: billed(.issued), by: .sara, expected: "requested, authorised", found: "issued"),
    ClaimGuardCase(
      .reasonMissing, .declinePayment(DeclinePayment(payment: payment(1), reason: " ")),
      on: billed(.authorised), by: .sara, expected: "reason"),
    ClaimGuardCase(
      .paymentExceedsReserve, request(10), on: spending(.open), expected: "at most 0.09 EUR",
      found: "0.10 EUR"),
    ClaimGuardCase(
      .paymentIDTaken, request(1), on: spending(.open, .declined), found: payment(1).text),
    ClaimGuardCase(
      .involvedIssues, issue, on: spending(.denied, .authorised), by: ClaimSender("ada", .payer),
      expected: "somebody other than ada", found: "ada"),
    ClaimGuardCase(
      .partyDecides, issue, on: spending(.denied, .authorised), by: ClaimSender("carla", .payer),
      expected: "somebody who is no party", found: "carla"),
    ClaimGuardCase(.paymentUnknown, issue, on: spending(.open), by: .paul, found: payment(1).text),
    ClaimGuardCase(
      .paymentNotAuthorised, issue, on: spending(.open, .requested), by: .paul,
      expected: "authorised", found: "requested"),
    ClaimGuardCase(
      .payeeActs, issue, on: spending(.open, .authorised), by: .paul,
      beside: .with { $0.senderName = "garage" }, expected: "somebody else", found: "Garage"),
    ClaimGuardCase(
      .paymentAuthorityExceeded, authorise, on: spending(.open, .requested), by: .sara,
      beside: .with { $0.limits.payment = euros(4) }, expected: "at most 0.04 EUR",
      found: "0.05 EUR"),
    ClaimGuardCase(
      .amountExceedsCleared, reverse(6), on: spending(.denied, .cleared), by: .paul,
      expected: "at most 0.05 EUR", found: "0.06 EUR"),
    ClaimGuardCase(
      .itemsOpen, .close(Close(outcome: .transferred)), on: spending(.open, .requested),
      found: "expense"),
    ClaimGuardCase(
      .expensePaid, .void(VoidClaim(reason: "a test")), on: spending(.open, .issued), by: .ada,
      found: "0.05 EUR"),
    ClaimGuardCase(
      .amountExceedsReserve, .approve(Approve(amount: euros(1))), on: spending(.open),
      expected: "at most 0.00 EUR", found: "0.01 EUR"),
  ]

  @Test("expenses take nothing from what is approved, and a refund of one is owed to nobody")
  func beside() throws {
    var story = ClaimStory(
      Self.spending(.approved) {
        ($0.approved, $0.reserve) = (euros(900), euros(909))
      })
    try story.send(Self.request())
    try story.send(Self.authorise, by: .sara)
    try story.send(Self.issue, by: .paul)
    #expect(story.claim.paid == euros(0) && story.claim.pending == euros(0))
    #expect(story.claim.expensesPaid == euros(5))
    try story.send(Self.stop(failed: true), by: .paul)
    #expect(story.claim.expensesPaid == euros(0) && story.claim.file.owed == Money())
    #expect(story.claim.file.expenses.map(\.status) == [.failed])
    #expect(story.claim.payments.isEmpty && story.claim.status == .approved)
  }

  @Test("an appeal in a closed claim keeps reserved what is to be paid of expenses")
  func appealed() throws {
    var story = ClaimStory(
      ClaimGuardTests.with(Self.billed(.requested)) {
        ($0.outcome, $0.isPartial, $0.decidedAt) = (.completed, true, noon)
        ($0.approved, $0.paid, $0.payments) = (euros(5), euros(5), [paymentOf(5, .cleared, 3)])
        $0.reserve = euros(14)
      })
    try story.send(.appeal(Appeal(grounds: "a second opinion")), by: .carla)
    #expect(story.claim.status == .underAppeal && story.claim.reserve == euros(14))
  }

  @Test("they use up the policy's limit if the rules say so", arguments: [false, true])
  func limit(erode: Bool) {
    var story = ClaimStory(
      Self.spending(.open, .issued) {
        $0.reserve = euros(909)
        $0.file.confirmedPolicy = PolicyConfirmed(
          policy: Policy(reference: "P", limit: euros(100)), source: "policies")
      })
    story.rules.expensesErodeLimit = erode
    #expect(story.codes(.approve(Approve(amount: euros(95)))).isEmpty)
    #expect(
      story.codes(.approve(Approve(amount: euros(96)))) == (erode ? [.policyLimitExceeded] : []))
  }
}
