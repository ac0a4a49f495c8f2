import EventSourcing

// What somebody may do with a stream, as far as that can be told before the arguments are known.

extension AccidentDecider {
  public static func permissions(
    on accident: Accident, for seeker: PermissionSeeker, in context: AccidentContext
  ) -> [Permission] {
    accidentLifecycle.permissions(
      in: accident.status, for: seeker,
      isParty: accident.isParty(seeker.actor, as: seeker.role)
    ) { $0.violation(on: accident) }
  }
}

extension QuizDecider {
  public static func permissions(
    on quiz: Quiz, for seeker: PermissionSeeker, in context: QuizContext
  ) -> [Permission] {
    quizLifecycle.permissions(
      in: quiz.status, for: seeker, isParty: quiz.isParty(seeker.actor, as: seeker.role)
    ) { $0.violation(on: quiz, in: context) }
  }
}

extension LeadDecider {
  public static func permissions(
    on lead: Lead, for seeker: PermissionSeeker, in context: LeadContext
  ) -> [Permission] {
    leadLifecycle.permissions(
      in: lead.status, for: seeker, isParty: lead.isParty(seeker.actor, as: seeker.role)
    ) { $0.violation(on: lead, in: context) }
  }
}

extension ActorDecider {
  public static func permissions(
    on actor: RegisteredActor, for seeker: PermissionSeeker, in context: ActorContext
  ) -> [Permission] {
    actorLifecycle.permissions(in: actor.status, for: seeker, isParty: true) {
      $0.violation(on: actor, in: context)
    }
  }
}

extension RulesDecider {
  /// Every guard of the rules asks for arguments.
  public static func permissions(
    on book: RuleBook, for seeker: PermissionSeeker
  ) -> [Permission] {
    rulesLifecycle.permissions(in: book.status, for: seeker, isParty: true) { _ in nil }
  }
}

extension CatalogDecider {
  /// Every guard of the catalogs asks for arguments.
  public static func permissions(
    on book: CatalogBook, for seeker: PermissionSeeker
  ) -> [Permission] {
    catalogLifecycle.permissions(in: book.status, for: seeker, isParty: true) { _ in nil }
  }
}
