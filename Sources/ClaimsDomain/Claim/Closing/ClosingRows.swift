import EventSourcing

/// K33 to K37: ending a claim, and beginning again.
let closingRows: [ClaimRow] = [
  ClaimRow(
    "K33", [.rejected, .open, .investigating, .infoRequested, .denied, .settled], .close,
    by: [.handler, .supervisor, .system],
    unless: [
      .partyHandlesOwn, .itemsOpen, .activitiesOpen, .appealPending, .closingHeld, .outcomeInvalid,
      .answerNotDue, .appealWindowOpen,
    ],
    ClaimOutcome([.claimClosed], .to(.closed)),
    ClaimOutcome([.reserveReleased, .claimClosed], .to(.closed))),
  ClaimRow(
    "K33a", [.approved, .partiallyApproved], .close, by: [.handler, .supervisor],
    unless: [
      .partyHandlesOwn, .lapseUnauthorised, .paymentsPending, .itemsOpen, .activitiesOpen,
      .closingHeld, .outcomeInvalid,
    ],
    ClaimOutcome([.claimClosed], .to(.closed)),
    ClaimOutcome([.reserveReleased, .claimClosed], .to(.closed))),
  ClaimRow(
    "K34",
    [
      .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
      .partiallyApproved, .underAppeal,
    ],
    .withdraw, by: [.claimant, .agent],
    unless: [.alreadyPaid, .paymentsPending, .itemsOpen, .closingHeld],
    ClaimOutcome([.claimWithdrawn, .claimClosed], .to(.closed)),
    ClaimOutcome([.reserveReleased, .claimWithdrawn, .claimClosed], .to(.closed))),
  ClaimRow(
    "K35", [.submitted, .open, .investigating, .infoRequested], .markDuplicate,
    by: [.handler, .supervisor],
    unless: [
      .partyHandlesOwn, .alreadyPaid, .itemsOpen, .activitiesOpen, .appealPending, .closingHeld,
      .hasDuplicates, .originalUnknown, .originalIsSelf, .originalIsDuplicate,
    ],
    ClaimOutcome([.claimMarkedDuplicate, .claimClosed], .to(.closed)),
    ClaimOutcome([.reserveReleased, .claimMarkedDuplicate, .claimClosed], .to(.closed))),
  ClaimRow(
    "K36", [.draft, .submitted, .rejected, .open], .void, by: [.supervisor, .administrator],
    unless: [
      .partyHandlesOwn, .alreadyPaid, .expensePaid, .itemsOpen, .activitiesOpen, .closingHeld,
      .reasonMissing,
    ],
    ClaimOutcome([.claimVoided], .to(.voided)),
    ClaimOutcome([.reserveReleased, .claimVoided], .to(.voided))),
  ClaimRow(
    "K37", [.closed], .reopen, by: [.handler, .supervisor],
    unless: [
      .partyHandlesOwn, .notReopenable, .reopenLimit, .limitationExpired, .reasonMissing,
      .codeUnknown,
    ],
    ClaimOutcome([.claimReopened], .to(.open)), ClaimOutcome([.claimReopened], .to(.submitted)),
    ClaimOutcome([.claimReopened], .to(.approved)),
    ClaimOutcome([.claimReopened], .to(.partiallyApproved)),
    ClaimOutcome([.claimReopened], .to(.settled)), ClaimOutcome([.claimReopened], .to(.denied))),
]
