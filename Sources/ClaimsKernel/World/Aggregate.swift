import ClaimsDomain
import EventSourcing

/// An aggregate of which a log holds many streams, judged and kept like any other: all but the
/// claim, which is kept apart since nearly everything is about claims, and the registers, of which
/// there is one each.
public protocol LogAggregate: Decider
where
  State: Message, Command: Union, Event: Union, Refusal == ClaimsDomain.Refusal,
  Context == DecisionContext<Role, ClaimRules, Neighbours>
{
  associatedtype Neighbours: Sendable
  associatedtype Words: Vocabulary where Words.Verb == Command.Kind
  static var category: Category { get }
  static var lifecycle: Lifecycle<Words> { get }
  /// The lifecycle without its guards.
  static var unguarded: Lifecycle<Words> { get }
  /// The verb that begins a stream.
  static var beginning: Command.Kind { get }
  /// Decides under another table than `lifecycle`.
  static func decide(
    _ command: Command, given state: State, in context: Context, under lifecycle: Lifecycle<Words>
  ) throws(Refusal) -> [Event]
  /// Whether somebody may act on it in this role.
  static func isParty(_ actor: ActorID, as role: Role, to state: State) -> Bool
  /// The days that select its rules, besides the day of the decision.
  static func days(of state: State) -> (loss: LocalDate?, submitted: Instant?)
  /// What a decision looks at in other streams.
  ///
  /// - Parameter command: nil where it is asked what would be allowed.
  static func neighbours(
    of command: Command?, on state: State, _ id: Identifier, by actor: ActorID, in world: World
  ) -> Neighbours
  /// Every verb: allowed, or why not, as far as that can be told before the arguments are known.
  static func permissions(
    on state: State, for seeker: PermissionSeeker, in context: Context
  ) -> [Permission]
  /// What the decision brings to another stream, in the same commit; the stream must be free.
  static func companion(
    of command: Command, on state: State, _ id: Identifier, by actor: ActorID
  ) -> StreamEvents?
  /// What is due by itself at a time and not done yet.
  static func due(
    on state: State, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: Command)]
}

extension LogAggregate {
  public static func companion(
    of command: Command, on state: State, _ id: Identifier, by actor: ActorID
  ) -> StreamEvents? { nil }
}

extension LogAggregate where Self: Aggregate {
  public static func isParty(_ actor: ActorID, as role: Role, to state: State) -> Bool {
    isParty(actor, as: role, to: state, under: .builtIn)
  }
}

/// A stream's state with what the log says about it.
public struct Card<A: LogAggregate>: Sendable {
  public let id: Identifier
  public fileprivate(set) var revision: UInt64 = 0
  /// When its first event was recorded.
  public let created: Instant
  /// When its latest event was recorded.
  public fileprivate(set) var updated: Instant
  public fileprivate(set) var state = A.initial

  fileprivate init(of id: Identifier, created: Instant) {
    self.id = id
    self.created = created
    updated = created
  }
}

/// Every stream of an aggregate, folded, in the order in which they began.
///
/// A value: copies share what they have in common.
public struct Board<A: LogAggregate>: Sendable {
  public private(set) var cards: [Card<A>] = []
  private var places: [Identifier: Int] = [:]

  public init() {}

  public var count: Int { cards.count }

  public subscript(id: Identifier) -> Card<A>? { places[id].map { cards[$0] } }

  /// The state of a stream; the initial one where there is none.
  public func state(of id: Identifier) -> A.State { self[id]?.state ?? A.initial }

  /// The streams whose id's text begins so.
  public func ids(withPrefix prefix: String) -> [Identifier] {
    cards.map(\.id).filter { $0.text.hasPrefix(prefix) }.sorted()
  }

  mutating func apply(_ event: A.Event, to id: Identifier, recorded: Instant) {
    let place = places[id] ?? add(id, recorded)
    cards[place].revision &+= 1
    cards[place].updated = recorded
    A.evolve(&cards[place].state, event)
  }

  private mutating func add(_ id: Identifier, _ recorded: Instant) -> Int {
    places[id] = cards.count
    cards.append(Card(of: id, created: recorded))
    return cards.count - 1
  }
}

extension World {
  /// The rules that are in force for a stream: each value by the day that selects it.
  func rules<A: LogAggregate>(
    forDaysOf state: A.State, of type: A.Type, at time: Instant
  ) -> ClaimRules {
    let days = A.days(of: state)
    return rules.rules(lossDate: days.loss, submitted: days.submitted, decided: time)
  }
}
