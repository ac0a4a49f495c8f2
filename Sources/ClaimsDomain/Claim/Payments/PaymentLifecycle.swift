import EventSourcing

/// The words of a payment's own small machine.
public typealias PaymentWords = RegionWords<PaymentStatus>

extension Payment {
  /// Every legal step of a payment; roles and guards are in the claim's rows.
  ///
  /// Source: Specs/Lifecycles/Payments.md.
  public static let lifecycle = Lifecycle<PaymentWords>([
    Step(
      "PY1", [.none], .requestPayment, by: [],
      Outcome([.paymentRequested], .to(.requested))),
    Step(
      "PY2", [.requested], .authorisePayment, by: [],
      Outcome([.paymentAuthorised], .to(.authorised))),
    Step(
      "PY3", [.authorised], .issuePayment, by: [],
      Outcome([.paymentIssued], .to(.issued))),
    Step(
      "PY4", [.requested, .authorised], .declinePayment, by: [],
      Outcome([.paymentDeclined], .to(.declined))),
    Step(
      "PY5", [.issued], .clearPayment, by: [],
      Outcome([.paymentCleared], .to(.cleared))),
    Step(
      "PY6", [.issued], .stopPayment, by: [],
      Outcome([.paymentStopped], .to(.stopped)), Outcome([.paymentFailed], .to(.failed))),
    Step(
      "PY7", [.cleared], .reversePayment, by: [],
      Outcome([.paymentReversed], .stay), Outcome([.paymentReversed], .to(.reversed))),
  ])

  /// Whether the payment's own table has a row for the command in its status.
  public func allows(_ verb: ClaimVerb) -> Bool {
    Self.lifecycle.step(from: status, on: verb) != nil
  }

  /// Whether it was requested or authorised, and neither issued nor declined yet.
  public var isPending: Bool { status == .requested || status == .authorised }

  /// How much of it the payee has for certain: what was only issued may still be stopped.
  var arrived: Money {
    status == .cleared || status == .reversed ? paid : Money(0, amount.currency)
  }

  /// How much of it the payee has, or is about to have.
  public var paid: Money {
    switch status {
    case .issued, .cleared, .reversed: amount.subtracting(reversed.minorUnits)
    case .none, .requested, .authorised, .declined, .stopped, .failed: Money(0, amount.currency)
    }
  }
}
