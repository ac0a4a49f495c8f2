import EventSourcing

extension ClaimRule {
  func violation(of reserve: Money, asReserveOf claim: Claim) -> Reason? {
    let committed = claim.paid.adding(claim.pending.minorUnits)
    switch self {
    case .amountNegative:
      return reserve.minorUnits < 0 ? Reason(code, found: reserve.display) : nil
    case .amountInOtherCurrency: return violation(ofCurrency: reserve, on: claim)
    case .reserveBelowCommitted:
      return atLeast(committed, reserve)
    case .reserveBelowApproved:
      return claim.status == .approved ? atLeast(claim.approved, reserve) : nil
    case .reserveUnchanged:
      return reserve == claim.reserve ? Reason(code, found: reserve.display) : nil
    default: return nil
    }
  }

  func violation(ofCurrency amount: Money, on claim: Claim) -> Reason? {
    guard amount.currency != claim.currency else { return nil }
    return Reason(code, expected: claim.currency.code, found: amount.currency.code)
  }

  func atLeast(_ limit: Money, _ amount: Money) -> Reason? {
    guard amount.minorUnits < limit.minorUnits else { return nil }
    return Reason(code, expected: "at least " + limit.display, found: amount.display)
  }

  func atMost(_ limit: Money, _ amount: Money) -> Reason? {
    guard amount.minorUnits > limit.minorUnits else { return nil }
    return Reason(code, expected: "at most " + limit.display, found: amount.display)
  }
}
