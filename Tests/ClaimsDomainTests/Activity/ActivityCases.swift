import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

/// The activity's table, as its tests have it.
enum ActivityCases {
  typealias Attempted = Attempt<ActivityDecider>
  private typealias Case = GuardCase<ActivityDecider>

  static let noon = ClaimSender.noon
  static let (subject, due) = (ActivityMachine.subject, ActivityMachine.due)
  static let worker = ActivityRelatedFacts.Candidate([.handler])
  static let fit = ActivityRelatedFacts(isSubjectSeen: true, owner: worker, next: worker)
  static let (hugo, hanna, sara) = (ActorID("hugo"), ActorID("hanna"), ActorID("sara"))
  private static let everybody: [Role] = [
    .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal, .administrator,
  ]

  static func by(
    _ command: ActivityCommand, at time: Instant = noon,
    among relatedFacts: ActivityRelatedFacts = fit
  ) -> Attempted {
    by(.handler, command, at: time, among: relatedFacts)
  }

  static func by(
    _ role: Role, _ command: ActivityCommand, at time: Instant = noon,
    among relatedFacts: ActivityRelatedFacts = fit
  ) -> Attempted {
    let sender = role == .system ? ClaimSender("timer", role) : ClaimSender("hugo", role)
    return Attempt(command, by: sender, at: time, among: relatedFacts)
  }

  /// An activity of Hugo's, which he opened and Sara gets once it is overdue.
  static func activity(_ status: ActivityStatus = .open) -> Activity {
    var activity = Activity()
    (activity.status, activity.subject, activity.title) = (status, subject, "Call the workshop")
    (activity.owner, activity.due, activity.escalatesTo) = (hugo, due, sara)
    (activity.openedBy, activity.openedAt) = (hugo, noon)
    if status != .open { (activity.endedBy, activity.endedAt) = (hugo, noon) }
    return activity
  }

  static func open(_ title: String = "Call the workshop", owner: String = "hugo") -> ActivityCommand
  {
    .openActivity(
      OpenActivity(
        subject: subject, title: title, owner: ActorID(owner), due: due, escalatesTo: sara))
  }

  static func reassign(_ owner: String, _ reason: String = "on leave") -> ActivityCommand {
    .reassignActivity(ReassignActivity(owner: ActorID(owner), reason: reason))
  }

  static func postpone(_ due: Instant, _ reason: String = "on leave") -> ActivityCommand {
    .postponeActivity(PostponeActivity(due: due, reason: reason))
  }

  static let escalate = ActivityCommand.escalateActivity(EscalateActivity())

  static let table = TableCases<ActivityMachine>(
    cells: [
      .openActivity: .init([.none], everybody + [.system]),
      .reassignActivity: .init([.open], everybody), .postponeActivity: .init([.open], everybody),
      .addActivityNote: .init([.open], everybody + [.contractor]),
      .completeActivity: .init([.open], everybody + [.contractor]),
      .cancelActivity: .init([.open], everybody), .escalateActivity: .init([.open], [.system]),
      .eraseActivityData: .init([.completed, .cancelled], [.administrator]),
    ],
    states: [
      Activity(), activity(), activity(.completed), activity(.cancelled), activity(.erased),
    ], rows: rows,
    guards: guards, page: SpecificationPage("Specs/Lifecycles/Activity.md"),
    explored: { [explored] }, erasing: erasure)

  private static let erasure = ErasureCases<ActivityDecider>(
    "T08", on: activity, among: fit, { .eraseActivityData(EraseActivityData(reason: $0)) },
    { .activityDataErased(ActivityDataErased(reason: $0, at: $1)) }, to: { $0.status = .erased })

  static let explored = Exploration(of: ActivityMachine())

  static let rows: [RowCase<ActivityDecider>] = [
    RowCase(
      "T01", by(open()), on: Activity(),
      [
        .activityOpened(
          ActivityOpened(
            subject: subject, title: "Call the workshop", owner: hugo, due: due, escalatesTo: sara,
            by: hugo, at: noon))
      ]
    ) { $0 = activity() },
    RowCase(
      "T02", by(reassign("hanna")), on: activity(),
      [.activityReassigned(ActivityReassigned(owner: hanna, reason: "on leave"))]
    ) { $0.owner = hanna },
    RowCase(
      "T03", by(postpone(due.adding(days: 1))), on: activity(),
      [.activityPostponed(ActivityPostponed(due: due.adding(days: 1), reason: "on leave"))]
    ) { $0.due = due.adding(days: 1) },
    RowCase(
      "T04", by(.addActivityNote(AddActivityNote(text: "nobody answers"))), on: activity(),
      [.activityNoteAdded(ActivityNoteAdded(text: "nobody answers", by: hugo, at: noon))]
    ) { $0.notes = [ActivityNote(text: "nobody answers", by: hugo, at: noon)] },
    RowCase(
      "T05", by(.completeActivity(CompleteActivity(result: "it is ready"))), on: activity(),
      [.activityCompleted(ActivityCompleted(result: "it is ready", by: hugo, at: noon))]
    ) {
      $0.status = .completed
      ($0.outcome, $0.endedBy, $0.endedAt) = ("it is ready", hugo, noon)
    },
    RowCase(
      "T06", by(.cancelActivity(CancelActivity(reason: "it was sold"))), on: activity(),
      [.activityCancelled(ActivityCancelled(reason: "it was sold", by: hugo, at: noon))]
    ) {
      $0.status = .cancelled
      ($0.outcome, $0.endedBy, $0.endedAt) = ("it was sold", hugo, noon)
    },
    RowCase(
      "T07", by(.system, escalate, at: due), on: activity(),
      [.activityEscalated(ActivityEscalated(owner: sara, at: due))]
    ) { ($0.owner, $0.escalatedFrom, $0.escalatedAt) = (sara, hugo, due) },
    // Whoever became a party by then, or may not be asked any more, is passed over.
    RowCase(
      "T07", by(.system, escalate, at: due, among: nextIsParty), on: activity(),
      [.activityEscalated(ActivityEscalated(at: due))]
    ) { ($0.owner, $0.escalatedFrom, $0.escalatedAt) = (ActorID(), hugo, due) },
    RowCase(
      "T07", by(.system, escalate, at: due, among: ActivityRelatedFacts()), on: activity(),
      [.activityEscalated(ActivityEscalated(at: due))]
    ) { ($0.owner, $0.escalatedFrom, $0.escalatedAt) = (ActorID(), hugo, due) },
  ]

  private static let noParty = "somebody who is no party"
  static let guards: [GuardCase<ActivityDecider>] = [
    Case(.partyActs, by(open(), among: itself), expected: noParty, found: "hugo"),
    Case(
      .partyActs, by(reassign("hanna"), among: itself), on: activity(), expected: noParty,
      found: "hugo"),
    Case(
      .partyActs, by(postpone(due.adding(days: 1)), among: itself), on: activity(),
      expected: noParty, found: "hugo"),
    Case(
      .partyActs, by(.addActivityNote(AddActivityNote(text: "so")), among: itself), on: activity(),
      expected: noParty, found: "hugo"),
    Case(
      .partyActs, by(.completeActivity(CompleteActivity()), among: itself), on: activity(),
      expected: noParty, found: "hugo"),
    Case(
      .partyActs, by(.cancelActivity(CancelActivity(reason: "so")), among: itself), on: activity(),
      expected: noParty, found: "hugo"),
    Case(
      .partyActs,
      Attempt(
        .eraseActivityData(EraseActivityData(reason: "asked for")),
        by: ClaimSender("adam", .administrator),
        among: with { ($0.isSenderParty, $0.retention.sealsTexts) = (true, true) }),
      on: activity(.completed), expected: noParty, found: "adam"),
    Case(
      .ownerUnsuited, by(open(), among: with { $0.next.roles = [] }), expected: fitting,
      found: "sara"),
    Case(.ownerIsParty, by(open(), among: nextIsParty), expected: "somebody else", found: "sara"),
    Case(.activityIncomplete, by(open(" ")), expected: "title"),
    Case(.activityIncomplete, by(open(owner: "")), expected: "owner"),
    Case(
      .subjectUnknown, by(open(), among: ActivityRelatedFacts(owner: worker, next: worker)),
      found: subject.id.text),
    Case(
      .ownerUnsuited,
      by(open(), among: with { $0.owner.roles = [.auditor] }),
      expected: fitting, found: "hugo"),
    Case(
      .ownerIsParty, by(open(), among: party), expected: "somebody else", found: "hugo"),
    Case(
      .dueInPast, by(open(), at: due), expected: "later than \(due.text)", found: due.text),
    Case(.activityIncomplete, by(reassign("")), on: activity(), expected: "owner"),
    Case(
      .ownerUnsuited, by(reassign("hanna"), among: with { $0.owner.roles = [.claimant] }),
      on: activity(), expected: fitting, found: "hanna"),
    Case(
      .ownerIsParty, by(reassign("hanna"), among: party), on: activity(),
      expected: "somebody else", found: "hanna"),
    Case(.ownerUnchanged, by(reassign("hugo")), on: activity(), found: "hugo"),
    Case(.reasonMissing, by(reassign("hanna", " ")), on: activity(), expected: "reason"),
    Case(
      .dueInPast, by(postpone(noon)), on: activity(), expected: "later than \(noon.text)",
      found: noon.text),
    Case(.dueUnchanged, by(postpone(due)), on: activity(), found: due.text),
    Case(
      .reasonMissing, by(postpone(due.adding(days: 1), "")), on: activity(), expected: "reason"),
    Case(.textEmpty, by(.addActivityNote(AddActivityNote(text: " "))), on: activity()),
    Case(
      .reasonMissing, by(.cancelActivity(CancelActivity())), on: activity(), expected: "reason"),
    Case(
      .alreadyEscalated, by(.system, escalate, at: due.adding(days: 1)), on: escalated,
      found: due.text),
    Case(
      .notOverdue, by(.system, escalate), on: activity(), expected: "not before \(due.text)",
      found: noon.text),
  ]

  private static let fitting = "somebody who works on claims, documents, reports or leads"
  private static let party = with { $0.owner.isParty = true }
  private static let nextIsParty = with { $0.next.isParty = true }
  private static let itself = with { $0.isSenderParty = true }
  private static func with(
    _ change: (inout ActivityRelatedFacts) -> Void
  ) -> ActivityRelatedFacts {
    var facts = fit
    change(&facts)
    return facts
  }
  private static let escalated: Activity = {
    var late = activity()
    (late.owner, late.escalatedFrom, late.escalatedAt) = (sara, hugo, due)
    return late
  }()
}
