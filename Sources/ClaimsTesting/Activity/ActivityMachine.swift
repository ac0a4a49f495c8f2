import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// An activity as a specification.
///
/// Source: Specs/Lifecycles/Activity.md.
public struct ActivityMachine: AggregateMachine {
  public typealias Machine = ActivityDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = ActivityDecider.lifecycle

  public init() {}

  public func isTerminal(_ activity: Activity) -> Bool {
    [.completed, .cancelled, .erased].contains(activity.status)
  }

  public func violation(in activity: Activity) -> String? {
    if activity.status == .none {
      return activity == Activity() ? nil : "an activity before it is opened"
    }
    if activity.status == .erased { return activity.keptText }
    if activity.title.isEmpty { return "nothing to do" }
    if activity.due == nil { return "no due date" }
    if activity.owner.isEmpty, activity.escalatedFrom.isEmpty { return "nobody's activity" }
    if activity.escalatedAt != nil, activity.escalatedFrom.isEmpty {
      return "escalated from nobody"
    }
    return (activity.endedAt != nil) == isTerminal(activity) ? nil : "no end"
  }

  public func fault(
    of step: Transition<
      Activity, Attempt<ActivityDecider>, Result<[ActivityEvent], Refusal>
    >
  ) -> String? {
    guard case .success(let events) = step.response, let event = events.first else { return nil }
    let (before, after) = (step.before, step.after)
    if step.command.relatedFacts.isSenderParty, event.kind != .activityEscalated {
      return "a party had a hand in it"
    }
    if before.status != .none, before.subject != after.subject { return "about something else" }
    if before.owner != after.owner, before.status == .open {
      switch event {
      case .activityReassigned:
        if step.command.relatedFacts.owner.isParty { return "a party was asked" }
      case .activityEscalated:
        if before.due.map({ step.command.time < $0 }) ?? true { return "escalated in time" }
        if !after.owner.isEmpty, step.command.relatedFacts.next.isParty { return "a party has it" }
      default: return "passed on unawares"
      }
    }
    return nil
  }

  /// Nothing comes of notes.
  public func canonical(of activity: Activity) -> Activity {
    var activity = activity
    activity.notes = []
    return activity
  }

  /// The claim that every activity tried is about.
  public static let subject = ActivitySubject(kind: .claim, id: Identifier(high: 0xc1a1, low: 1))
  /// Before `ClaimSender.later`, and after noon.
  public static let due = ClaimSender.noon.adding(days: 7)

  public func alphabet(in activity: Activity) -> Alphabet<Attempt<ActivityDecider>> {
    let worker = ActivityRelatedFacts.Candidate([.handler])
    let fit = ActivityRelatedFacts(isSubjectSeen: true, owner: worker, next: worker)
    var (party, itself) = (fit, fit)
    party.owner.isParty = true
    party.next.isParty = true
    itself.isSenderParty = true
    var attempts: [Attempt<ActivityDecider>] = []
    func add(
      _ commands: [ActivityCommand], by sender: ClaimSender,
      at time: Instant = ClaimSender.noon, among relatedFacts: ActivityRelatedFacts
    ) {
      attempts += commands.map { Attempt($0, by: sender, at: time, among: relatedFacts) }
    }
    add(Self.commands, by: .hugo, among: fit)
    add(Self.commands, by: .sara, among: fit)
    add(Self.commands, by: .timer, among: fit)
    add(Self.commands, by: .hanna, among: party)
    add(Self.commands, by: .sara, among: itself)
    add(Self.commands, by: .carla, among: ActivityRelatedFacts(isSubjectSeen: true))
    add(Array(Self.commands.prefix(1)), by: .hugo, among: ActivityRelatedFacts())
    for facts in [fit, party] {
      add([.escalateActivity(EscalateActivity())], by: .timer, at: ClaimSender.later, among: facts)
    }
    attempts += Attempt.erasures(among: fit) { .eraseActivityData(EraseActivityData(reason: $0)) }
    return Alphabet(attempts)
  }

  private static let commands: [ActivityCommand] = {
    func open(_ owner: String, to escalatesTo: String = "") -> ActivityCommand {
      .openActivity(
        OpenActivity(
          subject: subject, title: "Call the workshop", owner: ActorID(owner), due: due,
          escalatesTo: ActorID(escalatesTo)))
    }
    var commands = [
      open("hugo"), open("hugo", to: "sara"), open(""),
      .openActivity(OpenActivity(subject: subject, owner: ActorID("hugo"))),
      .addActivityNote(AddActivityNote(text: "nobody answers")),
      .addActivityNote(AddActivityNote()),
      .completeActivity(CompleteActivity(result: "it is ready")),
      .escalateActivity(EscalateActivity()),
    ]
    for reason in ["", "on leave"] {
      commands.append(.cancelActivity(CancelActivity(reason: reason)))
      for owner in ["hanna", "hugo", ""] {
        commands.append(
          .reassignActivity(ReassignActivity(owner: ActorID(owner), reason: reason)))
      }
      for time in [ClaimSender.noon, due, due.adding(days: 1)] {
        commands.append(.postponeActivity(PostponeActivity(due: time, reason: reason)))
      }
    }
    return commands
  }()
}
