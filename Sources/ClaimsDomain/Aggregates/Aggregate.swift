import EventSourcing

/// A kind of stream of the domain: its table decides, and the code that uses it is generic over
/// this protocol.
public protocol Aggregate: Decider
where
  State: Message, Command: Union, Event: Union, Refusal == ClaimsDomain.Refusal,
  Context == DecisionContext<Role, ClaimRules, RelatedFacts>
{
  /// The statuses of its table; their numbers are stored.
  associatedtype Status: CodedEnum
  /// What other streams held that its decisions may look at.
  associatedtype RelatedFacts: Sendable
  /// The category of its streams; its number is stored.
  static var category: Category { get }
  /// Every legal step; a status and a command without a row are refused.
  static var lifecycle: Lifecycle<AggregateVocabulary<Self>> { get }
  /// The lifecycle without its guards.
  static var unguarded: Lifecycle<AggregateVocabulary<Self>> { get }
  /// The verbs that create a stream; none if there is one stream, which is there from the start.
  static var creationVerbs: [Command.Kind] { get }
  /// Returns the status from which the rows of a stream in this state are looked up.
  static func status(of state: State) -> Status
  /// The status of a stream whose personal data were erased, in which nothing happens any more; nil if it has none
  /// of anybody's.
  static var erased: Status? { get }
  /// What an allowed command leads to.
  static func events(of command: Command, on state: State, in context: Context) -> [Event]
  /// Whether an actor may act on it in this role.
  static func isParty(
    _ actor: ActorID, as role: Role, to state: State, under rules: ClaimRules
  ) -> Bool
  /// Whether it is about an actor: they claim, report, own or ask.
  static func isAbout(_ actor: ActorID, _ state: State, under rules: ClaimRules) -> Bool
  /// Whether an actor may send this command to it in this role: a party may, and who is to become one
  /// by it.
  static func isParty(
    _ actor: ActorID, as role: Role, sending command: Command, to state: State,
    under rules: ClaimRules
  ) -> Bool
  /// Whether an actor may send some command with this verb to it in this role.
  static func isParty(
    _ actor: ActorID, as role: Role, sendingAny verb: Command.Kind, to state: State,
    under rules: ClaimRules
  ) -> Bool
  /// The days that select its rules, besides the day of the decision.
  static func days(of state: State) -> (loss: LocalDate?, submitted: Instant?)
  /// What is due by itself at a time and not done yet.
  static func due(
    on state: State, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: Command)]
  /// Folds an event in as it was true at a moment: facts that became true later are left out.
  ///
  /// Source: Specs/TwoClocks.md.
  ///
  /// - Parameters:
  ///   - state: what the events before add up to.
  ///   - event: what happened.
  ///   - since: the effective time of the event's commit.
  ///   - moment: nil for everything that is recorded.
  static func evolve(
    _ state: inout State, _ event: Event, trueSince since: Instant, at moment: Instant?)
  /// Changes since when it is so what edits told, where the state knows.
  static func changeTimes(of state: inout State, _ change: (inout [FieldTime]) -> Void)
  /// The clock was wrong: nothing that was told is true only later than now.
  static func limitTimes(of state: inout State, to now: Instant)
  /// The command that takes back an earlier one; nil if there is none.
  ///
  /// Source: Specs/Store.md, "Undo".
  ///
  /// - Parameters:
  ///   - command: the one that was accepted.
  ///   - before: the stream as it was before the command.
  ///   - isLatest: whether nothing has happened in the stream since.
  ///   - reason: for commands that have to give one.
  static func opposite(
    of command: Command, on before: State, isLatest: Bool, because reason: String
  ) -> Command?
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
  /// The words of its table.
  public typealias Words = AggregateVocabulary<Self>
  typealias Row = Step<Words>
  typealias To = Outcome<Words>

  /// Made anew each time. O(rows).
  public static var unguarded: Lifecycle<Words> { lifecycle.withoutGuards }
  public static var creationVerbs: [Command.Kind] { [] }
  public static var erased: Status? { nil }
  public static func isParty(
    _ actor: ActorID, as role: Role, to state: State, under rules: ClaimRules
  ) -> Bool { true }
  public static func isAbout(
    _ actor: ActorID, _ state: State, under rules: ClaimRules
  ) -> Bool { isParty(actor, as: .claimant, to: state, under: rules) }
  public static func isParty(
    _ actor: ActorID, as role: Role, sending command: Command, to state: State,
    under rules: ClaimRules
  ) -> Bool { isParty(actor, as: role, to: state, under: rules) }
  public static func isParty(
    _ actor: ActorID, as role: Role, sendingAny verb: Command.Kind, to state: State,
    under rules: ClaimRules
  ) -> Bool { isParty(actor, as: role, to: state, under: rules) }
  public static func days(of state: State) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, nil)
  }
  public static func due(
    on state: State, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: Command)] { [] }
  public static func opposite(
    of command: Command, on before: State, isLatest: Bool, because reason: String
  ) -> Command? { nil }

  public static func changeTimes(of state: inout State, _ change: (inout [FieldTime]) -> Void) {}

  public static func limitTimes(of state: inout State, to now: Instant) {
    changeTimes(of: &state) { times in
      for place in times.indices { times[place].effective = min(times[place].effective, now) }
    }
  }

  /// A fact is an event by which no row changes the status.
  public static func evolve(
    _ state: inout State, _ event: Event, trueSince since: Instant, at moment: Instant?
  ) {
    guard let moment, since > moment, lifecycle.keepsStatus(event.kind) else {
      return evolve(&state, event)
    }
  }

  public static func decide(
    _ command: Command, given state: State, in context: Context
  ) throws(Refusal) -> [Event] {
    try decide(command, given: state, in: context, under: lifecycle)
  }

  /// Decides under another table, such as one that a test has changed on purpose.
  ///
  /// - Throws: `invalidTransition` without a row, `notAuthorised` for another role, and every
  ///   violated guard of the row, in its order.
  @inline(__always) public static func decide(
    _ command: Command, given state: State, in context: Context, under lifecycle: Lifecycle<Words>
  ) throws(Refusal) -> [Event] {
    let step = try lifecycle.row(for: command.kind, in: status(of: state), by: context.role)
    let reasons = step.guards.compactMap { $0.reason(against: command, on: state, in: context) }
    guard reasons.isEmpty else { throw Refusal(reasons) }
    return events(of: command, on: state, in: context)
  }

  /// In the order of their numbers.
  public static var verbs: [Command.Kind] { Command.Kind.allCases.filter { $0.rawValue != 0 } }

  /// Every verb, in the order of its number: allowed, or why not, as far as that can be told before
  /// the arguments are known. Guards on arguments are listed as conditions.
  ///
  /// - Parameters:
  ///   - state: that of the stream.
  ///   - context: who asks, when, and what the rest of the log holds.
  ///   - barred: why the actor may not act in the role at all; nil if they may.
  public static func permissions(
    on state: State, in context: Context, barred: Reason? = nil
  ) -> [Permission] {
    verbs.map { permission(to: $0, on: state, in: context, barred: barred) }
  }

  /// What `permissions` says of one command.
  public static func permission(
    to verb: Command.Kind, on state: State, in context: Context, barred: Reason? = nil
  ) -> Permission {
    var permission = Permission()
    permission.command = verb.name.description
    switch admit(verb, on: state, in: context, barred) {
    case .failure(let refusal): permission.reasons = refusal.reasons
    case .success(let step):
      permission.reasons = step.guards.compactMap {
        $0.reason(against: verb, on: state, in: context)
      }
      permission.allowed = permission.reasons.isEmpty
      guard permission.allowed else { return permission }
      permission.conditions = step.guards.filter { $0.subject == .arguments }.map(\.name)
    }
    return permission
  }

  /// The row of a verb, if the actor comes as far as its guards.
  private static func admit(
    _ verb: Command.Kind, on state: State, in context: Context, _ barred: Reason?
  ) -> Result<Step<Words>, Refusal> {
    let (actor, role) = (context.actor, context.role)
    guard lifecycle.mayEver(role, send: verb) else {
      return .failure(Refusal(.notAuthorised, found: .code(role)))
    }
    if let barred { return .failure(Refusal([barred])) }
    guard isParty(actor, as: role, sendingAny: verb, to: state, under: context.rules) else {
      return .failure(Refusal(.notParty, found: .value(actor)))
    }
    let status = status(of: state)
    guard let step = lifecycle.step(from: status, on: verb) else {
      return .failure(Refusal(.invalidTransition, found: .code(status)))
    }
    return step.roles.contains(role)
      ? .success(step) : .failure(lifecycle.refusal(of: role, for: verb, in: status))
  }
}

extension Lifecycle {
  /// Whether every row with this event stays in its status. O(rows).
  public func keepsStatus(_ event: Words.EventKind) -> Bool {
    steps.allSatisfy { step in
      step.outcomes.allSatisfy { outcome in
        guard outcome.events.contains(event) else { return true }
        if case .to(let status) = outcome.target { return step.from == [status] }
        return true
      }
    }
  }

  /// The same steps with no guard to refuse them. O(rows).
  public var withoutGuards: Lifecycle {
    Lifecycle(
      steps.map {
        Step($0.id, $0.from, $0.verb, by: $0.roles, unless: [], outcomes: $0.outcomes)
      })
  }
}
