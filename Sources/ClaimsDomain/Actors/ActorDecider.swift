import EventSourcing

/// An actor of the register: who may do what, since when.
public enum ActorDecider: Decider {
  public static var initial: RegisteredActor { RegisteredActor() }

  public static func decide(
    _ command: ActorCommand, given actor: RegisteredActor, in context: ActorContext
  ) throws(Refusal) -> [ActorEvent] {
    try decide(command, given: actor, in: context, under: actorLifecycle)
  }

  /// Decides under another table, such as one that a test has changed on purpose.
  public static func decide(
    _ command: ActorCommand, given actor: RegisteredActor, in context: ActorContext,
    under lifecycle: Lifecycle<ActorWords>
  ) throws(Refusal) -> [ActorEvent] {
    let step = try lifecycle.row(for: command.kind, in: actor.status, by: context.role)
    let reasons = step.guards.compactMap { rule in
      switch rule.judges {
      case .state: rule.violation(on: actor, in: context)
      case .arguments: rule.violation(by: command, on: actor, in: context)
      }
    }
    guard reasons.isEmpty else { throw Refusal(reasons) }
    return [event(of: command)]
  }

  /// What an allowed command leads to.
  private static func event(of command: ActorCommand) -> ActorEvent {
    switch command {
    case .registerActor(let register):
      .actorRegistered(
        ActorRegistered(
          actor: register.actor, name: register.name, roles: inOrder(register.roles)))
    case .grantRole(let grant): .roleGranted(RoleGranted(role: grant.role))
    case .revokeRole(let revoke): .roleRevoked(RoleRevoked(role: revoke.role))
    case .setAuthority(let set): .authoritySet(AuthoritySet(kind: set.kind, limit: set.limit))
    case .deactivateActor(let deactivate):
      .actorDeactivated(ActorDeactivated(reason: deactivate.reason))
    case .reactivateActor(let reactivate):
      .actorReactivated(ActorReactivated(reason: reactivate.reason))
    }
  }

  public static func evolve(_ actor: inout RegisteredActor, _ event: ActorEvent) {
    switch event {
    case .actorRegistered(let registered):
      actor.status = .active
      actor.id = registered.actor
      actor.name = registered.name
      actor.roles = inOrder(registered.roles)
    case .roleGranted(let granted): actor.roles = inOrder(actor.roles + [granted.role])
    case .roleRevoked(let revoked): actor.roles.removeAll { $0 == revoked.role }
    case .authoritySet(let set):
      actor.limits.removeAll { $0.kind == set.kind }
      guard let limit = set.limit else { return }
      actor.limits.append(AuthorityLimit(kind: set.kind, limit: limit))
      actor.limits.sort { $0.kind.rawValue < $1.kind.rawValue }
    case .actorDeactivated: actor.status = .inactive
    case .actorReactivated: actor.status = .active
    }
  }

  private static func inOrder(_ roles: [Role]) -> [Role] {
    Role.allCases.filter { roles.contains($0) }
  }
}
