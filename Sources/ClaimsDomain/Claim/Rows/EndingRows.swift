import EventSourcing

/// K33 to K37: ending a claim, and beginning again.
let endingRows: [Row] = [
  Row(
    "K33", [.rejected, .open, .investigating, .infoRequested, .denied, .settled], .close,
    by: [.handler, .supervisor, .system],
    unless: [.itemsOpen, .closingHeld, .outcomeInvalid, .appealWindowOpen],
    To([.claimClosed], .to(.closed)),
    To([.reserveReleased, .claimClosed], .to(.closed))),
  Row(
    "K33a", [.approved, .partiallyApproved], .close, by: [.supervisor],
    unless: [.paymentsPending, .itemsOpen, .closingHeld, .outcomeInvalid],
    To([.claimClosed], .to(.closed)),
    To([.reserveReleased, .claimClosed], .to(.closed))),
  Row(
    "K34",
    [
      .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
      .partiallyApproved, .underAppeal,
    ],
    .withdraw, by: [.claimant, .agent],
    unless: [.alreadyPaid, .paymentsPending, .itemsOpen, .closingHeld],
    To([.claimWithdrawn, .claimClosed], .to(.closed)),
    To([.reserveReleased, .claimWithdrawn, .claimClosed], .to(.closed))),
  Row(
    "K35", [.submitted, .open, .investigating, .infoRequested], .markDuplicate,
    by: [.handler, .supervisor],
    unless: [
      .alreadyPaid, .itemsOpen, .closingHeld, .hasDuplicates, .originalUnknown, .originalIsSelf,
      .originalIsDuplicate,
    ],
    To([.claimMarkedDuplicate, .claimClosed], .to(.closed)),
    To([.reserveReleased, .claimMarkedDuplicate, .claimClosed], .to(.closed))),
  Row(
    "K36", [.draft, .submitted, .rejected, .open], .void, by: [.supervisor, .administrator],
    unless: [.alreadyPaid, .itemsOpen, .closingHeld, .reasonMissing],
    To([.claimVoided], .to(.voided)),
    To([.reserveReleased, .claimVoided], .to(.voided))),
  Row(
    "K37", [.closed], .reopen, by: [.handler, .supervisor],
    unless: [.notReopenable, .reopenLimit, .limitationExpired, .reasonMissing, .codeUnknown],
    To([.claimReopened], .to(.open)), To([.claimReopened], .to(.submitted))),
]
