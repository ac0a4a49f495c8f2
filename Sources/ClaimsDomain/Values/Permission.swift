import EventSourcing

/// Who asks what they may do, and what stands against it whatever they ask for.
public struct PermissionSeeker: Sendable {
  public let actor: ActorID
  public let role: Role
  /// Why the actor may not act in the role at all; nil where they may.
  public let barred: Reason?

  public init(_ actor: ActorID, as role: Role, barred: Reason? = nil) {
    self.actor = actor
    self.role = role
    self.barred = barred
  }
}
