import ClaimsDomain
import Descriptions
import EventSourcing

/// What the activities of a foreign log mean to one of our machines: the commands that each is.
///
/// Source: Examples/Maps/README.md.
public struct ActivityMap: Equatable, Sendable, PrintsFields {
  /// What the cases of the log are replayed as.
  public enum Machine: String, CaseIterable, Sendable, PrintsFields {
    /// Its cases are claims, or incident reports.
    case claim, report
  }

  /// One command of an activity.
  public struct Step: Equatable, Sendable, PrintsFields {
    /// The command without the arguments that are read from the log or filled in.
    public var command: DomainCommand
    /// The arguments of it that stand in the log.
    var readings = ArgumentReadings()
    /// The role in which the command is sent.
    public var role: Role
    /// Who sends the command; the event's own resource if the map says nothing.
    public var actor: Actor
    /// The statuses in which the step applies, by name; elsewhere it is passed over. None for all.
    public var statuses: [String]
    /// The step applies if one of these activities is the case's next one. None for any.
    public var next: [String]
    /// The step applies if none of these activities is the case's next one.
    public var notNext: [String]
    /// The step applies at the case's last event alone, or at all others. Nil for any.
    public var isLast: Bool?
    /// The step applies if the claim or report is so with respect to the event's resource.
    public var holder: Holder?
    /// The step applies if the log says so under each of these names.
    public var conditions: [String: Condition] = [:]
    /// Why a draft of the map proposes the step; nil once somebody has looked at it.
    public var guess: String?
    /// Whether the log leaves this implicit, so that it is our assumption.
    public var isInferred: Bool
  }

  /// What an attribute has to be for a step to apply.
  public enum Condition: Equatable, Sendable, PrintsFields {
    /// Whether there is one.
    case isThere(Bool)
    /// It is one of these.
    case isOneOf([String])
    /// It is there, and none of these.
    case isNoneOf([String])
  }

  /// Who the claim or the report was assigned to.
  public enum Holder: String, CaseIterable, Sendable, PrintsFields {
    /// To the event's resource.
    case same
    /// To another person, or to none.
    case other
  }

  /// Who sends a step's command.
  public enum Actor: Equatable, Sendable, PrintsFields {
    /// The event's own resource.
    case resource
    /// The resource of the latest event of this activity in the case.
    case latest(of: String)
    /// A person whom the log does not name.
    case named(ActorID)
  }

  /// The attributes of an event in which its command stands. An event without arguments came of the
  /// command of another.
  public struct RecordedCommands: Equatable, Sendable, PrintsFields {
    /// The attribute that holds the command's verb.
    public var command = "claims:command"
    /// As JSON, as `claims send` takes them.
    public var arguments = "claims:arguments"
    /// The attribute that holds the role of the command's sender.
    public var role = "org:role"

    /// Creates the names that our own exports use.
    public init() {}
  }

  /// What the names are that a log gives its resources.
  public enum Resources: String, CaseIterable, Sendable, PrintsFields {
    /// Each is one person.
    case people
    /// Each may stand for many people: all who have that function.
    case roles
  }

  /// What reports call the map. The ids of what is imported with it are derived from this name.
  public var name = ""
  /// What each case becomes.
  public var machine = Machine.claim
  /// Whether a resource is one person.
  public var resources = Resources.people
  /// How the rules that the log was made under differ from the built-in ones.
  public var rulesChange: RulesChange?
  /// What the log calls the parts of an event, and how it writes times.
  public var log = EventLogOptions()
  /// The attributes of an event that together name its activity; those of `log` if there are none.
  public var classifier: [String] = []
  /// The attribute of an event that says in words what came of it; the activity's name else.
  public var detail: String?
  /// What is claimed, approved and paid if a step names no amount.
  public var amount = Money()
  /// Who acts if an event has no resource.
  public var unnamed = ActorID("unnamed")
  /// The transitions that count; events without one always do.
  public var transitions: [String] = []
  /// The activities that mean nothing to a claim or a report.
  public var ignored: Set<String> = []
  /// The steps of each activity, in order, by the activity's name.
  public var activities: [String: [Step]] = [:]
  /// The attributes whose latest value in a case some step asks for.
  var latest: Set<String> = []

  /// How an event says itself of which command of ours it came, as our own exports do; nil for the
  /// logs of others, whose activities mean something.
  public var recorded: RecordedCommands?

  /// The rules that cases are judged under: the built-in ones if `rulesChange` is nil.
  public var rules: ClaimRules { rulesChange?.rules ?? .builtIn }

  /// What else of it a draft proposed, by its place in the map.
  public var guessed: [String] = []

  /// How much of it a draft proposed and nobody has looked at.
  public var guesses: Int {
    activities.values.reduce(guessed.count) { $0 + $1.count { $0.guess != nil } }
  }

  init() {}
}

extension ActivityMap {
  /// What an event's activity is called: the values of the classifier's attributes,
  /// `Accepted/Wait`; those that it does not have are left out.
  func activity(of event: ForeignEvent) -> String {
    parts(of: event).joined(separator: "/")
  }

  /// By which name the map speaks of an event's activity: its own, or the longest beginning of it
  /// that the map knows.
  func name(of event: ForeignEvent) -> String {
    let parts = parts(of: event)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: "/")
      if knows(name) { return name }
    }
    return parts.joined(separator: "/")
  }

  private func parts(of event: ForeignEvent) -> [String] {
    classifier.isEmpty ? [event.activity] : classifier.compactMap { log.value($0, of: event) }
  }

  /// Whether the map says what an activity means, if only that it means nothing.
  func knows(_ activity: String) -> Bool {
    activities[activity] != nil || ignored.contains(activity)
  }

  /// Whether an event counts by its transition. If the transition is part of the activity's name,
  /// every event does.
  func hasCountedTransition(_ event: ForeignEvent) -> Bool {
    classifier.contains(log.transition) || event.transition.map(transitions.contains) ?? true
  }
}

extension ActivityMap.Step {
  /// Whether the step applies to a stream, before an activity; nil at the case's end.
  ///
  /// - Parameter says: what the log says under a name.
  func applies(
    to standing: CaseStanding, by resource: ActorID, before activity: String?,
    says: (String) -> String?
  ) -> Bool {
    if !statuses.isEmpty, !statuses.contains(standing.status) { return false }
    if let isLast, isLast != (activity == nil) { return false }
    if let holder, (holder == .same) != (standing.holder == resource) { return false }
    for (name, condition) in conditions {
      switch condition {
      case .isThere(let isThere): if (says(name) != nil) != isThere { return false }
      case .isOneOf(let values): if !values.contains(says(name) ?? "") { return false }
      case .isNoneOf(let values): if says(name).map(values.contains) ?? true { return false }
      }
    }
    guard let activity else { return next.isEmpty }
    return (next.isEmpty || next.contains(activity)) && !notNext.contains(activity)
  }
}
