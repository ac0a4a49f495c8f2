import EventSourcing

extension ClaimDecider {
  static func paymentEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .requestPayment(let request):
      return [
        .paymentRequested(
          PaymentRequested(
            payment: request.payment, amount: request.amount, payee: request.payee,
            requestedBy: context.actor, line: request.line))
      ]
    case .authorisePayment(let authorise):
      return [
        .paymentAuthorised(
          PaymentAuthorised(payment: authorise.payment, authorisedBy: context.actor))
      ]
    case .declinePayment(let decline):
      return [
        .paymentDeclined(PaymentDeclined(payment: decline.payment, reason: decline.reason))
      ]
    case .issuePayment(let issue): return issued(issue, on: claim, in: context)
    case .clearPayment(let clear):
      return [.paymentCleared(PaymentCleared(payment: clear.payment))]
    case .stopPayment(let stop): return stopped(stop, on: claim)
    case .reversePayment(let reverse):
      return [
        .paymentReversed(
          PaymentReversed(
            payment: reverse.payment, amount: reverse.amount, reason: reverse.reason))
      ]
    default: return []
    }
  }

  private static func issued(
    _ issue: IssuePayment, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    guard let payment = claim.payment(issue.payment) else { return [] }
    let paid = claim.paid.adding(payment.amount.minorUnits)
    let issuer = context.version > 1 ? context.actor : ActorID()
    let issued = ClaimEvent.paymentIssued(
      PaymentIssued(payment: payment.id, amount: payment.amount, issuedBy: issuer))
    guard issue.final || paid == claim.approved else { return [issued] }
    return [issued, .claimSettled(ClaimSettled(paid: paid))]
  }

  /// What the bank says is recorded whatever the claim's status; if nobody is at work on the
  /// claim's payments any more, somebody has to look at it.
  private static func stopped(_ stop: StopPayment, on claim: Claim) -> [ClaimEvent] {
    guard let payment = claim.payment(stop.payment) else { return [] }
    var events: [ClaimEvent] =
      stop.failed
      ? [
        .paymentFailed(
          PaymentFailed(payment: payment.id, amount: payment.amount, reason: stop.reason))
      ]
      : [
        .paymentStopped(
          PaymentStopped(payment: payment.id, amount: payment.amount, reason: stop.reason))
      ]
    if claim.status == .closed {
      let paid = claim.paid.subtracting(payment.amount.minorUnits)
      events.append(.reserveReleased(ReserveReleased(reserve: paid)))
    }
    switch claim.status {
    case .approved, .partiallyApproved, .settled: break
    default:
      events.append(
        .reviewRaised(
          ReviewRaised(
            review: claim.file.reviews &+ 1,
            reason: "payment " + payment.id.text + (stop.failed ? " failed" : " was stopped"))))
    }
    return events
  }
}
