import EventSourcing

/// K60: the terms of the policy, as the insurer has them.
let coverRows: [ClaimRow] = [
  ClaimRow(
    "K60",
    [
      .submitted, .rejected, .open, .investigating, .infoRequested, .approved, .partiallyApproved,
      .denied, .underAppeal, .settled, .closed,
    ],
    .confirmPolicy, by: [.handler, .supervisor, .system],
    unless: [
      .partyHandlesOwn, .policyIncomplete, .policyNegative, .policyTermsInvalid, .policyReversed,
      .detailsInOtherCurrency,
    ],
    ClaimOutcome([.policyConfirmed], .stay), ClaimOutcome([.policyConfirmed, .reviewRaised], .stay))
]

extension ClaimDecider {
  static func coverEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    guard case .confirmPolicy(let confirm) = command else { return [] }
    return reviewed(
      .policyConfirmed(
        PolicyConfirmed(
          policy: confirm.policy, source: confirm.source, effective: context.effective)),
      on: claim, in: context)
  }
}

extension Claim {
  mutating func evolveCover(_ event: ClaimEvent) {
    guard case .policyConfirmed(let confirmed) = event else { return }
    if let known = file.confirmedPolicy, known.effective > confirmed.effective { return }
    file.confirmedPolicy = confirmed
  }
}

extension PolicyErosion {
  /// Adds what a claim uses up, if the insurer named this policy for it: what is approved or paid,
  /// whichever is more, and what is owed; and its expenses. An answer that was asked for in advance
  /// pays nothing.
  public mutating func add(_ claim: Claim) {
    let file = claim.file
    guard claim.currency == amount.currency,
      file.confirmedPolicy?.policy.reference.isSame(as: reference) ?? false
    else { return }
    let committed = claim.paid.adding(file.owed.minorUnits)
    let isEnded = claim.status == .closed || claim.status == .voided
    let approves = !isEnded && !file.isAnswerOnly
    amount = amount.adding(
      approves ? max(committed.minorUnits, claim.approved.minorUnits) : committed.minorUnits)
    expenses = Money(expenses.minorUnits, amount.currency)
      .adding(claim.expensesPaid.minorUnits).adding(claim.expensesPending.minorUnits)
  }
}
