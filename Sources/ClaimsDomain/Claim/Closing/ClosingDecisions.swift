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
      let continues = claim.continues(in: context)
      let approved = continues ? claim.paid.adding(claim.file.owed.minorUnits) : claim.paid
      let status: ClaimStatus =
        continues
        ? claim.isPartial ? .partiallyApproved : .approved : claim.isAccepted ? .none : .submitted
      return [
        .claimReopened(
          ClaimReopened(
            reason: reopen.reason, approved: approved, reserve: approved, code: reopen.code,
            status: status, forDebt: claim.owes(in: context)))
      ]
    default: return []
    }
  }

  private static func closed(
    _ outcome: CloseOutcome, _ reason: String, in context: ClaimContext
  ) -> ClaimEvent {
    .claimClosed(ClaimClosed(outcome: outcome, reason: reason, at: context.time))
  }

  /// What is left of the reserve is set free in the commit that ends the claim.
  private static func released(_ claim: Claim) -> [ClaimEvent] {
    claim.reserve == claim.paid ? [] : [.reserveReleased(ReserveReleased(reserve: claim.paid))]
  }
}

extension Claim {
  mutating func evolveClosing(_ event: ClaimEvent) {
    switch event {
    case .claimClosed(let closed):
      status = .closed
      outcome = closed.outcome
      closedAt = closed.at
      if fileReference.box != nil { stopAsking() }
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
      if paysOut {
        settleDebt(approved.subtracting(paid.minorUnits))
        return
      }
      undecide()
      if fileReference.box != nil {
        file.earlierDeciders = []
        file.appealsBefore = file.appeals
      }
    default: break
    }
  }

  /// Whether it is opened again under the decision in force, to pay what is owed: money that comes
  /// back after closing takes nobody's decision back.
  func continues(in context: ClaimContext) -> Bool {
    owes(in: context) && outcome == .completed && !decidedBy.isEmpty
  }

  /// Those who were asked need not answer any more.
  private mutating func stopAsking() {
    file.openItems = []
    file.infoDue = nil
    file.resume = .none
  }
}
