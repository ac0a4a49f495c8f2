import EventSourcing

/// K20 to K25, K49, K56 and K57: what is decided, and taken back.
let decisionRows: [ClaimRow] = [
  ClaimRow(
    "K20", [.open, .investigating, .underAppeal], .approve, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .decisionPending, .paymentsPending, .held, .coverageNotConfirmed,
      .policyNotConfirmed, .lossNotCovered, .documentNotVerified, .documentLapsed,
      .deciderHearsAppeal, .amountNotPositive, .amountInOtherCurrency,
      .amountExceedsClaimed, .policyLimitExceeded, .amountExceedsReserve, .approvedBelowPaid,
    ],
    ClaimOutcome([.claimApproved], .to(.approved)), ClaimOutcome([.decisionProposed], .stay)),
  ClaimRow(
    "K21", [.open, .investigating, .underAppeal], .approvePartially, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .decisionPending, .paymentsPending, .held, .coverageNotConfirmed,
      .policyNotConfirmed, .lossNotCovered, .documentNotVerified, .documentLapsed,
      .deciderHearsAppeal, .amountNotPositive, .amountInOtherCurrency,
      .amountNotReduced, .policyLimitExceeded, .amountExceedsReserve, .approvedBelowPaid,
      .lineDecisionsDiffer, .reductionUnexplained,
    ],
    ClaimOutcome([.claimPartiallyApproved], .to(.partiallyApproved)),
    ClaimOutcome([.decisionProposed], .stay)),
  ClaimRow(
    "K22", [.open, .investigating, .underAppeal], .deny, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .decisionPending, .reservePending, .alreadyPaid, .debtStands,
      .deciderHearsAppeal, .reasonMissing, .denialUncited, .codeUnknown,
    ],
    ClaimOutcome([.claimDenied], .to(.denied)), ClaimOutcome([.decisionProposed], .stay)),
  ClaimRow(
    "K23", [.open, .investigating, .underAppeal], .confirmDecision, by: [.supervisor],
    unless: [
      .partyDecides, .decisionNotProposed, .proposerConfirms, .decisionAuthorityExceeded,
      .proposalOutdated,
    ],
    ClaimOutcome([.claimApproved], .to(.approved)),
    ClaimOutcome([.claimPartiallyApproved], .to(.partiallyApproved)),
    ClaimOutcome([.claimDenied], .to(.denied))),
  ClaimRow(
    "K24", [.open, .investigating, .underAppeal], .returnDecision, by: [.supervisor],
    unless: [.partyWorksOnOwn, .decisionNotProposed, .reasonMissing],
    ClaimOutcome([.decisionReturned], .stay)),
  ClaimRow(
    "K25", [.denied, .approved, .partiallyApproved], .appeal, by: [.claimant, .agent, .legal],
    unless: [
      .partyWorksOnOwn, .paymentsPending, .nothingReduced, .appealGivenUp, .appealWindowClosed,
      .appealLimit,
      .reasonMissing,
    ],
    ClaimOutcome([.appealLodged], .to(.underAppeal))),
  ClaimRow(
    "K25a", [.settled, .closed], .appeal, by: [.claimant, .agent, .legal],
    unless: [
      .partyWorksOnOwn, .nothingReduced, .appealGivenUp, .appealWindowClosed,
      .appealLimit, .reasonMissing,
    ],
    ClaimOutcome([.appealLodged], .to(.underAppeal))),
  ClaimRow(
    "K49", [.approved, .partiallyApproved, .denied, .settled], .rescindDecision, by: [.supervisor],
    unless: [.partyDecides, .paymentsPending, .deciderRescinds, .reasonMissing],
    ClaimOutcome([.decisionRescinded], .to(.investigating))),
  ClaimRow(
    "K56", [.approved, .partiallyApproved, .denied, .settled, .closed], .notifyDecision,
    by: [.handler, .supervisor, .system],
    unless: [.partyWorksOnOwn, .alreadyNotified, .channelMissing, .noticeDayImpossible],
    ClaimOutcome([.decisionNotified], .stay)),
  ClaimRow(
    "K57", [.approved, .partiallyApproved, .denied, .settled, .closed], .waiveAppeal,
    by: [.claimant, .agent],
    unless: [.nothingReduced, .appealGivenUp, .appealWindowClosed, .appealLimit],
    ClaimOutcome([.appealWaived], .stay)),
]
