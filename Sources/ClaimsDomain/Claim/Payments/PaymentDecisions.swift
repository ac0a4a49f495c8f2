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
            requestedBy: context.actor))
      ]
    case .authorisePayment(let authorise):
      return [
        .paymentAuthorised(
          PaymentAuthorised(payment: authorise.payment, authorisedBy: context.actor))
      ]
    case .issuePayment(let issue):
      guard let payment = claim.payment(issue.payment) else { return [] }
      let paid = claim.paid.adding(payment.amount.minorUnits)
      let issued = ClaimEvent.paymentIssued(
        PaymentIssued(payment: payment.id, amount: payment.amount))
      guard issue.final || paid == claim.approved else { return [issued] }
      return [issued, .claimSettled(ClaimSettled(paid: paid))]
    default: return []
    }
  }
}
