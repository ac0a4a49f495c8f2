import EventSourcing

/// K14 to K17, K45, K48 and K50: checks, questions, analyses, supplements, reviews.
let inquiryRows: [Row] = [
  Row(
    "K14", [.draft, .submitted, .open, .investigating, .underAppeal], .recordCheck,
    by: [.handler, .system],
    unless: [.checkIncomplete],
    To([.checkRecorded], .stay)),
  Row(
    "K15", [.open, .investigating, .underAppeal], .requestInfo, by: [.handler],
    unless: [.itemsMissing, .dueInPast],
    To([.informationRequested], .to(.infoRequested))),
  Row(
    "K16", [.infoRequested], .provideInfo, by: [.claimant, .agent, .handler],
    unless: [.itemNotOpen],
    To([.informationProvided], .stay), To([.informationProvided], .to(.open)),
    To([.informationProvided], .to(.investigating)),
    To([.informationProvided], .to(.underAppeal))),
  Row(
    "K17", [.infoRequested], .expireInfoRequest, by: [.system],
    unless: [.notDue],
    To([.informationRequestExpired], .to(.open)),
    To([.informationRequestExpired], .to(.investigating)),
    To([.informationRequestExpired], .to(.underAppeal))),
  Row(
    "K45", gathering, .recordAnalysis, by: [.assessor, .system],
    unless: [.photoUnknown, .scoreOutOfRange],
    To([.damageAnalysed], .stay)),
  Row(
    "K48", [.open, .investigating, .infoRequested, .underAppeal], .supplement,
    by: [.claimant, .agent, .assessor, .handler],
    unless: [.decisionPending, .reasonMissing, .amountInOtherCurrency, .claimedNotRaised],
    To([.claimSupplemented], .stay)),
  Row(
    "K50",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled, .closed,
    ],
    .completeReview, by: [.handler, .supervisor],
    unless: [.reviewNotOpen],
    To([.reviewCompleted], .stay)),
]
