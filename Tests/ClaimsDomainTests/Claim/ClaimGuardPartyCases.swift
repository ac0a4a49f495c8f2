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
    + handlingOwn + [
      Case(
        .partyHandlesOwn, .close(Close(outcome: .transferred)), on: claim(.open),
        by: ClaimSender("carla", .system), expected: "somebody who is no party", found: "carla"),
      Case(
        .partyDecides, .deny(Deny(reason: "§4")),
        on: claim(.open) { $0.file.formerParties = [ActorID("rolf")] },
        by: ClaimSender("rolf", .handler), expected: "somebody who is no party", found: "rolf"),
      Case(
        .partyHandlesOwn, .recordCheck(RecordCheck(kind: .coverage, result: .failed)),
        on: claim(.settled) { $0.file.formerParties = [ActorID("rolf")] },
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

  /// K18 to K23, K26, K27, K29, K32, K32a, K40, K40a, K41c, K41d and K49, where any other actor would be heard.
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
      .writeOffDebt(WriteOffDebt(amount: euros(1), reason: "nobody found")), .supervisor,
      ClaimPaymentTests.owing(.open)
    ),
    (
      .writeOffLoss(WriteOffLoss(amount: euros(1), reason: "spent")), .supervisor,
      claim(.investigating, paid: 5, payments: [paymentOf(5, .cleared)]) { $0.fraud = .confirmed }
    ),
    (.confirmRecovery(ConfirmRecovery(recovery: 1)), .handler, recovered),
    (.reverseRecovery(ReverseRecovery(recovery: 1, reason: "typo")), .handler, recovered),
    (
      .clearFraud(ClearFraud(finding: "nothing")), .investigator,
      claim(.open) { $0.fraud = .referred }
    ),
    (
      .confirmFraud(ConfirmFraud(finding: "staged")), .investigator,
      claim(.open) { $0.fraud = .referred }
    ),
  ]

  private static let recovered = claim(.settled, paid: 5, payments: [paymentOf(5, .cleared)]) {
    $0.file.recoveries = [Recovery(recovery: 1, amount: euros(1), recordedBy: ActorID("lena"))]
  }

  /// Every row that keeps the staff from their own claim: taken as in its vector, by somebody who was
  /// a party once.
  private static let handlingOwn: [Case] = ClaimDecider.lifecycle.steps.compactMap { step in
    let own: [ClaimGuard] = [.partyHandlesOwn, .partyWorksOnOwn]
    let others: [Role] = [.claimant, .agent, .system]
    guard let rule = step.guards.first(where: { own.contains($0) }),
      let vector = ClaimVector.all.first(where: { $0.row == step.id.description }),
      let role = ([vector.context.role] + step.roles).first(where: { !others.contains($0) })
    else { return nil }
    var claim = vector.before
    claim.file.formerParties.append(ActorID("olga"))
    var command = vector.command
    // The staff give a reason where those outside need none.
    if var revoke = command.revokeRepresentative {
      revoke.reason = "resigned"
      command = .revokeRepresentative(revoke)
    }
    return Case(
      rule, command, on: claim, by: ClaimSender("olga", role), under: vector.context.rules,
      beside: vector.context.relatedFacts, expected: "somebody who is no party", found: "olga")
  }

  private static let reserving = claim(.open) {
    $0.file.reserveProposal = ReserveProposed(reserve: euros(700), proposedBy: ActorID("hilda"))
  }
  private static let takeBack = ClaimCommand.reversePayment(
    ReversePayment(payment: payment(1), amount: euros(1), reason: "twice"))
}
