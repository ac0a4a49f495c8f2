import EventSourcing

extension ClaimDecider {
  public static func evolve(_ claim: inout Claim, _ event: ClaimEvent) {
    switch event {
    case .claimDrafted(let drafted):
      claim.status = .draft
      claim.type = drafted.type
      claim.title = drafted.title
      claim.claimed = drafted.claimed
      claim.lossDate = drafted.lossDate
      claim.claimant = drafted.claimant
      claim.related = drafted.related
      claim.startAtZero()
    case .claimDetailsEdited(let edited):
      if let title = edited.title { claim.title = title }
      if let claimed = edited.claimed { claim.claimed = claimed }
      if let lossDate = edited.lossDate { claim.lossDate = lossDate }
      claim.startAtZero()
    case .claimSubmitted: claim.status = .submitted
    case .claimOpened: claim.status = .open
    case .handlerAssigned(let assigned): claim.handler = assigned.handler
    case .investigationStarted: claim.status = .investigating
    case .reserveSet(let set): claim.reserve = set.reserve
    case .reserveReleased(let released): claim.reserve = released.reserve
    case .claimApproved(let approved):
      claim.status = .approved
      claim.approved = approved.amount
      claim.decidedBy = approved.decidedBy
    case .claimDenied(let denied):
      claim.status = .denied
      claim.approved = Money(0, claim.currency)
      claim.decidedBy = denied.decidedBy
    case .paymentRequested, .paymentAuthorised, .paymentIssued: claim.evolvePayments(event)
    case .claimSettled: claim.status = .settled
    case .claimClosed(let closed):
      claim.status = .closed
      claim.outcome = closed.outcome
    case .claimReopened(let reopened):
      claim.status = .open
      claim.outcome = .unspecified
      claim.reopenings = claim.reopenings &+ 1
      claim.approved = reopened.approved
      claim.reserve = reopened.reserve
      claim.decidedBy = ActorID()
    case .noteAdded: claim.notes = claim.notes &+ 1
    }
  }
}

extension Claim {
  /// Nothing is reserved, approved or paid before submission; the currency is the claimed one's.
  fileprivate mutating func startAtZero() {
    reserve = Money(0, currency)
    approved = reserve
    paid = reserve
  }
}
