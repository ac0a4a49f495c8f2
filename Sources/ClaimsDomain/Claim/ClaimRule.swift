import EventSourcing

/// The named guards of the claim's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Claim.md, "Guards".
public enum ClaimRule: String, GuardRule, CaseIterable {
  // Judged on the claim, and on who asks.
  case draftIncomplete, claimedNotPositive, documentMissing, documentRejected, documentExpired
  case policyNotInForce, filingDeadlinePassed, lineItemsDiffer, partLimit
  case unchangedSinceRejection, resubmitLimit, alreadyAcknowledged, notDue
  case partyDecides
  case reservePending, reserveNotProposed, reserveProposerConfirms, reserveAuthorityExceeded
  case decisionPending, decisionNotProposed, proposerConfirms, decisionAuthorityExceeded
  case proposalOutdated, coverageNotConfirmed, documentNotVerified, documentLapsed
  case deciderHearsAppeal, deciderRescinds, appealWindowClosed, appealLimit
  case held, closingHeld, alreadyPaid, paymentsPending, itemsOpen, appealPending
  case hasDuplicates, notReopenable, reopenLimit, limitationExpired
  case fraudNotFlagged, alreadyReferred, notReferred, handlerResolves
  case nothingPaid, subrogationOpen, subrogationNotOpen, litigationOpen, litigationNotOpen
  case retentionActive, erasureUnavailable, representativeActs
  // Judged with the command's arguments.
  case typeMissing, claimedNegative, detailsInOtherCurrency, lossDateInFuture, relatedMissing
  case originUnknown
  case nothingEdited, tooManyDiagnoses, rejectionCodesMissing, codeUnknown
  case codeRetired
  case partyHandles, propertyUnknown
  case assigneeMissing, assigneeIsClaimant, assigneeUnsuited, assigneeUnchanged
  case checkIncomplete, itemsMissing, dueInPast, itemNotOpen, claimedNotRaised, reviewNotOpen
  case reviewOpen
  case partIncomplete, partIDTaken, partUnknown, partKindChanged, partUnchanged, partLocked
  case attachmentTooLarge, mimeNotAllowed, attachmentKnown, partAmountNegative
  case partInOtherCurrency, measurementInvalid, capturedInFuture
  case uploadStepInvalid, checksumMismatch, assessmentStepInvalid, photoUnknown
  case namedPartUnknown, partNamed, photoReplaced, supersededUnfit
  case lineItemUnknown, lineItemUnchanged, lineItemDecided, quantityExceeded, priceExceeded
  case documentUnknown, documentDeleted, documentReferenced, documentNotReferenced
  case documentRequired
  case reasonMissing, textEmpty, outcomeInvalid, appealWindowOpen
  case amountNotPositive, amountNegative, amountInOtherCurrency
  case reserveTooLarge, reserveBelowCommitted, reserveBelowApproved, reserveUnchanged
  case amountExceedsClaimed, amountNotReduced, policyLimitExceeded, amountExceedsReserve
  case approvedBelowPaid, lineDecisionsDiffer, reductionUnexplained, denialUncited
  case amountExceedsApproved, paymentExceedsReserve, payeeMissing, paymentIDTaken
  case paymentUnknown, paymentNotRequested, paymentNotPending, paymentNotAuthorised
  case paymentNotIssued, paymentArrived, paymentNotCleared, amountExceedsCleared
  case requesterAuthorises, deciderAuthorises, paymentAuthorityExceeded, deciderIssues
  case issuerReverses, finalWithOthersPending
  case originalUnknown, originalIsSelf, originalIsDuplicate
  case indicatorMissing, scoreOutOfRange, recoveryExceedsPaid, counselMissing
  case eventUnknown, correctionNotAllowed, fieldStatedElsewhere, correctionEmpty, asOfInFuture
  case representativeMissing, representativeKnown, representativeHandles, representativeUnknown

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .draftIncomplete, .claimedNotPositive, .documentMissing, .documentRejected,
      .documentExpired, .policyNotInForce, .filingDeadlinePassed, .lineItemsDiffer, .partLimit,
      .unchangedSinceRejection, .resubmitLimit, .alreadyAcknowledged, .notDue, .partyDecides,
      .reservePending,
      .reserveNotProposed, .reserveProposerConfirms, .reserveAuthorityExceeded, .decisionPending,
      .decisionNotProposed, .proposerConfirms, .decisionAuthorityExceeded, .proposalOutdated,
      .coverageNotConfirmed, .documentNotVerified, .documentLapsed, .deciderHearsAppeal,
      .deciderRescinds, .appealWindowClosed, .appealLimit, .held, .closingHeld, .alreadyPaid,
      .paymentsPending, .itemsOpen, .appealPending, .hasDuplicates, .notReopenable, .reopenLimit,
      .limitationExpired, .fraudNotFlagged, .alreadyReferred, .notReferred, .handlerResolves,
      .nothingPaid, .subrogationOpen, .subrogationNotOpen, .litigationOpen, .litigationNotOpen,
      .retentionActive, .erasureUnavailable, .representativeActs:
      .state
    default: .arguments
    }
  }

  /// The reason for a refusal, if the claim alone violates this rule.
  func violation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .draftIncomplete, .claimedNotPositive, .documentMissing, .documentRejected,
      .documentExpired, .policyNotInForce, .filingDeadlinePassed, .lineItemsDiffer,
      .unchangedSinceRejection, .resubmitLimit, .alreadyAcknowledged:
      filingViolation(on: claim, in: context)
    case .partLimit, .notDue: inquiryViolation(on: claim, in: context)
    case .reservePending, .reserveNotProposed, .reserveProposerConfirms,
      .reserveAuthorityExceeded:
      reserveViolation(on: claim, in: context)
    case .decisionPending, .decisionNotProposed, .proposerConfirms, .decisionAuthorityExceeded,
      .coverageNotConfirmed, .documentNotVerified, .documentLapsed, .deciderHearsAppeal,
      .deciderRescinds, .appealWindowClosed, .appealLimit:
      decisionViolation(on: claim, in: context)
    case .proposalOutdated: outdatedProposal(on: claim, in: context)
    case .held, .closingHeld, .alreadyPaid, .paymentsPending, .itemsOpen, .appealPending,
      .hasDuplicates, .notReopenable, .reopenLimit, .limitationExpired, .retentionActive,
      .erasureUnavailable:
      endingViolation(on: claim, in: context)
    case .fraudNotFlagged, .alreadyReferred, .notReferred, .handlerResolves, .nothingPaid,
      .subrogationOpen, .subrogationNotOpen, .litigationOpen, .litigationNotOpen:
      regionViolation(on: claim, in: context)
    case .partyDecides:
      // Whoever a claim concerns decides nothing about it, whatever roles they hold.
      !context.actor.isEmpty && claim.concerns(context.actor)
        ? Reason(code, expected: "somebody who is no party", found: context.actor.text) : nil
    case .representativeActs:
      context.role == .claimant && context.actor != claim.claimant
        ? Reason(code, expected: claim.claimant.text, found: context.actor.text) : nil
    default: nil
    }
  }

  /// The reason for a refusal, if the command's arguments violate this rule on this claim.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch self {
    case .typeMissing, .claimedNegative, .detailsInOtherCurrency, .lossDateInFuture,
      .relatedMissing, .originUnknown, .nothingEdited, .tooManyDiagnoses, .partyHandles,
      .rejectionCodesMissing,
      .propertyUnknown,
      .assigneeMissing,
      .assigneeIsClaimant, .assigneeUnsuited, .assigneeUnchanged:
      filingViolation(by: command, on: claim, in: context)
    case .checkIncomplete, .itemsMissing, .dueInPast, .itemNotOpen, .claimedNotRaised,
      .reviewNotOpen, .reviewOpen:
      inquiryViolation(by: command, on: claim, in: context)
    case .partIncomplete, .partIDTaken, .partUnknown, .partKindChanged, .partUnchanged,
      .partLocked, .attachmentTooLarge, .mimeNotAllowed, .attachmentKnown, .partAmountNegative,
      .partInOtherCurrency, .measurementInvalid, .capturedInFuture:
      partViolation(by: command, on: claim, in: context)
    case .uploadStepInvalid, .checksumMismatch, .assessmentStepInvalid, .photoUnknown:
      partStateViolation(by: command, on: claim)
    case .namedPartUnknown, .partNamed, .photoReplaced, .supersededUnfit:
      namingViolation(by: command, on: claim)
    case .lineItemUnknown, .lineItemUnchanged, .lineItemDecided, .quantityExceeded,
      .priceExceeded:
      pricingViolation(by: command, on: claim)
    case .documentUnknown, .documentDeleted, .documentReferenced, .documentNotReferenced,
      .documentRequired:
      documentViolation(by: command, on: claim, in: context)
    case .codeUnknown, .codeRetired: codeViolation(by: command, on: claim, in: context)
    case .reasonMissing, .textEmpty, .amountNotPositive, .amountNegative,
      .amountInOtherCurrency:
      commonViolation(by: command, on: claim)
    case .outcomeInvalid, .appealWindowOpen, .originalUnknown, .originalIsSelf,
      .originalIsDuplicate:
      endingViolation(by: command, on: claim, in: context)
    case .reserveTooLarge, .reserveBelowCommitted, .reserveBelowApproved, .reserveUnchanged:
      reserveViolation(by: command, on: claim)
    case .amountExceedsClaimed, .amountNotReduced, .policyLimitExceeded, .amountExceedsReserve,
      .approvedBelowPaid, .lineDecisionsDiffer:
      decisionViolation(by: command, on: claim)
    case .denialUncited: citationViolation(by: command, in: context)
    case .reductionUnexplained:
      decisionViolation(by: command, on: claim) ?? pricingViolation(by: command, on: claim)
    case .paymentIDTaken, .amountExceedsApproved, .paymentExceedsReserve, .payeeMissing:
      requestViolation(by: command, on: claim)
    case .paymentUnknown, .paymentNotRequested, .paymentNotPending, .paymentNotAuthorised,
      .paymentNotIssued, .paymentArrived, .paymentNotCleared, .amountExceedsCleared,
      .requesterAuthorises, .deciderAuthorises, .paymentAuthorityExceeded, .deciderIssues,
      .issuerReverses,
      .finalWithOthersPending:
      paymentViolation(by: command, on: claim, in: context)
    case .indicatorMissing, .scoreOutOfRange, .recoveryExceedsPaid, .counselMissing:
      regionViolation(by: command, on: claim)
    case .eventUnknown, .correctionNotAllowed, .fieldStatedElsewhere, .correctionEmpty,
      .asOfInFuture,
      .representativeMissing, .representativeKnown, .representativeHandles, .representativeUnknown:
      recordViolation(by: command, on: claim, in: context)
    default: nil
    }
  }
}
