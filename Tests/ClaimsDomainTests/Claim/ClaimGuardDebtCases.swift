import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K54, K55, and what else looks at a debt.
  static let debts: [ClaimGuardCase] =
    [
      Case(
        .itemsOpen, .close(Close(outcome: .transferred)), on: ClaimPaymentTests.owing(.open),
        found: "review, debt"),
      Case(
        .debtStands, .deny(Deny(reason: "§4")), on: ClaimPaymentTests.owing(.open),
        expected: "what is owed approved again, or written off", found: "0.05 EUR"),
      Case(
        .debtReviewed, .completeReview(CompleteReview(review: 1)),
        on: ClaimPaymentTests.owing(.closed),
        expected: "what is owed approved again, or written off", found: "0.05 EUR"),
      // Reopened to pay it: to approve it is not to pay it.
      Case(
        .debtReviewed, .completeReview(CompleteReview(review: 1)), on: approvedAgain(),
        expected: "what is owed approved again, or written off", found: "0.05 EUR"),
      Case(
        .finalLeavesDebt, .issuePayment(IssuePayment(payment: payment(2), final: true)),
        on: approvedAgain(paymentOf(4, .authorised, 2)), by: .paul, found: "0.01 EUR"),
      Case(
        .approvedBelowPaid, .approve(Approve(amount: euros(4))),
        on: ClaimPaymentTests.owing(.open) {
          ($0.reserve, $0.checks.coverage) = (euros(9), .passed)
        },
        expected: "at least 0.05 EUR", found: "0.04 EUR"),
      Case(
        .nothingOwed, writeOff(1), on: claim(.open), by: .sara),
      Case(
        .amountExceedsOwed, writeOff(6), on: ClaimPaymentTests.owing(.open), by: .sara,
        expected: "at most 0.05 EUR", found: "0.06 EUR"),
      Case(
        .fraudNotConfirmed, lose(1), on: arrived { $0.fraud = .referred }, by: .sara,
        expected: "confirmed", found: "referred"),
      Case(
        .amountExceedsLost, lose(3),
        on: arrived {
          ($0.file.recovered, $0.file.writtenOff) = (euros(2), euros(1))
        }, by: .sara, expected: "at most 0.02 EUR", found: "0.03 EUR"),
    ]
    + writingOff(on: ClaimPaymentTests.owing(.open)) { amount, reason in
      .writeOffDebt(WriteOffDebt(amount: amount, reason: reason))
    }
    + writingOff(on: arrived { _ in }) { amount, reason in
      .writeOffLoss(WriteOffLoss(amount: amount, reason: reason))
    }

  private static func writingOff(
    on claim: Claim, _ command: (Money, String) -> ClaimCommand
  ) -> [Case] {
    [
      Case(
        .deciderWritesOff, command(euros(1), "gone"),
        on: with(claim) { $0.decidedBy = ActorID("sara") }, by: .sara,
        expected: "somebody other than sara", found: "sara"),
      Case(.reasonMissing, command(euros(1), " "), on: claim, by: .sara, expected: "reason"),
      Case(
        .amountNotPositive, command(euros(0), "gone"), on: claim, by: .sara,
        expected: "a positive amount", found: "0.00 EUR"),
      Case(
        .amountInOtherCurrency, command(Money(1, usd), "gone"), on: claim, by: .sara,
        expected: "EUR", found: "USD"),
      Case(
        .writeOffAuthorityExceeded, command(euros(2), "gone"), on: claim, by: .sara,
        beside: .with { $0.limits.decision = euros(1) }, expected: "at most 0.01 EUR",
        found: "0.02 EUR"),
      Case(
        .writeOffAuthorityExceeded, command(euros(1), "gone"),
        on: with(claim) {
          $0.file.writeOffs = [
            WriteOff(writtenOffBy: ActorID("sara"), amount: euros(1)),
            WriteOff(writtenOffBy: ActorID("sven"), amount: euros(9)),
          ]
        }, by: .sara, beside: .with { $0.limits.decision = euros(1) },
        expected: "at most 0.01 EUR", found: "0.02 EUR"),
    ]
  }

  private static func approvedAgain(_ payments: Payment...) -> Claim {
    claim(.approved, reserve: 5, approved: 5, payments: [paymentOf(5, .failed)] + payments) {
      $0.file.openReviews = [ReviewRaised(review: 1, payment: payment(1))]
    }
  }

  static func with(_ claim: Claim, _ change: (inout Claim) -> Void) -> Claim {
    var claim = claim
    change(&claim)
    return claim
  }

  private static func writeOff(_ amount: Int64) -> ClaimCommand {
    .writeOffDebt(WriteOffDebt(amount: euros(amount), reason: "nobody found"))
  }
  private static func lose(_ amount: Int64) -> ClaimCommand {
    .writeOffLoss(WriteOffLoss(amount: euros(amount), reason: "spent"))
  }
  /// Five cents were paid for a fraud.
  private static func arrived(_ change: (inout Claim) -> Void) -> Claim {
    claim(.investigating, paid: 5, payments: [paymentOf(5, .cleared)]) {
      ($0.fraud, $0.decidedBy) = (.confirmed, ActorID())
      change(&$0)
    }
  }
}
