import ClaimsDomain
import EventSourcing

extension World {
  /// What an actor may do with a claim: what `Validator` would say, as far as that can be told
  /// before the arguments are known.
  func permissions(
    of actor: ActorID, as role: Role, on id: Identifier, at time: Instant, asIfHeld: Bool
  ) -> [ClaimPermission] {
    let card = claims[id] ?? ClaimCard()
    let permissions = ClaimDecider.permissions(
      on: card.claim,
      in: ClaimContext(
        recorded: time, effective: time, actor: actor, role: role,
        rules: rules(for: card.claim, at: time),
        neighbours: neighbours(of: nil, on: card, id, by: actor)))
    guard !asIfHeld, let reason = actors.reason(against: actor, as: role) else {
      return permissions
    }
    return permissions.map { permission in
      // Who may never send it is told that first, as when they do.
      guard claimLifecycle.mayEver(role, send: permission.command) else { return permission }
      var refused = ClaimPermission()
      refused.command = permission.command
      refused.reasons = [reason]
      return refused
    }
  }
}
