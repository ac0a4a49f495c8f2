import EventSourcing

/// Who sends a command, or asks what they may do, and in which role.
public struct ActorInRole: Sendable {
  /// Who sends or asks.
  public let actor: ActorID
  /// The role in which they do so, whether or not they hold it.
  public let role: Role

  /// Creates an actor in a role, without a look at the register.
  public init(_ actor: ActorID, as role: Role) {
    self.actor = actor
    self.role = role
  }
}
