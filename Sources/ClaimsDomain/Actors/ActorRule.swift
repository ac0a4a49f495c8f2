import EventSourcing

/// The named guards of an actor's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Actors.md, "Guards".
public enum ActorRule: String, GuardRule, CaseIterable {
  // Judged on the actor and the register alone.
  case lastAdministrator
  // Judged with the command's arguments.
  case firstIsNoAdministrator, idUnusable, idTaken, nameMissing
  case roleUnknown, rolesInConflict, roleHeld, roleNotHeld, lastAdministratorRevoked
  case authorityKindUnknown, ownAuthority, limitNotPositive, authorityUnchanged
  case reasonMissing

  public var name: String { rawValue }

  public var judges: GuardSubject { self == .lastAdministrator ? .state : .arguments }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .firstIsNoAdministrator: .notAuthorised
    case .idUnusable, .nameMissing: .missingRequiredFields
    case .idTaken: .idTaken
    case .roleUnknown, .authorityKindUnknown: .unknownCatalogCode
    case .rolesInConflict: .conflictOfInterest
    case .roleHeld, .roleNotHeld, .authorityUnchanged: .noChange
    case .lastAdministrator, .lastAdministratorRevoked: .lastAdministrator
    case .ownAuthority: .fourEyesRequired
    case .limitNotPositive: .amountNotPositive
    case .reasonMissing: .reasonMissing
    }
  }

  /// The reason for a refusal, if the actor and the register alone violate this rule.
  func violation(on actor: RegisteredActor, in context: ActorContext) -> Reason? {
    guard self == .lastAdministrator, actor.isLastAdministrator(in: context) else { return nil }
    return Reason(code, found: actor.id.text)
  }

  /// The reason for a refusal, if the command's arguments violate this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: ActorCommand, on actor: RegisteredActor, in context: ActorContext
  ) -> Reason? {
    switch command {
    case .registerActor(let register): violation(by: register, in: context)
    case .grantRole(let grant): violation(ofGranting: grant.role, to: actor, in: context)
    case .revokeRole(let revoke): violation(ofRevoking: revoke.role, from: actor, in: context)
    case .setAuthority(let set): violation(by: set, on: actor, in: context)
    case .deactivateActor(let deactivate): violation(ofReason: deactivate.reason)
    case .reactivateActor(let reactivate): violation(ofReason: reactivate.reason)
    }
  }

  // MARK: Registering

  private func violation(by register: RegisterActor, in context: ActorContext) -> Reason? {
    switch self {
    case .firstIsNoAdministrator:
      guard context.neighbours.isEmpty else { return nil }
      let isFirst = register.actor == context.actor && register.roles.contains(.administrator)
      return isFirst ? nil : Reason(code, expected: Self.bootstrap, found: register.actor.text)
    case .idUnusable:
      let id = register.actor
      guard (1...ActorID.maximumBytes).contains(id.text.utf8.count) else {
        return Reason(code, expected: "an id of 1 to 64 bytes", found: String(id.text.utf8.count))
      }
      guard context.version >= 5, let mark = id.firstUnprintable else { return nil }
      return Reason(code, expected: "an id without control characters", found: mark)
    case .idTaken:
      guard let other = context.neighbours.takenBy else { return nil }
      return Reason(code, expected: "an id that is free", found: other.text)
    case .nameMissing: return register.name.isBlank ? Reason(code, expected: "name") : nil
    case .roleUnknown: return violation(ofUnknownRoleAmong: register.roles)
    case .rolesInConflict: return violation(ofConflictAmong: register.roles, in: context)
    default: return nil
    }
  }

  /// What is expected where nobody is registered.
  public static let bootstrap = "the log's first command registers its administrator"

  private func violation(ofReason reason: String) -> Reason? {
    self == .reasonMissing && reason.isBlank ? Reason(code, expected: "reason") : nil
  }

  // MARK: Roles and limits

  private func violation(
    ofGranting role: Role, to actor: RegisteredActor, in context: ActorContext
  ) -> Reason? {
    switch self {
    case .roleUnknown: violation(ofUnknownRoleAmong: [role])
    case .roleHeld:
      actor.roles.contains(role) ? Reason(code, found: role.name.description) : nil
    case .rolesInConflict: violation(ofConflictAmong: actor.roles + [role], in: context)
    default: nil
    }
  }

  private func violation(
    ofRevoking role: Role, from actor: RegisteredActor, in context: ActorContext
  ) -> Reason? {
    switch self {
    case .roleNotHeld:
      actor.roles.contains(role) ? nil : Reason(code, found: role.name.description)
    case .lastAdministratorRevoked:
      role == .administrator && actor.isLastAdministrator(in: context)
        ? Reason(code, found: actor.id.text) : nil
    default: nil
    }
  }

  private func violation(
    by set: SetAuthority, on actor: RegisteredActor, in context: ActorContext
  ) -> Reason? {
    switch self {
    case .authorityKindUnknown:
      return set.kind == .unspecified ? Reason(code, expected: "a kind of decision") : nil
    case .ownAuthority:
      guard actor.id == context.actor else { return nil }
      return Reason(code, expected: "somebody else", found: context.actor.text)
    case .limitNotPositive:
      guard let limit = set.limit, limit.minorUnits <= 0 || limit.currency.isNone else {
        return nil
      }
      return Reason(code, expected: "a positive amount", found: limit.display)
    case .authorityUnchanged:
      guard set.limit == actor.limit(for: set.kind) else { return nil }
      return Reason(code, found: set.limit?.display ?? "no limit")
    default: return nil
    }
  }

  private func violation(ofUnknownRoleAmong roles: [Role]) -> Reason? {
    // Whoever is registered has a name, and the anonymous role is for those who give none.
    let isUnknown = roles.contains { $0 == .unspecified || $0 == .anonymous }
    return isUnknown ? Reason(code, expected: "a role") : nil
  }

  private func violation(ofConflictAmong roles: [Role], in context: ActorContext) -> Reason? {
    guard let pair = context.rules.conflict(among: roles) else { return nil }
    return Reason(
      code, expected: "not both",
      found: pair.first.name.description + ", " + pair.second.name.description)
  }
}

extension RegisteredActor {
  fileprivate func isLastAdministrator(in context: ActorContext) -> Bool {
    holds(.administrator) && context.neighbours.administrators <= 1
  }
}
