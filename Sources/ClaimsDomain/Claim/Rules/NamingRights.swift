import EventSourcing

// What a claim may name of other streams: for claimants and agents, what is not theirs to name is
// as what is not there. Before version 6 anything would do.

extension ClaimContext {
  /// The document that a command names, as far as its sender may see it.
  func documentNamed(_ id: Identifier) -> DocumentStanding? {
    neighbours.document(id).flatMap { $0.isForeign && version > 5 ? nil : $0 }
  }

  /// Whether the sender may make a claim name a property: those outside their own, and that of the
  /// claimant for whom they act.
  func mayName(_ property: NamedProperty, on claim: Claim) -> Bool {
    guard version > 5, role == .claimant || role == .agent else { return true }
    return property.owner == actor || property.owner == claim.claimant
  }
}

extension Document {
  /// Whether somebody may make a claim name it: whoever works on documents any, others what is
  /// theirs, or their principal's, and what is shared with them.
  public func mayBeNamed(by actor: ActorID, as role: Role, at time: Instant) -> Bool {
    if isParty(actor, as: role) { return true }
    return status != .deleted && !actor.isEmpty && isShared(with: actor.text, at: time)
  }
}
