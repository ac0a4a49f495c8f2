import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K26 to K32a.
  static let payments: [ClaimGuardCase] =
    [
      Case(
        .paymentHeld, request(1), on: approved { $0.fraud = .referred }, found: "referred"),
      Case(
        .paymentHeld, authorise, on: approved(paymentOf(5)) { $0.fraud = .confirmed }, by: .paul,
        found: "confirmed"),
      Case(
        .paymentHeld, issue(), on: approved(paymentOf(5, .authorised)) { $0.fraud = .referred },
        by: .paul,
        found: "referred"),
      Case(.paymentIDTaken, request(1), on: approved(paymentOf(5)), found: payment(1).text),
      Case(
        .amountNotPositive, request(0), on: approved(), expected: "a positive amount",
        found: "0.00 EUR"),
      Case(
        .amountInOtherCurrency,
        .requestPayment(RequestPayment(payment: payment(1), amount: Money(1, usd), payee: "Carla")),
        on: approved(), expected: "EUR", found: "USD"),
      Case(
        .amountExceedsApproved, request(396, 3),
        on: claim(
          .approved, reserve: 900, approved: 800, paid: 400,
          payments: [paymentOf(400, .issued), paymentOf(5, .requested, 2)]),
        expected: "at most 3.95 EUR", found: "3.96 EUR"),
      Case(
        .paymentExceedsReserve, request(201, 2, of: repair),
        on: approved(paymentOf(100, line: repair)) {
          $0.file.lines = [LineReserve(line: repair, reserve: euros(300))]
        }, expected: "at most 2.00 EUR", found: "2.01 EUR"),
      Case(
        .paymentExceedsReserve, request(601),
        on: approved { $0.file.lines = [LineReserve(line: repair, reserve: euros(300))] },
        expected: "at most 6.00 EUR", found: "6.01 EUR"),
      Case(
        .notPayable, request(5), on: inAdvance(approved()), expected: "claim",
        found: "predetermination"),
      Case(
        .notPayable, authorise, on: inAdvance(approved(paymentOf(5))), by: .paul, expected: "claim",
        found: "predetermination"),
      Case(
        .notPayable, issue(), on: inAdvance(approved(paymentOf(5, .authorised))), by: .paul,
        expected: "claim", found: "predetermination"),
      Case(
        .payeeMissing,
        .requestPayment(RequestPayment(payment: payment(1), amount: euros(1), payee: " ")),
        on: approved(), expected: "payee"),
      Case(.paymentUnknown, authorise, on: approved(), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, decline, on: approved(), by: .sara, found: payment(1).text),
      Case(.paymentUnknown, issue(), on: approved(), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, clear, on: claim(.closed), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, stop, on: approved(), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, stop, on: claim(.settled), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, stop, on: claim(.underAppeal), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, stop, on: claim(.closed), by: .paul, found: payment(1).text),
      Case(.paymentUnknown, reverse(1), on: approved(), by: .paul, found: payment(1).text),
      Case(
        .paymentNotRequested, authorise, on: approved(paymentOf(5, .authorised)), by: .paul,
        expected: "requested", found: "authorised"),
      Case(
        .requesterAuthorises, authorise, on: approved(paymentOf(5)),
        by: ClaimSender("rita", .payer),
        expected: "somebody other than rita", found: "rita"),
      Case(
        .deciderAuthorises, authorise, on: approved(paymentOf(5)), by: ClaimSender("dora", .payer),
        under: .with { $0.secondAuthoriserAbove = euros(4) }, expected: "somebody other than dora",
        found: "dora"),
      Case(
        .deciderAuthorises, authorise,
        on: approved(paymentOf(5)) { $0.file.proposedBy = ActorID("paul") }, by: .paul,
        under: .with { $0.secondAuthoriserAbove = Money(100, usd) },
        expected: "somebody other than paul", found: "paul"),
      Case(
        .paymentAuthorityExceeded, authorise, on: approved(paymentOf(5)), by: .paul,
        beside: .with { $0.limits.payment = euros(4) }, expected: "at most 0.04 EUR",
        found: "0.05 EUR"),
      Case(
        .paymentAuthorityExceeded, authorise, on: approved(paymentOf(5)), by: .paul,
        beside: .with { $0.limits.payment = Money(100, usd) }, expected: "at most 1.00 USD",
        found: "0.05 EUR"),
      Case(
        .paymentAuthorityExceeded, authorise, on: approved(paymentOf(5), agreed(1, .issued)),
        by: .paul, beside: .with { $0.limits.payment = euros(5) }, expected: "at most 0.05 EUR",
        found: "0.06 EUR"),
      Case(
        .paymentAuthorityExceeded, authorise,
        on: approved(paymentOf(5), agreed(1, .authorised), paymentOf(9, .issued, 3)),
        by: .paul, beside: .with { $0.limits.payment = euros(5) }, expected: "at most 0.05 EUR",
        found: "0.06 EUR"),
      Case(
        .deciderAuthorises, authorise,
        on: approved(paymentOf(5), agreed(2, .cleared, reversed: 1)) {
          $0.file.proposedBy = ActorID("paul")
        }, by: .paul, under: .with { $0.secondAuthoriserAbove = euros(5) },
        expected: "somebody other than paul", found: "paul"),
      Case(
        .paymentNotPending, decline, on: approved(paymentOf(5, .issued)), by: .sara,
        expected: "requested, authorised", found: "issued"),
      Case(
        .reasonMissing, .declinePayment(DeclinePayment(payment: payment(1))),
        on: approved(paymentOf(5)), by: .sara, expected: "reason"),
      Case(
        .paymentNotAuthorised, issue(), on: approved(paymentOf(5)), by: .paul,
        expected: "authorised", found: "requested"),
      Case(
        .involvedIssues, issue(), on: approved(paymentOf(5, .authorised)),
        by: ClaimSender("dora", .payer), expected: "somebody other than dora", found: "dora"),
      Case(
        .involvedIssues, issue(),
        on: approved(paymentOf(5, .authorised)) { $0.file.proposedBy = ActorID("paul") }, by: .paul,
        expected: "somebody other than paul", found: "paul"),
      Case(
        .involvedIssues, issue(), on: approved(paymentOf(5, .authorised)),
        by: ClaimSender("rita", .payer), expected: "somebody other than rita", found: "rita"),
      Case(
        .involvedIssues, issue(), on: approved(paymentOf(5, .authorised)),
        by: ClaimSender("ada", .payer), expected: "somebody other than ada", found: "ada"),
      Case(
        .payeeActs, authorise, on: approved(paymentOf(5)), by: .paul,
        beside: .with { $0.senderName = "GARAGE" }, expected: "somebody else", found: "Garage"),
      Case(
        .payeeActs, issue(),
        on: approved(paymentOf(5, .authorised)) { $0.payments[0].payee = "Paul" },
        by: .paul, expected: "somebody else", found: "Paul"),
      Case(
        .finalWithOthersPending, issue(final: true),
        on: approved(paymentOf(5, .authorised), paymentOf(7, .requested, 2)), by: .paul,
        found: "0.07 EUR"),
      Case(.paymentArrived, clear, on: approved(paymentOf(5, .cleared)), by: .paul),
      Case(
        .paymentNotIssued, clear, on: approved(paymentOf(5, .stopped)), by: .paul,
        expected: "issued", found: "stopped"),
      Case(.paymentArrived, stop, on: approved(paymentOf(5, .cleared)), by: .paul),
      Case(
        .paymentArrived, stop, on: claim(.settled, payments: [paymentOf(5, .cleared)]), by: .paul),
      Case(
        .paymentArrived, stop, on: claim(.underAppeal, payments: [paymentOf(5, .cleared)]),
        by: .paul),
      Case(
        .paymentArrived, stop, on: claim(.closed, payments: [paymentOf(5, .reversed, reversed: 5)]),
        by: .paul),
      Case(
        .paymentNotIssued, stop, on: approved(paymentOf(5, .authorised)), by: .paul,
        expected: "issued", found: "authorised"),
      Case(
        .paymentNotIssued, stop, on: claim(.settled, payments: [paymentOf(5, .declined)]),
        by: .paul,
        expected: "issued", found: "declined"),
      Case(
        .paymentNotIssued, stop, on: claim(.open, payments: [paymentOf(5, .failed)]), by: .paul,
        expected: "issued", found: "failed"),
      Case(
        .paymentNotIssued, stop, on: claim(.closed, payments: [paymentOf(5, .stopped)]), by: .paul,
        expected: "issued", found: "stopped"),
      Case(
        .paymentNotCleared, reverse(5), on: approved(paymentOf(5, .issued)) { arrive(&$0) },
        by: .paul, expected: "cleared", found: "issued"),
      Case(
        .amountNotPositive, reverse(0), on: approved(paymentOf(5, .cleared)), by: .paul,
        expected: "a positive amount", found: "0.00 EUR"),
      Case(
        .amountInOtherCurrency,
        .reversePayment(ReversePayment(payment: payment(1), amount: Money(1, usd))),
        on: approved(paymentOf(5, .cleared)), by: .paul, expected: "EUR", found: "USD"),
      Case(
        .amountExceedsCleared, reverse(4), on: approved(paymentOf(5, .cleared, reversed: 2)),
        by: .paul, expected: "at most 0.03 EUR", found: "0.04 EUR"),
      Case(
        .issuerReverses, reverse(1), on: approved(paymentOf(5, .cleared)),
        by: ClaimSender("paula", .payer), expected: "somebody other than paula", found: "paula"),
    ] + takingBack(on: .settled) + takingBack(on: .closed)

  /// K32a and K32b.
  private static func takingBack(on status: ClaimStatus) -> [Case] {
    let cleared = claim(status, paid: 5, payments: [paymentOf(5, .cleared)])
    return [
      Case(
        .partyDecides, reverse(1), on: cleared, by: ClaimSender("carla", .supervisor),
        expected: "somebody who is no party", found: "carla"),
      Case(.paymentUnknown, reverse(1), on: claim(status), by: .paul, found: payment(1).text),
      Case(
        .paymentNotCleared, reverse(5),
        on: claim(status, paid: 5, payments: [paymentOf(5, .issued)]) { arrive(&$0) }, by: .paul,
        expected: "cleared", found: "issued"),
      Case(
        .amountNotPositive, reverse(-1), on: cleared, by: .paul, expected: "a positive amount",
        found: "-0.01 EUR"),
      Case(
        .amountInOtherCurrency,
        .reversePayment(ReversePayment(payment: payment(1), amount: Money(1, usd))), on: cleared,
        by: .paul, expected: "EUR", found: "USD"),
      Case(
        .amountExceedsCleared, reverse(2),
        on: claim(status, paid: 12, payments: [paymentOf(5, .cleared), paymentOf(7, .issued, 2)]) {
          $0.file.recovered = euros(4)
        }, by: .paul, expected: "at most 0.01 EUR", found: "0.02 EUR"),
      Case(
        .issuerReverses, reverse(1), on: cleared, by: ClaimSender("paula", .payer),
        expected: "somebody other than paula", found: "paula"),
    ]
  }

  private static let authorise = ClaimCommand.authorisePayment(
    AuthorisePayment(payment: payment(1)))
  private static let decline = ClaimCommand.declinePayment(
    DeclinePayment(payment: payment(1), reason: "wrong payee"))
  private static let clear = ClaimCommand.clearPayment(ClearPayment(payment: payment(1)))
  private static let stop = ClaimCommand.stopPayment(StopPayment(payment: payment(1)))

  private static func issue(final: Bool = false) -> ClaimCommand {
    .issuePayment(IssuePayment(payment: payment(1), final: final))
  }

  private static func reverse(_ amount: Int64) -> ClaimCommand {
    .reversePayment(ReversePayment(payment: payment(1), amount: euros(amount), reason: "twice"))
  }

  private static func request(
    _ amount: Int64, _ number: UInt64 = 1, of line: ReserveLine? = nil
  ) -> ClaimCommand {
    .requestPayment(
      RequestPayment(payment: payment(number), amount: euros(amount), payee: "Carla", line: line))
  }

  private static func approved(
    _ payments: Payment..., change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    claim(.approved, reserve: 900, approved: 900, payments: payments) {
      for payment in payments { $0.paid.minorUnits += payment.paid.minorUnits }
      change(&$0)
    }
  }

  /// A payment that Paul agreed to.
  private static func agreed(
    _ amount: Int64, _ status: PaymentStatus, reversed: Int64 = 0
  ) -> Payment {
    var known = paymentOf(amount, status, 2, reversed: reversed)
    known.authorisedBy = ActorID("paul")
    return known
  }

  /// Another payment arrived, so that something could be taken back.
  private static func arrive(_ claim: inout Claim) {
    claim.payments.append(paymentOf(9, .cleared, 2))
    claim.paid.minorUnits += 9
  }

  private static func inAdvance(_ claim: Claim) -> Claim {
    var claim = claim
    claim.file.details.use = .predetermination
    return claim
  }
}
