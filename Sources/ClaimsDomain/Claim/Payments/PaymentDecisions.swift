import EventSourcing

extension ClaimDecider {
  static func paymentEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .requestPayment(let request):
      let requested = ClaimEvent.paymentRequested(
        PaymentRequested(
          payment: request.payment, amount: request.amount, payee: request.payee,
          requestedBy: context.actor, line: request.line,
          expense: request.isExpense(in: context)))
      guard claim.status == .closed else { return [requested] }
      let committed = claim.committed(to: request.line).adding(request.amount.minorUnits)
      return [.reserveSet(ReserveSet(reserve: committed, line: request.line)), requested]
    case .authorisePayment(let authorise):
      return [
        .paymentAuthorised(
          PaymentAuthorised(
            payment: authorise.payment, authorisedBy: context.actor,
            expense: claim.isExpense(authorise.payment)))
      ]
    case .declinePayment(let decline):
      let declined = ClaimEvent.paymentDeclined(
        PaymentDeclined(
          payment: decline.payment, reason: decline.reason,
          expense: claim.isExpense(decline.payment)))
      let amount = claim.payment(decline.payment)?.amount ?? Money(0, claim.currency)
      return claim.status == .closed ? [declined, released(amount, on: claim)] : [declined]
    case .issuePayment(let issue): return issued(issue, on: claim, in: context)
    case .clearPayment(let clear):
      return [
        .paymentCleared(
          PaymentCleared(payment: clear.payment, expense: claim.isExpense(clear.payment)))
      ]
    case .stopPayment(let stop): return stopped(stop, on: claim, in: context)
    case .reversePayment(let reverse):
      let reversed = ClaimEvent.paymentReversed(
        PaymentReversed(
          payment: reverse.payment, amount: reverse.amount, reason: reverse.reason,
          returned: reverse.returned, expense: claim.isExpense(reverse.payment)))
      let what = reverse.returned ? "was returned" : "was taken back"
      return [reversed]
        + raised(
          by: reverse.payment, what, reverse.amount, on: claim, in: context,
          always: reverse.returned)
    case .writeOffDebt(let writeOff):
      return [
        .debtWrittenOff(
          DebtWrittenOff(
            amount: writeOff.amount, reason: writeOff.reason, writtenOffBy: context.actor))
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
      PaymentIssued(
        payment: payment.id, amount: payment.amount, issuedBy: issuer,
        expense: claim.isExpense(payment.id)))
    guard claim.isPaying, !claim.isExpense(payment.id), issue.final || paid == claim.approved else {
      return [issued]
    }
    return [issued, .claimSettled(ClaimSettled(paid: paid))]
  }

  /// What the bank says is recorded whatever the claim's status; if the claim's payments are no
  /// longer being worked on, it is flagged for attention.
  private static func stopped(
    _ stop: StopPayment, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    guard let payment = claim.payment(stop.payment) else { return [] }
    let isExpense = claim.isExpense(payment.id)
    let event: ClaimEvent =
      stop.failed
      ? .paymentFailed(
        PaymentFailed(
          payment: payment.id, amount: payment.amount, reason: stop.reason, expense: isExpense))
      : .paymentStopped(
        PaymentStopped(
          payment: payment.id, amount: payment.amount, reason: stop.reason, expense: isExpense))
    let what = stop.failed ? "failed" : "was stopped"
    return [event] + raised(by: payment.id, what, payment.amount, on: claim, in: context)
  }

  /// What follows if money came back: the reserve of a closed claim is what was paid, and where
  /// payments are not worked on somebody has to look. An expense that comes back is no debt.
  ///
  /// - Parameter always: whether an open claim is looked at too.
  private static func raised(
    by payment: Identifier, _ what: String, _ comingBack: Money, on claim: Claim,
    in context: ClaimContext, always: Bool = true
  ) -> [ClaimEvent] {
    let review = ClaimEvent.reviewRaised(
      ReviewRaised(
        review: claim.file.reviews &+ 1, reason: "payment " + payment.text + " " + what,
        payment: context.version > 8 && !claim.isExpense(payment) ? payment : nil))
    if claim.status == .closed { return [released(comingBack, on: claim), review] }
    let isWorkedOn = claim.isExpense(payment) ? workedOn.contains(claim.status) : claim.paysOut
    return always && !isWorkedOn ? [review] : []
  }

  /// The reserve of a closed claim is what was spent and is still to be paid.
  private static func released(_ amount: Money, on claim: Claim) -> ClaimEvent {
    let left = claim.paid.adding(claim.expensesCommitted.minorUnits)
    return .reserveReleased(ReserveReleased(reserve: left.subtracting(amount.minorUnits)))
  }
}

extension Claim {
  /// Returns the payment with this id, be it an expense or not; nil if there is none.
  public func payment(_ id: Identifier) -> Payment? {
    payments.first { $0.id == id } ?? expense(id)
  }

  /// Whether the payment is made beside what is approved; false for an unknown one.
  public func isExpense(_ payment: Identifier) -> Bool { expense(payment) != nil }

  private func expense(_ id: Identifier) -> Payment? {
    fileReference.box == nil ? nil : file.expenses.first { $0.id == id }
  }

  /// What was approved is paid from these, and the rest.
  public var allPayments: [Payment] {
    fileReference.box == nil ? payments : payments + file.expenses
  }

  /// What arrived and was not taken back.
  var arrived: Money {
    payments.reduce(Money(0, currency)) { $0.adding($1.arrived.minorUnits) }
  }

  mutating func evolvePayments(_ event: ClaimEvent) {
    switch event {
    case .paymentRequested(let requested):
      let payment = Payment(
        id: requested.payment, status: .requested, amount: requested.amount,
        payee: requested.payee, requestedBy: requested.requestedBy, line: requested.line,
        reversed: Money(0, requested.amount.currency))
      if requested.expense { file.expenses.append(payment) } else { payments.append(payment) }
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
      if !issued.expense { paid = paid.adding(issued.amount.minorUnits) }
    case .paymentCleared(let cleared): change(cleared.payment) { $0.status = .cleared }
    case .paymentStopped(let stopped):
      comeBack(stopped.payment, stopped.expense ? nil : stopped.amount, .stopped)
    case .paymentFailed(let failed):
      comeBack(failed.payment, failed.expense ? nil : failed.amount, .failed)
    case .paymentReversed(let reversed):
      change(reversed.payment) {
        $0.reversed = $0.reversed.adding(reversed.amount.minorUnits)
        if $0.reversed.minorUnits >= $0.amount.minorUnits { $0.status = .reversed }
      }
      if !reversed.expense { takeBack(reversed.amount, isOwed: reversed.returned) }
    case .claimSettled: status = .settled
    case .debtWrittenOff(let writtenOff):
      if isUndisputed {
        approved = approved.subtracting(writtenOff.amount.minorUnits)
      } else {
        settleDebt(writtenOff.amount)
      }
      file.writeOffs.append(
        WriteOff(writtenOffBy: writtenOff.writtenOffBy, amount: writtenOff.amount))
    default: break
    }
  }

  /// A payment that never arrived was never paid.
  ///
  /// - Parameter amount: nil for an expense, which is not owed again.
  private mutating func comeBack(_ payment: Identifier, _ amount: Money?, _ status: PaymentStatus) {
    change(payment) { $0.status = status }
    guard let amount else { return }
    takeBack(amount, isOwed: true)
    file.stopped = Money(file.stopped.minorUnits, amount.currency).adding(amount.minorUnits)
  }

  /// Whether there is something to pay of what was approved.
  public var isPaying: Bool { status == .approved || status == .partiallyApproved }

  /// A settled claim from which money came back has something left to pay. If no decision
  /// approves more than was paid, approved falls with it, and what is owed stands beside it.
  private mutating func takeBack(_ amount: Money, isOwed: Bool) {
    let before = paid
    // All of a fraud is back or written off before it is denied; nobody is owed any of it.
    if isOwed, !paysOut, status != .denied { file.owed = amount.adding(file.owed.minorUnits) }
    paid = paid.subtracting(amount.minorUnits)
    switch status {
    case .settled: status = isPartial ? .partiallyApproved : .approved
    case .approved, .partiallyApproved: break
    default: if !paysOut, approved == before { approved = paid }
    }
  }

  private mutating func change(_ id: Identifier, _ body: (inout Payment) -> Void) {
    if let place = payments.firstIndex(where: { $0.id == id }) {
      body(&payments[place])
    } else if let place = file.expenses.firstIndex(where: { $0.id == id }) {
      body(&file.expenses[place])
    }
  }
}

extension ClaimEvent {
  /// Whether it is about a payment beside what is approved.
  public var isExpense: Bool {
    switch self {
    case .paymentRequested(let requested): requested.expense
    case .paymentAuthorised(let authorised): authorised.expense
    case .paymentDeclined(let declined): declined.expense
    case .paymentIssued(let issued): issued.expense
    case .paymentCleared(let cleared): cleared.expense
    case .paymentStopped(let stopped): stopped.expense
    case .paymentFailed(let failed): failed.expense
    case .paymentReversed(let reversed): reversed.expense
    default: false
    }
  }
}

extension RequestPayment {
  /// Whether it is to be paid beside what is approved: its line says so, since version 11.
  func isExpense(in context: ClaimContext) -> Bool {
    context.version > 10 && line?.costType == .expense
  }
}

extension Claim {
  /// Paid beside what is approved, net.
  public var expensesPaid: Money { sumOfExpenses { $0.paid } }
  /// Paid and still to be paid beside it.
  public var expensesCommitted: Money { expensesPaid.adding(expensesPending.minorUnits) }
  /// What the bank says has arrived of it.
  var expensesArrived: Money { sumOfExpenses { $0.arrived } }
  /// Requested or authorised beside it, and not yet issued.
  public var expensesPending: Money { sumOfExpenses { $0.isPending ? $0.amount : nil } }

  /// Not the file's own: a function of it would be handed a copy of all that it has.
  private func sumOfExpenses(of amount: (Payment) -> Money?) -> Money {
    file.expenses.reduce(Money(0, file.recovered.currency)) { sum, payment in
      amount(payment).map { Money(sum.minorUnits, $0.currency).adding($0.minorUnits) } ?? sum
    }
  }
}

extension ClaimStatus {
  /// Whether a decision to pay is in force.
  var paysOut: Bool {
    switch self {
    case .approved, .partiallyApproved, .settled: true
    default: false
    }
  }
}

extension Payment {
  func stands(on line: ReserveLine?) -> Bool {
    (self.line ?? ReserveLine()) == (line ?? ReserveLine())
  }
}
