import EventSourcing

/// An actor of the register: who may do what, since when.
public enum ActorDecider: Aggregate {
  public typealias Status = ActorStatus
  public typealias State = RegisteredActor
  public typealias Command = ActorCommand
  public typealias Event = ActorEvent
  public typealias RelatedFacts = ActorRelatedFacts

  public static var initial: RegisteredActor { RegisteredActor() }
  public static var category: Category { .actor }
  public static let creationVerbs: [ActorVerb] = [.registerActor]
  public static func status(of actor: RegisteredActor) -> ActorStatus { actor.status }
  public static let erased: ActorStatus? = .erased
  public static func isAbout(
    _ actor: ActorID, _ state: RegisteredActor, under rules: ClaimRules
  ) -> Bool { state.id == actor }

  /// What is expected if the register is empty.
  public static let bootstrap = "the log's first command registers its administrator"

  public static func events(
    of command: ActorCommand, on actor: RegisteredActor, in context: ActorContext
  ) -> [ActorEvent] { [event(of: command, on: actor, in: context)] }

  private static func event(
    of command: ActorCommand, on actor: RegisteredActor, in context: ActorContext
  ) -> ActorEvent {
    switch command {
    case .registerActor(let register):
      .actorRegistered(
        ActorRegistered(
          actor: register.actor, name: register.name, roles: inOrder(register.roles),
          email: updated(nil, by: register.email), phone: updated(nil, by: register.phone)))
    case .grantRole(let grant): .roleGranted(RoleGranted(role: grant.role))
    case .revokeRole(let revoke): .roleRevoked(RoleRevoked(role: revoke.role))
    case .setAuthority(let set): .authoritySet(AuthoritySet(kind: set.kind, limit: set.limit))
    case .deactivateActor(let deactivate):
      .actorDeactivated(ActorDeactivated(reason: deactivate.reason))
    case .reactivateActor(let reactivate):
      .actorReactivated(ActorReactivated(reason: reactivate.reason))
    case .setContact(let set): .contactSet(set.changes(to: actor))
    case .eraseActorData(let erase):
      .actorDataErased(ActorDataErased(reason: erase.reason, at: context.recorded))
    }
  }

  public static func evolve(_ actor: inout RegisteredActor, _ event: ActorEvent) {
    switch event {
    case .actorRegistered(let registered):
      actor.status = .active
      actor.id = registered.actor
      actor.name = registered.name
      actor.roles = inOrder(registered.roles)
      (actor.email, actor.phone) = (registered.email, registered.phone)
    case .roleGranted(let granted): actor.roles = inOrder(actor.roles + [granted.role])
    case .roleRevoked(let revoked): actor.roles.removeAll { $0 == revoked.role }
    case .authoritySet(let set):
      actor.limits.removeAll { $0.kind == set.kind }
      guard let limit = set.limit else { return }
      actor.limits.append(AuthorityLimit(kind: set.kind, limit: limit))
      actor.limits.sort { $0.kind.rawValue < $1.kind.rawValue }
    case .actorDeactivated: actor.status = .inactive
    case .actorReactivated: actor.status = .active
    case .contactSet(let set):
      actor.email = updated(actor.email, by: set.email)
      actor.phone = updated(actor.phone, by: set.phone)
    case .actorDataErased(let erased):
      actor.status = .erased
      actor.forgetTexts(erasedAt: erased.at)
    }
  }

  private static func inOrder(_ roles: [Role]) -> [Role] {
    Role.allCases.filter { roles.contains($0) }
  }
}
