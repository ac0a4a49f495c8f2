import EventSourcing

/// K38 to K42: suspicion, money back, lawsuits.
let regionRows: [Row] = [
  Row(
    "K38",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .flagFraud, by: [.handler, .investigator, .system],
    unless: [.indicatorMissing, .codeUnknown, .scoreOutOfRange],
    To([.fraudFlagged], .stay)),
  Row(
    "K39", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .referToSIU, by: [.handler, .supervisor],
    unless: [.fraudNotFlagged, .alreadyReferred],
    To([.siuReferred], .stay)),
  Row(
    "K40",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .clearFraud, by: [.investigator],
    unless: [.notReferred, .handlerResolves, .reasonMissing],
    To([.siuCleared], .stay)),
  Row(
    "K40a",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .confirmFraud, by: [.investigator],
    unless: [.notReferred, .handlerResolves, .reasonMissing],
    To([.fraudConfirmed], .stay)),
  Row(
    "K41", [.open, .investigating, .approved, .partiallyApproved, .settled], .openSubrogation,
    by: [.handler, .legal],
    unless: [.nothingPaid, .subrogationOpen],
    To([.subrogationOpened], .stay)),
  Row(
    "K41a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .recordRecovery, by: [.handler, .legal],
    unless: [
      .subrogationNotOpen, .amountNotPositive, .amountInOtherCurrency, .recoveryExceedsPaid,
    ],
    To([.recoveryRecorded], .stay)),
  Row(
    "K41b",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .closeSubrogation, by: [.handler, .legal],
    unless: [.subrogationNotOpen],
    To([.subrogationClosed], .stay)),
  Row(
    "K42",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .openLitigation, by: [.legal],
    unless: [.litigationOpen, .counselMissing],
    To([.litigationOpened], .stay)),
  Row(
    "K42a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .closeLitigation, by: [.legal],
    unless: [.litigationNotOpen],
    To([.litigationClosed], .stay)),
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
let recordRows: [Row] = [
  Row(
    "K43", alive, .addNote, by: anybody,
    unless: [.textEmpty],
    To([.noteAdded], .stay)),
  Row(
    "K43a", alive, .recordCommunication, by: anybody,
    unless: [.textEmpty],
    To([.communicationRecorded], .stay)),
  Row(
    "K44",
    [
      .submitted, .rejected, .open, .investigating, .infoRequested, .approved, .partiallyApproved,
      .denied, .underAppeal, .settled, .closed,
    ],
    .correctFact, by: [.supervisor, .administrator],
    unless: [
      .eventUnknown, .correctionNotAllowed, .correctionEmpty, .lossDateInFuture,
      .tooManyDiagnoses, .reasonMissing,
    ],
    To([.factCorrected], .stay)),
  Row(
    "K46",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled, .closed,
    ],
    .generateReport, by: [.assessor, .handler, .system],
    unless: [.asOfInFuture],
    To([.reportGenerated], .stay)),
  Row(
    "K47", [.closed, .voided], .erasePersonalData, by: [.administrator],
    unless: [.retentionActive, .litigationHold, .erasureUnavailable],
    To([.personalDataErased], .stay)),
  Row(
    "K51",
    [
      .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
      .partiallyApproved, .denied, .underAppeal, .settled,
    ],
    .authoriseRepresentative, by: [.claimant, .agent],
    unless: [.representativeActs, .representativeMissing, .representativeKnown],
    To([.representativeAuthorised], .stay)),
  Row(
    "K52",
    [
      .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
      .partiallyApproved, .denied, .underAppeal, .settled,
    ],
    .revokeRepresentative, by: [.claimant, .agent],
    unless: [.representativeActs, .representativeUnknown],
    To([.representativeRevoked], .stay)),
]
