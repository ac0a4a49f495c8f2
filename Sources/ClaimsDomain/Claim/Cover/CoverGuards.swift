import EventSourcing

// The guards of row K60, and those of decisions that look at cover. Source: Specs/Lifecycles/Cover.md,
// "Guards".

extension Guard<ClaimDecider> {
  static var policyNotConfirmed: Self {
    Self(.policyNotConfirmed) { claim, context in
      .when(context.rules.confirmedPolicyRequired && claim.file.confirmedPolicy == nil)
    }
  }
  static var policyIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.confirmPolicy }) { confirm, _, _ in
      Violation(missing: [
        "reference": confirm.policy.reference.isBlank, "source": confirm.source.isBlank,
      ])
    }
  }
  static var policyTermsInvalid: Self {
    Self(.invalidField, of: { $0.policy }) { policy, _, context in
      guard context.version > 9 else { return nil }
      if let share = policy.coinsurance, share > Cover.whole {
        return Violation(
          expected: .fieldAtMost("coinsurance", Cover.whole), found: .value(share))
      }
      return policy.subLimits.count > 50
        ? Violation(
          expected: .fieldAtMost("subLimits", UInt32(50)), found: .value(policy.subLimits.count))
        : policy.repeatedCategory.map {
          Violation(expected: .categoriesThatDiffer, found: .value($0))
        }
    }
  }
}

extension Policy {
  /// A category of the sub-limits that is blank, or there twice.
  fileprivate var repeatedCategory: String? {
    for (place, subLimit) in subLimits.enumerated() {
      let category = subLimit.category
      if category.isBlank
        || subLimits[..<place].contains(where: { $0.category.isSame(as: category) })
      {
        return category
      }
    }
    return nil
  }
}
