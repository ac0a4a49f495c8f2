import EventSourcing

extension ClaimDecider {
  static func decisionEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .approve, .approvePartially, .deny:
      guard context.exceedsAuthority(.decision, command.decides(on: claim)) else {
        return decided(command, on: claim, by: context.actor, proposedBy: ActorID(), in: context)
      }
      return [.decisionProposed(proposal(of: command, by: context.actor))]
    case .confirmDecision:
      guard let proposal = claim.file.proposal, let command = proposal.command else { return [] }
      return decided(
        command, on: claim, by: context.actor, proposedBy: proposal.proposedBy, in: context)
    case .returnDecision(let returned):
      return [.decisionReturned(DecisionReturned(reason: returned.reason))]
    case .appeal(let appeal):
      return [
        .appealLodged(
          AppealLodged(grounds: appeal.grounds, approved: claim.standing(in: context)))
      ]
    case .notifyDecision(let notify):
      let today = context.day(of: context.clock)
      return [
        .decisionNotified(
          DecisionNotified(
            on: notify.on ?? today, channel: notify.channel,
            appealFrom: claim.awaitsNotice ? today : nil))
      ]
    case .waiveAppeal: return [.appealWaived(AppealWaived())]
    case .rescindDecision(let rescind):
      return [
        .decisionRescinded(DecisionRescinded(reason: rescind.reason, approved: claim.paid))
      ]
    default: return []
    }
  }

  private static func decided(
    _ command: ClaimCommand, on claim: Claim, by decider: ActorID, proposedBy proposer: ActorID,
    in context: ClaimContext
  ) -> [ClaimEvent] {
    let adjudications = claim.covered(command, in: context)?.adjudications ?? []
    // Whoever decided elsewhere may have told them.
    let awaitsNotice = context.version > 11 && !context.isImported
    return switch command {
    case .approve(let approve):
      [
        .claimApproved(
          ClaimApproved(
            amount: approve.amount, reason: approve.reason, decidedBy: decider, at: context.time,
            proposedBy: proposer, adjudications: adjudications, awaitsNotice: awaitsNotice))
      ]
    case .approvePartially(let approve):
      [
        .claimPartiallyApproved(
          ClaimPartiallyApproved(
            amount: approve.amount, reason: approve.reason, decidedBy: decider,
            at: context.time, proposedBy: proposer, lines: approve.lines,
            adjudications: adjudications, awaitsNotice: awaitsNotice))
      ]
    case .deny(let deny):
      [
        .claimDenied(
          ClaimDenied(
            reason: deny.reason, decidedBy: decider, code: deny.code, provision: deny.provision,
            at: context.time, proposedBy: proposer, awaitsNotice: awaitsNotice))
      ]
    default: []
    }
  }

  private static func proposal(of command: ClaimCommand, by proposer: ActorID) -> DecisionProposed {
    var proposal = DecisionProposed(proposedBy: proposer)
    switch command {
    case .approve(let approve): proposal.approve = approve
    case .approvePartially(let approve): proposal.approvePartially = approve
    case .deny(let deny): proposal.deny = deny
    default: break
    }
    return proposal
  }
}

extension Claim {
  mutating func evolveDecision(_ event: ClaimEvent) {
    switch event {
    case .claimApproved(let decision):
      status = .approved
      isPartial = false
      approved = decision.amount
      settleDebt(approved.subtracting(paid.minorUnits))
      decide(decision.decidedBy, decision.proposedBy, decision.at, decision.adjudications)
      awaitsNotice = decision.awaitsNotice
      let isWhole =
        linesAsked == decision.amount
        && decision.adjudications.allSatisfy { $0.item == nil || $0.benefit == $0.claimed }
      decideLines { if isWhole { $0.pass() } else { $0.ask() } }
    case .claimPartiallyApproved(let decision):
      status = .partiallyApproved
      isPartial = true
      approved = decision.amount
      settleDebt(approved.subtracting(paid.minorUnits))
      decide(decision.decidedBy, decision.proposedBy, decision.at, decision.adjudications)
      awaitsNotice = decision.awaitsNotice
      for line in decision.lines { file.parts.change(line.item) { $0.apply(line) } }
    case .claimDenied(let decision):
      status = .denied
      isPartial = false
      approved = paid
      decide(decision.decidedBy, decision.proposedBy, decision.at)
      awaitsNotice = decision.awaitsNotice
      decideLines { $0.reject() }
    case .decisionProposed(let proposal): file.proposal = proposal
    case .decisionReturned: file.proposal = nil
    case .decisionNotified(let notified):
      file.notifiedOn = notified.on
      file.appealFrom = notified.appealFrom
      awaitsNotice = false
    case .appealWaived: file.appealWaived = true
    case .appealLodged(let lodged):
      stand(lodged.approved)
      status = .underAppeal
      outcome = .unspecified
      closedAt = nil
      file.appeals = file.appeals &+ 1
      for decider in [decidedBy, file.proposedBy]
      where !decider.isEmpty && !file.earlierDeciders.contains(decider) {
        file.earlierDeciders.append(decider)
      }
    case .decisionRescinded(let rescinded):
      restoreDebt()
      status = .investigating
      approved = rescinded.approved
      undecide()
    default: break
    }
  }

  private mutating func decide(
    _ decider: ActorID, _ proposer: ActorID, _ time: Instant?,
    _ adjudications: [Adjudication] = []
  ) {
    decidedBy = decider
    decidedAt = time
    if fileReference.box != nil || !proposer.isEmpty || !adjudications.isEmpty {
      file.proposal = nil
      file.proposedBy = proposer
      file.adjudications = adjudications
      forgetNotice()
    }
  }

  mutating func undecide() {
    decidedBy = ActorID()
    decidedAt = nil
    isPartial = false
    awaitsNotice = false
    if fileReference.box != nil {
      file.proposedBy = ActorID()
      file.proposal = nil
      file.adjudications = []
      forgetNotice()
    }
    decideLines { $0.ask() }
  }

  /// What an appeal leaves standing: what was granted, less what lapsed; nil if that is nothing.
  fileprivate func standing(in context: ClaimContext) -> Money? {
    guard context.version > 10, !file.isAnswerOnly else { return nil }
    let standing: Money
    switch status {
    case .approved, .partiallyApproved: standing = approved
    // The rest after a final payment is what is disputed.
    case .settled: standing = paid
    case .closed where outcome == .completed:
      standing = owes(in: context) ? paid.adding(file.owed.minorUnits) : paid
    default: return nil
    }
    return standing.minorUnits > 0 ? standing : nil
  }

  /// What is approved while an appeal is heard.
  private mutating func stand(_ standing: Money?) {
    if let standing {
      approved = standing
      settleDebt(approved.subtracting(paid.minorUnits))
      // As when it is reopened to pay what it owes.
      if status == .closed { reserve = approved.adding(expensesCommitted.minorUnits) }
      file.undisputed = true
    } else {
      restoreDebt()
      // The reserve of a closed claim is what was paid.
      if status == .closed { approved = paid }
    }
  }

  /// Another decision is told anew, and may be appealed against again.
  private mutating func forgetNotice() {
    (file.notifiedOn, file.appealFrom) = (nil, nil)
    file.appealWaived = false
    file.undisputed = false
    file.unanswered = false
  }

  /// What all line items ask together.
  var linesAsked: Money {
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
