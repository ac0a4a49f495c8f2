import EventSourcing

/// K01 and K02: writing a draft.
let draftRows: [ClaimRow] = [
  ClaimRow(
    "K01", [.none], .openDraft, by: [.claimant, .agent, .system],
    unless: [
      .typeMissing, .claimantMissing, .claimantUnknown, .codeRetired, .claimedNegative,
      .lossDateInFuture, .relatedMissing, .originUnknown,
    ],
    ClaimOutcome([.claimDrafted], .to(.draft))),
  ClaimRow(
    "K02", [.draft, .rejected], .editDraft, by: [.claimant, .agent],
    unless: [
      .nothingEdited, .claimedNegative, .policyNegative, .policyTermsInvalid,
      .detailsInOtherCurrency, .lossDateInFuture, .daysInFuture, .serviceReversed, .policyReversed,
      .tooManyDiagnoses, .diagnosisRepeated, .partyHandles, .partyIsStaff, .propertyUnknown,
    ],
    ClaimOutcome([.claimDetailsEdited], .stay)),
]

/// K07 to K13: handing it in, taking it in.
let intakeRows: [ClaimRow] = [
  ClaimRow(
    "K07", [.draft], .submit, by: [.claimant, .agent],
    unless: [
      .draftIncomplete, .claimedNotPositive, .documentMissing, .documentRejected, .documentExpired,
      .policyNotInForce, .filingDeadlinePassed, .lineItemsDiffer, .codeRetired,
    ],
    ClaimOutcome([.claimSubmitted], .to(.submitted)),
    ClaimOutcome([.claimSubmitted, .duplicateSuspected], .to(.submitted))),
  ClaimRow(
    "K08", [.rejected], .resubmit, by: [.claimant, .agent],
    unless: [
      .unchangedSinceRejection, .resubmitLimit, .draftIncomplete, .claimedNotPositive,
      .documentMissing, .documentRejected, .documentExpired, .policyNotInForce,
      .filingDeadlinePassed, .lineItemsDiffer,
    ],
    ClaimOutcome([.claimResubmitted], .to(.submitted)),
    ClaimOutcome([.claimResubmitted, .duplicateSuspected], .to(.submitted))),
  ClaimRow(
    "K09", [.submitted], .rejectIntake, by: [.handler, .system],
    unless: [
      .partyHandlesOwn, .rejectionCodesMissing, .rejectionCodesRepeated, .codeUnknown,
    ],
    ClaimOutcome([.claimRejected], .to(.rejected))),
  ClaimRow(
    "K10", [.submitted], .acceptIntake, by: [.handler, .supervisor, .system],
    unless: [.partyHandlesOwn, .assigneeMissing, .assigneeIsClaimant, .assigneeUnsuited],
    ClaimOutcome([.claimOpened, .handlerAssigned], .to(.open))),
  ClaimRow(
    "K11",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .acknowledge, by: [.handler, .system],
    unless: [.partyWorksOnOwn, .alreadyAcknowledged],
    ClaimOutcome([.claimAcknowledged], .stay)),
  ClaimRow(
    "K12",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .assign, by: [.handler, .supervisor, .system],
    unless: [
      .partyHandlesOwn, .assigneeMissing, .assigneeUnchanged, .assigneeIsClaimant,
      .assigneeUnsuited,
    ],
    ClaimOutcome([.handlerAssigned], .stay)),
  ClaimRow(
    "K13", [.open], .startInvestigation, by: [.assessor, .handler],
    unless: [.partyWorksOnOwn],
    ClaimOutcome([.investigationStarted], .to(.investigating))),
]
