import EventSourcing

extension ClaimDecider {
  static func decisionEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .approve, .approvePartially, .deny:
      guard context.exceedsAuthority(.decision, command.decides(on: claim)) else {
        return decided(command, by: context.actor, proposedBy: ActorID(), in: context)
      }
      return [.decisionProposed(proposal(of: command, by: context.actor))]
    case .confirmDecision:
      guard let proposal = claim.file.proposal, let command = proposal.command else { return [] }
      return decided(
        command, by: context.actor, proposedBy: proposal.proposedBy, in: context)
    case .returnDecision(let returned):
      return [.decisionReturned(DecisionReturned(reason: returned.reason))]
    case .appeal(let appeal): return [.appealLodged(AppealLodged(grounds: appeal.grounds))]
    case .rescindDecision(let rescind):
      return [
        .decisionRescinded(DecisionRescinded(reason: rescind.reason, approved: claim.paid))
      ]
    default: return []
    }
  }

  private static func decided(
    _ command: ClaimCommand, by decider: ActorID, proposedBy proposer: ActorID,
    in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .approve(let approve):
      [
        .claimApproved(
          ClaimApproved(
            amount: approve.amount, reason: approve.reason, decidedBy: decider, at: context.time,
            proposedBy: proposer))
      ]
    case .approvePartially(let approve):
      [
        .claimPartiallyApproved(
          ClaimPartiallyApproved(
            amount: approve.amount, reason: approve.reason, decidedBy: decider,
            at: context.time, proposedBy: proposer, lines: approve.lines))
      ]
    case .deny(let deny):
      [
        .claimDenied(
          ClaimDenied(
            reason: deny.reason, decidedBy: decider, code: deny.code, provision: deny.provision,
            at: context.time, proposedBy: proposer))
      ]
    default: []
    }
  }

  private static func proposal(
    of command: ClaimCommand, by proposer: ActorID
  ) -> DecisionProposed {
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
