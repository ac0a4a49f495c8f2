import EventSourcing

extension LeadCommand {
  /// What it says of the lead, if it says anything.
  public var details: LeadDetails? {
    startLead?.details ?? editLead?.details ?? handInLead?.details
  }
}

extension Lead {
  /// Whether an actor may act on it in this role: claimants on their own leads only.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || !claimant.isEmpty && claimant == actor
  }

  /// Whether the person was reached.
  public var isReached: Bool { contactedAt != nil }
}
