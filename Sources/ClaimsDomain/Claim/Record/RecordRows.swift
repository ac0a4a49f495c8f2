import EventSourcing

private let alive: [ClaimStatus] = [
  .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
  .partiallyApproved, .denied, .underAppeal, .settled, .closed,
]

private let unended: [ClaimStatus] = [
  .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .approved,
  .partiallyApproved, .denied, .underAppeal, .settled,
]

private let anybody: [Role] = [
  .claimant, .agent, .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal,
  .administrator,
]

/// K43, K44, K46, K47, and K51 to K52: what is written down and moves nothing.
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
      .correctionEmpty, .policyNegative, .policyTermsInvalid, .detailsInOtherCurrency,
      .lossDateInFuture, .daysInFuture, .serviceReversed, .policyReversed, .tooManyDiagnoses,
      .diagnosisRepeated, .partyHandles, .propertyUnknown, .reasonMissing,
    ],
    ClaimOutcome([.factCorrected], .stay), ClaimOutcome([.factCorrected, .reviewRaised], .stay)),
  ClaimRow(
    "K46",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled, .closed,
    ],
    .generateReport, by: [.assessor, .handler, .system],
    unless: [.partyWorksOnOwn, .asOfInFuture, .reportHashIncomplete],
    ClaimOutcome([.reportGenerated], .stay)),
  ClaimRow(
    "K47", [.closed, .voided], .erasePersonalData, by: [.administrator],
    unless: [
      .ownData, .retentionActive, .litigationHold, .activitiesHold, .erasureUnavailable,
      .erasureReasonMissing { $0.erasePersonalData?.reason },
    ],
    ClaimOutcome([.personalDataErased], .to(.erased))),
  ClaimRow(
    "K51", unended, .authoriseRepresentative, by: [.claimant, .supervisor],
    unless: [
      .partyHandlesOwn, .representativeActs, .representativeMissing, .representativeKnown,
      .representativeIsStaff, .capacityMissing,
    ],
    ClaimOutcome([.representativeAuthorised], .stay)),
  ClaimRow(
    "K51a", unended, .acceptRepresentation, by: [.claimant, .agent],
    unless: [.representativeNotAsked, .representativeIsStaff],
    ClaimOutcome([.representationAccepted], .stay)),
  ClaimRow(
    "K52", unended, .revokeRepresentative,
    by: [.claimant, .agent, .handler, .supervisor, .administrator],
    unless: [
      .partyHandlesOwn, .representativeRevokesOther, .representativeUnknown, .endingReasonMissing,
    ],
    ClaimOutcome([.representativeRevoked], .stay)),
]
