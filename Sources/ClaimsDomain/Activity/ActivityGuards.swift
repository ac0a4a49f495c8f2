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

  static var ownerUnsuited: Self {
    Self(.assigneeInvalid) { command, _, context in
      guard let owner = command.newOwner, !owner.isEmpty else { return nil }
      let isFit = context.relatedFacts.ownerRoles.contains { $0.ownsActivities }
      return .when(!isFit, expected: .somebodyWhoWorksHere, found: .value(owner))
    }
  }
  static var ownerIsParty: Self {
    Self(.conflictOfInterest) { command, _, context in
      guard let owner = command.newOwner else { return nil }
      return .when(
        context.relatedFacts.isOwnerParty, expected: .somebodyElse, found: .value(owner))
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

extension Role {
  /// Whether those who hold it may be given something to do.
  fileprivate var ownsActivities: Bool {
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
