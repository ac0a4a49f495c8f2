import EventSourcing

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
      .partyHandlesOwn, .eventUnknown, .correctionNotAllowed, .fieldStatedElsewhere,
      .correctionEmpty,
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
