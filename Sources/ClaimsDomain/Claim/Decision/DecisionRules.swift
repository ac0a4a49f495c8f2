import EventSourcing

extension ClaimRule {
  func violation(of amount: Money, asDecisionOn claim: Claim) -> Reason? {
    switch self {
    case .amountNotPositive: return violation(ofNotPositive: amount)
    case .amountInOtherCurrency: return violation(ofCurrency: amount, on: claim)
    case .amountExceedsClaimed: return atMost(claim.claimed, amount)
    case .amountExceedsReserve: return atMost(claim.reserve, amount)
    case .approvedBelowPaid: return atLeast(claim.paid, amount)
    default: return nil
    }
  }

  func violation(ofNotPositive amount: Money) -> Reason? {
    guard amount.minorUnits <= 0 else { return nil }
    return Reason(code, expected: "a positive amount", found: amount.display)
  }
}
