import EventSourcing

// The guards of an actor's rows. Source: Specs/Lifecycles/Actors.md, "Guards".

extension Guard<ActorDecider> {
  static var lastAdministrator: Self {
    Self(.lastAdministrator) { actor, context in
      .when(actor.isLastAdministrator(in: context), found: .value(actor.id))
    }
  }
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.deactivateActor?.reason ?? $0.reactivateActor?.reason }) {
      reason, _, _ in .when(reason.isBlank, expected: .reason)
    }
  }

  // MARK: Registering

  static var firstIsNoAdministrator: Self {
    Self(.notAuthorised, of: { $0.registerActor }) { register, _, context in
      let isFirst = register.actor == context.actor && register.roles.contains(.administrator)
      return .when(
        context.relatedFacts.isEmpty && !isFirst, expected: .value(ActorDecider.bootstrap),
        found: .value(register.actor))
    }
  }
  static var idUnusable: Self {
    Self(.missingRequiredFields, of: { $0.registerActor?.actor }) { id, _, context in
      let bytes = id.text.utf8.count
      guard (1...ActorID.maximumBytes).contains(bytes) else {
        return Violation(expected: .idOf64Bytes, found: .value(bytes))
      }
      if context.version >= 5, let mark = id.firstUnprintable {
        return Violation(expected: .idWithoutControlCharacters, found: .value(mark))
      }
      if context.version >= 7, let mark = id.firstInvisible {
        return Violation(expected: .idOfVisibleCharacters, found: .value(mark))
      }
      guard context.version >= 10, !context.isImported, let mark = id.firstOutsideAlphabet else {
        return nil
      }
      return Violation(expected: .idOfLatinLetters, found: .value(mark))
    }
  }
  static var idTaken: Self {
    Self(.idTaken, of: { $0.registerActor }) { _, _, context in
      context.relatedFacts.takenBy.map { Violation(expected: .freeID, found: .value($0)) }
    }
  }
  static var idLooksTaken: Self {
    Self(.idTaken, of: { $0.registerActor }) { _, _, context in
      guard context.version >= 10, !context.isImported else { return nil }
      return context.relatedFacts.lookalike.map {
        Violation(expected: .idThatLooksLikeNoOther, found: .value($0))
      }
    }
  }
  static var nameMissing: Self {
    Self(.missingRequiredFields, of: { $0.registerActor }) { register, _, _ in
      .when(register.name.isBlank, expected: .field("name"))
    }
  }

  // MARK: Contact

  static var emailInvalid: Self {
    Self(.invalidField, of: { $0.registerActor?.email ?? $0.setContact?.email }) { email, _, _ in
      ContactFormat.violation(inEmail: email)
    }
  }
  static var phoneInvalid: Self {
    Self(.invalidField, of: { $0.registerActor?.phone ?? $0.setContact?.phone }) { phone, _, _ in
      ContactFormat.violation(inPhone: phone)
    }
  }
  static var contactUnchanged: Self {
    Self(.noChange, of: { $0.setContact }) { set, actor, _ in
      .when(set.changes(to: actor) == ContactSet())
    }
  }

  // MARK: Roles

  /// A registered actor has a name, and the anonymous role is for those who give none.
  static var roleUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.newRoles }) { roles, _, _ in
      .when(roles.contains { $0 == .unspecified || $0 == .anonymous }, expected: .role)
    }
  }
  /// Who registers has no roles yet.
  static var rolesInConflict: Self {
    Self(.conflictOfInterest, of: { $0.newRoles }) { roles, actor, context in
      context.rules.conflict(among: actor.roles + roles).map { pair in
        Violation(expected: .notBoth, found: .code(pair.first, pair.second))
      }
    }
  }
  static var ownRole: Self {
    Self(.fourEyesRequired, of: { $0.grantRole?.role }) { role, actor, context in
      .when(
        context.rules.secondAdministrator && role.worksOnClaims && actor.id == context.actor,
        expected: .anotherAdministrator, found: .value(context.actor))
    }
  }
  static var roleHeld: Self {
    Self(.noChange, of: { $0.grantRole?.role }) { role, actor, _ in
      .when(actor.roles.contains(role), found: .value(role.name))
    }
  }
  static var roleNotHeld: Self {
    Self(.noChange, of: { $0.revokeRole?.role }) { role, actor, _ in
      .when(!actor.roles.contains(role), found: .value(role.name))
    }
  }
  static var lastAdministratorRevoked: Self {
    Self(.lastAdministrator, of: { $0.revokeRole?.role }) { role, actor, context in
      .when(
        role == .administrator && actor.isLastAdministrator(in: context), found: .value(actor.id))
    }
  }

  // MARK: Limits

  static var authorityKindUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.setAuthority }) { set, _, _ in
      .when(set.kind == .unspecified, expected: .kindOfDecision)
    }
  }
  static var ownAuthority: Self {
    Self(.fourEyesRequired, of: { $0.setAuthority }) { _, actor, context in
      .when(actor.id == context.actor, expected: .somebodyElse, found: .value(context.actor))
    }
  }
  static var limitNotPositive: Self {
    Self(.amountNotPositive, of: { $0.setAuthority?.limit }) { limit, _, _ in
      .when(
        limit.minorUnits <= 0 || limit.currency.isNone, expected: .positiveAmount,
        found: .value(limit))
    }
  }
  static var authorityUnchanged: Self {
    Self(.noChange, of: { $0.setAuthority }) { set, actor, _ in
      .when(
        set.limit == actor.limit(for: set.kind), found: set.limit.map { .value($0) } ?? .noLimit)
    }
  }
}

extension ActorCommand {
  fileprivate var newRoles: [Role]? { registerActor?.roles ?? grantRole.map { [$0.role] } }
}

extension SetContact {
  /// What would change.
  func changes(to actor: RegisteredActor) -> ContactSet {
    ContactSet(email: changed(email, actor.email), phone: changed(phone, actor.phone))
  }
}

extension RegisteredActor {
  fileprivate func isLastAdministrator(in context: ActorContext) -> Bool {
    holds(.administrator) && context.relatedFacts.administrators <= 1
  }
}
