import EventSourcing

// The guards of an activity's rows. Source: Specs/Lifecycles/Activity.md, "Guards".

extension Guard<ActivityDecider> {
  static var activityIncomplete: Self {
    Self(.missingRequiredFields) { command, _, _ in
      Violation(missing: [
        "title": command.openActivity?.title.isBlank ?? false,
        "owner": command.newOwner?.isEmpty ?? false,
      ])
    }
  }
  /// What the sender does not see is as what is not there.
  static var subjectUnknown: Self {
    Self(.subjectNotFound, of: { $0.openActivity?.subject }) { subject, _, context in
      .when(!context.relatedFacts.isSubjectSeen, found: .value(subject.id))
    }
  }

  // MARK: Who is to do it

  /// A party to the claim has no hand in what is done about it.
  static var partyActs: Self {
    Self(.conflictOfInterest) { _, context in
      .when(
        context.relatedFacts.isSenderParty, expected: .somebodyWhoIsNoParty,
        found: .value(context.actor))
    }
  }
  static var ownerUnsuited: Self {
    Self(.assigneeInvalid) { command, _, context in
      .unsuited(command.newOwner, context.relatedFacts.owner)
        ?? .unsuited(command.openActivity?.escalatesTo, context.relatedFacts.next)
    }
  }
  static var ownerIsParty: Self {
    Self(.conflictOfInterest) { command, _, context in
      .party(command.newOwner, context.relatedFacts.owner)
        ?? .party(command.openActivity?.escalatesTo, context.relatedFacts.next)
    }
  }
  static var ownerUnchanged: Self {
    Self(.noChange, of: { $0.reassignActivity?.owner }) { owner, activity, _ in
      .when(!owner.isEmpty && owner == activity.owner, found: .value(owner))
    }
  }

  // MARK: By when

  static var dueInPast: Self {
    Self(.dueInPast, of: { $0.openActivity?.due ?? $0.postponeActivity?.due }) { due, _, context in
      .when(due <= context.clock, expected: .laterThan(context.clock), found: .value(due))
    }
  }
  static var dueUnchanged: Self {
    Self(.noChange, of: { $0.postponeActivity?.due }) { due, activity, _ in
      .when(due == activity.due, found: .value(due))
    }
  }
  static var notOverdue: Self {
    Self(.notDue) { activity, context in
      guard let due = activity.due, context.clock < due else { return nil }
      return Violation(expected: .notBefore(due), found: .value(context.clock))
    }
  }
  static var alreadyEscalated: Self {
    Self(.noChange) { activity, _ in
      .when(!activity.mayEscalate, found: activity.escalatedAt.map { .value($0) } ?? .nothingMore)
    }
  }

  // MARK: What came of it

  static var textEmpty: Self {
    Self(.emptyText, of: { $0.addActivityNote?.text }) { text, _, _ in .when(text.isBlank) }
  }
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }
}

extension Violation {
  fileprivate static func unsuited(
    _ actor: ActorID?, _ known: ActivityRelatedFacts.Candidate
  ) -> Violation? {
    guard let actor, !actor.isEmpty else { return nil }
    return .when(
      !known.roles.contains { $0.ownsActivities }, expected: .somebodyWhoWorksHere,
      found: .value(actor))
  }

  fileprivate static func party(
    _ actor: ActorID?, _ known: ActivityRelatedFacts.Candidate
  ) -> Violation? {
    guard let actor, !actor.isEmpty else { return nil }
    return .when(known.isParty, expected: .somebodyElse, found: .value(actor))
  }
}

extension Role {
  /// Whether those who hold it may be given something to do.
  var ownsActivities: Bool {
    worksOnClaims && self != .auditor && self != .system && self != .anonymous
  }
}

extension ActivityCommand {
  /// Who is to do it from now on; nil if the command does not say.
  public var newOwner: ActorID? { openActivity?.owner ?? reassignActivity?.owner }

  fileprivate var reason: String? {
    reassignActivity?.reason ?? postponeActivity?.reason ?? cancelActivity?.reason
  }
}
