import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// Carla, who claims, also works for the insurer; Hilda handles the claim.
  static let ofParties: [ClaimGuardCase] =
    deciding.map { command, role, claim in
      Case(
        .partyDecides, command, on: claim, by: ClaimSender("carla", role),
        expected: "somebody who is no party", found: "carla")
    }
    + handlingOwn.map { command, role, claim, facts in
      Case(
        .partyHandlesOwn, command, on: claim, by: ClaimSender("carla", role), beside: facts,
        expected: "somebody who is no party", found: "carla")
    } + [
      Case(
        .partyDecides, .deny(Deny(reason: "§4")),
        on: claim(.open) { $0.file.formerParties = [ActorID("rolf")] },
        by: ClaimSender("rolf", .handler), expected: "somebody who is no party", found: "rolf"),
      Case(
        .partyHandlesOwn, .recordCheck(RecordCheck(kind: .coverage, result: .passed)),
        on: claim(.open) { $0.file.formerParties = [ActorID("rolf")] },
        by: ClaimSender("rolf", .handler), expected: "somebody who is no party", found: "rolf"),
      Case(
        .assigneeIsClaimant, .assign(Assign(handler: ActorID("rolf"))),
        on: claim(.open) { $0.file.formerParties = [ActorID("rolf")] }, beside: handling,
        expected: "somebody else", found: "rolf"),
      Case(
        .partyDecides, .setReserve(SetReserve(amount: euros(5))),
        on: claim(.open) { $0.file.representatives = [ActorID("rolf")] },
        by: ClaimSender("rolf", .handler), expected: "somebody who is no party", found: "rolf"),
      Case(
        .partyDecides, .deny(Deny(reason: "§4")),
        on: claim(.open) {
          $0.file.details.parties = [Party(role: .witness, actor: ActorID("willa"))]
        }, by: ClaimSender("willa", .supervisor), expected: "somebody who is no party",
        found: "willa"),
      Case(
        .partyHandles, .editDraft(EditDraft(withHandler)),
        on: claim(.rejected) { $0.handler = ActorID("hilda") }, by: .carla,
        expected: "somebody else", found: "hilda"),
      Case(
        .partyHandles,
        .correctFact(CorrectFact(replaces: 2, details: withHandler, reason: "she saw it")),
        on: claim(.open), by: .sara,
        beside: .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) },
        expected: "somebody else", found: "hilda"),
    ]

  private static let withHandler = ClaimDetails(
    parties: [Party(role: .witness, actor: ActorID("hilda"))])

  /// K18 to K23, K26, K27, K29, K32, K32a, K40, K40a and K49, where any other actor would be heard.
  private static let deciding: [(ClaimCommand, Role, Claim)] = [
    (.setReserve(SetReserve(amount: euros(5))), .handler, claim(.open)),
    (.confirmReserve(ConfirmReserve()), .supervisor, reserving),
    (.declineReserve(DeclineReserve(reason: "too much")), .supervisor, reserving),
    (.approve(Approve(amount: euros(1))), .handler, claim(.open, reserve: 900)),
    (
      .approvePartially(ApprovePartially(amount: euros(1), reason: "worn")), .handler,
      claim(.open, reserve: 900)
    ),
    (.deny(Deny(reason: "§4")), .supervisor, claim(.open)),
    (.confirmDecision(ConfirmDecision()), .supervisor, proposing(approving: 1)),
    (.rescindDecision(RescindDecision(reason: "mistake")), .supervisor, claim(.approved)),
    (
      .requestPayment(RequestPayment(payment: payment(1), amount: euros(5), payee: "Carla")),
      .handler, claim(.approved, reserve: 900, approved: 900)
    ),
    (
      .authorisePayment(AuthorisePayment(payment: payment(1))), .payer,
      claim(.approved, reserve: 900, approved: 900, payments: [paymentOf(5)])
    ),
    (
      .issuePayment(IssuePayment(payment: payment(1))), .payer,
      claim(.approved, reserve: 900, approved: 900, payments: [paymentOf(5, .authorised)])
    ),
    (
      takeBack, .payer,
      claim(.approved, reserve: 900, approved: 900, paid: 5, payments: [paymentOf(5, .cleared)])
    ),
    (
      takeBack, .supervisor,
      claim(.settled, reserve: 900, approved: 900, paid: 5, payments: [paymentOf(5, .cleared)])
    ),
    (
      .clearFraud(ClearFraud(finding: "nothing")), .investigator,
      claim(.open) { $0.fraud = .referred }
    ),
    (
      .confirmFraud(ConfirmFraud(finding: "staged")), .investigator,
      claim(.open) { $0.fraud = .referred }
    ),
  ]

  /// K09, K10, K12, K14, K33, K33a, K35 to K37, K44, K48 and K50, where any other of the staff would
  /// be heard.
  private static let handlingOwn: [(ClaimCommand, Role, Claim, ClaimRelatedFacts)] = [
    (
      .rejectIntake(RejectIntake(codes: ["frequency"])), .handler, claim(.submitted),
      .with { _ in }
    ),
    (
      .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), .supervisor, claim(.submitted),
      handling
    ),
    (.assign(Assign(handler: ActorID("hugo"))), .supervisor, claim(.open), handling),
    (
      .recordCheck(RecordCheck(kind: .coverage, result: .passed)), .handler, claim(.open),
      .with { _ in }
    ),
    (
      .supplement(Supplement(claimed: euros(901), reason: "paint")), .handler, claim(.open),
      .with { _ in }
    ),
    (
      .completeReview(CompleteReview(review: 1)), .handler,
      claim(.open) { $0.file.openReviews = [ReviewRaised(review: 1)] }, .with { _ in }
    ),
    (.close(Close(outcome: .inactivity)), .handler, claim(.open), .with { _ in }),
    (.close(Close(outcome: .closedWithoutPayment)), .supervisor, claim(.approved), .with { _ in }),
    (
      .markDuplicate(MarkDuplicate(original: identifier(9))), .handler, claim(.open),
      .with { $0.original = OriginalClaim(status: .open) }
    ),
    (.void(VoidClaim(reason: "test")), .supervisor, claim(.open), .with { _ in }),
    (.reopen(Reopen(reason: "test")), .handler, claim(.closed), .with { _ in }),
    (
      .correctFact(
        CorrectFact(replaces: 2, details: ClaimDetails(title: "Rear"), reason: "typo")),
      .supervisor, claim(.open), .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) }
    ),
  ]

  private static let reserving = claim(.open) {
    $0.file.reserveProposal = ReserveProposed(reserve: euros(700), proposedBy: ActorID("hilda"))
  }
  private static let takeBack = ClaimCommand.reversePayment(
    ReversePayment(payment: payment(1), amount: euros(1), reason: "twice"))
}
