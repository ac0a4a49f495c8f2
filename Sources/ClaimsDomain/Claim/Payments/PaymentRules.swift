import EventSourcing

extension ClaimRule {
  func violation(by request: RequestPayment, on claim: Claim) -> Reason? {
    switch self {
    case .paymentIDTaken:
      return claim.payment(request.payment) == nil ? nil : Reason(code, found: request.payment.text)
    case .amountNotPositive: return violation(ofNotPositive: request.amount)
    case .amountInOtherCurrency: return violation(ofCurrency: request.amount, on: claim)
    case .amountExceedsApproved:
      // Never negative: paid + pending ≤ approved. Subtracting cannot overflow as adding could.
      let committed = claim.paid.adding(claim.pending.minorUnits).minorUnits
      let left = claim.approved.minorUnits &- committed
      return atMost(Money(left, claim.currency), request.amount)
    case .payeeMissing: return isBlank(request.payee) ? Reason(code, expected: "payee") : nil
    default: return nil
    }
  }

  func violation(
    of payment: Payment?, by verb: ClaimVerb, final: Bool = false, on claim: Claim,
    in context: ClaimContext
  ) -> Reason? {
    guard let payment else { return self == .paymentUnknown ? Reason(code) : nil }
    switch self {
    case .paymentNotRequested, .paymentNotAuthorised:
      guard !payment.allows(verb) else { return nil }
      return Reason(
        code, expected: self == .paymentNotRequested ? "requested" : "authorised",
        found: payment.status.name.description)
    case .requesterAuthorises:
      return secondPerson(thanActor: payment.requestedBy, in: context)
    case .deciderIssues:
      return secondPerson(thanActor: claim.decidedBy, in: context)
    case .finalWithOthersPending:
      let others = claim.pending.minorUnits &- (payment.isPending ? payment.amount.minorUnits : 0)
      guard final, others > 0 else { return nil }
      return Reason(code, found: Money(others, claim.currency).display)
    default: return nil
    }
  }

  private func secondPerson(thanActor first: ActorID, in context: ClaimContext) -> Reason? {
    guard context.rules.fourEyes, context.actor == first else { return nil }
    return Reason(code, expected: "somebody other than " + first.text, found: context.actor.text)
  }
}
