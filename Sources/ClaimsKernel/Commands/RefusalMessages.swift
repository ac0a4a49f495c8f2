import ClaimsDomain
import EventSourcing

extension Refusal {
  /// Every reason in words, with what was expected and found.
  public var message: String { reasons.map(\.message).joined(separator: "; ") }
}

extension Reason {
  public var message: String {
    var text = code.message
    if !expected.isEmpty { text += ": expected \(expected)" }
    if !found.isEmpty { text += (expected.isEmpty ? ": " : ", ") + "found \(found)" }
    return text
  }
}

extension RefusalCode {
  /// What the code says, in English.
  public var message: String {
    switch self {
    case .unspecified: "refused"
    case .malformedCommand: "the command is malformed"
    case .effectiveInFuture: "the effective time lies in the future"
    case .notAuthorised: "this role may not send this command"
    case .commandIdReused: "this command id was accepted with other content"
    case .notFound: "there is no such claim"
    case .idTaken: "this id is taken"
    case .notParty: "this actor is not a party to the claim"
    case .revisionConflict: "the claim has changed since it was read"
    case .invalidTransition: "the claim's status does not allow this command"
    case .commandTooLarge: "the command is too large"
    case .missingRequiredFields: "required fields are missing"
    case .noChange: "the command would change nothing"
    case .futureDate: "the date lies in the future"
    case .amountNotPositive: "the amount must be positive"
    case .negativeAmount: "the amount must not be negative"
    case .currencyMismatch: "the amount is in another currency than the claim"
    case .claimNotFound: "the related claim does not exist"
    case .assigneeMissing: "a handler must be named"
    case .conflictOfInterest: "the claimant may not handle the claim"
    case .reasonMissing: "a reason must be given"
    case .emptyText: "the text is empty"
    case .outcomeInvalid: "this outcome does not fit the claim's status"
    case .reopenLimit: "the claim was reopened as often as the rules allow"
    case .openItemsRemain: "payments are still under way"
    case .reserveBelowCommitted: "the reserve would fall below what is paid and pending"
    case .reserveBelowApproved: "the reserve would fall below what is approved"
    case .amountExceedsClaimed: "the amount exceeds what was claimed"
    case .amountExceedsReserve: "the amount exceeds the reserve"
    case .approvedBelowPaid: "less would be approved than was paid"
    case .alreadyPaid: "something was paid already"
    case .amountExceedsApproved: "the amount exceeds what is approved and not yet paid or pending"
    case .payeeMissing: "a payee must be named"
    case .paymentNotFound: "the claim has no such payment"
    case .paymentNotPending: "the payment does not wait for authorisation"
    case .paymentNotAuthorised: "the payment is not authorised"
    case .fourEyesRequired: "a second person is required"
    case .lastAdministrator: "the register would be left without an administrator"
    case .unknownCatalogCode: "the code is not in the catalog"
    case .actorNotRegistered: "nobody is registered under this id"
    case .ruleOutOfRange: "a value of the rules is out of its range"
    case .resubmitLimit: "the claim was handed in too often"
    case .alreadyAcknowledged: "the claim was acknowledged already"
    case .assigneeInvalid: "this person may not handle claims"
    case .dueInPast: "the time to answer lies in the past"
    case .itemNotOpen: "this item is not open"
    case .notDue: "it is not due yet"
    case .nothingPending: "nothing waits for a second person"
    case .authorityExceeded: "the amount exceeds the actor's authority"
    case .coverageNotConfirmed: "the cover was not confirmed"
    case .documentNotVerified: "a document is not verified"
    case .documentExpired: "a document has expired"
    case .documentRejected: "a document was rejected"
    case .documentMissing: "documents are missing"
    case .holdActive: "the claim is held for suspicion of fraud"
    case .policyLimitExceeded: "the amount exceeds what the policy covers"
    case .policyNotInForce: "the policy was not in force"
    case .filingDeadlinePassed: "the claim comes too late"
    case .appealWindowClosed: "the time to appeal is over"
    case .appealLimit: "there were too many appeals"
    case .paymentNotIssued: "the payment is not at this stage"
    case .paymentAlreadyCleared: "the payment has arrived"
    case .amountExceedsPaid: "the amount exceeds what was paid"
    case .selfReference: "a claim cannot name itself"
    case .duplicateChain: "a duplicate names an original, and nothing names a duplicate"
    case .notReopenable: "this claim cannot be reopened"
    case .limitationExpired: "the time to reopen is over"
    case .scoreOutOfRange: "the score is out of range"
    case .noFlag: "there is no suspicion"
    case .alreadyReferred: "the investigators have the claim already"
    case .notReferred: "the investigators do not have the claim"
    case .nothingPaid: "nothing was paid"
    case .recoveryExceedsPaid: "more came back than was paid"
    case .subrogationNotOpen: "no recovery is under way"
    case .litigationNotOpen: "no lawsuit is under way"
    case .eventNotFound: "the claim has no such event"
    case .correctionNotAllowed: "this event cannot be corrected"
    case .partNotFound: "the claim has no such part"
    case .partLocked: "the part was decided upon"
    case .asOfInFuture: "the report would be of the future"
    case .retentionActive: "the data must be kept for now"
    case .litigationHold: "the data is needed in court"
    case .erasureUnavailable: "personal data cannot be erased from this log"
    case .attachmentTooLarge: "the file is too large"
    case .mimeNotAllowed: "files of this type are not taken"
    case .duplicateAttachment: "the claim has this file already"
    case .partLimit: "the claim has too many parts"
    case .checksumMismatch: "the stored file is another one"
    case .documentNotFound: "there is no such document"
    case .documentDeleted: "the document was deleted"
    case .alreadyReferenced: "the claim names this document already"
    case .documentRequired: "the claim needs this document"
    case .invalidField: "a field does not make sense"
    case .amountMismatch: "the amounts do not agree"
    case .partStateInvalid: "the part is not at this stage"
    case .alreadyOpen: "it is under way already"
    case .proposalOutdated: "the proposed decision could not be taken any more"
    case .partInUse: "other parts name this part"
    }
  }
}
