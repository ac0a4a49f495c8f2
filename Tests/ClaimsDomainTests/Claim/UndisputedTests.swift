import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// What is paid while an appeal is heard. Source: Specs/Lifecycles/Payments.md, "While an appeal is
/// heard".
@Suite("What an appeal leaves undisputed")
struct UndisputedTests {
  /// Five euros stand while an appeal is heard against Dora's decision.
  private static func standing(
    _ payments: Payment..., change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(.underAppeal, reserve: 900, approved: 500, payments: payments) {
      for payment in payments { $0.paid.minorUnits += payment.paid.minorUnits }
      ($0.decidedBy, $0.file.earlierDeciders) = (ActorID("dora"), [ActorID("dora")])
      $0.file.undisputed = true
      change(&$0)
    }
  }

  private static func decided(
    _ status: ClaimStatus, approved: Int64 = 500, paid: Int64 = 0,
    _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(
      status, reserve: 900, approved: approved, paid: paid,
      payments: paid == 0 ? [] : [paymentOf(paid, .cleared)]
    ) {
      $0.decidedAt = noon
      change(&$0)
    }
  }

  private static let sven = ClaimSender("sven", .supervisor)
  private static let payer = ClaimSender("sara", .payer)
  private static let dora = ClaimSender("dora", .payer)
  private static let appeal = ClaimCommand.appeal(Appeal(grounds: "it was all broken"))
  private static let deny = ClaimCommand.deny(
    Deny(reason: "drunk", code: "excluded", provision: "5"))
  private static let authorise = ClaimCommand.authorisePayment(
    AuthorisePayment(payment: payment(1)))
  private static let issue = ClaimCommand.issuePayment(
    IssuePayment(payment: payment(1), final: true))
  private static func approve(_ amount: Int64) -> ClaimCommand {
    .approve(Approve(amount: euros(amount)))
  }
  private static func partly(_ amount: Int64) -> ClaimCommand {
    .approvePartially(ApprovePartially(amount: euros(amount), reason: "worn"))
  }
  private static func request(_ amount: Int64, _ number: UInt64 = 1) -> ClaimCommand {
    .requestPayment(
      RequestPayment(payment: payment(number), amount: euros(amount), payee: "Garage"))
  }
  private static func writeOff(_ amount: Int64) -> ClaimCommand {
    .writeOffDebt(WriteOffDebt(amount: euros(amount), reason: "nobody found"))
  }
  private static func lodged(_ approved: Int64?) -> ClaimEvent {
    .appealLodged(AppealLodged(grounds: "it was all broken", approved: approved.map { euros($0) }))
  }
  private static let requested = ClaimEvent.paymentRequested(
    PaymentRequested(
      payment: payment(1), amount: euros(5), payee: "Garage", requestedBy: ActorID("hugo")))

  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K25", appeal, on: decided(.partiallyApproved), by: .carla, to: .underAppeal, lodged(500)),
    ClaimVector(
      "K25", appeal, on: decided(.approved, approved: 800), by: .carla, to: .underAppeal,
      lodged(800)),
    // Before version 11 nothing was paid meanwhile.
    ClaimVector(
      "K25", appeal, on: decided(.partiallyApproved), by: .carla, version: 10, to: .underAppeal,
      lodged(nil)),
    // An answer in advance is never paid.
    ClaimVector(
      "K25", appeal,
      on: decided(.partiallyApproved) { $0.file.details.use = .predetermination }, by: .carla,
      to: .underAppeal, lodged(nil)),
    // The rest after a final payment is what is disputed.
    ClaimVector(
      "K25a", appeal, on: decided(.settled, approved: 800, paid: 5), by: .carla, to: .underAppeal,
      lodged(5)),
    ClaimVector(
      "K25a", appeal, on: owing, by: .carla, to: .underAppeal, lodged(5)),
    ClaimVector(
      "K22", deny, on: standing { $0.approved = euros(0) }, by: sven, to: .denied,
      .claimDenied(
        ClaimDenied(
          reason: "drunk", decidedBy: ActorID("sven"), code: "excluded", provision: "5", at: noon,
          awaitsNotice: true))),
    ClaimVector("K26", request(5), on: standing(), requested),
    ClaimVector(
      "K26", request(5),
      on: standing { ($0.status, $0.file.resume) = (.infoRequested, .underAppeal) }, requested),
    ClaimVector(
      "K27", authorise, on: standing(paymentOf(5)), by: payer,
      .paymentAuthorised(
        PaymentAuthorised(payment: payment(1), authorisedBy: ActorID("sara")))),
    // It settles nothing, even if it is called the last one.
    ClaimVector(
      "K29a", issue, on: standing(paymentOf(500, .authorised)), by: .paul,
      .paymentIssued(
        PaymentIssued(payment: payment(1), amount: euros(500), issuedBy: ActorID("paul")))),
    // What comes back is not paid any more: no debt beside it, no review.
    ClaimVector(
      "K31b", .stopPayment(StopPayment(payment: payment(1), failed: true)),
      on: standing(paymentOf(5, .issued)), by: .paul,
      .paymentFailed(PaymentFailed(payment: payment(1), amount: euros(5)))),
    ClaimVector(
      "K32",
      .reversePayment(ReversePayment(payment: payment(1), amount: euros(5), returned: true)),
      on: standing(paymentOf(5, .cleared)), by: .paul,
      .paymentReversed(PaymentReversed(payment: payment(1), amount: euros(5), returned: true))),
    ClaimVector(
      "K54", writeOff(200), on: standing(), by: .sara,
      .debtWrittenOff(
        DebtWrittenOff(
          amount: euros(200), reason: "nobody found", writtenOffBy: ActorID("sara")))),
    ClaimVector(
      "K34", .withdraw(Withdraw(reason: "settled it")), on: standing(), by: .carla, to: .closed,
      .reserveReleased(ReserveReleased(reserve: euros(0))),
      .claimWithdrawn(ClaimWithdrawn(reason: "settled it")),
      .claimClosed(ClaimClosed(outcome: .withdrawn, reason: "settled it", at: noon))),
  ]

  private static let owing = ClaimPaymentTests.owing(.closed) {
    ($0.outcome, $0.decidedAt, $0.closedAt) = (.completed, noon, noon)
  }

  private typealias Case = ClaimGuardCase

  static let cases: [ClaimGuardCase] = [
    Case(
      .paymentsPending, approve(700), on: standing(paymentOf(5)), by: sven, found: "0.05 EUR"),
    Case(.paymentsPending, partly(700), on: standing(paymentOf(5)), by: sven, found: "0.05 EUR"),
    Case(
      .approvedBelowPaid, approve(499), on: standing(), by: sven, expected: "at least 5.00 EUR",
      found: "4.99 EUR"),
    Case(
      .approvedBelowPaid, partly(499), on: standing(paymentOf(200, .cleared)), by: sven,
      expected: "at least 5.00 EUR", found: "4.99 EUR"),
    Case(
      .debtStands, deny, on: standing(), by: sven,
      expected: "what is owed approved again, or written off", found: "5.00 EUR"),
    Case(
      .debtStands, deny, on: standing(paymentOf(500)), by: sven,
      expected: "what is owed approved again, or written off", found: "5.00 EUR"),
    Case(
      .indemnityNotPayable, request(5), on: standing { $0.file.undisputed = false },
      expected: "expense", found: "underAppeal"),
    Case(
      .amountExceedsApproved, request(496, 2), on: standing(paymentOf(5)),
      expected: "at most 4.95 EUR", found: "4.96 EUR"),
    Case(
      .paymentHeld, issue, on: standing(paymentOf(5, .authorised)) { $0.fraud = .referred },
      by: .paul, found: "referred"),
    Case(
      .involvedIssues, issue, on: standing(paymentOf(5, .authorised)), by: dora,
      expected: "somebody other than dora", found: "dora"),
    Case(.nothingOwed, writeOff(1), on: standing(paymentOf(500)), by: .sara),
    Case(
      .amountExceedsOwed, writeOff(496), on: standing(paymentOf(5)), by: .sara,
      expected: "at most 4.95 EUR", found: "4.96 EUR"),
  ]

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("what was approved is paid while the appeal is heard, once")
  func paid() throws {
    var story = ClaimStory(Self.decided(.partiallyApproved))
    try story.send(Self.appeal, by: .carla)
    #expect(story.codes(Self.request(501)) == [.amountExceedsApproved])
    try story.send(Self.request(300))
    for decision in [Self.deny, Self.approve(600)] {
      #expect(story.codes(decision, by: Self.sven) == [.openItemsRemain])
    }
    try story.send(Self.authorise, by: Self.payer)
    try story.send(Self.issue, by: .paul)
    #expect(story.claim.status == .underAppeal && story.claim.paid == euros(300))
    try story.send(.stopPayment(StopPayment(payment: payment(1), failed: true)), by: .paul)
    #expect(story.claim.approved == euros(500) && story.claim.paid == euros(0))
    #expect(story.claim.file.owed == Money(0, Currency()) || story.claim.file.owed == euros(0))
    #expect(story.claim.file.openReviews.isEmpty)
    try story.send(Self.writeOff(200), by: .sara)
    #expect(story.codes(Self.request(301, 2)) == [.amountExceedsApproved])
    try story.send(Self.request(300, 2))
    try story.send(
      .authorisePayment(AuthorisePayment(payment: payment(2))), by: Self.payer)
    try story.send(.issuePayment(IssuePayment(payment: payment(2))), by: .paul)
    #expect(story.codes(Self.deny, by: Self.sven) == [.alreadyPaid])
    #expect(story.codes(Self.partly(299), by: Self.sven) == [.approvedBelowPaid])
    try story.send(Self.partly(300), by: Self.sven)
    #expect(story.claim.status == .partiallyApproved && !story.claim.isUndisputed)
    // Nothing lapses, and so it takes no supervisor.
    try story.send(.close(Close(outcome: .completed)))
  }

  @Test("an appeal from before version 11 pays nothing until it is decided")
  func old() throws {
    var claim = Self.decided(.partiallyApproved)
    ClaimDecider.evolve(&claim, .appealLodged(AppealLodged(grounds: "no")))
    #expect(!claim.isUndisputed)
    #expect(ClaimStory(claim).codes(Self.request(5)) == [.indemnityNotPayable])
  }

  @Test("a rescission of what was decided on the appeal takes back what stood")
  func rescinded() throws {
    var story = ClaimStory(Self.standing())
    try story.send(Self.approve(700), by: Self.sven)
    try story.send(.rescindDecision(RescindDecision(reason: "a mistake")), by: .sara)
    #expect(story.claim.approved == euros(0) && !story.claim.isUndisputed)
    #expect(
      story.codes(Self.request(5)) == [.indemnityNotPayable, .amountExceedsApproved])
  }

  @Test("what a closed claim owes is paid while the appeal is heard")
  func closed() throws {
    var story = ClaimStory(Self.owing)
    try story.send(Self.appeal, by: .carla)
    #expect(story.claim.approved == euros(5) && story.claim.file.owed == euros(0))
    #expect(story.claim.reserve == euros(5))
    try story.send(Self.request(5, 2))
    try story.send(
      .authorisePayment(AuthorisePayment(payment: payment(2))), by: Self.payer)
    try story.send(.issuePayment(IssuePayment(payment: payment(2))), by: .paul)
    try story.send(.completeReview(CompleteReview(review: 1, text: "paid again")))
    #expect(story.claim.paid == euros(5))
  }
}
