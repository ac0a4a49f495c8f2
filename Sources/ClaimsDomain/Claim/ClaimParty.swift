import EventSourcing

extension Role {
  /// Whether it is held by those who work on claims, rather than by those who make them.
  public var worksOnClaims: Bool { self != .claimant && self != .agent }
}

extension Role {
  /// Whether agents are held to the claims that they represent the claimant in, and represent them
  /// in those that they begin: since version 11, and not by what is imported, which was done by whom
  /// its source says.
  public static func bindsAgents(version: UInt32, isImported: Bool) -> Bool {
    version > 10 && !isImported
  }
}

extension ActorInRole {
  /// Who acts for a claimant by having begun their claim: an agent.
  func representative(
    of claimant: ActorID, version: UInt32, isImported: Bool
  ) -> ActorID? {
    let isBound = Role.bindsAgents(version: version, isImported: isImported)
    return isBound && role == .agent && actor != claimant ? actor : nil
  }
}

extension Claim {
  /// Claimants act on their own claims only, and on those on which they represent the claimant; so
  /// do agents. Those who work on claims may act on any, unless the rules want them assigned.
  public func isParty(_ actor: ActorID, as role: Role, under rules: ClaimRules) -> Bool {
    switch role {
    case .claimant, .agent:
      status == .none || actor == claimant || file.representatives.contains(actor)
    case .handler, .assessor:
      !rules.assignedOnly || !isAccepted || actor == handler
    default: true
    }
  }

  /// Whom the claimant asked to act for them may accept or decline, before they may do or see
  /// anything else.
  public func isParty(
    _ actor: ActorID, as role: Role, sending command: ClaimCommand, under rules: ClaimRules
  ) -> Bool {
    if isParty(actor, as: role, under: rules) { return true }
    if case .revokeRepresentative(let revoke) = command, revoke.representative != actor {
      return false
    }
    return isParty(actor, as: role, sendingAny: command.kind, under: rules)
  }

  /// Whether an actor may send some command with this verb.
  public func isParty(
    _ actor: ActorID, as role: Role, sendingAny verb: ClaimVerb, under rules: ClaimRules
  ) -> Bool {
    if isParty(actor, as: role, under: rules) { return true }
    return (verb == .acceptRepresentation || verb == .revokeRepresentative) && !role.worksOnClaims
      && status != .closed && status != .voided && file.invitedRepresentatives.contains(actor)
  }
}
