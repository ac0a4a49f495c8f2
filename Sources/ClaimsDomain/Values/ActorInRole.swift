import EventSourcing

/// Who sends a command, or asks what they may do, and in which role.
public struct ActorInRole: Sendable {
  public let actor: ActorID
  public let role: Role

  public init(_ actor: ActorID, as role: Role) {
    self.actor = actor
    self.role = role
  }
}
