import ClaimsDomain
import EventSourcing

extension ActivityDecider {
  public static func relatedFacts(
    of command: ActivityCommand?, on activity: Activity, in scene: DecisionScene
  ) -> ActivityRelatedFacts {
    var relatedFacts = ActivityRelatedFacts()
    let logState = scene.logState
    let subject = command?.openActivity?.subject ?? activity.subject
    func isParty(_ actor: ActorID) -> Bool {
      subject.kind == .claim
        && logState.claims[subject.id]?.claim.concerns(actor, orDid: true) ?? false
    }
    func candidate(_ actor: ActorID?) -> ActivityRelatedFacts.Candidate {
      actor.map { .init(logState.actors.roles(of: $0), isParty: isParty($0)) } ?? .init()
    }
    relatedFacts.isSenderParty = isParty(scene.sender.actor)
    switch command {
    case .openActivity(let open)?:
      relatedFacts.isSubjectSeen = scene.sees(subject.stream)
      (relatedFacts.owner, relatedFacts.next) = (
        candidate(open.owner), candidate(open.escalatesTo)
      )
    case .reassignActivity(let reassign)?: relatedFacts.owner = candidate(reassign.owner)
    case .escalateActivity?: relatedFacts.next = candidate(activity.escalatesTo)
    case .eraseActivityData?, nil:
      relatedFacts.retention = scene.retention(Self.self)
    default: break
    }
    return relatedFacts
  }

  public static func subject(of activity: Activity) -> StreamID? { activity.subject.stream }
  public static let endings: [ActivityStatus] = [.completed, .cancelled, .erased]
  public static func title(of activity: Activity) -> String { activity.title }
  public static func nextStep(on activity: Activity) -> NextStep<ActivityVerb>? {
    activity.status == .open
      ? NextStep(.completeActivity, by: activity.owner, due: activity.due) : nil
  }
}

// Who reads it, and what.
extension ActivityDecider {
  public static let readers = HiddenField.staff.union([.contractor])

  /// Those who see what it is about see it too, if they are of the staff.
  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? {
    guard let activity = snapshot(of: stream, in: logState)?.state else { return nil }
    if let own = access.redaction(of: activity, Self.self) { return own }
    let seen = logState.redaction(
      of: activity.subject.stream, for: access.only(readers), at: time)
    return seen.flatMap { $0.isOutside ? nil : Redaction.nothing }
  }

  public static func others(
    toldBy code: RefusalCode, of command: ActivityCommand?, on activity: Activity
  ) -> OtherStreams {
    // Whose claim it is.
    guard code == .conflictOfInterest else { return .none }
    return .these([(command?.openActivity?.subject ?? activity.subject).stream])
  }

  public static let eventFields = [
    row(.activityOpened, "subject title text owner due escalatesTo by at"),
    row(.activityReassigned, "owner reason*"),
    row(.activityPostponed, "due reason*"),
    row(.activityNoteAdded, "text* by at"),
    row(.activityCompleted, "result* by at"),
    row(.activityCancelled, "reason* by at"),
    row(.activityEscalated, "owner at"),
    row(.activityDataErased, "reason* at"),
  ]
}
