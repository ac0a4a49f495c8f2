import EventSourcing

extension Accident {
  /// Whether an actor may act on it in this role: claimants on their own records only.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    role != .claimant || status == .none || reporter == actor
  }

  /// Whether every file's bytes are stored.
  public var isStored: Bool { evidence.allSatisfy { $0.attachment.status == .stored } }
}
