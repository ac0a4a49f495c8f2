import EventSourcing

extension ClaimRule {
  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .draftIncomplete, .typeMissing, .checkIncomplete, .itemsMissing, .partIncomplete,
      .indicatorMissing, .counselMissing, .representativeMissing:
      .missingRequiredFields
    case .claimedNotPositive, .amountNotPositive: .amountNotPositive
    case .claimedNegative, .amountNegative, .partAmountNegative: .negativeAmount
    case .documentMissing: .documentMissing
    case .documentRejected: .documentRejected
    case .documentExpired, .documentLapsed: .documentExpired
    case .documentNotVerified: .documentNotVerified
    case .policyNotInForce: .policyNotInForce
    case .filingDeadlinePassed: .filingDeadlinePassed
    case .lineItemsDiffer, .lineDecisionsDiffer, .amountNotReduced, .priceExceeded: .amountMismatch
    case .partLimit: .partLimit
    case .unchangedSinceRejection, .nothingEdited, .assigneeUnchanged, .reserveUnchanged,
      .partUnchanged, .correctionEmpty, .representativeKnown, .representativeUnknown,
      .claimedNotRaised, .lineItemUnchanged:
      .noChange
    case .resubmitLimit: .resubmitLimit
    case .alreadyAcknowledged: .alreadyAcknowledged
    case .notDue: .notDue
    case .reserveNotProposed, .decisionNotProposed: .nothingPending
    case .reserveProposerConfirms, .proposerConfirms, .deciderHearsAppeal, .deciderRescinds,
      .handlerResolves, .requesterAuthorises, .deciderAuthorises, .deciderIssues,
      .issuerReverses:
      .fourEyesRequired
    case .reserveAuthorityExceeded, .decisionAuthorityExceeded, .paymentAuthorityExceeded:
      .authorityExceeded
    case .proposalOutdated: .proposalOutdated
    case .coverageNotConfirmed: .coverageNotConfirmed
    case .appealWindowClosed: .appealWindowClosed
    case .appealLimit: .appealLimit
    case .held, .closingHeld: .holdActive
    case .alreadyPaid: .alreadyPaid
    case .reservePending, .decisionPending, .paymentsPending, .itemsOpen, .appealPending,
      .appealWindowOpen, .finalWithOthersPending:
      .openItemsRemain
    case .hasDuplicates, .originalIsDuplicate: .duplicateChain
    case .notReopenable: .notReopenable
    case .reopenLimit: .reopenLimit
    case .limitationExpired: .limitationExpired
    case .fraudNotFlagged: .noFlag
    case .alreadyReferred: .alreadyReferred
    case .notReferred: .notReferred
    case .nothingPaid: .nothingPaid
    case .subrogationOpen, .litigationOpen, .reviewOpen: .alreadyOpen
    case .subrogationNotOpen: .subrogationNotOpen
    case .litigationNotOpen: .litigationNotOpen
    case .retentionActive: .retentionActive
    case .erasureUnavailable: .erasureUnavailable
    case .lossDateInFuture, .capturedInFuture: .futureDate
    case .relatedMissing, .originalUnknown: .claimNotFound
    case .propertyUnknown: .propertyNotFound
    case .reserveTooLarge, .tooManyDiagnoses, .measurementInvalid, .partKindChanged, .photoReplaced,
      .supersededUnfit, .quantityExceeded:
      .invalidField
    case .codeUnknown, .codeRetired: .unknownCatalogCode
    case .assigneeMissing: .assigneeMissing
    case .partyDecides, .partyHandles, .assigneeIsClaimant, .representativeActs,
      .representativeHandles:
      .conflictOfInterest
    case .assigneeUnsuited: .assigneeInvalid
    case .dueInPast: .dueInPast
    case .itemNotOpen, .reviewNotOpen: .itemNotOpen
    case .partIDTaken, .paymentIDTaken: .idTaken
    case .partUnknown, .photoUnknown, .namedPartUnknown, .lineItemUnknown: .partNotFound
    case .partNamed: .partInUse
    case .originUnknown: .originNotFound
    case .partLocked, .lineItemDecided: .partLocked
    case .attachmentTooLarge: .attachmentTooLarge
    case .mimeNotAllowed: .mimeNotAllowed
    case .attachmentKnown: .duplicateAttachment
    case .partInOtherCurrency, .amountInOtherCurrency, .detailsInOtherCurrency: .currencyMismatch
    case .uploadStepInvalid, .assessmentStepInvalid: .partStateInvalid
    case .checksumMismatch: .checksumMismatch
    case .documentUnknown, .documentNotReferenced: .documentNotFound
    case .documentDeleted: .documentDeleted
    case .documentReferenced: .alreadyReferenced
    case .documentRequired: .documentRequired
    case .reasonMissing, .rejectionCodesMissing, .reductionUnexplained, .denialUncited:
      .reasonMissing
    case .textEmpty: .emptyText
    case .outcomeInvalid: .outcomeInvalid
    case .reserveBelowCommitted: .reserveBelowCommitted
    case .reserveBelowApproved: .reserveBelowApproved
    case .amountExceedsClaimed: .amountExceedsClaimed
    case .policyLimitExceeded: .policyLimitExceeded
    case .amountExceedsReserve, .paymentExceedsReserve: .amountExceedsReserve
    case .approvedBelowPaid: .approvedBelowPaid
    case .amountExceedsApproved: .amountExceedsApproved
    case .payeeMissing: .payeeMissing
    case .paymentUnknown: .paymentNotFound
    case .paymentNotRequested, .paymentNotPending: .paymentNotPending
    case .paymentNotAuthorised: .paymentNotAuthorised
    case .paymentNotIssued, .paymentNotCleared: .paymentNotIssued
    case .paymentArrived: .paymentAlreadyCleared
    case .amountExceedsCleared: .amountExceedsPaid
    case .originalIsSelf: .selfReference
    case .scoreOutOfRange: .scoreOutOfRange
    case .recoveryExceedsPaid: .recoveryExceedsPaid
    case .eventUnknown: .eventNotFound
    case .correctionNotAllowed, .fieldStatedElsewhere: .correctionNotAllowed
    case .asOfInFuture: .asOfInFuture
    }
  }
}
