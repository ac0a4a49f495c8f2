import EventSourcing

// The guards of checks, questions and reviews, K14 to K17, K48 and K50. Source:
// Specs/Lifecycles/Inquiry.md, "Guards".

extension Guard<ClaimDecider> {
  static var notDue: Self {
    Self(.notDue) { claim, context in
      guard let due = claim.file.infoDue, context.clock < due else { return nil }
      return Violation(expected: .notBefore(due), found: .value(context.clock))
    }
  }
  static var checkIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.recordCheck }) { check, _, _ in
      Violation(
        missing: ["kind": check.kind == .unspecified, "result": check.result == .unspecified])
    }
  }
  static var itemsMissing: Self {
    Self(.missingRequiredFields, of: { $0.requestInfo?.items }) { items, _, _ in
      guard !items.isEmpty else { return Violation(expected: .atLeastOneItem) }
      return items.firstBlankOrRepeated.map {
        Violation(expected: .itemsThatDiffer, found: .value(items[$0]))
      }
    }
  }
  static var dueInPast: Self {
    Self(.dueInPast, of: { $0.requestInfo?.due }) { due, _, context in
      .when(due <= context.clock, expected: .laterThan(context.clock), found: .value(due))
    }
  }
  static var itemNotOpen: Self {
    Self(.itemNotOpen, of: { $0.provideInfo?.item }) { item, claim, _ in
      .when(!claim.file.openItems.contains { $0.isSame(as: item) }, found: .value(item))
    }
  }
  static var claimedNotRaised: Self {
    Self(.noChange, of: { $0.supplement?.claimed }) { claimed, claim, _ in
      .when(
        claimed.minorUnits <= claim.claimed.minorUnits,
        expected: .moreThan(claim.claimed), found: .value(claimed))
    }
  }
  static var reviewOpen: Self {
    Self(.alreadyOpen, of: { $0.raiseReview }) { raise, claim, _ in
      let open = claim.file.openReviews.first { review in
        raise.document.map { review.document == $0 } ?? false
          || review.reason.isSame(as: raise.reason) && review.document == raise.document
      }
      return open.map { Violation(found: .value($0.review)) }
    }
  }
  /// A fact speaks against what they decided: somebody else says why it stands.
  static var deciderReviews: Self {
    Self(.fourEyesRequired, of: { $0.completeReview?.review }) { review, claim, context in
      guard claim.isOfDecision(review) else { return nil }
      return .secondPerson(
        than: claim.standingDecisions(in: context).flatMap { $0.people }, in: context)
    }
  }
  static var reviewUnexplained: Self {
    Self(.reasonMissing, of: { $0.completeReview }) { complete, claim, _ in
      .when(complete.text.isBlank && claim.isOfDecision(complete.review), expected: .reason)
    }
  }
  static var reviewNotOpen: Self {
    Self(.itemNotOpen, of: { $0.completeReview?.review }) { review, claim, _ in
      .when(!claim.file.openReviews.contains { $0.review == review }, found: .value(review))
    }
  }
}

extension Claim {
  fileprivate func isOfDecision(_ review: UInt32) -> Bool {
    file.openReviews.contains { $0.review == review && $0.ofDecision }
  }
}
