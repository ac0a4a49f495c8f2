import EventSourcing

extension ClaimDecider {
  /// A fact, and the review of the decision in force if its guards would refuse it now and did not
  /// before.
  ///
  /// Source: Specs/Lifecycles/Decision.md, "Facts that come later".
  static func reviewed(
    _ fact: ClaimEvent, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    guard context.version > 8, let decision = claim.approval(in: context),
      let time = claim.decidedAt
    else {
      return [fact]
    }
    var known = claim
    evolve(&known, fact)
    let broken = factGuards.filter { rule in
      rule.reason(against: decision, on: claim, in: context) == nil
        && rule.reason(against: decision, on: known, in: context) != nil
    }
    guard !broken.isEmpty else { return [fact] }
    var reason = "the approval of " + time.text + " would now be refused:"
    // One review of a decision is enough.
    if claim.file.openReviews.contains(where: { $0.reason.utf8.starts(with: reason.utf8) }) {
      return [fact]
    }
    for rule in broken { reason += " " + rule.name }
    return [
      fact, .reviewRaised(ReviewRaised(review: claim.file.reviews &+ 1, reason: reason)),
    ]
  }
}

/// Those guards of K20 and K21 that look at facts of the claim's own.
private let factGuards: [Guard<ClaimDecider>] = [
  .coverageNotConfirmed, .lossNotCovered, .policyLimitExceeded,
]

extension Claim {
  /// The decision in force as a command, if it grants something. One that is appealed against is
  /// taken again anyway, by whoever hears the appeal.
  fileprivate func approval(in context: ClaimContext) -> ClaimCommand? {
    switch status {
    case .approved, .partiallyApproved, .settled: break
    case .closed where outcome == .completed: break
    default: return nil
    }
    guard approved.minorUnits > 0, !decidedBy.isEmpty else { return nil }
    guard isPartial else { return .approve(Approve(amount: approved)) }
    var partial = ApprovePartially(amount: approved)
    // Cover is judged line by line since version 10.
    if context.version > 9, fileReference.box != nil {
      partial.lines = file.parts.compactMap { part in
        part.lineItem?.approved.map { LineDecision(item: part.id, approved: $0) }
      }
    }
    return .approvePartially(partial)
  }
}
