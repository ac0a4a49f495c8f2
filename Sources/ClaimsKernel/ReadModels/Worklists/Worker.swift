import ClaimsDomain
import EventSourcing

/// Who asks what there is to be done: somebody, the roles in which they may act, and up to what
/// amounts.
public struct Worker: Equatable, Sendable {
  public let actor: ActorID
  public let roles: [Role]
  public let limits: AuthorityLimits

  public init(_ actor: ActorID, roles: [Role], limits: AuthorityLimits = AuthorityLimits()) {
    self.actor = actor
    self.roles = roles
    self.limits = limits
  }

  /// Whether they look after other people's work too.
  public var overseesAll: Bool {
    roles.contains { $0 == .supervisor || $0 == .administrator || $0 == .system }
  }
}

extension World {
  /// What a decision on a claim would look at, were this worker to send the command now.
  func context(
    for command: ClaimCommand, on card: ClaimCard, by worker: Worker, as role: Role,
    at time: Instant
  ) -> ClaimContext {
    var neighbours = neighbours(of: command, on: card, card.id, by: worker.actor)
    neighbours.limits = worker.limits
    return ClaimContext(
      recorded: time, effective: time, actor: worker.actor, role: role,
      rules: rules(for: card.claim, at: time), neighbours: neighbours)
  }
}
