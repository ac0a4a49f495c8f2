import EventSourcing

/// The named guards of the claim's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Claim.md, "Guards".
public enum ClaimRule: String, GuardRule {
  // Judged on the claim alone.
  case draftIncomplete, claimedNotPositive, alreadyPaid, paymentsPending, reopenLimit
  // Judged with the command's arguments.
  case typeMissing, claimedNegative, lossDateInFuture, relatedMissing
  case nothingEdited, assigneeMissing, assigneeIsClaimant, reasonMissing, textEmpty, outcomeInvalid
  case amountNotPositive, amountNegative, amountInOtherCurrency
  case reserveBelowCommitted, reserveBelowApproved, reserveUnchanged
  case amountExceedsClaimed, amountExceedsReserve, approvedBelowPaid
  case amountExceedsApproved, payeeMissing, paymentIDTaken, paymentUnknown
  case paymentNotRequested, paymentNotAuthorised
  case requesterAuthorises, deciderIssues, finalWithOthersPending

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .draftIncomplete, .claimedNotPositive, .alreadyPaid, .paymentsPending, .reopenLimit:
      .state
    default: .arguments
    }
  }

  /// The reason for a refusal, if the claim alone violates this rule.
  func violation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .draftIncomplete:
      return missing(["title": claim.title.isEmpty, "lossDate": claim.lossDate == nil])
    case .claimedNotPositive:
      guard claim.claimed.minorUnits <= 0 || claim.currency.isNone else { return nil }
      return Reason(code, expected: "a positive amount", found: claim.claimed.display)
    case .alreadyPaid:
      return claim.paid.minorUnits > 0 ? Reason(code, found: claim.paid.display) : nil
    case .paymentsPending:
      return claim.pending.minorUnits > 0 ? Reason(code, found: claim.pending.display) : nil
    case .reopenLimit:
      guard claim.reopenings >= context.rules.reopenLimit else { return nil }
      return Reason(
        code, expected: "at most " + String(context.rules.reopenLimit) + " times",
        found: String(claim.reopenings))
    default: return nil
    }
  }

  private func missing(_ fields: KeyValuePairs<String, Bool>) -> Reason? {
    var names = ""
    for (name, isMissing) in fields where isMissing { names += (names.isEmpty ? "" : ", ") + name }
    return names.isEmpty ? nil : Reason(code, expected: names)
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .draftIncomplete, .typeMissing: .missingRequiredFields
    case .claimedNotPositive, .amountNotPositive: .amountNotPositive
    case .alreadyPaid: .alreadyPaid
    case .paymentsPending, .finalWithOthersPending: .openItemsRemain
    case .reopenLimit: .reopenLimit
    case .claimedNegative, .amountNegative: .negativeAmount
    case .lossDateInFuture: .futureDate
    case .relatedMissing: .claimNotFound
    case .nothingEdited, .reserveUnchanged: .noChange
    case .assigneeMissing: .assigneeMissing
    case .assigneeIsClaimant: .conflictOfInterest
    case .reasonMissing: .reasonMissing
    case .textEmpty: .emptyText
    case .outcomeInvalid: .outcomeInvalid
    case .amountInOtherCurrency: .currencyMismatch
    case .reserveBelowCommitted: .reserveBelowCommitted
    case .reserveBelowApproved: .reserveBelowApproved
    case .amountExceedsClaimed: .amountExceedsClaimed
    case .amountExceedsReserve: .amountExceedsReserve
    case .approvedBelowPaid: .approvedBelowPaid
    case .amountExceedsApproved: .amountExceedsApproved
    case .payeeMissing: .payeeMissing
    case .paymentIDTaken: .idTaken
    case .paymentUnknown: .paymentNotFound
    case .paymentNotRequested: .paymentNotPending
    case .paymentNotAuthorised: .paymentNotAuthorised
    case .requesterAuthorises, .deciderIssues: .fourEyesRequired
    }
  }
}
