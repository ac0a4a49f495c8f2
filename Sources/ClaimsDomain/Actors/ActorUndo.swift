import EventSourcing

extension ActorDecider {
  public static func opposite(
    of command: ActorCommand, on before: RegisteredActor, isLatest: Bool, because reason: String
  ) -> ActorCommand? {
    switch command {
    case .grantRole(let grant): .revokeRole(RevokeRole(role: grant.role))
    case .revokeRole(let revoke): .grantRole(GrantRole(role: revoke.role))
    case .setAuthority(let set):
      isLatest
        ? .setAuthority(SetAuthority(kind: set.kind, limit: before.limit(for: set.kind))) : nil
    case .deactivateActor: .reactivateActor(ReactivateActor(reason: reason))
    case .reactivateActor: .deactivateActor(DeactivateActor(reason: reason))
    case .setContact:
      isLatest
        ? .setContact(SetContact(email: before.email ?? "", phone: before.phone ?? "")) : nil
    case .registerActor, .eraseActorData: nil
    }
  }
}
