import EventSourcing

/// K18 and K19: how much a claim is expected to cost.
let reserveRows: [Row] = [
  Row(
    "K18", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .setReserve, by: [.handler, .supervisor],
    unless: [
      .reservePending, .amountNegative, .amountInOtherCurrency, .reserveBelowCommitted,
      .reserveBelowApproved, .reserveUnchanged,
    ],
    To([.reserveSet], .stay), To([.reserveProposed], .stay)),
  Row(
    "K19", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .confirmReserve, by: [.supervisor],
    unless: [
      .reserveNotProposed, .reserveProposerConfirms, .reserveAuthorityExceeded,
      .reserveBelowCommitted, .reserveBelowApproved,
    ],
    To([.reserveSet], .stay)),
  Row(
    "K19a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal, .settled,
    ],
    .declineReserve, by: [.supervisor],
    unless: [.reserveNotProposed, .reasonMissing],
    To([.reserveProposalDeclined], .stay)),
]

/// K20 to K25 and K49: what is decided, and taken back.
let decisionRows: [Row] = [
  Row(
    "K20", [.open, .investigating, .underAppeal], .approve, by: [.handler, .supervisor],
    unless: [
      .decisionPending, .held, .coverageNotConfirmed, .documentNotVerified, .documentLapsed,
      .deciderHearsAppeal, .amountNotPositive, .amountInOtherCurrency, .amountExceedsClaimed,
      .policyLimitExceeded, .amountExceedsReserve, .approvedBelowPaid,
    ],
    To([.claimApproved], .to(.approved)), To([.decisionProposed], .stay)),
  Row(
    "K21", [.open, .investigating, .underAppeal], .approvePartially, by: [.handler, .supervisor],
    unless: [
      .decisionPending, .held, .coverageNotConfirmed, .documentNotVerified, .documentLapsed,
      .deciderHearsAppeal, .amountNotPositive, .amountInOtherCurrency, .amountNotReduced,
      .policyLimitExceeded, .amountExceedsReserve, .approvedBelowPaid, .lineDecisionsDiffer,
      .reductionUnexplained,
    ],
    To([.claimPartiallyApproved], .to(.partiallyApproved)), To([.decisionProposed], .stay)),
  Row(
    "K22", [.open, .investigating, .underAppeal], .deny, by: [.handler, .supervisor],
    unless: [
      .decisionPending, .reservePending, .alreadyPaid, .deciderHearsAppeal, .reasonMissing,
      .codeUnknown,
    ],
    To([.claimDenied], .to(.denied)), To([.decisionProposed], .stay)),
  Row(
    "K23", [.open, .investigating, .underAppeal], .confirmDecision, by: [.supervisor],
    unless: [
      .decisionNotProposed, .proposerConfirms, .decisionAuthorityExceeded, .proposalOutdated,
    ],
    To([.claimApproved], .to(.approved)),
    To([.claimPartiallyApproved], .to(.partiallyApproved)), To([.claimDenied], .to(.denied))),
  Row(
    "K24", [.open, .investigating, .underAppeal], .returnDecision, by: [.supervisor],
    unless: [.decisionNotProposed, .reasonMissing],
    To([.decisionReturned], .stay)),
  Row(
    "K25", [.denied, .partiallyApproved], .appeal, by: [.claimant, .agent, .legal],
    unless: [.paymentsPending, .appealWindowClosed, .appealLimit, .reasonMissing],
    To([.appealLodged], .to(.underAppeal))),
  Row(
    "K49", [.approved, .partiallyApproved], .rescindDecision, by: [.supervisor],
    unless: [.paymentsPending, .deciderRescinds, .reasonMissing],
    To([.decisionRescinded], .to(.investigating))),
]

/// K26 to K32: paying what was approved, and what the bank says.
let paymentRows: [Row] = [
  Row(
    "K26", [.approved, .partiallyApproved], .requestPayment, by: [.handler],
    unless: [
      .held, .paymentIDTaken, .amountNotPositive, .amountInOtherCurrency, .amountExceedsApproved,
      .paymentExceedsReserve, .payeeMissing,
    ],
    To([.paymentRequested], .stay)),
  Row(
    "K27", [.approved, .partiallyApproved], .authorisePayment, by: [.supervisor, .payer],
    unless: [
      .held, .paymentUnknown, .paymentNotRequested, .requesterAuthorises, .deciderAuthorises,
      .paymentAuthorityExceeded,
    ],
    To([.paymentAuthorised], .stay)),
  Row(
    "K28", [.approved, .partiallyApproved], .declinePayment, by: [.supervisor],
    unless: [.paymentUnknown, .paymentNotPending, .reasonMissing],
    To([.paymentDeclined], .stay)),
  Row(
    "K29", [.approved, .partiallyApproved], .issuePayment, by: [.payer, .system],
    unless: [
      .held, .paymentUnknown, .paymentNotAuthorised, .deciderIssues, .finalWithOthersPending,
    ],
    To([.paymentIssued], .stay),
    To([.paymentIssued, .claimSettled], .to(.settled))),
  Row(
    "K30",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled, .closed,
    ],
    .clearPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    To([.paymentCleared], .stay)),
  Row(
    "K31", [.approved, .partiallyApproved], .stopPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    To([.paymentStopped], .stay), To([.paymentFailed], .stay)),
  Row(
    "K31a", [.settled], .stopPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    To([.paymentStopped], .to(.approved)), To([.paymentStopped], .to(.partiallyApproved)),
    To([.paymentFailed], .to(.approved)), To([.paymentFailed], .to(.partiallyApproved))),
  Row(
    "K31b", [.open, .investigating, .infoRequested, .denied, .underAppeal], .stopPayment,
    by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    To([.paymentStopped, .reviewRaised], .stay), To([.paymentFailed, .reviewRaised], .stay)),
  Row(
    "K31c", [.closed], .stopPayment, by: [.payer, .system],
    unless: [.paymentUnknown, .paymentArrived, .paymentNotIssued],
    To([.paymentStopped, .reserveReleased, .reviewRaised], .stay),
    To([.paymentFailed, .reserveReleased, .reviewRaised], .stay)),
  Row(
    "K32", [.open, .investigating, .approved, .partiallyApproved, .underAppeal], .reversePayment,
    by: [.payer, .supervisor],
    unless: [
      .paymentUnknown, .paymentNotCleared, .amountNotPositive, .amountInOtherCurrency,
      .amountExceedsCleared, .issuerReverses,
    ],
    To([.paymentReversed], .stay)),
  Row(
    "K32a", [.settled], .reversePayment, by: [.payer, .supervisor],
    unless: [
      .paymentUnknown, .paymentNotCleared, .amountNotPositive, .amountInOtherCurrency,
      .amountExceedsCleared, .issuerReverses,
    ],
    To([.paymentReversed], .to(.approved)), To([.paymentReversed], .to(.partiallyApproved))),
]
