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
    }
  }
}
