import EventSourcing

extension Claim {
  public func payment(_ id: Identifier) -> Payment? { payments.first { $0.id == id } }

  /// What arrived and was not taken back.
  var arrived: Money {
    payments.reduce(Money(0, currency)) { $0.adding($1.arrived.minorUnits) }
  }

  mutating func evolvePayments(_ event: ClaimEvent) {
    switch event {
    case .paymentRequested(let requested):
      payments.append(
        Payment(
          id: requested.payment, status: .requested, amount: requested.amount,
          payee: requested.payee, requestedBy: requested.requestedBy, line: requested.line,
          reversed: Money(0, requested.amount.currency)))
    case .paymentAuthorised(let authorised):
      change(authorised.payment) {
        $0.status = .authorised
        $0.authorisedBy = authorised.authorisedBy
      }
    case .paymentDeclined(let declined): change(declined.payment) { $0.status = .declined }
    case .paymentIssued(let issued):
      change(issued.payment) {
        $0.status = .issued
        $0.issuedBy = issued.issuedBy
      }
      paid = paid.adding(issued.amount.minorUnits)
    case .paymentCleared(let cleared): change(cleared.payment) { $0.status = .cleared }
    case .paymentStopped(let stopped): comeBack(stopped.payment, stopped.amount, .stopped)
    case .paymentFailed(let failed): comeBack(failed.payment, failed.amount, .failed)
    case .paymentReversed(let reversed):
      change(reversed.payment) {
        $0.reversed = $0.reversed.adding(reversed.amount.minorUnits)
        if $0.reversed.minorUnits >= $0.amount.minorUnits { $0.status = .reversed }
      }
      takeBack(reversed.amount)
    default: break
    }
  }

  /// A payment that never arrived was never paid.
  private mutating func comeBack(
    _ payment: Identifier, _ amount: Money, _ status: PaymentStatus
  ) {
    change(payment) { $0.status = status }
    takeBack(amount)
    file.stopped = Money(file.stopped.minorUnits, amount.currency).adding(amount.minorUnits)
  }

  /// A settled claim from which money came back has something left to pay. Where no decision
  /// approves more than was paid, approved falls with it.
  private mutating func takeBack(_ amount: Money) {
    let before = paid
    paid = paid.subtracting(amount.minorUnits)
    switch status {
    case .settled: status = isPartial ? .partiallyApproved : .approved
    case .approved, .partiallyApproved: break
    default: if approved == before { approved = paid }
    }
  }

  private mutating func change(_ id: Identifier, _ body: (inout Payment) -> Void) {
    for index in payments.indices where payments[index].id == id { body(&payments[index]) }
  }
}
