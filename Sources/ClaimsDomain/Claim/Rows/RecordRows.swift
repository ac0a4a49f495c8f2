import EventSourcing

/// K38 to K42: suspicion, money back, lawsuits.
let regionRows: [ClaimRow] = [
  ClaimRow(
    "K38",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .flagFraud, by: [.handler, .investigator, .system],
    unless: [.indicatorMissing, .codeUnknown, .scoreOutOfRange],
    ClaimOutcome([.fraudFlagged], .stay)),
  ClaimRow(
    "K39", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .referToSIU, by: [.handler, .supervisor],
    unless: [.fraudNotFlagged, .alreadyReferred],
    ClaimOutcome([.siuReferred], .stay)),
  ClaimRow(
    "K40",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .clearFraud, by: [.investigator],
    unless: [.partyDecides, .notReferred, .handlerResolves, .reasonMissing],
    ClaimOutcome([.siuCleared], .stay)),
  ClaimRow(
    "K40a",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .confirmFraud, by: [.investigator],
    unless: [.partyDecides, .notReferred, .handlerResolves, .reasonMissing],
    ClaimOutcome([.fraudConfirmed], .stay)),
  ClaimRow(
    "K41", [.open, .investigating, .approved, .partiallyApproved, .settled], .openSubrogation,
    by: [.handler, .legal],
    unless: [.nothingPaid, .subrogationOpen],
    ClaimOutcome([.subrogationOpened], .stay)),
  ClaimRow(
    "K41a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal, .settled,
    ],
    .recordRecovery, by: [.handler, .legal],
    unless: [
      .subrogationNotOpen, .amountNotPositive, .amountInOtherCurrency, .recoveryExceedsPaid,
    ],
    ClaimOutcome([.recoveryRecorded], .stay)),
  ClaimRow(
    "K41b",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .closeSubrogation, by: [.handler, .legal],
    unless: [.subrogationNotOpen],
    ClaimOutcome([.subrogationClosed], .stay)),
  ClaimRow(
    "K42",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .openLitigation, by: [.legal],
    unless: [.litigationOpen, .counselMissing],
    ClaimOutcome([.litigationOpened], .stay)),
  ClaimRow(
    "K42a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .closeLitigation, by: [.legal],
    unless: [.litigationNotOpen],
    ClaimOutcome([.litigationClosed], .stay)),
]

private let alive: [ClaimStatus] = [
  .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
  .partiallyApproved, .denied, .underAppeal, .settled, .closed,
]

private let anybody: [Role] = [
  .claimant, .agent, .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal,
  .administrator,
]

/// K43, K44, K46, K47, K51 and K52: what is written down and moves nothing.
let recordRows: [ClaimRow] = [
  ClaimRow(
    "K43", alive, .addNote, by: anybody,
    unless: [.textEmpty],
    ClaimOutcome([.noteAdded], .stay)),
  ClaimRow(
    "K43a", alive, .recordCommunication, by: anybody,
    unless: [.textEmpty],
    ClaimOutcome([.communicationRecorded], .stay)),
  ClaimRow(
    "K44",
    [
      .submitted, .rejected, .open, .investigating, .infoRequested, .approved, .partiallyApproved,
      .denied, .underAppeal, .settled, .closed,
    ],
    .correctFact, by: [.supervisor, .administrator],
    unless: [
      .eventUnknown, .correctionNotAllowed, .fieldStatedElsewhere, .correctionEmpty,
      .detailsInOtherCurrency, .lossDateInFuture, .tooManyDiagnoses, .partyHandles,
      .propertyUnknown, .reasonMissing,
    ],
    ClaimOutcome([.factCorrected], .stay)),
  ClaimRow(
    "K46",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled, .closed,
    ],
    .generateReport, by: [.assessor, .handler, .system],
    unless: [.asOfInFuture],
    ClaimOutcome([.reportGenerated], .stay)),
  ClaimRow(
    "K47", [.closed, .voided], .erasePersonalData, by: [.administrator],
    unless: [.retentionActive, .erasureUnavailable],
    ClaimOutcome([.personalDataErased], .stay)),
  ClaimRow(
    "K51",
    [
      .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
      .partiallyApproved, .denied, .underAppeal, .settled,
    ],
    .authoriseRepresentative, by: [.claimant],
    unless: [
      .representativeActs, .representativeMissing, .representativeKnown, .representativeHandles,
    ],
    ClaimOutcome([.representativeAuthorised], .stay)),
  ClaimRow(
    "K52",
    [
      .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
      .partiallyApproved, .denied, .underAppeal, .settled,
    ],
    .revokeRepresentative, by: [.claimant],
    unless: [.representativeActs, .representativeUnknown],
    ClaimOutcome([.representativeRevoked], .stay)),
]
