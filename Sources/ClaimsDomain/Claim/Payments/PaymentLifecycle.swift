import EventSourcing

/// The words of a payment's own small machine, a region of the claim.
public enum PaymentWords: Vocabulary {
  public typealias Status = PaymentStatus
  public typealias Verb = ClaimVerb
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = ClaimRule
  public typealias EventKind = ClaimEventKind
}

extension Payment {
  /// Every legal step of a payment; roles and guards stand in the claim's rows.
  ///
  /// Source: Specs/Lifecycles/Claim.md, "Payments".
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
  ])

  public func allows(_ verb: ClaimVerb) -> Bool {
    Self.lifecycle.step(from: status, on: verb) != nil
  }

  public var isPending: Bool { status == .requested || status == .authorised }
}

extension Claim {
  public func payment(_ id: Identifier) -> Payment? { payments.first { $0.id == id } }

  mutating func evolvePayments(_ event: ClaimEvent) {
    switch event {
    case .paymentRequested(let requested):
      payments.append(
        Payment(
          id: requested.payment, status: .requested, amount: requested.amount,
          payee: requested.payee, requestedBy: requested.requestedBy))
    case .paymentAuthorised(let authorised):
      for index in payments.indices where payments[index].id == authorised.payment {
        payments[index].status = .authorised
        payments[index].authorisedBy = authorised.authorisedBy
      }
    case .paymentIssued(let issued):
      for index in payments.indices where payments[index].id == issued.payment {
        payments[index].status = .issued
      }
      paid = paid.adding(issued.amount.minorUnits)
    default: break
    }
  }
}
