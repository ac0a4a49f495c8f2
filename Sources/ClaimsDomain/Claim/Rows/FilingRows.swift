import EventSourcing

/// Where the claimant and those who look at the loss still add to the claim.
let gathering: [ClaimStatus] = [
  .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .underAppeal,
]

/// K01 to K14: a draft, its parts, handing it in, taking it in.
let filingRows: [Row] = [
  Row(
    "K01", [.none], .openDraft, by: [.claimant, .agent, .system],
    unless: [.typeMissing, .claimedNegative, .lossDateInFuture, .relatedMissing],
    To([.claimDrafted], .to(.draft))),
  Row(
    "K02", [.draft, .rejected], .editDraft, by: [.claimant, .agent],
    unless: [.nothingEdited, .claimedNegative, .lossDateInFuture, .tooManyDiagnoses],
    To([.claimDetailsEdited], .stay)),
  Row(
    "K03", gathering, .addPart, by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partLimit, .partIncomplete, .partIDTaken, .attachmentTooLarge, .mimeNotAllowed,
      .attachmentKnown, .partAmountNegative, .partInOtherCurrency, .measurementInvalid,
      .capturedInFuture,
    ],
    To([.partAdded], .stay)),
  Row(
    "K04", gathering, .updatePart, by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partUnknown, .partLocked, .partKindChanged, .partUnchanged, .partIncomplete,
      .attachmentTooLarge, .mimeNotAllowed, .partAmountNegative, .partInOtherCurrency,
      .capturedInFuture,
    ],
    To([.partUpdated], .stay)),
  Row(
    "K04a", gathering, .removePart, by: [.claimant, .agent, .assessor, .handler],
    unless: [.partUnknown, .partLocked],
    To([.partRemoved], .stay)),
  Row(
    "K04b", gathering, .recordUpload, by: [.claimant, .agent, .assessor, .handler, .system],
    unless: [.partUnknown, .uploadStepInvalid, .checksumMismatch],
    To([.uploadRecorded], .stay)),
  Row(
    "K04c", gathering, .assessDamage, by: [.assessor, .handler],
    unless: [.partUnknown, .assessmentStepInvalid, .amountNegative, .amountInOtherCurrency],
    To([.damageAssessed], .stay)),
  Row(
    "K05", gathering, .referenceDocument, by: [.claimant, .agent, .handler],
    unless: [.documentUnknown, .documentDeleted, .documentReferenced],
    To([.documentReferenced], .stay)),
  Row(
    "K06", [.draft, .rejected, .open, .investigating, .infoRequested, .underAppeal],
    .unreferenceDocument, by: [.claimant, .agent, .handler],
    unless: [.documentNotReferenced, .documentRequired],
    To([.documentUnreferenced], .stay)),
  Row(
    "K07", [.draft], .submit, by: [.claimant, .agent],
    unless: [
      .draftIncomplete, .claimedNotPositive, .documentMissing, .documentRejected,
      .documentExpired, .policyNotInForce, .filingDeadlinePassed, .lineItemsDiffer,
    ],
    To([.claimSubmitted], .to(.submitted)),
    To([.claimSubmitted, .duplicateSuspected], .to(.submitted))),
  Row(
    "K08", [.rejected], .resubmit, by: [.claimant, .agent],
    unless: [
      .unchangedSinceRejection, .resubmitLimit, .draftIncomplete, .claimedNotPositive,
      .documentMissing, .documentRejected, .documentExpired, .policyNotInForce,
      .filingDeadlinePassed, .lineItemsDiffer,
    ],
    To([.claimResubmitted], .to(.submitted)),
    To([.claimResubmitted, .duplicateSuspected], .to(.submitted))),
  Row(
    "K09", [.submitted], .rejectIntake, by: [.handler, .system],
    unless: [.rejectionCodesMissing, .codeUnknown],
    To([.claimRejected], .to(.rejected))),
  Row(
    "K10", [.submitted], .acceptIntake, by: [.handler, .supervisor, .system],
    unless: [.assigneeMissing, .assigneeIsClaimant, .assigneeUnsuited],
    To([.claimOpened, .handlerAssigned], .to(.open))),
  Row(
    "K11",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .acknowledge, by: [.handler, .system],
    unless: [.alreadyAcknowledged],
    To([.claimAcknowledged], .stay)),
  Row(
    "K12",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .assign, by: [.handler, .supervisor, .system],
    unless: [.assigneeMissing, .assigneeUnchanged, .assigneeIsClaimant, .assigneeUnsuited],
    To([.handlerAssigned], .stay)),
  Row(
    "K13", [.open], .startInvestigation, by: [.assessor, .handler],
    To([.investigationStarted], .to(.investigating))),
]
