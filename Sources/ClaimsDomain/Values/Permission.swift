import EventSourcing

extension Permission {
  public init(_ permission: ClaimPermission) {
    command = permission.command.name.description
    allowed = permission.allowed
    reasons = permission.reasons
    conditions = permission.conditions
  }
}

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

extension Lifecycle where Words.Role == Role {
  /// Every verb, in the order of its number: allowed, or why not.
  ///
  /// - Parameters:
  ///   - isParty: whether the stream is any of the seeker's business.
  ///   - violation: what is wrong by a rule that the state alone can violate.
  func permissions(
    in status: Words.Status, for seeker: PermissionSeeker, isParty: Bool,
    violation: (Words.Rule) -> Reason?
  ) -> [Permission] {
    Words.Verb.allCases.filter { $0.rawValue != 0 }.map { verb in
      var permission = Permission()
      permission.command = verb.name.description
      guard mayEver(seeker.role, send: verb) else {
        permission.reasons = [Reason(.notAuthorised, found: .code(seeker.role))]
        return permission
      }
      if let barred = seeker.barred {
        permission.reasons = [barred]
        return permission
      }
      guard isParty else {
        permission.reasons = [Reason(.notParty, found: .value(seeker.actor))]
        return permission
      }
      do throws(Refusal) {
        let step = try row(for: verb, in: status, by: seeker.role)
        permission.reasons = step.guards.filter { $0.judges == .state }.compactMap(violation)
        permission.allowed = permission.reasons.isEmpty
        guard permission.allowed else { return permission }
        permission.conditions = step.guards.filter { $0.judges == .arguments }.map { $0.name }
      } catch { permission.reasons = error.reasons }
      return permission
    }
  }
}
