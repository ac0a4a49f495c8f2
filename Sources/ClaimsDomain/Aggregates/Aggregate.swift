import EventSourcing

/// A kind of stream of the domain: its table decides, and everything that is asked of it is generic
/// over what stands here.
public protocol Aggregate: Decider
where
  State: Message, Command: Union, Event: Union, Refusal == ClaimsDomain.Refusal,
  Context == DecisionContext<Role, ClaimRules, Neighbours>
{
  associatedtype Status: CodedEnum
  associatedtype Neighbours: Sendable
  static var category: Category { get }
  /// Every legal step; a status and a command without a row are refused.
  static var lifecycle: Lifecycle<AggregateVocabulary<Self>> { get }
  /// The lifecycle without its guards.
  static var unguarded: Lifecycle<AggregateVocabulary<Self>> { get }
  /// The verb that creates a stream; nil for a register, of which there is one.
  static var creationVerb: Command.Kind? { get }
  static func status(of state: State) -> Status
  /// What an allowed command leads to.
  static func events(of command: Command, on state: State, in context: Context) -> [Event]
  /// Whether somebody may act on it in this role.
  static func isParty(
    _ actor: ActorID, as role: Role, to state: State, under rules: ClaimRules
  ) -> Bool
  /// The days that select its rules, besides the day of the decision.
  static func days(of state: State) -> (loss: LocalDate?, submitted: Instant?)
  /// What is due by itself at a time and not done yet.
  static func due(
    on state: State, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: Command)]
}

/// The words of an aggregate's table.
public enum AggregateVocabulary<A: Aggregate>: Vocabulary {
  public typealias Status = A.Status
  public typealias Verb = A.Command.Kind
  public typealias Role = ClaimsDomain.Role
  public typealias Rule = Guard<A>
  public typealias EventKind = A.Event.Kind
}

extension Aggregate {
  public typealias Words = AggregateVocabulary<Self>
  typealias Row = Step<Words>
  typealias To = Outcome<Words>

  /// Made anew each time. O(rows).
  public static var unguarded: Lifecycle<Words> { lifecycle.withoutGuards }
  public static var creationVerb: Command.Kind? { nil }
  public static func isParty(
    _ actor: ActorID, as role: Role, to state: State, under rules: ClaimRules
  ) -> Bool { true }
  public static func days(of state: State) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, nil)
  }
  public static func due(
    on state: State, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: Command)] { [] }

  public static func decide(
    _ command: Command, given state: State, in context: Context
  ) throws(Refusal) -> [Event] {
    try decide(command, given: state, in: context, under: lifecycle)
  }

  /// Decides under another table, such as one that a test has changed on purpose.
  ///
  /// - Throws: `invalidTransition` without a row, `notAuthorised` for another role, and every
  ///   violated guard of the row, in its order.
  public static func decide(
    _ command: Command, given state: State, in context: Context, under lifecycle: Lifecycle<Words>
  ) throws(Refusal) -> [Event] {
    let step = try lifecycle.row(for: command.kind, in: status(of: state), by: context.role)
    var reasons: [Reason] = []
    for rule in step.guards {
      if let reason = rule.reason(against: command, on: state, in: context) {
        reasons.append(reason)
      }
    }
    guard reasons.isEmpty else { throw Refusal(reasons) }
    return events(of: command, on: state, in: context)
  }

  /// Every verb, in the order of its number: allowed, or why not, as far as that can be told before
  /// the arguments are known. Guards on arguments are listed as conditions.
  public static func permissions(
    on state: State, for seeker: PermissionSeeker, in context: Context
  ) -> [Permission] {
    Command.Kind.allCases.filter { $0.rawValue != 0 }.map { verb in
      var permission = Permission()
      permission.command = verb.name.description
      do throws(Refusal) {
        let step = try admit(verb, on: state, for: seeker, in: context)
        permission.reasons = step.guards.compactMap { $0.reason(on: state, in: context) }
        permission.allowed = permission.reasons.isEmpty
        guard permission.allowed else { return permission }
        permission.conditions = step.guards.filter { $0.judges == .arguments }.map(\.name)
      } catch { permission.reasons = error.reasons }
      return permission
    }
  }

  /// The row of a verb, if the seeker comes as far as its guards.
  private static func admit(
    _ verb: Command.Kind, on state: State, for seeker: PermissionSeeker, in context: Context
  ) throws(Refusal) -> Step<Words> {
    guard lifecycle.mayEver(seeker.role, send: verb) else {
      throw Refusal(.notAuthorised, found: .code(seeker.role))
    }
    if let barred = seeker.barred { throw Refusal([barred]) }
    guard isParty(seeker.actor, as: seeker.role, to: state, under: context.rules) else {
      throw Refusal(.notParty, found: .value(seeker.actor))
    }
    return try lifecycle.row(for: verb, in: status(of: state), by: seeker.role)
  }
}

extension Lifecycle {
  /// The same steps with no guard to refuse them. O(rows).
  public var withoutGuards: Lifecycle {
    Lifecycle(
      steps.map {
        Step($0.id, $0.from, $0.verb, by: $0.roles, unless: [], outcomes: $0.outcomes)
      })
  }
}
