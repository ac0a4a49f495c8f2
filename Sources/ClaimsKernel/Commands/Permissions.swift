import ClaimsDomain
import EventSourcing

extension World {
  /// What an actor may do with a claim: what `Validator` would say, as far as that can be told
  /// before the arguments are known.
  ///
  /// - Parameters:
  ///   - asIfHeld: whether to tell what they might do if they held the role.
  ///   - access: who reads it. A claim that they do not see is as one that does not exist.
  public func permissions(
    of actor: ActorID, as role: Role, on id: Identifier, at time: Instant, asIfHeld: Bool = false,
    seenBy access: ReadAccess = .whole
  ) -> [ClaimPermission] {
    let redaction = sight(for: access, at: time).redaction(of: .claim(id))
    let permissions = permissions(
      of: actor, as: role, on: redaction.flatMap { _ in claims[id] } ?? ClaimCard(), id, at: time,
      asIfHeld)
    return (redaction ?? Redaction.outsider(.claim)).shown(permissions)
  }

  private func permissions(
    of actor: ActorID, as role: Role, on card: ClaimCard, _ id: Identifier, at time: Instant,
    _ asIfHeld: Bool
  ) -> [ClaimPermission] {
    let permissions = ClaimDecider.permissions(
      on: card.claim,
      in: ClaimContext(
        recorded: time, effective: time, actor: actor, role: role,
        rules: rules(for: card.claim, at: time),
        neighbours: neighbours(
          of: nil, on: card, id, by: PermissionSeeker(actor, as: role), at: time)))
    guard !asIfHeld, let reason = actors.reason(against: actor, as: role) else {
      return permissions
    }
    return permissions.map { permission in
      // Who may never send it is told that first, as when they do.
      guard ClaimDecider.lifecycle.mayEver(role, send: permission.command) else {
        return permission
      }
      var refused = ClaimPermission()
      refused.command = permission.command
      refused.reasons = [reason]
      return refused
    }
  }
}
