import EventSourcing

extension ClaimRule {
  func requestViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    guard case .requestPayment(let request) = command else { return nil }
    switch self {
    case .paymentIDTaken:
      return claim.payment(request.payment) == nil ? nil : Reason(code, found: request.payment.text)
    case .amountExceedsApproved:
      // Never negative: paid + pending ≤ approved. Subtracting cannot overflow as adding could.
      let committed = claim.paid.adding(claim.pending.minorUnits).minorUnits
      return atMost(claim.approved.subtracting(committed), request.amount)
    case .paymentExceedsReserve:
      let committed = claim.committed(to: request.line).minorUnits
      return atMost(claim.reserve(of: request.line).subtracting(committed), request.amount)
    case .payeeMissing: return isBlank(request.payee) ? Reason(code, expected: "payee") : nil
    default: return nil
    }
  }

  func paymentViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    guard let id = command.payment else { return nil }
    guard let payment = claim.payment(id) else {
      return self == .paymentUnknown ? Reason(code, found: id.text) : nil
    }
    switch self {
    case .paymentNotRequested, .paymentNotPending, .paymentNotAuthorised, .paymentNotIssued,
      .paymentNotCleared:
      return violation(ofStage: payment, for: command.kind)
    case .paymentArrived:
      return payment.status == .cleared || payment.status == .reversed ? Reason(code) : nil
    case .requesterAuthorises:
      return secondPerson(than: [payment.requestedBy], in: context)
    case .deciderAuthorises:
      let sum = claim.authorised(by: context.actor, with: payment)
      guard let limit = context.rules.secondAuthoriserAbove,
        limit.currency != sum.currency || sum.minorUnits > limit.minorUnits
      else { return nil }
      return secondPerson(than: claim.deciders, in: context)
    case .paymentAuthorityExceeded:
      return context.authority(
        .payment, for: claim.authorised(by: context.actor, with: payment), self)
    case .deciderIssues: return secondPerson(than: claim.deciders, in: context)
    case .finalWithOthersPending:
      guard case .issuePayment(let issue) = command, issue.final else { return nil }
      let others = claim.pending.minorUnits &- (payment.isPending ? payment.amount.minorUnits : 0)
      return others > 0 ? Reason(code, found: Money(others, claim.currency).display) : nil
    case .amountExceedsCleared:
      guard case .reversePayment(let reverse) = command else { return nil }
      // What came back from elsewhere cannot be taken back once more.
      let left = claim.arrived.subtracting(claim.file.recovered.minorUnits).minorUnits
      return atMost(Money(min(payment.paid.minorUnits, left), claim.currency), reverse.amount)
    case .issuerReverses: return secondPerson(than: [payment.issuedBy], in: context)
    default: return nil
    }
  }

  private func violation(ofStage payment: Payment, for verb: ClaimVerb) -> Reason? {
    guard !payment.allows(verb) else { return nil }
    // A payment that has arrived has a reason of its own.
    if self == .paymentNotIssued, payment.status == .cleared || payment.status == .reversed {
      return nil
    }
    var stages = ""
    for step in Payment.lifecycle.steps where step.verb == verb {
      for stage in step.from { stages += (stages.isEmpty ? "" : ", ") + stage.name.description }
    }
    return Reason(code, expected: stages, found: payment.status.name.description)
  }
}

extension Claim {
  /// What somebody would have authorised on this claim with another payment, and still stands:
  /// many small payments are one large one.
  func authorised(by actor: ActorID, with payment: Payment) -> Money {
    payments.reduce(payment.amount) { sum, other in
      guard other.authorisedBy == actor, other.id != payment.id else { return sum }
      return sum.adding((other.isPending ? other.amount : other.paid).minorUnits)
    }
  }
}

extension ClaimCommand {
  /// The payment that the command is about; nil where it is about none.
  public var payment: Identifier? {
    switch self {
    case .requestPayment(let request): request.payment
    case .authorisePayment(let authorise): authorise.payment
    case .declinePayment(let decline): decline.payment
    case .issuePayment(let issue): issue.payment
    case .clearPayment(let clear): clear.payment
    case .stopPayment(let stop): stop.payment
    case .reversePayment(let reverse): reverse.payment
    default: nil
    }
  }
}
