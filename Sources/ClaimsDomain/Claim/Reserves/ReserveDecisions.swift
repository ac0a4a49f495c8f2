import EventSourcing

extension ClaimDecider {
  static func reserveEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .setReserve(let set):
      let total = claim.total(withReserve: set.amount, of: set.line)
      guard context.exceedsAuthority(.reserve, total) else {
        return [.reserveSet(ReserveSet(reserve: set.amount, line: set.line))]
      }
      return [
        .reserveProposed(
          ReserveProposed(reserve: set.amount, line: set.line, proposedBy: context.actor))
      ]
    case .confirmReserve:
      guard let proposal = claim.file.reserveProposal else { return [] }
      return [.reserveSet(ReserveSet(reserve: proposal.reserve, line: proposal.line))]
    case .declineReserve(let decline):
      return [.reserveProposalDeclined(ReserveProposalDeclined(reason: decline.reason))]
    default: return []
    }
  }
}
