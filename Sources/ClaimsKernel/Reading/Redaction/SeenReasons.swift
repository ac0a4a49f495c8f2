import ClaimsDomain
import EventSourcing

extension Redaction {
  /// Reasons without what they tell of fields that are left out.
  ///
  /// What a hold is about is not told either: to who must not know of the suspicion, something is
  /// still open.
  public func shown(_ reasons: [Reason]) -> [Reason] {
    guard !isEmpty || isOutside else { return reasons }
    var shown: [Reason] = []
    for reason in reasons {
      var told = reason
      if let field = reason.code.tellsOf, isOutside || hides(field) {
        told = Reason(hides("fraud") && field == "fraud" ? .openItemsRemain : reason.code)
      }
      if !shown.contains(told) { shown.append(told) }
    }
    return shown
  }
}

extension RefusalCode {
  /// The claim's field of which a reason's texts may tell something: who is at work on it, what is
  /// proposed, what is reserved, what is suspected. Nil for what every reader may be told.
  var tellsOf: String? {
    switch self {
    case .fourEyesRequired, .conflictOfInterest, .assigneeInvalid, .authorityExceeded: "handler"
    case .openItemsRemain, .nothingPending, .proposalOutdated: "proposal"
    case .amountExceedsReserve, .reserveBelowCommitted, .reserveBelowApproved: "reserve"
    case .duplicateChain, .claimNotFound: "original"
    case .holdActive, .noFlag, .alreadyReferred, .notReferred: "fraud"
    default: nil
    }
  }
}
