import EventSourcing

/// K26 to K32 and K54: paying what was approved, and what is spent beside it; what the bank says.
let paymentRows: [ClaimRow] = [
  ClaimRow(
    "K26", workedOn, .requestPayment, by: [.handler],
    unless: [
      .partyDecides, .paymentHeld, .notPayable, .indemnityNotPayable, .paymentIDTaken,
      .amountNotPositive, .amountInOtherCurrency, .amountExceedsApproved, .paymentExceedsReserve,
      .payeeMissing,
    ],
    ClaimOutcome([.paymentRequested], .stay)),
  ClaimRow(
    "K26a", [.closed], .requestPayment, by: [.handler],
    unless: [
      .partyDecides, .neverAccepted, .notPayable, .indemnityNotPayable, .codeRetired,
      .paymentIDTaken,
      .amountNotPositive, .amountInOtherCurrency, .reserveTooLarge, .payeeMissing,
    ],
    ClaimOutcome([.reserveSet, .paymentRequested], .stay)),
  ClaimRow(
    "K27", workedOn + [.closed], .authorisePayment, by: [.supervisor, .payer],
    unless: [
      .partyDecides, .paymentHeld, .notPayable, .paymentUnknown, .paymentNotRequested,
      .requesterAuthorises, .deciderAuthorises, .payeeActs, .paymentAuthorityExceeded,
    ],
    ClaimOutcome([.paymentAuthorised], .stay)),
  ClaimRow(
    "K28", workedOn, .declinePayment, by: [.supervisor, .payer],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentNotPending, .reasonMissing],
    ClaimOutcome([.paymentDeclined], .stay)),
  ClaimRow(
    "K28a", [.closed], .declinePayment, by: [.supervisor, .payer],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentNotPending, .reasonMissing],
    ClaimOutcome([.paymentDeclined, .reserveReleased], .stay)),
  ClaimRow(
    "K29", [.approved, .partiallyApproved], .issuePayment, by: [.payer, .system],
    unless: [
      .partyDecides, .paymentHeld, .notPayable, .paymentUnknown, .paymentNotAuthorised,
      .involvedIssues, .payeeActs, .finalWithOthersPending, .finalLeavesDebt,
    ],
    ClaimOutcome([.paymentIssued], .stay),
    ClaimOutcome([.paymentIssued, .claimSettled], .to(.settled))),
  ClaimRow(
    "K29a", [.open, .investigating, .infoRequested, .denied, .underAppeal, .settled, .closed],
    .issuePayment, by: [.payer, .system],
    unless: [
      .partyDecides, .paymentHeld, .paymentUnknown, .paymentNotAuthorised, .involvedIssues,
      .payeeActs,
    ],
    ClaimOutcome([.paymentIssued], .stay)),
  ClaimRow(
    "K30", workedOn + [.closed], .clearPayment, by: [.payer, .system],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentCleared], .stay)),
  ClaimRow(
    "K31", [.approved, .partiallyApproved], .stopPayment, by: [.payer, .system],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped], .stay), ClaimOutcome([.paymentFailed], .stay)),
  ClaimRow(
    "K31a", [.settled], .stopPayment, by: [.payer, .system],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped], .to(.approved)),
    ClaimOutcome([.paymentStopped], .to(.partiallyApproved)),
    ClaimOutcome([.paymentFailed], .to(.approved)),
    ClaimOutcome([.paymentFailed], .to(.partiallyApproved)),
    ClaimOutcome([.paymentStopped], .stay), ClaimOutcome([.paymentFailed], .stay)),
  ClaimRow(
    "K31b", [.open, .investigating, .infoRequested, .denied, .underAppeal], .stopPayment,
    by: [.payer, .system],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped], .stay), ClaimOutcome([.paymentFailed], .stay),
    ClaimOutcome([.paymentStopped, .reviewRaised], .stay),
    ClaimOutcome([.paymentFailed, .reviewRaised], .stay)),
  ClaimRow(
    "K31c", [.closed], .stopPayment, by: [.payer, .system],
    unless: [.partyWorksOnOwn, .paymentUnknown, .paymentArrived, .paymentNotIssued],
    ClaimOutcome([.paymentStopped, .reserveReleased, .reviewRaised], .stay),
    ClaimOutcome([.paymentFailed, .reserveReleased, .reviewRaised], .stay)),
  ClaimRow(
    "K32",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .reversePayment, by: [.payer, .supervisor],
    unless: [
      .partyDecides, .paymentUnknown, .paymentNotCleared, .amountNotPositive,
      .amountInOtherCurrency, .amountExceedsCleared, .issuerReverses,
    ],
    ClaimOutcome([.paymentReversed], .stay), ClaimOutcome([.paymentReversed, .reviewRaised], .stay)),
  ClaimRow(
    "K32a", [.settled], .reversePayment, by: [.payer, .supervisor],
    unless: [
      .partyDecides, .paymentUnknown, .paymentNotCleared, .amountNotPositive,
      .amountInOtherCurrency, .amountExceedsCleared, .issuerReverses,
    ],
    ClaimOutcome([.paymentReversed], .to(.approved)),
    ClaimOutcome([.paymentReversed], .to(.partiallyApproved)),
    ClaimOutcome([.paymentReversed], .stay)),
  ClaimRow(
    "K32b", [.closed], .reversePayment, by: [.payer, .supervisor],
    unless: [
      .partyDecides, .paymentUnknown, .paymentNotCleared, .amountNotPositive,
      .amountInOtherCurrency, .amountExceedsCleared, .issuerReverses,
    ],
    ClaimOutcome([.paymentReversed, .reserveReleased, .reviewRaised], .stay)),
  ClaimRow(
    "K54", [.open, .investigating, .infoRequested, .underAppeal, .closed], .writeOffDebt,
    by: [.supervisor],
    unless: [
      .partyDecides, .nothingOwed, .deciderWritesOff, .reasonMissing, .amountNotPositive,
      .amountInOtherCurrency,
      .amountExceedsOwed, .writeOffAuthorityExceeded,
    ],
    ClaimOutcome([.debtWrittenOff], .stay)),
]
