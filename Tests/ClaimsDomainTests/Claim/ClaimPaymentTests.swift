import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Payments")
struct ClaimPaymentTests {
  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K26",
      .requestPayment(
        RequestPayment(
          payment: payment(1), amount: euros(300), payee: "Garage", line: ClaimGuardTests.repair)),
      on: approved {
        $0.file.lines = [LineReserve(line: ClaimGuardTests.repair, reserve: euros(300))]
      },
      .paymentRequested(
        PaymentRequested(
          payment: payment(1), amount: euros(300), payee: "Garage", requestedBy: ActorID("hugo"),
          line: ClaimGuardTests.repair))),
    ClaimVector(
      "K27", .authorisePayment(AuthorisePayment(payment: payment(1))),
      on: approved(paymentOf(5)), by: .sara, under: .with { $0.secondAuthoriserAbove = euros(4) },
      beside: .with { $0.limits.payment = euros(5) },
      .paymentAuthorised(PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("sara")))),
    // Payments that came to nothing do not count.
    ClaimVector(
      "K27", .authorisePayment(AuthorisePayment(payment: payment(1))),
      on: approved(paymentOf(5)) {
        $0.payments += [
          paymentOf(4, .declined, 2), paymentOf(4, .stopped, 3), paymentOf(4, .failed, 4),
          paymentOf(4, .reversed, 5, reversed: 4),
        ].map { agreed in
          var agreed = agreed
          agreed.authorisedBy = ActorID("sara")
          return agreed
        }
      }, by: .sara, beside: .with { $0.limits.payment = euros(5) },
      .paymentAuthorised(PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("sara")))),
    // Up to the amount the decider may authorise.
    ClaimVector(
      "K27", .authorisePayment(AuthorisePayment(payment: payment(1))),
      on: approved(paymentOf(5)), by: ClaimSender("dora", .supervisor),
      under: .with { $0.secondAuthoriserAbove = euros(5) },
      .paymentAuthorised(PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("dora")))),
    ClaimVector(
      "K28", .declinePayment(DeclinePayment(payment: payment(1), reason: "wrong payee")),
      on: approved(paymentOf(5, .authorised)) { $0.fraud = .referred }, by: .sara,
      .paymentDeclined(PaymentDeclined(payment: payment(1), reason: "wrong payee"))),
    // The payer may refuse it, too.
    ClaimVector(
      "K28", .declinePayment(DeclinePayment(payment: payment(1), reason: "no such account")),
      on: approved(paymentOf(5)), by: .paul,
      .paymentDeclined(PaymentDeclined(payment: payment(1), reason: "no such account"))),
    ClaimVector(
      "K29", issue(), on: approved(paymentOf(5, .authorised)), by: .paul,
      .paymentIssued(
        PaymentIssued(payment: payment(1), amount: euros(5), issuedBy: ActorID("paul")))),
    // Before version 11 a payer issued what they had authorised, and were not compared with the payee.
    ClaimVector(
      "K29", issue(), on: approved(paymentOf(5, .authorised)), by: ClaimSender("ada", .payer),
      beside: .with { $0.senderName = "Garage" }, version: 10,
      .paymentIssued(
        PaymentIssued(payment: payment(1), amount: euros(5), issuedBy: ActorID("ada")))),
    ClaimVector(
      "K29", issue(), on: approved(paymentOf(900, .authorised)), by: .clock, to: .settled,
      .paymentIssued(
        PaymentIssued(payment: payment(1), amount: euros(900), issuedBy: ActorID("clock"))),
      .claimSettled(ClaimSettled(paid: euros(900)))),
    ClaimVector(
      "K29", issue(final: true),
      on: approved(paymentOf(5, .authorised), paymentOf(7, .cleared, 2)), by: .paul, to: .settled,
      .paymentIssued(
        PaymentIssued(payment: payment(1), amount: euros(5), issuedBy: ActorID("paul"))),
      .claimSettled(ClaimSettled(paid: euros(12)))),
    ClaimVector(
      "K29", issue(), on: approved(paymentOf(5, .authorised)), by: .paul, under: .first,
      version: 1, .paymentIssued(PaymentIssued(payment: payment(1), amount: euros(5)))),
    ClaimVector(
      "K30", .clearPayment(ClearPayment(payment: payment(1))), on: paid(.closed), by: .clock,
      .paymentCleared(PaymentCleared(payment: payment(1)))),
    ClaimVector("K31", stop(), on: paid(.approved), by: .paul, stopped),
    ClaimVector("K31", stop(failed: true), on: paid(.partiallyApproved), by: .clock, failed),
    ClaimVector("K31a", stop(), on: paid(.settled), by: .paul, to: .approved, stopped),
    ClaimVector(
      "K31a", stop(), on: paid(.settled) { $0.isPartial = true }, by: .paul,
      to: .partiallyApproved, stopped),
    ClaimVector("K31a", stop(failed: true), on: paid(.settled), by: .paul, to: .approved, failed),
    ClaimVector(
      "K31a", stop(failed: true), on: paid(.settled) { $0.isPartial = true }, by: .paul,
      to: .partiallyApproved, failed),
    ClaimVector(
      "K31b", stop(), on: paid(.underAppeal) { $0.file.reviews = 1 }, by: .paul, stopped,
      review(2, "was stopped")),
    ClaimVector(
      "K31b", stop(failed: true), on: paid(.open), by: .paul, failed, review(1, "failed")),
    // Before version 9 a review did not say which payment it is about.
    ClaimVector(
      "K31b", stop(failed: true), on: paid(.open), by: .paul, version: 8, failed,
      .reviewRaised(ReviewRaised(review: 1, reason: "payment \(payment(1).text) failed"))),
    ClaimVector(
      "K31c", stop(), on: paid(.closed), by: .paul, stopped,
      .reserveReleased(ReserveReleased(reserve: euros(0))), review(1, "was stopped")),
    ClaimVector(
      "K31c", stop(failed: true),
      on: paid(.closed) {
        $0.payments.append(paymentOf(7, .cleared, 2))
        $0.paid = euros(12)
      }, by: .clock, failed, .reserveReleased(ReserveReleased(reserve: euros(7))),
      review(1, "failed")),
    ClaimVector("K32", reverse(2), on: arrived(.underAppeal), by: .paul, reversed(2)),
    ClaimVector("K32a", reverse(5), on: arrived(.settled), by: .sara, to: .approved, reversed(5)),
    ClaimVector(
      "K32a", reverse(1), on: arrived(.settled) { $0.isPartial = true }, by: .sara,
      to: .partiallyApproved, reversed(1)),
    ClaimVector("K32", reverse(5), on: arrived(.infoRequested), by: .paul, reversed(5)),
    ClaimVector(
      "K32", reverse(2, returned: true), on: arrived(.underAppeal), by: .paul,
      reversed(2, returned: true), review(1, "was returned")),
    // Under a decision in force it shows as not yet paid.
    ClaimVector(
      "K32", reverse(2, returned: true), on: arrived(.approved), by: .paul,
      reversed(2, returned: true)),
    ClaimVector(
      "K32b", reverse(2), on: arrived(.closed) { $0.file.reviews = 1 }, by: .paul, reversed(2),
      .reserveReleased(ReserveReleased(reserve: euros(3))), review(2, "was taken back")),
    ClaimVector(
      "K54", .writeOffDebt(WriteOffDebt(amount: euros(2), reason: "nobody found")),
      on: owing(.closed), by: .sara,
      .debtWrittenOff(
        DebtWrittenOff(amount: euros(2), reason: "nobody found", writtenOffBy: ActorID("sara")))),
  ]

  private static func issue(final: Bool = false) -> ClaimCommand {
    .issuePayment(IssuePayment(payment: payment(1), final: final))
  }

  private static func stop(failed: Bool = false) -> ClaimCommand {
    .stopPayment(StopPayment(payment: payment(1), failed: failed, reason: "no account"))
  }

  private static let stopped = ClaimEvent.paymentStopped(
    PaymentStopped(payment: payment(1), amount: euros(5), reason: "no account"))
  private static let failed = ClaimEvent.paymentFailed(
    PaymentFailed(payment: payment(1), amount: euros(5), reason: "no account"))

  private static func review(_ number: UInt32, _ what: String) -> ClaimEvent {
    .reviewRaised(
      ReviewRaised(
        review: number, reason: "payment \(payment(1).text) \(what)", payment: payment(1)))
  }

  private static func reverse(_ amount: Int64, returned: Bool = false) -> ClaimCommand {
    .reversePayment(
      ReversePayment(
        payment: payment(1), amount: euros(amount), reason: "twice", returned: returned))
  }

  private static func reversed(_ amount: Int64, returned: Bool = false) -> ClaimEvent {
    .paymentReversed(
      PaymentReversed(
        payment: payment(1), amount: euros(amount), reason: "twice", returned: returned))
  }

  private static func approved(
    _ payments: Payment..., change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(.approved, reserve: 900, approved: 900, payments: payments) {
      for payment in payments { $0.paid.minorUnits += payment.paid.minorUnits }
      change(&$0)
    }
  }

  /// Five cents went out.
  private static func paid(
    _ status: ClaimStatus, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(status, reserve: 5, approved: 5, paid: 5, payments: [paymentOf(5, .issued)], change)
  }

  /// Five cents went out and came back.
  static func owing(_ status: ClaimStatus, _ change: (inout Claim) -> Void = { _ in }) -> Claim {
    claim(status, payments: [paymentOf(5, .failed)]) {
      $0.file.owed = euros(5)
      $0.file.openReviews = [ReviewRaised(review: 1, payment: payment(1))]
      change(&$0)
    }
  }

  /// Five cents arrived.
  private static func arrived(
    _ status: ClaimStatus, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(status, reserve: 5, approved: 5, paid: 5, payments: [paymentOf(5, .cleared)], change)
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("what came back can be paid again, and settles the claim again")
  func again() throws {
    var story = ClaimStory(Self.approved())
    func pay(_ number: UInt64, _ amount: Int64) throws {
      let id = payment(number)
      try story.send(
        .requestPayment(RequestPayment(payment: id, amount: euros(amount), payee: "Carla")))
      try story.send(.authorisePayment(AuthorisePayment(payment: id)), by: .sara)
      try story.send(.issuePayment(IssuePayment(payment: id)), by: .paul)
    }
    try pay(1, 900)
    #expect(story.claim.status == .settled)
    try story.send(.stopPayment(StopPayment(payment: payment(1))), by: .clock)
    #expect(story.claim.status == .approved && story.claim.paid == euros(0))
    #expect(story.claim.file.stopped == euros(900))
    try pay(2, 900)
    try story.send(.clearPayment(ClearPayment(payment: payment(2))), by: .clock)
    try story.send(
      .reversePayment(ReversePayment(payment: payment(2), amount: euros(100), reason: "")),
      by: .sara)
    #expect(story.claim.status == .approved && story.claim.paid == euros(800))
    try pay(3, 100)
    #expect(story.claim.status == .settled && story.claim.paid == euros(900))
    #expect(story.claim.payments.map(\.status) == [.stopped, .cleared, .issued])
  }

  @Test("a payment that fails after the claim was closed is looked at, and the claim stays closed")
  func closed() throws {
    var story = ClaimStory(Self.paid(.settled))
    try story.send(.close(Close(outcome: .completed)))
    try story.send(Self.stop(failed: true), by: .clock)
    #expect(story.claim.reserve == euros(0) && story.claim.paid == euros(0))
    #expect(story.claim.file.openReviews.map(\.review) == [1])
    #expect(story.codes(.completeReview(CompleteReview(review: 1))) == [.openItemsRemain])
    try story.send(
      .writeOffDebt(WriteOffDebt(amount: euros(5), reason: "nobody found")), by: .sara)
    try story.send(.completeReview(CompleteReview(review: 1)))
    #expect(
      story.history == [
        .claimClosed, .paymentFailed, .reserveReleased, .reviewRaised, .debtWrittenOff,
        .reviewCompleted,
      ])
    #expect(story.claim.status == .closed)
  }

  @Test("a debt is paid under the decision in force, however often the claim was reopened")
  func owed() throws {
    var story = ClaimStory(Self.paid(.settled) { $0.reopenings = 3 })
    story.rules.reopenDays = 1
    try story.send(.close(Close(outcome: .completed)))
    try story.send(Self.stop(failed: true), by: .clock)
    try story.send(.reopen(Reopen(reason: "new account")))
    #expect(story.claim.status == .approved && story.claim.decidedBy == ActorID("dora"))
    #expect(story.claim.approved == euros(5) && story.claim.reserve == euros(5))
    #expect(story.claim.file.owed == euros(0) && story.claim.reopenings == 3)
    let request = RequestPayment(payment: payment(2), amount: euros(5), payee: "Carla")
    try story.send(.requestPayment(request))
    try story.send(.authorisePayment(AuthorisePayment(payment: payment(2))), by: .sara)
    try story.send(.issuePayment(IssuePayment(payment: payment(2))), by: .paul)
    try story.send(.completeReview(CompleteReview(review: 1)))
    #expect(story.claim.status == .settled)
  }

  @Test("a debt outlasts an appeal, which can neither deny it nor approve less")
  func appealed() throws {
    var story = ClaimStory(
      Self.paid(.underAppeal) {
        ($0.reserve, $0.claimed, $0.checks.coverage) = (euros(9), euros(9), .passed)
      })
    try story.send(Self.stop(failed: true), by: .clock)
    #expect(story.claim.file.owed == euros(5) && story.claim.approved == euros(0))
    #expect(story.codes(.deny(Deny(reason: "§4"))) == [.openItemsRemain])
    #expect(story.codes(.approve(Approve(amount: euros(4)))) == [.approvedBelowPaid])
    try story.send(.approve(Approve(amount: euros(9))))
    #expect(story.claim.file.owed == euros(0))
  }
}
