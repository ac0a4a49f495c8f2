import EventSourcing

extension Claim {
  mutating func evolveDecision(_ event: ClaimEvent) {
    switch event {
    case .claimApproved(let decision):
      status = .approved
      isPartial = false
      approved = decision.amount
      decide(decision.decidedBy, decision.proposedBy, decision.at)
      let isWhole = linesAsked == decision.amount
      decideLines { if isWhole { $0.pass() } else { $0.ask() } }
    case .claimPartiallyApproved(let decision):
      status = .partiallyApproved
      isPartial = true
      approved = decision.amount
      decide(decision.decidedBy, decision.proposedBy, decision.at)
      for line in decision.lines { file.parts.change(line.item) { $0.apply(line) } }
    case .claimDenied(let decision):
      status = .denied
      isPartial = false
      approved = paid
      decide(decision.decidedBy, decision.proposedBy, decision.at)
      decideLines { $0.reject() }
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
    decideLines { $0.ask() }
  }

  /// What all line items ask together.
  private var linesAsked: Money {
    guard fileReference.box != nil else { return Money(0, currency) }
    return file.parts.reduce(Money(0, currency)) { sum, part in
      part.lineItem.map { sum.adding($0.asked.minorUnits) } ?? sum
    }
  }

  /// Line items follow the decision on the claim.
  private mutating func decideLines(_ body: (inout LineItem) -> Void) {
    guard !file.parts.isEmpty else { return }
    file.parts.changeLineItems(body)
  }
}

extension Part {
  fileprivate mutating func apply(_ decision: LineDecision) {
    lineItem?.approved = decision.approved
    lineItem?.status = decision.approved.minorUnits > 0 ? .passed : .rejected
    lineItem?.reason = decision.reason
  }
}
