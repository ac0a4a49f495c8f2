import EventSourcing

extension Lead {
  /// Whether somebody may act on it in this role: claimants on their own leads only.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || !claimant.isEmpty && claimant == actor
  }

  /// Whether somebody was reached.
  public var isReached: Bool { contactedAt != nil }
}
