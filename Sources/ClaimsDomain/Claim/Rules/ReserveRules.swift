import EventSourcing

extension ClaimRule {
  func reserveViolation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .reservePending:
      guard let proposal = claim.file.reserveProposal else { return nil }
      return Reason(code, found: proposal.reserve.display)
    case .reserveNotProposed: return claim.file.reserveProposal == nil ? Reason(code) : nil
    case .reserveProposerConfirms:
      return claim.file.reserveProposal.flatMap { secondPerson(than: [$0.proposedBy], in: context) }
    case .reserveAuthorityExceeded:
      guard let proposal = claim.file.reserveProposal else { return nil }
      let total = claim.total(withReserve: proposal.reserve, of: proposal.line)
      return context.authority(.reserve, for: total, self)
    default: return nil
    }
  }

  func reserveViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    switch command {
    case .setReserve(let set): return violation(ofReserve: set.amount, set.line, on: claim)
    case .confirmReserve:
      guard let proposal = claim.file.reserveProposal else { return nil }
      return violation(ofReserve: proposal.reserve, proposal.line, on: claim)
    default: return nil
    }
  }

  private func violation(
    ofReserve reserve: Money, _ line: ReserveLine?, on claim: Claim
  ) -> Reason? {
    switch self {
    case .reserveTooLarge:
      // Sums stop at the largest amount there is: beyond it a line would lose what it has.
      let others = claim.reserve.subtracting(claim.reserve(of: line).minorUnits).minorUnits
      return atMost(Money(.max, claim.currency).subtracting(others), reserve)
    case .reserveBelowCommitted: return atLeast(claim.committed(to: line), reserve)
    case .reserveBelowApproved:
      // Before a decision only what was paid is approved, and `reserveBelowCommitted` keeps that.
      guard claim.status != .open, claim.status != .investigating else { return nil }
      let total = claim.total(withReserve: reserve, of: line)
      guard total.minorUnits < claim.approved.minorUnits else { return nil }
      return Reason(code, expected: "at least " + claim.approved.display, found: total.display)
    case .reserveUnchanged:
      return reserve == claim.reserve(of: line) ? Reason(code, found: reserve.display) : nil
    default: return nil
    }
  }
}

extension Claim {
  /// The reserve of all lines, were that of one of them another.
  func total(withReserve amount: Money, of line: ReserveLine?) -> Money {
    reserve.subtracting(reserve(of: line).minorUnits).adding(amount.minorUnits)
  }
}

/// For which kind of act an actor's authority counts.
enum AuthorityUse { case reserve, decision, payment }

extension ClaimContext {
  /// Whether an amount is more than the actor may decide alone.
  func exceedsAuthority(_ use: AuthorityUse, _ amount: Money) -> Bool {
    let limit =
      switch use {
      case .reserve: neighbours.limits.reserve
      case .decision: neighbours.limits.decision
      case .payment: neighbours.limits.payment
      }
    guard let limit else { return rules.limitsRequired }
    return limit.currency != amount.currency || amount.minorUnits > limit.minorUnits
  }

  func authority(_ use: AuthorityUse, for amount: Money, _ rule: ClaimRule) -> Reason? {
    guard exceedsAuthority(use, amount) else { return nil }
    let limit =
      switch use {
      case .reserve: neighbours.limits.reserve
      case .decision: neighbours.limits.decision
      case .payment: neighbours.limits.payment
      }
    return Reason(
      rule.code, expected: limit.map { "at most " + $0.display } ?? "a limit for this actor",
      found: amount.display)
  }
}
