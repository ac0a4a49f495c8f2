import ClaimsDomain
import Descriptions
import EventSourcing

/// An aggregate as a log keeps it: the category of its streams, what a decision looks at in others,
/// and who reads what of it. `Kernel.aggregates` lists them; everything that is asked of a stream is
/// asked here.
public protocol LogAggregate: Aggregate where RelatedFacts: FactList {
  /// A command of the aggregate, as one of the domain.
  static func wrap(_ command: Command) -> DomainCommand
  /// An event of the aggregate, as one of the domain.
  static func wrap(_ event: Event) -> DomainEvent
  /// A kind of event of the aggregate, as one of the domain.
  static func wrap(_ kind: Event.Kind) -> DomainEventKind
  /// The aggregate's own command; nil for one of another aggregate.
  static func unwrap(_ command: DomainCommand) -> Command?
  /// The aggregate's own event; nil for one of another aggregate.
  static func unwrap(_ event: DomainEvent) -> Event?

  /// A stream's present state; nil before its first event, unless it is there from the start.
  static func snapshot(of stream: StreamID, in logState: borrowing LogState) -> Snapshot<Self>?
  /// Every stream, in the order in which they began.
  static func forEachCard(in logState: borrowing LogState, _ body: (Snapshot<Self>) -> Void)
  /// The ids of all streams; empty if they are not called by their ids.
  static func ids(in logState: borrowing LogState) -> [Identifier]
  /// What a decision looks at in other streams.
  ///
  /// - Parameters:
  ///   - command: nil if it is asked what would be allowed.
  ///   - state: that of the command's own stream.
  ///   - scene: the log, who decides, and when.
  static func relatedFacts(
    of command: Command?, on state: State, in scene: DecisionScene
  ) -> RelatedFacts
  /// What the decision brings to another stream, in the same commit; the stream must be free.
  static func sideEffect(
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
  /// The field of which something is told by refusing a command so; nil for what every reader may
  /// be told.
  static func field(toldBy code: RefusalCode, of verb: Command.Kind) -> String?
  /// The other streams of which something is told by refusing a command so, besides what the command
  /// names and its sender may not name. Whether there are such streams tells nothing.
  ///
  /// - Parameters:
  ///   - code: the refusal's.
  ///   - command: nil if it is asked what would be allowed.
  ///   - state: that of the command's own stream.
  static func others(
    toldBy code: RefusalCode, of command: Command?, on state: State
  ) -> OtherStreams
  /// Whether a command without a name shows that it comes from somebody who may know of the stream.
  static func isProven(by command: Command, on state: State) -> Bool
  /// The field that this one event is about, rather than what all of its kind are about; nil if it
  /// is like them.
  static func field(toldBy event: DomainEvent) -> String?
  /// What is left out of a stream for a reader; nil if none of it is shown.
  static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction?

  /// What a list calls it, in the words of whoever wrote it, or by its code; empty if nobody said. It is
  /// shown to all who see the stream.
  static func title(of state: State) -> String
  /// The stream that it is about; nil if it is about none.
  static func subject(of state: State) -> StreamID?
  /// What those who work on it are to do next. Claims have worklists of their own.
  static func nextStep(on state: State) -> NextStep<Command.Kind>?

  /// The statuses in which nothing more is expected of a stream, unless it is opened again. One that has such a
  /// status may go to an archive.
  static var endings: [Status] { get }

  /// The parts of a state, which are many and change one at a time.
  static func parts(of state: State) -> PartList
  /// Puts other parts in their place; does nothing if such states have none.
  static func setParts(of state: inout State, to parts: PartList)
}

/// Streams of which a reason tells something, and not of its own.
public enum OtherStreams: Sendable, PrintsFields {
  /// The reason tells of no other stream.
  case none
  /// The reason tells of these streams.
  case these([StreamID])
  /// Claims, whichever name the stream, or are named beside it.
  case anyClaims
}

/// What is to be done next on a stream.
public struct NextStep<Verb: Sendable>: Sendable, PrintsFields {
  /// The command to send.
  public var verb: Verb
  /// Who is to do it; empty for anyone who may.
  public var assignee: ActorID
  /// When it is due; nil if there is no deadline.
  public var due: Instant?

  init(_ verb: Verb, by assignee: ActorID = ActorID(), due: Instant? = nil) {
    (self.verb, self.assignee, self.due) = (verb, assignee, due)
  }
}

/// An aggregate whose streams are kept in a table.
public protocol StreamAggregate: LogAggregate {
  /// All its streams, folded.
  static func streams(in logState: borrowing LogState) -> StreamTable<Self>
}

/// On what a command to a stream is judged, besides the stream's own state.
public struct DecisionScene {
  /// The stream that the command goes to.
  public let stream: StreamID
  /// Who sends it, or asks.
  public let sender: ActorInRole
  /// By which it is judged what is shared with them.
  public let time: Instant
  /// The state of the whole log when the command is judged.
  public let logState: LogState
  /// Of the code by which it is decided.
  public var version = ClaimDecider.version
  /// Whether it was decided elsewhere.
  public var isImported = false

  /// The id of that stream.
  public var id: Identifier { stream.id }

  /// Whether a stream is there, and its sender sees it; a process sees every one.
  func sees(_ other: StreamID) -> Bool {
    let access = sender.role == .system ? .whole : ReaderRoles(of: sender.actor, as: [sender.role])
    return logState.redaction(of: other, for: access, at: time) != nil
  }
}

extension LogAggregate {
  /// The types of the aggregate's table: statuses, verbs, roles, guards, events.
  public typealias Words = AggregateVocabulary<Self>

  public static func sideEffect(
    of command: Command, on state: State, in scene: DecisionScene
  ) -> StreamEvents? { nil }
  public static func forEachCard(in logState: borrowing LogState, _ body: (Snapshot<Self>) -> Void)
  {}
  public static func ids(in logState: borrowing LogState) -> [Identifier] { [] }
  public static var notFound: RefusalCode { .notFound }
  public static var hiddenFields: [HiddenField] { [] }
  public static func field(toldBy code: RefusalCode, of verb: Command.Kind) -> String? { nil }
  public static func others(
    toldBy code: RefusalCode, of command: Command?, on state: State
  ) -> OtherStreams { .none }
  public static func isProven(by command: Command, on state: State) -> Bool { true }
  public static func field(toldBy event: DomainEvent) -> String? { nil }
  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? {
    snapshot(of: stream, in: logState).flatMap { snapshot in
      access.redaction(
        of: snapshot.state, Self.self, under: logState.rules(for: snapshot, at: time))
    }
  }
  public static func title(of state: State) -> String { "" }
  public static func subject(of state: State) -> StreamID? { nil }
  public static func nextStep(on state: State) -> NextStep<Command.Kind>? { nil }
  public static var endings: [Status] { [] }
  public static func parts(of state: State) -> PartList { PartList() }
  public static func setParts(of state: inout State, to parts: PartList) {}
}

extension StreamAggregate {
  public static func snapshot(of stream: StreamID, in logState: borrowing LogState) -> Snapshot<
    Self
  >? {
    streams(in: logState)[stream.id]
  }
  public static func forEachCard(in logState: borrowing LogState, _ body: (Snapshot<Self>) -> Void)
  {
    streams(in: logState).snapshots.forEach(body)
  }
  public static func ids(in logState: borrowing LogState) -> [Identifier] {
    streams(in: logState).ids
  }
}

extension LogState {
  /// The rules that are in force for a stream: each value by the day that selects it.
  func rules<A: LogAggregate>(for snapshot: Snapshot<A>, at time: Instant) -> ClaimRules {
    rules(forDaysOf: snapshot.state, of: A.self, at: time)
  }

  func rules<A: Aggregate>(
    forDaysOf state: A.State, of type: A.Type, at time: Instant
  ) -> ClaimRules {
    let days = A.days(of: state)
    return rules.rules(lossDate: days.loss, submitted: days.submitted, decided: time)
  }
}
