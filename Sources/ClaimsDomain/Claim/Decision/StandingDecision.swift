import EventSourcing

/// A decision in force, as it would be taken again.
struct StandingDecision {
  /// What it is, and of when; a payment by its id.
  let name: String
  let command: ClaimCommand
  /// Who took it.
  let people: [ActorID]
  /// One in which it is taken.
  var status = ClaimStatus.open
}

extension Claim {
  /// What facts can speak against: the decision in force, and what is paid or about to be.
  func standingDecisions(in context: ClaimContext) -> [StandingDecision] {
    guard context.version > 11 else { return approval(in: context).map { [$0] } ?? [] }
    var decisions: [StandingDecision] = []
    if let decision = approval(in: context) ?? denial(in: context) { decisions.append(decision) }
    for payment in allPayments { decisions += standingDecisions(on: payment) }
    return decisions
  }

  /// The decision in force, if it grants something. One that is appealed against is taken again
  /// anyway, by whoever hears the appeal.
  private func approval(in context: ClaimContext) -> StandingDecision? {
    switch status {
    case .approved, .partiallyApproved, .settled: break
    case .closed where outcome == .completed: break
    case .closed where outcome == .answered && context.version > 11: break
    default: return nil
    }
    guard approved.minorUnits > 0, !decidedBy.isEmpty else { return nil }
    guard isPartial else {
      return decision("approval", .approve(Approve(amount: approved)), context)
    }
    var partial = ApprovePartially(amount: approved)
    // Cover is judged line by line since version 10.
    if context.version > 9, fileReference.box != nil {
      partial.lines = file.parts.compactMap { part in
        part.lineItem?.approved.map { LineDecision(item: part.id, approved: $0) }
      }
    }
    return decision("approval", .approvePartially(partial), context)
  }

  private func denial(in context: ClaimContext) -> StandingDecision? {
    guard status == .denied || status == .closed && outcome == .deniedFinal, !decidedBy.isEmpty
    else { return nil }
    return decision("denial", .deny(Deny()), context)
  }

  /// Nil before version 12 if its time is unknown.
  private func decision(
    _ word: String, _ command: ClaimCommand, _ context: ClaimContext
  ) -> StandingDecision? {
    guard let time = decidedAt else {
      return context.version < 12
        ? nil : StandingDecision(name: "the " + word, command: command, people: deciders)
    }
    return StandingDecision(
      name: "the " + word + " of " + time.text, command: command, people: deciders)
  }

  /// What was done for a payment, as far as it counts: none that was declined, or came back.
  private func standingDecisions(on payment: Payment) -> [StandingDecision] {
    guard payment.isPending || payment.paid.minorUnits > 0 else { return [] }
    let id = payment.id
    // What is approved is issued from an approved claim, an expense from any.
    let status = isExpense(id) ? ClaimStatus.open : .approved
    var decisions = [
      StandingDecision(
        name: "the request of payment " + id.text,
        command: .requestPayment(
          RequestPayment(
            payment: id, amount: payment.amount, payee: payment.payee, line: payment.line)),
        people: [payment.requestedBy], status: status)
    ]
    guard payment.status != .requested else { return decisions }
    decisions.append(
      StandingDecision(
        name: "the authorisation of payment " + id.text,
        command: .authorisePayment(AuthorisePayment(payment: id)),
        people: [payment.authorisedBy], status: status))
    guard !payment.isPending else { return decisions }
    decisions.append(
      StandingDecision(
        name: "the issue of payment " + id.text,
        command: .issuePayment(IssuePayment(payment: id)), people: [payment.issuedBy],
        status: status))
    return decisions
  }
}
