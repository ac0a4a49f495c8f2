import EventSourcing

/// The statuses in which the claimant and those who look at the loss still add to the claim.
let gathering: [ClaimStatus] = [
  .draft, .submitted, .rejected, .open, .investigating, .infoRequested, .underAppeal,
]

/// K03 to K06: its parts, and the documents that it refers to.
let partRows: [ClaimRow] = [
  ClaimRow(
    "K03", gathering, .addPart, by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partLimit, .partIncomplete, .codeRetired, .partIDTaken, .attachmentTooLarge, .mimeNotAllowed,
      .attachmentKnown, .partAmountNegative, .partInOtherCurrency, .measurementInvalid,
      .capturedInFuture, .metadataUnfit, .namedPartUnknown, .supersededUnfit,
    ],
    ClaimOutcome([.partAdded], .stay)),
  ClaimRow(
    "K04", gathering, .updatePart, by: [.claimant, .agent, .assessor, .handler],
    unless: [
      .partyWorksOnOwn, .partUnknown, .partLocked, .partKindChanged, .partUnchanged,
      .partIncomplete, .codeRetired, .attachmentTooLarge, .mimeNotAllowed, .attachmentKnown,
      .photoReplaced, .partAmountNegative, .partInOtherCurrency, .capturedInFuture,
      .metadataUnfit, .namedPartUnknown,
    ],
    ClaimOutcome([.partUpdated], .stay)),
  ClaimRow(
    "K04a", gathering, .removePart, by: [.claimant, .agent, .assessor, .handler],
    unless: [.partyWorksOnOwn, .partUnknown, .partLocked, .partNamed],
    ClaimOutcome([.partRemoved], .stay)),
  ClaimRow(
    "K04b", gathering, .recordUpload, by: [.claimant, .agent, .assessor, .handler, .system],
    unless: [.partyWorksOnOwn, .partUnknown, .uploadStepInvalid, .checksumMismatch],
    ClaimOutcome([.uploadRecorded], .stay)),
  ClaimRow(
    "K04c", gathering, .assessDamage, by: [.assessor, .handler],
    unless: [
      .partyWorksOnOwn, .partUnknown, .assessmentStepInvalid, .amountNegative,
      .amountInOtherCurrency,
    ],
    ClaimOutcome([.damageAssessed], .stay)),
  ClaimRow(
    "K04d",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved,
      .underAppeal, .settled,
    ],
    .priceLineItem, by: [.assessor, .handler, .system],
    unless: [
      .partyWorksOnOwn, .partUnknown, .lineItemUnknown, .lineItemUnchanged, .lineItemDecided,
      .partAmountNegative, .partInOtherCurrency, .quantityExceeded, .priceExceeded,
      .reductionUnexplained,
    ],
    ClaimOutcome([.lineItemPriced], .stay)),
  ClaimRow(
    "K05", gathering, .referenceDocument, by: [.claimant, .agent, .handler],
    unless: [.documentUnknown, .documentDeleted, .documentReferenced],
    ClaimOutcome([.documentReferenced], .stay)),
  ClaimRow(
    "K06", [.draft, .rejected, .open, .investigating, .infoRequested, .underAppeal],
    .unreferenceDocument, by: [.claimant, .agent, .handler],
    unless: [.partyWorksOnOwn, .documentNotReferenced, .documentRequired],
    ClaimOutcome([.documentUnreferenced], .stay)),
]
