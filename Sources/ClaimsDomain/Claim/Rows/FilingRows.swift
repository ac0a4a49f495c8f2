import EventSourcing

/// Where the claimant and those who look at the loss still add to the claim.
let gathering: [ClaimStatus] = [
  .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .underAppeal,
]

/// K01 to K13: a draft, its parts, handing it in, taking it in.
let filingRows: [ClaimRow] = [
  ClaimRow(
    "K01", [.none], .openDraft, by: [.claimant, .agent, .system],
    unless: [
      .typeMissing, .codeRetired, .claimedNegative, .lossDateInFuture, .relatedMissing,
      .originUnknown,
    ],
    ClaimOutcome([.claimDrafted], .to(.draft))),
  ClaimRow(
    "K02", [.draft, .rejected], .editDraft, by: [.claimant, .agent],
    unless: [
      .nothingEdited, .claimedNegative, .detailsInOtherCurrency, .lossDateInFuture,
      .tooManyDiagnoses, .partyHandles, .propertyUnknown,
    ],
    ClaimOutcome([.claimDetailsEdited], .stay)),
  ClaimRow(
    "K03", gathering, .addPart, by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partLimit, .partIncomplete, .codeRetired, .partIDTaken, .attachmentTooLarge, .mimeNotAllowed,
      .attachmentKnown, .partAmountNegative, .partInOtherCurrency, .measurementInvalid,
      .capturedInFuture, .namedPartUnknown, .supersededUnfit,
    ],
    ClaimOutcome([.partAdded], .stay)),
  ClaimRow(
    "K04", gathering, .updatePart, by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partUnknown, .partLocked, .partKindChanged, .partUnchanged, .partIncomplete, .codeRetired,
      .attachmentTooLarge, .mimeNotAllowed, .attachmentKnown, .photoReplaced,
      .partAmountNegative, .partInOtherCurrency, .capturedInFuture, .namedPartUnknown,
    ],
    ClaimOutcome([.partUpdated], .stay)),
  ClaimRow(
    "K04a", gathering, .removePart, by: [.claimant, .agent, .assessor, .handler],
    unless: [.partUnknown, .partLocked, .partNamed],
    ClaimOutcome([.partRemoved], .stay)),
  ClaimRow(
    "K04b", gathering, .recordUpload, by: [.claimant, .agent, .assessor, .handler, .system],
    unless: [.partUnknown, .uploadStepInvalid, .checksumMismatch],
    ClaimOutcome([.uploadRecorded], .stay)),
  ClaimRow(
    "K04c", gathering, .assessDamage, by: [.assessor, .handler],
    unless: [.partUnknown, .assessmentStepInvalid, .amountNegative, .amountInOtherCurrency],
    ClaimOutcome([.damageAssessed], .stay)),
  ClaimRow(
    "K04d",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved,
      .underAppeal, .settled,
    ],
    .priceLineItem, by: [.assessor, .handler, .system],
    unless: [
      .partUnknown, .lineItemUnknown, .lineItemUnchanged, .lineItemDecided, .partAmountNegative,
      .partInOtherCurrency, .quantityExceeded, .priceExceeded, .reductionUnexplained,
    ],
    ClaimOutcome([.lineItemPriced], .stay)),
  ClaimRow(
    "K05", gathering, .referenceDocument, by: [.claimant, .agent, .handler],
    unless: [.documentUnknown, .documentDeleted, .documentReferenced],
    ClaimOutcome([.documentReferenced], .stay)),
  ClaimRow(
    "K06", [.draft, .rejected, .open, .investigating, .infoRequested, .underAppeal],
    .unreferenceDocument, by: [.claimant, .agent, .handler],
    unless: [.documentNotReferenced, .documentRequired],
    ClaimOutcome([.documentUnreferenced], .stay)),
  ClaimRow(
    "K07", [.draft], .submit, by: [.claimant, .agent],
    unless: [
      .draftIncomplete, .claimedNotPositive, .documentMissing, .documentRejected,
      .documentExpired, .policyNotInForce, .filingDeadlinePassed, .lineItemsDiffer, .codeRetired,
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
    unless: [.rejectionCodesMissing, .codeUnknown],
    ClaimOutcome([.claimRejected], .to(.rejected))),
  ClaimRow(
    "K10", [.submitted], .acceptIntake, by: [.handler, .supervisor, .system],
    unless: [.assigneeMissing, .assigneeIsClaimant, .assigneeUnsuited],
    ClaimOutcome([.claimOpened, .handlerAssigned], .to(.open))),
  ClaimRow(
    "K11",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .acknowledge, by: [.handler, .system],
    unless: [.alreadyAcknowledged],
    ClaimOutcome([.claimAcknowledged], .stay)),
  ClaimRow(
    "K12",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .assign, by: [.handler, .supervisor, .system],
    unless: [.assigneeMissing, .assigneeUnchanged, .assigneeIsClaimant, .assigneeUnsuited],
    ClaimOutcome([.handlerAssigned], .stay)),
  ClaimRow(
    "K13", [.open], .startInvestigation, by: [.assessor, .handler],
    ClaimOutcome([.investigationStarted], .to(.investigating))),
]
