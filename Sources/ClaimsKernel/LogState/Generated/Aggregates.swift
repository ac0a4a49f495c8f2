// Generated from Kernel.aggregates by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import ClaimsDomain
import EventSourcing

extension Category {
  /// Every aggregate of a log.
  public static let aggregates: [any LogAggregate.Type] = [ClaimDecider.self, ActorDecider.self, RulesDecider.self, CatalogDecider.self, DocumentDecider.self, ReportDecider.self, AccidentDecider.self, PropertyDecider.self, QuizDecider.self, LeadDecider.self, ActivityDecider.self]
  /// By the names of their tables, those whose streams stand in one.
  public static let tables: [(name: String, category: Category)] = [("documents", DocumentDecider.category), ("reports", ReportDecider.category), ("accidents", AccidentDecider.category), ("properties", PropertyDecider.category), ("quizzes", QuizDecider.category), ("leads", LeadDecider.category), ("activities", ActivityDecider.category)]
  /// The aggregate of such streams; nil if this build knows none.
  public var aggregate: (any LogAggregate.Type)? {
    switch self {
      case ClaimDecider.category: ClaimDecider.self
      case ActorDecider.category: ActorDecider.self
      case RulesDecider.category: RulesDecider.self
      case CatalogDecider.category: CatalogDecider.self
      case DocumentDecider.category: DocumentDecider.self
      case ReportDecider.category: ReportDecider.self
      case AccidentDecider.category: AccidentDecider.self
      case PropertyDecider.category: PropertyDecider.self
      case QuizDecider.category: QuizDecider.self
      case LeadDecider.category: LeadDecider.self
      case ActivityDecider.category: ActivityDecider.self
      default: nil
    }
  }
}

extension ClaimDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .claim(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .claim(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .claim(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .claim(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .claim(let payload) = any { payload } else { nil }
  }
}

extension ActorDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .actor(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .actor(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .actor(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .actor(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .actor(let payload) = any { payload } else { nil }
  }
}

extension RulesDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .rules(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .rules(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .rules(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .rules(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .rules(let payload) = any { payload } else { nil }
  }
}

extension CatalogDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .catalog(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .catalog(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .catalog(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .catalog(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .catalog(let payload) = any { payload } else { nil }
  }
}

extension DocumentDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .document(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .document(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .document(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .document(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .document(let payload) = any { payload } else { nil }
  }
}

extension DocumentDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<DocumentDecider> { logState.documents }
}

extension ReportDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .report(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .report(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .report(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .report(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .report(let payload) = any { payload } else { nil }
  }
}

extension ReportDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<ReportDecider> { logState.reports }
}

extension AccidentDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .accident(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .accident(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .accident(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .accident(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .accident(let payload) = any { payload } else { nil }
  }
}

extension AccidentDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<AccidentDecider> { logState.accidents }
}

extension PropertyDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .property(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .property(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .property(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .property(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .property(let payload) = any { payload } else { nil }
  }
}

extension PropertyDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<PropertyDecider> { logState.properties }
}

extension QuizDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .quiz(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .quiz(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .quiz(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .quiz(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .quiz(let payload) = any { payload } else { nil }
  }
}

extension QuizDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<QuizDecider> { logState.quizzes }
}

extension LeadDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .lead(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .lead(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .lead(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .lead(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .lead(let payload) = any { payload } else { nil }
  }
}

extension LeadDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<LeadDecider> { logState.leads }
}

extension ActivityDecider {
  public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .activity(kind) }
  public static func wrap(_ payload: Command) -> DomainCommand { .activity(payload) }
  public static func unwrap(_ any: DomainCommand) -> Command? {
    if case .activity(let payload) = any { payload } else { nil }
  }
  public static func wrap(_ payload: Event) -> DomainEvent { .activity(payload) }
  public static func unwrap(_ any: DomainEvent) -> Event? {
    if case .activity(let payload) = any { payload } else { nil }
  }
}

extension ActivityDecider: StreamAggregate {
  public static func streams(in logState: borrowing LogState) -> StreamTable<ActivityDecider> { logState.activities }
}

/// The streams of every aggregate of which a log holds many.
struct StreamTables: Sendable {
  var documents = StreamTable<DocumentDecider>()
  var reports = StreamTable<ReportDecider>()
  var accidents = StreamTable<AccidentDecider>()
  var properties = StreamTable<PropertyDecider>()
  var quizzes = StreamTable<QuizDecider>()
  var leads = StreamTable<LeadDecider>()
  var activities = StreamTable<ActivityDecider>()

  init() {}

  /// Those of an index.
  init(_ cold: ColdStreams, correctedBy corrections: ClockLimits) {
    documents = StreamTable(ColdCards(cold, correctedBy: corrections))
    reports = StreamTable(ColdCards(cold, correctedBy: corrections))
    accidents = StreamTable(ColdCards(cold, correctedBy: corrections))
    properties = StreamTable(ColdCards(cold, correctedBy: corrections))
    quizzes = StreamTable(ColdCards(cold, correctedBy: corrections))
    leads = StreamTable(ColdCards(cold, correctedBy: corrections))
    activities = StreamTable(ColdCards(cold, correctedBy: corrections))
  }

  /// Folds an event in, if its aggregate has a table.
  mutating func apply(_ event: DomainEvent, to id: Identifier, _ times: FoldTimes) {
    switch event {
      case .document(let event): documents.apply(event, to: id, times)
      case .report(let event): reports.apply(event, to: id, times)
      case .accident(let event): accidents.apply(event, to: id, times)
      case .property(let event): properties.apply(event, to: id, times)
      case .quiz(let event): quizzes.apply(event, to: id, times)
      case .lead(let event): leads.apply(event, to: id, times)
      case .activity(let event): activities.apply(event, to: id, times)
      default: break
    }
  }

  /// The clock was wrong: nothing counts as recorded later than now.
  mutating func limitTimes(to now: Instant) {
    documents.limitTimes(to: now)
    reports.limitTimes(to: now)
    accidents.limitTimes(to: now)
    properties.limitTimes(to: now)
    quizzes.limitTimes(to: now)
    leads.limitTimes(to: now)
    activities.limitTimes(to: now)
  }
}

extension LogState {
  /// The streams of `DocumentDecider`.
  public var documents: StreamTable<DocumentDecider> { tables.documents }
  /// The streams of `ReportDecider`.
  public var reports: StreamTable<ReportDecider> { tables.reports }
  /// The streams of `AccidentDecider`.
  public var accidents: StreamTable<AccidentDecider> { tables.accidents }
  /// The streams of `PropertyDecider`.
  public var properties: StreamTable<PropertyDecider> { tables.properties }
  /// The streams of `QuizDecider`.
  public var quizzes: StreamTable<QuizDecider> { tables.quizzes }
  /// The streams of `LeadDecider`.
  public var leads: StreamTable<LeadDecider> { tables.leads }
  /// The streams of `ActivityDecider`.
  public var activities: StreamTable<ActivityDecider> { tables.activities }
}
