import EventSourcing

extension RegisteredProperty {
  /// Whether an actor may act on it in this role: claimants on what they own.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || owner == actor
  }
}
