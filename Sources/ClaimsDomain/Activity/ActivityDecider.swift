import EventSourcing

/// An activity: what somebody is to do about a stream, and by when.
public enum ActivityDecider: Aggregate {
  public typealias Status = ActivityStatus
  public typealias State = Activity
  public typealias Command = ActivityCommand
  public typealias Event = ActivityEvent
  public typealias RelatedFacts = ActivityRelatedFacts

  public static var initial: Activity { Activity() }
  public static var category: Category { .activity }
  public static let creationVerbs: [ActivityVerb] = [.openActivity]
  public static func status(of activity: Activity) -> ActivityStatus { activity.status }
  public static let erased: ActivityStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to activity: Activity, under rules: ClaimRules
  ) -> Bool { activity.isParty(actor, as: role) }

  public static func due(
    on activity: Activity, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: ActivityCommand)] {
    guard activity.status == .open, activity.mayEscalate, let due = activity.due, due <= time else {
      return []
    }
    return [(due, .escalateActivity(EscalateActivity()))]
  }

  public static func events(
    of command: ActivityCommand, on activity: Activity, in context: ActivityContext
  ) -> [ActivityEvent] { [event(of: command, on: activity, in: context)] }

  private static func event(
    of command: ActivityCommand, on activity: Activity, in context: ActivityContext
  ) -> ActivityEvent {
    let (by, now) = (context.actor, context.clock)
    switch command {
    case .openActivity(let open):
      return .activityOpened(
        ActivityOpened(
          subject: open.subject, title: open.title, text: open.text, owner: open.owner,
          due: open.due, escalatesTo: open.escalatesTo, by: by, at: now))
    case .reassignActivity(let reassign):
      return .activityReassigned(
        ActivityReassigned(owner: reassign.owner, reason: reassign.reason))
    case .postponeActivity(let postpone):
      return .activityPostponed(ActivityPostponed(due: postpone.due, reason: postpone.reason))
    case .addActivityNote(let add):
      return .activityNoteAdded(ActivityNoteAdded(text: add.text, by: by, at: now))
    case .completeActivity(let complete):
      return .activityCompleted(ActivityCompleted(result: complete.result, by: by, at: now))
    case .cancelActivity(let cancel):
      return .activityCancelled(ActivityCancelled(reason: cancel.reason, by: by, at: now))
    case .eraseActivityData(let erase):
      return .activityDataErased(ActivityDataErased(reason: erase.reason, at: context.recorded))
    case .escalateActivity:
      let next = activity.escalatesTo
      let isTheirs = next != activity.owner && context.relatedFacts.next.isFit
      return .activityEscalated(ActivityEscalated(owner: isTheirs ? next : ActorID(), at: now))
    }
  }

  public static func evolve(_ activity: inout Activity, _ event: ActivityEvent) {
    switch event {
    case .activityOpened(let opened):
      activity.status = .open
      (activity.subject, activity.title, activity.text) = (
        opened.subject, opened.title, opened.text
      )
      (activity.owner, activity.due) = (opened.owner, opened.due)
      activity.escalatesTo = opened.escalatesTo
      (activity.openedBy, activity.openedAt) = (opened.by, opened.at)
    case .activityReassigned(let reassigned): activity.owner = reassigned.owner
    case .activityPostponed(let postponed):
      activity.due = postponed.due
      activity.escalatedAt = nil
    case .activityNoteAdded(let added):
      activity.notes.append(ActivityNote(text: added.text, by: added.by, at: added.at))
    case .activityCompleted(let completed):
      activity.end(.completed, completed.result, by: completed.by, at: completed.at)
    case .activityCancelled(let cancelled):
      activity.end(.cancelled, cancelled.reason, by: cancelled.by, at: cancelled.at)
    case .activityEscalated(let escalated):
      (activity.escalatedFrom, activity.escalatedAt) = (activity.owner, escalated.at)
      activity.owner = escalated.owner
    case .activityDataErased(let erased):
      activity.status = .erased
      activity.forgetTexts(erasedAt: erased.at)
    }
  }
}

extension Activity {
  /// Supervisors and administrators act on every activity; the rest of the staff on those that they
  /// opened, are to do, or did not do in time.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .supervisor, .administrator, .auditor, .system: true
    default:
      status == .none || !actor.isEmpty && [owner, openedBy, escalatedFrom].contains(actor)
    }
  }

  /// Once for each due date, and no further than to any supervisor.
  var mayEscalate: Bool { escalatedAt == nil && !owner.isEmpty }

  fileprivate mutating func end(
    _ status: ActivityStatus, _ outcome: String, by actor: ActorID, at time: Instant
  ) {
    (self.status, self.outcome, endedBy, endedAt) = (status, outcome, actor, time)
  }
}
