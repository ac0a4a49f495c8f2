import EventSourcing

extension ClaimDecider {
  static func closingEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .close(let close):
      return released(claim) + [closed(close.outcome, close.reason, in: context)]
    case .withdraw(let withdraw):
      return released(claim) + [
        .claimWithdrawn(ClaimWithdrawn(reason: withdraw.reason)),
        closed(.withdrawn, withdraw.reason, in: context),
      ]
    case .markDuplicate(let mark):
      return released(claim) + [
        .claimMarkedDuplicate(
          ClaimMarkedDuplicate(original: mark.original, reason: mark.reason)),
        closed(.duplicate, mark.reason, in: context),
      ]
    case .void(let void):
      return released(claim) + [
        .claimVoided(ClaimVoided(reason: void.reason, at: context.time))
      ]
    case .reopen(let reopen):
      let owes = claim.owes(in: context)
      let status = claim.status(after: reopen, in: context)
      // What was only answered was never to be paid.
      let isAnswer = status.paysOut && claim.file.isAnswerOnly && context.version > 11
      let approved =
        isAnswer
        ? claim.approved
        : owes && status.paysOut ? claim.paid.adding(claim.file.owed.minorUnits) : claim.paid
      return [
        .claimReopened(
          ClaimReopened(
            reason: reopen.reason, approved: approved,
            reserve: approved.adding(claim.expensesCommitted.minorUnits), code: reopen.code,
            status: status, forDebt: owes, appealsAnew: context.version > 11 && !owes))
      ]
    default: return []
    }
  }

  private static func closed(
    _ outcome: CloseOutcome, _ reason: String, in context: ClaimContext
  ) -> ClaimEvent {
    .claimClosed(ClaimClosed(outcome: outcome, reason: reason, at: context.time))
  }

  /// What is left of the reserve is released in the commit that ends the claim.
  private static func released(_ claim: Claim) -> [ClaimEvent] {
    claim.reserve == claim.spent ? [] : [.reserveReleased(ReserveReleased(reserve: claim.spent))]
  }
}

extension Claim {
  mutating func evolveClosing(_ event: ClaimEvent) {
    switch event {
    case .claimClosed(let closed):
      status = .closed
      outcome = closed.outcome
      closedAt = closed.at
      if fileReference.box != nil {
        stopAsking()
        file.undisputed = false
      }
    case .claimMarkedDuplicate(let duplicate): file.original = duplicate.original
    case .claimVoided(let voided):
      status = .voided
      closedAt = voided.at
      if fileReference.box != nil { stopAsking() }
    case .claimReopened(let reopened):
      status = reopened.status == .none ? .open : reopened.status
      outcome = .unspecified
      approved = reopened.approved
      reserve = reopened.reserve
      closedAt = nil
      if !reopened.forDebt { reopenings = reopenings &+ 1 }
      if paysOut { settleDebt(approved.subtracting(paid.minorUnits)) }
      // The decision in force stands.
      let stands = paysOut || status == .denied
      if !stands { undecide() }
      if !stands || reopened.appealsAnew, fileReference.box != nil {
        file.earlierDeciders = []
        file.appealsBefore = file.appeals
      }
    default: break
    }
  }

  /// How a reopened claim goes on: under the decision in force, if something is owed, or for what
  /// others did after closing, which takes nobody's decision back; `none` stands for `open`.
  fileprivate func status(after reopen: Reopen, in context: ClaimContext) -> ClaimStatus {
    let undecided: ClaimStatus = isAccepted ? .none : .submitted
    guard !decidedBy.isEmpty else { return undecided }
    let granted: ClaimStatus = isPartial ? .partiallyApproved : .approved
    if outcome == .completed, owes(in: context) { return granted }
    guard context.version > 10, file.owed.minorUnits <= 0,
      ["litigation", "paymentDenied", "recovery"].contains(reopen.code)
    else { return undecided }
    switch outcome {
    case .completed where paid.minorUnits > 0: return .settled
    case .deniedFinal where context.version > 11: return .denied
    // What lapsed stays lapsed: nothing of it is approved any more.
    case .closedWithoutPayment where context.version > 11, .answered where context.version > 11:
      return granted
    default: return undecided
    }
  }

  /// Those who were asked need not answer any more.
  private mutating func stopAsking() {
    file.openItems = []
    file.infoDue = nil
    file.resume = .none
  }
}
