import EventSourcing

// What somebody may do with a stream, as far as that can be told before the arguments are known.

extension DocumentDecider {
  public static func permissions(
    on document: Document, for seeker: PermissionSeeker, in context: DocumentContext
  ) -> [Permission] {
    documentLifecycle.permissions(
      in: document.status, for: seeker,
      isParty: document.isParty(seeker.actor, as: seeker.role)
    ) { $0.violation(on: document, in: context) }
  }
}

extension ReportDecider {
  public static func permissions(
    on report: IncidentReport, for seeker: PermissionSeeker, in context: ReportContext
  ) -> [Permission] {
    reportLifecycle.permissions(
      in: report.status, for: seeker, isParty: report.isParty(seeker.actor, as: seeker.role)
    ) { $0.violation(on: report, in: context) }
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
