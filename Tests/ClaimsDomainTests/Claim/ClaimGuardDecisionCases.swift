import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// Of less than was claimed, 181 days before.
  private static func told(_ status: ClaimStatus) -> Claim {
    claim(status) {
      ($0.isPartial, $0.decidedAt) = (true, Instant("2025-09-01T12:00:00Z"))
      $0.file.notifiedOn = LocalDate("2025-09-02")
    }
  }

  /// K18 to K19a: reserves.
  static let reserves: [ClaimGuardCase] = [
    Case(
      .reservePending, set(500), on: claim(.open) { $0.file.reserveProposal = proposed },
      found: "7.00 EUR"),
    Case(
      .amountNegative, set(-5), on: claim(.open), found: "-0.05 EUR",
      also: [Reason(.reserveBelowCommitted, expected: "at least 0.00 EUR", found: "-0.05 EUR")]),
    Case(
      .amountInOtherCurrency, .setReserve(SetReserve(amount: Money(5, usd))), on: claim(.open),
      expected: "EUR", found: "USD"),
    Case(
      .reserveTooLarge, set(.max, of: repair), on: claim(.open, reserve: 900),
      expected: "at most 92233720368547749.07 EUR", found: "92233720368547758.07 EUR"),
    Case(
      .reserveTooLarge, .confirmReserve(ConfirmReserve()),
      on: claim(.open, reserve: 900) {
        $0.file.reserveProposal = ReserveProposed(
          reserve: euros(.max), line: repair, proposedBy: ActorID("hugo"))
      },
      by: .sara, expected: "at most 92233720368547749.07 EUR", found: "92233720368547758.07 EUR"),
    Case(
      .reserveBelowCommitted, set(499),
      on: claim(
        .approved, reserve: 900, approved: 400, paid: 400,
        payments: [paymentOf(400, .issued), paymentOf(100, .requested, 2)]),
      expected: "at least 5.00 EUR", found: "4.99 EUR"),
    Case(
      .reserveBelowCommitted, set(99, of: repair),
      on: claim(
        .approved, reserve: 900, approved: 400, paid: 100,
        payments: [paymentOf(100, .issued, line: repair)]
      ) { $0.file.lines = [LineReserve(line: repair, reserve: euros(200))] },
      expected: "at least 1.00 EUR", found: "0.99 EUR"),
    Case(
      .reserveBelowCommitted, .confirmReserve(ConfirmReserve()),
      on: claim(
        .approved, reserve: 900, approved: 700, paid: 701, payments: [paymentOf(701, .issued)]
      ) { $0.file.reserveProposal = proposed },
      by: .sara, expected: "at least 7.01 EUR", found: "7.00 EUR"),
    Case(
      .reserveBelowApproved, set(600), on: claim(.approved, reserve: 900, approved: 700),
      expected: "at least 7.00 EUR", found: "6.00 EUR"),
    Case(
      .reserveBelowApproved, set(100, of: repair),
      on: claim(.underAppeal, reserve: 900, approved: 700) {
        $0.file.lines = [LineReserve(line: repair, reserve: euros(400))]
      }, expected: "at least 7.00 EUR", found: "6.00 EUR"),
    Case(
      .reserveBelowApproved, .confirmReserve(ConfirmReserve()),
      on: claim(.infoRequested, reserve: 900, approved: 701) { $0.file.reserveProposal = proposed },
      by: .sara, expected: "at least 7.01 EUR", found: "7.00 EUR"),
    Case(.reserveUnchanged, set(900), on: claim(.open, reserve: 900), found: "9.00 EUR"),
    Case(
      .reserveUnchanged, set(200, of: repair),
      on: claim(.open, reserve: 900) {
        $0.file.lines = [LineReserve(line: repair, reserve: euros(200))]
      }, found: "2.00 EUR"),
    Case(.reserveNotProposed, .confirmReserve(ConfirmReserve()), on: claim(.open), by: .sara),
    Case(
      .reserveNotProposed, .declineReserve(DeclineReserve(reason: "too much")), on: claim(.settled),
      by: .sara),
    Case(
      .reserveProposerConfirms, .confirmReserve(ConfirmReserve()),
      on: claim(.open) { $0.file.reserveProposal = proposed },
      by: ClaimSender("hilda", .supervisor),
      expected: "somebody other than hilda", found: "hilda"),
    Case(
      .reserveAuthorityExceeded, .confirmReserve(ConfirmReserve()),
      on: claim(.open, reserve: 300) {
        $0.file.reserveProposal = ReserveProposed(reserve: euros(701), line: repair)
      },
      by: .sara, beside: .with { $0.limits.reserve = euros(1000) }, expected: "at most 10.00 EUR",
      found: "10.01 EUR"),
    Case(
      .reserveAuthorityExceeded, .confirmReserve(ConfirmReserve()),
      on: claim(.open) { $0.file.reserveProposal = proposed }, by: .sara,
      under: .with { $0.limitsRequired = true }, expected: "a limit for this actor",
      found: "7.00 EUR"),
    Case(
      .reasonMissing, .declineReserve(DeclineReserve(reason: " ")),
      on: claim(.open) { $0.file.reserveProposal = proposed }, by: .sara, expected: "reason"),
  ]

  /// K20 to K25 and K49: decisions.
  static let decisions: [ClaimGuardCase] = [
    Case(.decisionPending, approve(1), on: proposing(approving: 1)),
    Case(.decisionPending, partly(1), on: proposing(approving: 1)),
    Case(.decisionPending, .deny(Deny(reason: "§4")), on: proposing(approving: 1)),
    Case(.held, approve(1), on: open { $0.fraud = .referred }, found: "referred"),
    Case(.held, partly(1), on: open { $0.fraud = .confirmed }, found: "confirmed"),
    Case(
      .coverageNotConfirmed, approve(1), on: open { $0.checks.coverage = .unclear },
      expected: "a coverage check that passed", found: "unclear"),
    Case(
      .coverageNotConfirmed, partly(1), on: open { $0.checks.coverage = .failed },
      under: .with { $0.coverageCheckRequired = false },
      expected: "a coverage check that passed", found: "failed"),
    Case(
      .lossNotCovered, approve(1), on: open { $0.file.details.policy = .endedEarly },
      expected: " to 2026-02-27", found: "2026-02-28"),
    Case(
      .lossNotCovered, partly(1), on: open { $0.file.details.policy = .endedEarly },
      expected: " to 2026-02-27", found: "2026-02-28"),
    Case(
      .documentNotVerified, approve(1), on: documented(.open), beside: .document(.pending),
      found: identifier(7).text),
    Case(
      .documentNotVerified, partly(1), on: documented(.open), beside: .document(.deleted),
      found: identifier(7).text),
    Case(
      .documentLapsed, approve(1), on: documented(.open),
      beside: .document(.verified, until: Instant("2026-03-02T11:59:59Z")),
      found: identifier(7).text),
    Case(
      .documentLapsed, partly(1), on: documented(.open), beside: .document(.expired),
      found: identifier(7).text),
    Case(
      .deciderHearsAppeal, approve(1), on: appealed, expected: "somebody other than hugo",
      found: "hugo"),
    Case(
      .deciderHearsAppeal, partly(1), on: appealed, expected: "somebody other than hugo",
      found: "hugo"),
    Case(
      .deciderHearsAppeal, approve(1),
      on: claim(.investigating, reserve: 900) { $0.file.earlierDeciders = [ActorID("hugo")] },
      expected: "somebody other than hugo", found: "hugo"),
    Case(
      .deciderHearsAppeal, .deny(Deny(reason: "§4")), on: appealed,
      expected: "somebody other than hugo", found: "hugo"),
    Case(
      .amountNotPositive, approve(0), on: open(), expected: "a positive amount", found: "0.00 EUR"),
    Case(
      .amountInOtherCurrency, .approve(Approve(amount: Money(5, usd))), on: open(),
      expected: "EUR", found: "USD"),
    Case(
      .amountNotPositive, partly(0), on: open(), expected: "a positive amount", found: "0.00 EUR"),
    Case(
      .amountInOtherCurrency,
      .approvePartially(ApprovePartially(amount: Money(5, usd), reason: "worn")), on: open(),
      expected: "EUR", found: "USD"),
    Case(
      .amountExceedsReserve, partly(801), on: claim(.open, reserve: 800),
      expected: "at most 8.00 EUR", found: "8.01 EUR"),
    Case(
      .approvedBelowPaid, partly(99), on: claim(.open, reserve: 800, approved: 100, paid: 100),
      expected: "at least 1.00 EUR", found: "0.99 EUR"),
    Case(
      .amountExceedsClaimed, approve(901), on: claim(.open, reserve: 1000),
      expected: "at most 9.00 EUR", found: "9.01 EUR"),
    Case(
      .amountNotReduced, partly(900), on: open(), expected: "less than 9.00 EUR",
      found: "9.00 EUR"),
    Case(
      .amountExceedsReserve, approve(801), on: claim(.open, reserve: 800),
      expected: "at most 8.00 EUR", found: "8.01 EUR"),
    Case(
      .approvedBelowPaid, approve(99), on: claim(.open, reserve: 800, approved: 100, paid: 100),
      expected: "at least 1.00 EUR", found: "0.99 EUR"),
    Case(
      .lineDecisionsDiffer, partly(500), on: itemised, expected: "every line item once",
      found: "0 lines"),
    Case(
      .lineDecisionsDiffer, partly(500, [decide(1, 500), decide(1, 0, "twice")]), on: itemised,
      expected: "every line item once", found: "2 lines"),
    Case(
      .lineDecisionsDiffer, partly(500, [decide(1, 400), decide(2, 99, "old")]), on: itemised,
      expected: "5.00 EUR", found: "4.99 EUR"),
    Case(
      .lineDecisionsDiffer, partly(500, [decide(1, 401), decide(2, 99, "old")]), on: itemised,
      expected: "at most 4.00 EUR of " + identifier(1).text, found: "4.01 EUR"),
    Case(
      .lineDecisionsDiffer, partly(300, [decide(1, 400), decide(2, -100, "old")]), on: itemised,
      expected: "at most 5.00 EUR of " + identifier(2).text, found: "-1.00 EUR"),
    Case(
      .reductionUnexplained, partly(500, [decide(1, 400), decide(2, 100)]), on: itemised,
      expected: "reason", found: identifier(2).text),
    Case(
      .reductionUnexplained, .approvePartially(ApprovePartially(amount: euros(1), reason: " ")),
      on: open(), expected: "reason"),
    Case(
      .alreadyPaid, .deny(Deny(reason: "§4")),
      on: claim(.open, reserve: 800, approved: 100, paid: 100) {
        ($0.file.recovered, $0.fraud) = (euros(99), .confirmed)
      }, found: "0.01 EUR"),
    Case(
      .alreadyPaid, .deny(Deny(reason: "§4")),
      on: claim(.open, reserve: 800, approved: 100, paid: 100) { $0.file.recovered = euros(100) },
      found: "1.00 EUR"),
    Case(
      .reservePending, .deny(Deny(reason: "§4")),
      on: claim(.open) { $0.file.reserveProposal = proposed }, found: "7.00 EUR"),
    Case(
      .reasonMissing, .deny(Deny(reason: " \t\n")), on: claim(.open), expected: "reason"),
    Case(
      .denialUncited, .deny(Deny(reason: "worn", code: "excluded", provision: " ")),
      on: claim(.open), under: .with { $0.denialProvisionRequired = true }, expected: "provision"),
    Case(
      .codeUnknown, .deny(Deny(reason: "§4", code: "mood")), on: claim(.open),
      expected: "a code of denialReasons", found: "mood"),
    Case(.decisionNotProposed, .confirmDecision(ConfirmDecision()), on: claim(.open), by: .sara),
    Case(
      .decisionNotProposed, .returnDecision(ReturnDecision(reason: "check again")),
      on: claim(.open), by: .sara),
    Case(
      .proposerConfirms, .confirmDecision(ConfirmDecision()), on: proposing(approving: 1),
      by: ClaimSender("hilda", .supervisor), expected: "somebody other than hilda",
      found: "hilda"),
    Case(
      .decisionAuthorityExceeded, .confirmDecision(ConfirmDecision()),
      on: proposing(approving: 801),
      by: .sara, beside: .with { $0.limits.decision = euros(800) }, expected: "at most 8.00 EUR",
      found: "8.01 EUR"),
    Case(
      .decisionAuthorityExceeded, .confirmDecision(ConfirmDecision()), on: denying, by: .sara,
      beside: .with { $0.limits.decision = euros(899) }, expected: "at most 8.99 EUR",
      found: "9.00 EUR"),
    Case(
      .proposalOutdated, .confirmDecision(ConfirmDecision()),
      on: proposing(approving: 800) {
        $0.reserve = euros(799)
        $0.fraud = .referred
      }, by: .sara, found: "holdActive, amountExceedsReserve"),
    Case(
      .proposalOutdated, .confirmDecision(ConfirmDecision()),
      on: proposing(approving: 800) {
        $0.status = .underAppeal
        $0.file.earlierDeciders = [ActorID("sara")]
      }, by: .sara, found: "fourEyesRequired"),
    // Who proposed it was found to be a party since.
    Case(
      .proposalOutdated, .confirmDecision(ConfirmDecision()),
      on: proposing(approving: 800) { $0.file.formerParties = [ActorID("hilda")] }, by: .sara,
      found: "conflictOfInterest"),
    Case(
      .reasonMissing, .returnDecision(ReturnDecision()), on: proposing(approving: 1), by: .sara,
      expected: "reason"),
    Case(
      .paymentsPending, .appeal(Appeal(grounds: "wrong")),
      on: claim(.partiallyApproved, approved: 99, payments: [paymentOf(5)]) {
        $0.isPartial = true
      }, by: .carla, found: "0.05 EUR"),
    Case(
      .appealWindowClosed, .appeal(Appeal(grounds: "wrong")),
      on: told(.denied), by: .carla, expected: "at most 2026-03-01T23:59:59.999999999Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(
      .appealWindowClosed, .waiveAppeal(WaiveAppeal()),
      on: told(.denied), by: .carla, expected: "at most 2026-03-01T23:59:59.999999999Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    // Of a closed claim from the decision, if it is not known when the claimant was told.
    Case(
      .appealWindowClosed, .appeal(Appeal(grounds: "wrong")),
      on: claim(.closed) {
        ($0.outcome, $0.decidedAt) = (.deniedFinal, Instant("2025-09-03T11:59:59Z"))
      }, by: .carla,
      expected: "at most 2026-03-02T11:59:59.000000000Z", found: "2026-03-02T12:00:00.000000000Z"),
    Case(
      .appealLimit, .waiveAppeal(WaiveAppeal()), on: claim(.denied) { $0.file.appeals = 2 },
      by: .carla, expected: "at most 2 times", found: "2"),
    Case(
      .appealGivenUp, .waiveAppeal(WaiveAppeal()),
      on: claim(.denied) { $0.file.appealWaived = true },
      by: .carla),
    Case(
      .appealGivenUp, .appeal(Appeal(grounds: "wrong")),
      on: claim(.denied) { $0.file.appealWaived = true }, by: .carla),
    Case(
      .nothingReduced, .appeal(Appeal(grounds: "wrong")), on: claim(.approved, approved: 900),
      by: .carla, found: "9.00 EUR"),
    Case(
      .nothingReduced, .waiveAppeal(WaiveAppeal()), on: claim(.settled, approved: 5), by: .carla,
      found: "0.05 EUR"),
    Case(
      .nothingReduced, .appeal(Appeal(grounds: "wrong")), on: claim(.closed, approved: 5),
      by: .carla, found: "0.05 EUR"),
    Case(
      .appealGivenUp, .appeal(Appeal(grounds: "wrong")),
      on: claim(.settled) { ($0.isPartial, $0.file.appealWaived) = (true, true) }, by: .carla),
    Case(
      .appealWindowClosed, .appeal(Appeal(grounds: "wrong")),
      on: told(.settled), by: .carla, expected: "at most 2026-03-01T23:59:59.999999999Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(
      .appealLimit, .appeal(Appeal(grounds: "wrong")),
      on: claim(.settled) { ($0.isPartial, $0.file.appeals) = (true, 2) },
      by: .carla, expected: "at most 2 times", found: "2"),
    Case(
      .reasonMissing, .appeal(Appeal()), on: claim(.settled) { $0.isPartial = true }, by: .carla,
      expected: "reason"),
    Case(
      .alreadyNotified, .notifyDecision(NotifyDecision(on: noon.dayUTC, channel: "mail")),
      on: claim(.denied) { $0.file.notifiedOn = noon.dayUTC }, found: "2026-03-02"),
    Case(
      .channelMissing, .notifyDecision(NotifyDecision(on: noon.dayUTC, channel: " ")),
      on: claim(.denied), expected: "channel"),
    Case(
      .noticeDayImpossible,
      .notifyDecision(NotifyDecision(on: LocalDate("2026-03-01") ?? LocalDate(), channel: "mail")),
      on: claim(.denied) { $0.decidedAt = noon }, expected: "a day from 2026-03-02 to 2026-03-02",
      found: "2026-03-01"),
    Case(
      .noticeDayImpossible,
      .notifyDecision(NotifyDecision(on: LocalDate("2026-03-03") ?? LocalDate(), channel: "mail")),
      on: claim(.denied) { $0.decidedAt = noon }, expected: "a day from 2026-03-02 to 2026-03-02",
      found: "2026-03-03"),
    Case(
      .appealLimit, .appeal(Appeal(grounds: "wrong")), on: claim(.denied) { $0.file.appeals = 2 },
      by: .carla, expected: "at most 2 times", found: "2"),
    Case(
      .reasonMissing, .appeal(Appeal()), on: claim(.denied), by: .carla, expected: "reason"),
    Case(
      .paymentsPending, .rescindDecision(RescindDecision(reason: "mistake")),
      on: claim(.approved, approved: 99, payments: [paymentOf(5, .authorised)]), by: .sara,
      found: "0.05 EUR"),
    Case(
      .deciderRescinds, .rescindDecision(RescindDecision(reason: "mistake")),
      on: claim(.approved, approved: 99) { $0.file.proposedBy = ActorID("sara") }, by: .sara,
      expected: "somebody other than sara", found: "sara"),
    Case(
      .reasonMissing, .rescindDecision(RescindDecision()), on: claim(.approved), by: .sara,
      expected: "reason"),
  ]

  static let repair = ReserveLine(exposure: "car", costType: .claimCost, category: "repair")
  private static let proposed = ReserveProposed(reserve: euros(700), proposedBy: ActorID("hilda"))

  private static func set(_ amount: Int64, of line: ReserveLine? = nil) -> ClaimCommand {
    .setReserve(SetReserve(amount: euros(amount), line: line))
  }

  private static func approve(_ amount: Int64) -> ClaimCommand {
    .approve(Approve(amount: euros(amount)))
  }

  private static func partly(_ amount: Int64, _ lines: [LineDecision] = []) -> ClaimCommand {
    .approvePartially(ApprovePartially(amount: euros(amount), reason: "worn", lines: lines))
  }

  static func decide(_ item: UInt64, _ amount: Int64, _ reason: String = "") -> LineDecision {
    LineDecision(item: identifier(item), approved: euros(amount), reason: reason)
  }

  private static func open(_ change: (inout Claim) -> Void = { _ in }) -> Claim {
    claim(.open, reserve: 900, change)
  }

  static func proposing(
    approving amount: Int64, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    open {
      var proposal = DecisionProposed(proposedBy: ActorID("hilda"))
      proposal.approve = Approve(amount: euros(amount))
      $0.file.proposal = proposal
      change(&$0)
    }
  }

  private static let denying = open {
    var proposal = DecisionProposed(proposedBy: ActorID("hilda"))
    proposal.deny = Deny(reason: "§4")
    $0.file.proposal = proposal
  }
  private static let itemised = open { $0.hold(lineItem(1, 400), lineItem(2, 500)) }
  private static let appealed = claim(.underAppeal, reserve: 900) {
    $0.file.earlierDeciders = [ActorID("dora"), ActorID("hugo")]
  }
}

extension Policy {
  /// Of which the last day was before the loss.
  fileprivate static var endedEarly: Policy { Policy(until: LocalDate("2026-02-27")) }
}
