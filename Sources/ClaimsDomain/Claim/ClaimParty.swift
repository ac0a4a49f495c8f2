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

  /// Whom the claimant asked to act for them may say so, or decline, before they may do or see
  /// anything else.
  public func isParty(
    _ actor: ActorID, as role: Role, sending verb: ClaimVerb, under rules: ClaimRules
  ) -> Bool {
    if isParty(actor, as: role, under: rules) { return true }
    guard verb == .acceptRepresentation || verb == .revokeRepresentative else { return false }
    return role == .claimant && file.invitedRepresentatives.contains(actor)
  }
}
