import EventSourcing

extension Claim {
  mutating func evolveDecision(_ event: ClaimEvent) {
    switch event {
    case .claimApproved(let decision):
      status = .approved
      isPartial = false
      approved = decision.amount
      decide(decision.decidedBy, decision.proposedBy, decision.at)
    case .claimPartiallyApproved(let decision):
      status = .partiallyApproved
      isPartial = true
      approved = decision.amount
      decide(decision.decidedBy, decision.proposedBy, decision.at)
      for line in decision.lines { file.parts.change(line.item) { $0.apply(line) } }
    case .claimDenied(let decision):
      status = .denied
      approved = paid
      decide(decision.decidedBy, decision.proposedBy, decision.at)
    case .decisionProposed(let proposal): file.proposal = proposal
    case .decisionReturned: file.proposal = nil
    case .appealLodged:
      status = .underAppeal
      file.appeals = file.appeals &+ 1
      for decider in [decidedBy, file.proposedBy]
      where !decider.isEmpty && !file.earlierDeciders.contains(decider) {
        file.earlierDeciders.append(decider)
      }
    case .decisionRescinded(let rescinded):
      status = .investigating
      approved = rescinded.approved
      undecide()
    default: break
    }
  }

  private mutating func decide(_ decider: ActorID, _ proposer: ActorID, _ time: Instant?) {
    decidedBy = decider
    decidedAt = time
    if fileReference.box != nil || !proposer.isEmpty {
      file.proposal = nil
      file.proposedBy = proposer
    }
  }

  mutating func undecide() {
    decidedBy = ActorID()
    decidedAt = nil
    isPartial = false
    if fileReference.box != nil {
      file.proposedBy = ActorID()
      file.proposal = nil
    }
  }
}

extension Part {
  fileprivate mutating func apply(_ decision: LineDecision) {
    lineItem?.approved = decision.approved
    lineItem?.status = decision.approved.minorUnits > 0 ? .passed : .rejected
    lineItem?.reason = decision.reason
  }
}
