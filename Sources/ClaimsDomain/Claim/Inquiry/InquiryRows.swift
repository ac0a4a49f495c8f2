import EventSourcing

/// K14 to K17, K45, K48, K50 and K53: checks, questions, analyses, supplements, reviews.
let inquiryRows: [ClaimRow] = [
  ClaimRow(
    "K14",
    [.draft, .submitted, .rejected, .open, .investigating, .infoRequested, .underAppeal],
    .recordCheck, by: [.handler, .system],
    unless: [.partyHandlesOwn, .checkIncomplete],
    ClaimOutcome([.checkRecorded], .stay)),
  ClaimRow(
    "K14a", [.approved, .partiallyApproved, .denied, .settled, .closed],
    .recordCheck, by: [.handler, .system],
    unless: [.partyHandlesOwn, .checkIncomplete],
    ClaimOutcome([.checkRecorded], .stay), ClaimOutcome([.checkRecorded, .reviewRaised], .stay)),
  ClaimRow(
    "K15", [.open, .investigating, .underAppeal], .requestInfo, by: [.handler],
    unless: [.partyWorksOnOwn, .itemsMissing, .dueInPast],
    ClaimOutcome([.informationRequested], .to(.infoRequested))),
  ClaimRow(
    "K16", [.infoRequested], .provideInfo, by: [.claimant, .agent, .handler],
    unless: [.partyWorksOnOwn, .itemNotOpen, .documentUnknown, .documentDeleted],
    ClaimOutcome([.informationProvided], .stay), ClaimOutcome([.informationProvided], .to(.open)),
    ClaimOutcome([.informationProvided], .to(.investigating)),
    ClaimOutcome([.informationProvided], .to(.underAppeal))),
  ClaimRow(
    "K17", [.infoRequested], .expireInfoRequest, by: [.system],
    unless: [.notDue],
    ClaimOutcome([.informationRequestExpired], .to(.open)),
    ClaimOutcome([.informationRequestExpired], .to(.investigating)),
    ClaimOutcome([.informationRequestExpired], .to(.underAppeal))),
  ClaimRow(
    "K45", gathering, .recordAnalysis, by: [.assessor, .system],
    unless: [.partyWorksOnOwn, .photoUnknown, .scoreOutOfRange],
    ClaimOutcome([.damageAnalysed], .stay)),
  ClaimRow(
    "K48", [.open, .investigating, .infoRequested, .underAppeal], .supplement,
    by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partyHandlesOwn, .decisionPending, .reasonMissing, .amountInOtherCurrency, .claimedNotRaised,
    ],
    ClaimOutcome([.claimSupplemented], .stay)),
  ClaimRow(
    "K50",
    [.submitted, .rejected] + workedOn + [.closed, .voided], .completeReview,
    by: [.handler, .supervisor],
    unless: [
      .partyHandlesOwn, .reviewNotOpen, .debtReviewed, .deciderReviews, .reviewUnexplained,
    ],
    ClaimOutcome([.reviewCompleted], .stay)),
  ClaimRow(
    "K53",
    workedOn + [.closed], .raiseReview, by: [.handler, .supervisor, .system],
    unless: [.partyWorksOnOwn, .reasonMissing, .reviewOpen, .documentUnknown],
    ClaimOutcome([.reviewRaised], .stay)),
]
