import ClaimsDomain
import EventSourcing

/// An aggregate as a log keeps it: where its streams are, what a decision on one looks at in others,
/// and who reads what of it. `Kernel.aggregates` lists them; everything that is asked of a stream is
/// asked here.
public protocol LogAggregate: Aggregate {
  static func wrap(_ command: Command) -> DomainCommand
  static func wrap(_ event: Event) -> DomainEvent
  static func wrap(_ kind: Event.Kind) -> DomainEventKind
  static func unwrap(_ command: DomainCommand) -> Command?
  static func unwrap(_ event: DomainEvent) -> Event?

  /// A stream as it stands; nil before its first event, unless it is there from the start.
  static func card(of stream: StreamID, in world: borrowing World) -> Card<Self>?
  /// Every stream, in the order in which they began.
  static func forEachCard(in world: borrowing World, _ body: (Card<Self>) -> Void)
  /// The ids of all streams; empty if they are not called by their ids.
  static func ids(in world: borrowing World) -> [Identifier]
  /// What a decision looks at in other streams.
  ///
  /// - Parameter command: nil if it is asked what would be allowed.
  static func neighbours(
    of command: Command?, on state: State, in scene: DecisionScene
  ) -> Neighbours
  /// What the decision brings to another stream, in the same commit; the stream must be free.
  static func companion(
    of command: Command, on state: State, in scene: DecisionScene
  ) -> StreamEvents?
  /// Under which code a stream that has not begun is refused.
  static var notFound: RefusalCode { get }

  /// The roles to which such streams are shown, as far as they are party to one.
  static var readers: Set<Role> { get }
  /// Fields that are left out for some of them.
  static var hiddenFields: [HiddenField] { get }
  /// What each event tells those who see its stream.
  static var eventFields: [EventFields] { get }
  /// What is left out of a stream for a reader; nil if nothing of it is shown.
  static func redaction(
    of stream: StreamID, for access: ReadAccess, at time: Instant, in world: borrowing World
  ) -> Redaction?

  /// What is to be done next by those who work on it, and by whom; empty for whoever may. Claims have
  /// worklists of their own.
  static func nextStep(on state: State) -> (verb: Command.Kind, assignee: ActorID)?

  /// The parts of a state, which are many and change one at a time.
  static func parts(of state: State) -> PartList
  static func setParts(of state: inout State, to parts: PartList)
}

/// An aggregate whose streams stand in a table.
public protocol StreamAggregate: LogAggregate {
  static func streams(in world: borrowing World) -> Board<Self>
}

/// On what a command to a stream is judged, besides the stream's own state.
public struct DecisionScene {
  public let stream: StreamID
  /// Who sends it, or asks.
  public let sender: ActorInRole
  /// By which it is judged what is shared with them.
  public let time: Instant
  public let world: World

  public var id: Identifier { stream.id }
}

extension LogAggregate {
  public typealias Words = AggregateVocabulary<Self>

  public static func companion(
    of command: Command, on state: State, in scene: DecisionScene
  ) -> StreamEvents? { nil }
  public static func forEachCard(in world: borrowing World, _ body: (Card<Self>) -> Void) {}
  public static func ids(in world: borrowing World) -> [Identifier] { [] }
  public static var notFound: RefusalCode { .notFound }
  public static var hiddenFields: [HiddenField] { [] }
  public static func redaction(
    of stream: StreamID, for access: ReadAccess, at time: Instant, in world: borrowing World
  ) -> Redaction? {
    card(of: stream, in: world).flatMap { card in
      access.redaction(of: card.state, Self.self, under: world.rules(for: card, at: time))
    }
  }
  public static func nextStep(on state: State) -> (verb: Command.Kind, assignee: ActorID)? { nil }
  public static func parts(of state: State) -> PartList { PartList() }
  public static func setParts(of state: inout State, to parts: PartList) {}
}

extension StreamAggregate {
  public static func card(of stream: StreamID, in world: borrowing World) -> Card<Self>? {
    streams(in: world)[stream.id]
  }
  public static func forEachCard(in world: borrowing World, _ body: (Card<Self>) -> Void) {
    streams(in: world).cards.forEach(body)
  }
  public static func ids(in world: borrowing World) -> [Identifier] {
    streams(in: world).cards.map(\.id)
  }
}

extension World {
  /// The rules that are in force for a stream: each value by the day that selects it.
  func rules<A: LogAggregate>(for card: Card<A>, at time: Instant) -> ClaimRules {
    rules(forDaysOf: card.state, of: A.self, at: time)
  }

  func rules<A: Aggregate>(
    forDaysOf state: A.State, of type: A.Type, at time: Instant
  ) -> ClaimRules {
    let days = A.days(of: state)
    return rules.rules(lossDate: days.loss, submitted: days.submitted, decided: time)
  }
}
