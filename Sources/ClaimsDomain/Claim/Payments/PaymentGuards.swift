import EventSourcing

// The guards of rows K26 to K32. Source: Specs/Lifecycles/Payments.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: A request

  static var paymentIDTaken: Self {
    Self(.idTaken, of: { $0.requestPayment?.payment }) { id, claim, _ in
      .when(claim.payment(id) != nil, found: .value(id))
    }
  }
  /// No more than is approved and neither paid nor pending.
  static var amountExceedsApproved: Self {
    Self(.amountExceedsApproved, of: { $0.requestPayment }) { request, claim, context in
      guard !request.isExpense(in: context) else { return nil }
      // Never negative: paid + pending ≤ approved. Subtracting cannot overflow as adding could.
      return .atMost(claim.unpaid, request.amount)
    }
  }
  /// Without a decision to pay, in force or appealed against, expenses alone are paid.
  static var indemnityNotPayable: Self {
    Self(.indemnityNotPayable, of: { $0.requestPayment }) { request, claim, context in
      .when(
        !claim.isPaying && !claim.isUndisputed && !request.isExpense(in: context),
        expected: .code(CostType.expense), found: .code(claim.status))
    }
  }
  /// Whom the insurer asked is paid, whatever they find.
  static var paymentHeld: Self {
    Self(.holdActive) { command, claim, context in
      guard claim.isHeld else { return nil }
      let isExpense =
        command.requestPayment?.isExpense(in: context)
        ?? command.payment.map { claim.isExpense($0) } ?? false
      return .when(!isExpense, found: .code(claim.fraud))
    }
  }
  static var paymentExceedsReserve: Self {
    Self(.amountExceedsReserve, of: { $0.requestPayment }) { request, claim, _ in
      let committed = claim.committed(to: request.line).minorUnits
      return .atMost(claim.reserve(of: request.line).subtracting(committed), request.amount)
    }
  }
  /// What was asked for in advance ends in an answer; the claim that follows is paid.
  static var notPayable: Self {
    Self(.notPayable) { claim, context in
      .when(
        context.version > 7 && claim.file.isAnswerOnly, expected: .code(ClaimUse.claim),
        found: .code(claim.file.details.use ?? .unspecified))
    }
  }
  /// What never came as far as being worked on costs nobody anything.
  static var neverAccepted: Self {
    Self(.notPayable) { claim, _ in
      .when(!claim.isAccepted, expected: .acceptedClaim, found: .code(claim.outcome))
    }
  }
  static var payeeMissing: Self {
    Self(.payeeMissing, of: { $0.requestPayment?.payee }) { payee, _, _ in
      .when(payee.isBlank, expected: .field("payee"))
    }
  }

  // MARK: The status of a payment

  static var paymentUnknown: Self {
    Self(.paymentNotFound, of: { $0.payment }) { id, claim, _ in
      .when(claim.payment(id) == nil, found: .value(id))
    }
  }
  static var paymentNotRequested: Self { notAllowed(.paymentNotPending) }
  static var paymentNotPending: Self { notAllowed(.paymentNotPending) }
  static var paymentNotAuthorised: Self { notAllowed(.paymentNotAuthorised) }
  static var paymentNotCleared: Self { notAllowed(.paymentNotIssued) }
  /// A payment that has arrived has a reason of its own.
  static var paymentNotIssued: Self { notAllowed(.paymentNotIssued) { !$0.hasArrived } }
  static var paymentArrived: Self {
    ofPayment(.paymentAlreadyCleared) { payment, command, _, _ in
      .when(payment.hasArrived && !payment.allows(command.kind))
    }
  }
  static var finalWithOthersPending: Self {
    ofPayment(.openItemsRemain) { payment, command, claim, _ in
      guard command.issuePayment?.final ?? false, !claim.isExpense(payment.id) else { return nil }
      let others = claim.pending.minorUnits &- (payment.isPending ? payment.amount.minorUnits : 0)
      return .when(others > 0, found: .value(Money(others, claim.currency)))
    }
  }
  static var amountExceedsCleared: Self {
    ofPayment(.amountExceedsPaid) { payment, command, claim, _ in
      guard let amount = command.reversePayment?.amount else { return nil }
      // What came back from elsewhere cannot be taken back once more.
      let left = claim.notRecovered.minorUnits
      return .atMost(Money(min(payment.paid.minorUnits, left), claim.currency), amount)
    }
  }

  // MARK: Who acts

  static var requesterAuthorises: Self {
    ofPayment(.fourEyesRequired) { payment, _, _, context in
      .secondPerson(than: [payment.requestedBy], in: context)
    }
  }
  static var deciderAuthorises: Self {
    ofPayment(.fourEyesRequired) { payment, _, claim, context in
      let sum = claim.authorised(by: context.actor, with: payment)
      guard let limit = context.rules.secondAuthoriserAbove,
        limit.currency != sum.currency || sum.minorUnits > limit.minorUnits
      else { return nil }
      return .secondPerson(than: claim.deciders, in: context)
    }
  }
  static var paymentAuthorityExceeded: Self {
    ofPayment(.authorityExceeded) { payment, _, claim, context in
      context.authority(.payment, for: claim.authorised(by: context.actor, with: payment))
    }
  }
  /// Since version 11 a third person pays out.
  static var involvedIssues: Self {
    ofPayment(.fourEyesRequired) { payment, _, claim, context in
      let asking = context.version > 10 ? [payment.requestedBy, payment.authorisedBy] : []
      return .secondPerson(than: claim.deciders + asking, in: context)
    }
  }
  /// Parties are kept out already; a payee need not be one.
  static var payeeActs: Self {
    ofPayment(.conflictOfInterest) { payment, _, _, context in
      let isPayee = [context.actor.text, context.relatedFacts.senderName].contains {
        !$0.isEmpty && payment.payee.isSameIgnoringCase(as: $0)
      }
      return .when(
        context.version > 10 && isPayee, expected: .somebodyElse, found: .value(payment.payee))
    }
  }
  static var issuerReverses: Self {
    ofPayment(.fourEyesRequired) { payment, _, _, context in
      .secondPerson(than: [payment.issuedBy], in: context)
    }
  }

  // MARK: What is owed

  static var nothingOwed: Self {
    Self(.nothingOwed) { claim, _ in .when(claim.writable.minorUnits <= 0) }
  }
  /// A denial does not end it.
  static var debtStands: Self {
    Self(.openItemsRemain) { claim, context in .debt(of: claim, in: context) }
  }
  /// Nor does a review of the payment that came back.
  static var debtReviewed: Self {
    Self(.openItemsRemain, of: { $0.completeReview?.review }) { review, claim, context in
      let named = claim.file.openReviews.first { $0.review == review }
      guard context.version > 8, named?.payment != nil else { return nil }
      let unpaid = claim.approved.subtracting(claim.paid.minorUnits)
      return claim.paysOut && unpaid.minorUnits > 0
        ? Violation(expected: .approvedAgainOrWrittenOff, found: .value(unpaid))
        : .debt(of: claim, in: context)
    }
  }
  /// A payment that is called the last one leaves no debt unpaid.
  static var finalLeavesDebt: Self {
    ofPayment(.openItemsRemain) { payment, command, claim, context in
      guard context.version > 8, command.issuePayment?.final ?? false, claim.isDebtReviewed,
        !claim.isExpense(payment.id)
      else { return nil }
      let left = claim.approved.subtracting(claim.paid.minorUnits)
        .subtracting(payment.amount.minorUnits)
      return .when(left.minorUnits > 0, found: .value(left))
    }
  }
  static var amountExceedsOwed: Self {
    Self(.amountExceedsOwed, of: { $0.writeOffDebt?.amount }) { amount, claim, _ in
      claim.writable.minorUnits > 0 ? .atMost(claim.writable, amount) : nil
    }
  }
  static var deciderWritesOff: Self {
    Self(.fourEyesRequired) { claim, context in .secondPerson(than: claim.deciders, in: context) }
  }
  static var writeOffAuthorityExceeded: Self {
    Self(.authorityExceeded, of: { $0.amount }) { amount, claim, context in
      // As with payments: many small ones are one large one.
      let before = claim.file.writeOffs.lazy.filter { $0.writtenOffBy == context.actor }
      return context.authority(
        .decision, for: before.reduce(amount) { $0.adding($1.amount.minorUnits) })
    }
  }

  // MARK: Their form

  /// A guard on the payment that the command names; one that is unknown has a guard of its own.
  private static func ofPayment(
    _ code: RefusalCode, called id: StaticString = #function,
    _ judge: @escaping @Sendable (Payment, ClaimCommand, Claim, ClaimContext) -> Violation?
  ) -> Self {
    Self(code, called: id) { command, claim, context in
      command.payment.flatMap { claim.payment($0) }.flatMap { judge($0, command, claim, context) }
    }
  }

  /// A guard that asks the payment's own table.
  private static func notAllowed(
    _ code: RefusalCode, called id: StaticString = #function,
    if isAsked: @escaping @Sendable (Payment) -> Bool = { _ in true }
  ) -> Self {
    ofPayment(code, called: id) { payment, command, _, _ in
      guard !payment.allows(command.kind), isAsked(payment) else { return nil }
      return Violation(
        expected: .names(
          Payment.lifecycle.statusNames(on: command.kind), in: PaymentStatus.schemaName),
        found: .code(payment.status))
    }
  }
}

extension Violation {
  fileprivate static func debt(of claim: Claim, in context: ClaimContext) -> Violation? {
    let debt = claim.debt(in: context)
    return .when(
      debt.minorUnits > 0, expected: .approvedAgainOrWrittenOff, found: .value(debt))
  }
}

extension Payment {
  fileprivate var hasArrived: Bool { status == .cleared || status == .reversed }
}

extension Claim {
  /// What the actor will have authorised on this claim with this payment, and still stands:
  /// many small payments are one large one.
  func authorised(by actor: ActorID, with payment: Payment) -> Money {
    allPayments.reduce(payment.amount) { sum, other in
      guard other.authorisedBy == actor, other.id != payment.id else { return sum }
      return sum.adding((other.isPending ? other.amount : other.paid).minorUnits)
    }
  }
}

extension ClaimCommand {
  /// The payment that the command is about; nil if it is about none.
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
