import EventSourcing

/// K18 and K19: how much a claim is expected to cost.
let reserveRows: [ClaimRow] = [
  ClaimRow(
    "K18", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .setReserve, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .reservePending, .codeRetired, .amountNegative, .amountInOtherCurrency,
      .reserveTooLarge, .reserveBelowCommitted, .reserveBelowApproved, .reserveUnchanged,
    ],
    ClaimOutcome([.reserveSet], .stay), ClaimOutcome([.reserveProposed], .stay)),
  ClaimRow(
    "K19", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .confirmReserve, by: [.supervisor],
    unless: [
      .partyDecides, .reserveNotProposed, .reserveProposerConfirms, .reserveAuthorityExceeded,
      .reserveTooLarge, .reserveBelowCommitted, .reserveBelowApproved,
    ],
    ClaimOutcome([.reserveSet], .stay)),
  ClaimRow(
    "K19a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal, .settled,
    ],
    .declineReserve, by: [.supervisor],
    unless: [.partyDecides, .reserveNotProposed, .reasonMissing],
    ClaimOutcome([.reserveProposalDeclined], .stay)),
]

/// K20 to K25 and K49: what is decided, and taken back.
let decisionRows: [ClaimRow] = [
  ClaimRow(
    "K20", [.open, .investigating, .underAppeal], .approve, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .decisionPending, .held, .coverageNotConfirmed, .documentNotVerified,
      .documentLapsed, .deciderHearsAppeal, .amountNotPositive, .amountInOtherCurrency,
      .amountExceedsClaimed, .policyLimitExceeded, .amountExceedsReserve, .approvedBelowPaid,
    ],
    ClaimOutcome([.claimApproved], .to(.approved)), ClaimOutcome([.decisionProposed], .stay)),
  ClaimRow(
    "K21", [.open, .investigating, .underAppeal], .approvePartially, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .decisionPending, .held, .coverageNotConfirmed, .documentNotVerified,
      .documentLapsed, .deciderHearsAppeal, .amountNotPositive, .amountInOtherCurrency,
      .amountNotReduced, .policyLimitExceeded, .amountExceedsReserve, .approvedBelowPaid,
      .lineDecisionsDiffer, .reductionUnexplained,
    ],
    ClaimOutcome([.claimPartiallyApproved], .to(.partiallyApproved)),
    ClaimOutcome([.decisionProposed], .stay)),
  ClaimRow(
    "K22", [.open, .investigating, .underAppeal], .deny, by: [.handler, .supervisor],
    unless: [
      .partyDecides, .decisionPending, .reservePending, .alreadyPaid, .deciderHearsAppeal,
      .reasonMissing, .denialUncited, .codeUnknown,
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
    unless: [.decisionNotProposed, .reasonMissing],
    ClaimOutcome([.decisionReturned], .stay)),
  ClaimRow(
    "K25", [.denied, .partiallyApproved], .appeal, by: [.claimant, .agent, .legal],
    unless: [.paymentsPending, .appealWindowClosed, .appealLimit, .reasonMissing],
    ClaimOutcome([.appealLodged], .to(.underAppeal))),
  ClaimRow(
    "K49", [.approved, .partiallyApproved], .rescindDecision, by: [.supervisor],
    unless: [.partyDecides, .paymentsPending, .deciderRescinds, .reasonMissing],
    ClaimOutcome([.decisionRescinded], .to(.investigating))),
]

/// K26 to K32: paying what was approved, and what the bank says.
let paymentRows: [ClaimRow] = [
  ClaimRow(
    "K26", [.approved, .partiallyApproved], .requestPayment, by: [.handler],
    unless: [
      .partyDecides, .held, .paymentIDTaken, .amountNotPositive, .amountInOtherCurrency,
      .amountExceedsApproved, .paymentExceedsReserve, .payeeMissing,
    ],
    ClaimOutcome([.paymentRequested], .stay)),
  ClaimRow(
    "K27", [.approved, .partiallyApproved], .authorisePayment, by: [.supervisor, .payer],
    unless: [
      .partyDecides, .held, .paymentUnknown, .paymentNotRequested, .requesterAuthorises,
      .deciderAuthorises, .paymentAuthorityExceeded,
    ],
    ClaimOutcome([.paymentAuthorised], .stay)),
  ClaimRow(
    "K28", [.approved, .partiallyApproved], .declinePayment, by: [.supervisor, .payer],
    unless: [.paymentUnknown, .paymentNotPending, .reasonMissing],
    ClaimOutcome([.paymentDeclined], .stay)),
  ClaimRow(
    "K29", [.approved, .partiallyApproved], .issuePayment, by: [.payer, .system],
    unless: [
      .partyDecides, .held, .paymentUnknown, .paymentNotAuthorised, .deciderIssues,
      .finalWithOthersPending,
    ],
    ClaimOutcome([.paymentIssued], .stay),
    ClaimOutcome([.paymentIssued, .claimSettled], .to(.settled))),
  ClaimRow(
    "K30",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal, .settled,
      .closed,
    ],
    .clearPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentCleared], .stay)),
  ClaimRow(
    "K31", [.approved, .partiallyApproved], .stopPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped], .stay), ClaimOutcome([.paymentFailed], .stay)),
  ClaimRow(
    "K31a", [.settled], .stopPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped], .to(.approved)),
    ClaimOutcome([.paymentStopped], .to(.partiallyApproved)),
    ClaimOutcome([.paymentFailed], .to(.approved)),
    ClaimOutcome([.paymentFailed], .to(.partiallyApproved))),
  ClaimRow(
    "K31b", [.open, .investigating, .infoRequested, .underAppeal], .stopPayment,
    by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped, .reviewRaised], .stay),
    ClaimOutcome([.paymentFailed, .reviewRaised], .stay)),
  ClaimRow(
    "K31c", [.closed], .stopPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped, .reserveReleased, .reviewRaised], .stay),
    ClaimOutcome([.paymentFailed, .reserveReleased, .reviewRaised], .stay)),
  ClaimRow(
    "K32", [.open, .investigating, .approved, .partiallyApproved, .underAppeal], .reversePayment,
    by: [.payer, .supervisor],
    unless: [
      .partyDecides, .paymentUnknown, .paymentNotCleared, .amountNotPositive,
      .amountInOtherCurrency, .amountExceedsCleared, .issuerReverses,
    ],
    ClaimOutcome([.paymentReversed], .stay)),
  ClaimRow(
    "K32a", [.settled], .reversePayment, by: [.payer, .supervisor],
    unless: [
      .partyDecides, .paymentUnknown, .paymentNotCleared, .amountNotPositive,
      .amountInOtherCurrency, .amountExceedsCleared, .issuerReverses,
    ],
    ClaimOutcome([.paymentReversed], .to(.approved)),
    ClaimOutcome([.paymentReversed], .to(.partiallyApproved))),
]
