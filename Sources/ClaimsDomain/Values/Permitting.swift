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
