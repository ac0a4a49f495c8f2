import EventSourcing

extension ClaimDecider {
  /// Every command, in the order of the table: allowed, or why not.
  ///
  /// State guards are evaluated; guards on arguments are listed as conditions.
  public static func permissions(
    on claim: Claim, in context: ClaimContext
  ) -> [ClaimPermission] {
    ClaimVerb.allCases.filter { $0 != .unspecified }.map { verb in
      var permission = ClaimPermission()
      permission.command = verb
      permission.reasons = reasonsAgainst(verb, on: claim, in: context)
      permission.allowed = permission.reasons.isEmpty
      if permission.allowed, let step = lifecycle.step(from: claim.status, on: verb) {
        permission.conditions = step.guards.filter { $0.judges == .arguments }.map { $0.name }
      }
      return permission
    }
  }

  private static func reasonsAgainst(
    _ verb: ClaimVerb, on claim: Claim, in context: ClaimContext
  ) -> [Reason] {
    guard lifecycle.mayEver(context.role, send: verb) else {
      return [Reason(.notAuthorised, found: .code(context.role))]
    }
    guard claim.isParty(context.actor, as: context.role, under: context.rules) else {
      return [Reason(.notParty, found: .value(context.actor))]
    }
    guard let step = lifecycle.step(from: claim.status, on: verb) else {
      return [Reason(.invalidTransition, found: .code(claim.status))]
    }
    guard step.roles.contains(context.role) else {
      return [
        Reason(
          .notAuthorised,
          expected: .names(
            lifecycle.roleNames(from: claim.status, on: verb), in: Role.schemaName),
          found: .code(context.role))
      ]
    }
    return step.guards.filter { $0.judges == .state }.compactMap {
      $0.reason(on: claim, in: context)
    }
  }
}

extension Claim {
  /// Claimants act on their own claims only, and on those that they were authorised for; whoever
  /// works on claims may act on any, unless the rules want them assigned.
  public func isParty(_ actor: ActorID, as role: Role, under rules: ClaimRules) -> Bool {
    switch role {
    case .claimant:
      status == .none || actor == claimant || file.representatives.contains(actor)
    case .handler, .assessor:
      !rules.assignedOnly || !isAccepted || actor == handler
    default: true
    }
  }
}
