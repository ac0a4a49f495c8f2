import EventSourcing

extension Claim {
  /// Claimants act on their own claims only, and on those that they were authorised for; those who
  /// work on claims may act on any, unless the rules want them assigned.
  public func isParty(_ actor: ActorID, as role: Role, under rules: ClaimRules) -> Bool {
    switch role {
    case .claimant:
      status == .none || actor == claimant || file.representatives.contains(actor)
    case .handler, .assessor:
      !rules.assignedOnly || !isAccepted || actor == handler
    default: true
    }
  }
}
