// Generated from Kernel.aggregates by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import ClaimsDomain
import EventSourcing

/// A command to any aggregate of the domain.
public enum DomainCommand: Equatable, Sendable {
  /// Of the aggregate of `ClaimDecider`.
  case claim(ClaimDecider.Command)
  /// Of the aggregate of `ActorDecider`.
  case actor(ActorDecider.Command)
  /// Of the aggregate of `RulesDecider`.
  indirect case rules(RulesDecider.Command)
  /// Of the aggregate of `CatalogDecider`.
  indirect case catalog(CatalogDecider.Command)
  /// Of the aggregate of `DocumentDecider`.
  indirect case document(DocumentDecider.Command)
  /// Of the aggregate of `ReportDecider`.
  indirect case report(ReportDecider.Command)
  /// Of the aggregate of `AccidentDecider`.
  indirect case accident(AccidentDecider.Command)
  /// Of the aggregate of `PropertyDecider`.
  indirect case property(PropertyDecider.Command)
  /// Of the aggregate of `QuizDecider`.
  indirect case quiz(QuizDecider.Command)
  /// Of the aggregate of `LeadDecider`.
  indirect case lead(LeadDecider.Command)
  /// Of the aggregate of `ActivityDecider`.
  indirect case activity(ActivityDecider.Command)

  /// As its aggregate knows it.
  var union: any Union {
    switch self {
      case .claim(let payload): payload
      case .actor(let payload): payload
      case .rules(let payload): payload
      case .catalog(let payload): payload
      case .document(let payload): payload
      case .report(let payload): payload
      case .accident(let payload): payload
      case .property(let payload): payload
      case .quiz(let payload): payload
      case .lead(let payload): payload
      case .activity(let payload): payload
    }
  }
  /// What kind of stream it belongs to.
  public var category: Category {
    switch self {
      case .claim: ClaimDecider.category
      case .actor: ActorDecider.category
      case .rules: RulesDecider.category
      case .catalog: CatalogDecider.category
      case .document: DocumentDecider.category
      case .report: ReportDecider.category
      case .accident: AccidentDecider.category
      case .property: PropertyDecider.category
      case .quiz: QuizDecider.category
      case .lead: LeadDecider.category
      case .activity: ActivityDecider.category
    }
  }
  /// What each aggregate calls its own.
  static let unions: [any Union.Type] = [ClaimDecider.Command.self, ActorDecider.Command.self, RulesDecider.Command.self, CatalogDecider.Command.self, DocumentDecider.Command.self, ReportDecider.Command.self, AccidentDecider.Command.self, PropertyDecider.Command.self, QuizDecider.Command.self, LeadDecider.Command.self, ActivityDecider.Command.self]
  /// - Returns: nil for what belongs to no aggregate of a log.
  init?(_ union: any Union) {
    switch union {
      case let payload as ClaimDecider.Command: self = .claim(payload)
      case let payload as ActorDecider.Command: self = .actor(payload)
      case let payload as RulesDecider.Command: self = .rules(payload)
      case let payload as CatalogDecider.Command: self = .catalog(payload)
      case let payload as DocumentDecider.Command: self = .document(payload)
      case let payload as ReportDecider.Command: self = .report(payload)
      case let payload as AccidentDecider.Command: self = .accident(payload)
      case let payload as PropertyDecider.Command: self = .property(payload)
      case let payload as QuizDecider.Command: self = .quiz(payload)
      case let payload as LeadDecider.Command: self = .lead(payload)
      case let payload as ActivityDecider.Command: self = .activity(payload)
      default: return nil
    }
  }
  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know, left by a newer version or by damage.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
      case ClaimDecider.category: self = .claim(try ClaimDecider.Command(kind: type, payload: payload))
      case ActorDecider.category: self = .actor(try ActorDecider.Command(kind: type, payload: payload))
      case RulesDecider.category: self = .rules(try RulesDecider.Command(kind: type, payload: payload))
      case CatalogDecider.category: self = .catalog(try CatalogDecider.Command(kind: type, payload: payload))
      case DocumentDecider.category: self = .document(try DocumentDecider.Command(kind: type, payload: payload))
      case ReportDecider.category: self = .report(try ReportDecider.Command(kind: type, payload: payload))
      case AccidentDecider.category: self = .accident(try AccidentDecider.Command(kind: type, payload: payload))
      case PropertyDecider.category: self = .property(try PropertyDecider.Command(kind: type, payload: payload))
      case QuizDecider.category: self = .quiz(try QuizDecider.Command(kind: type, payload: payload))
      case LeadDecider.category: self = .lead(try LeadDecider.Command(kind: type, payload: payload))
      case ActivityDecider.category: self = .activity(try ActivityDecider.Command(kind: type, payload: payload))
      default: throw .unknownKind(category.number, of: "category")
    }
  }
  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know, left by a newer version or by damage.
  public init(category: Category, type: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) {
    switch category {
      case ClaimDecider.category: self = .claim(try ClaimDecider.Command.decode(kind: type, payload))
      case ActorDecider.category: self = .actor(try ActorDecider.Command.decode(kind: type, payload))
      case RulesDecider.category: self = .rules(try RulesDecider.Command.decode(kind: type, payload))
      case CatalogDecider.category: self = .catalog(try CatalogDecider.Command.decode(kind: type, payload))
      case DocumentDecider.category: self = .document(try DocumentDecider.Command.decode(kind: type, payload))
      case ReportDecider.category: self = .report(try ReportDecider.Command.decode(kind: type, payload))
      case AccidentDecider.category: self = .accident(try AccidentDecider.Command.decode(kind: type, payload))
      case PropertyDecider.category: self = .property(try PropertyDecider.Command.decode(kind: type, payload))
      case QuizDecider.category: self = .quiz(try QuizDecider.Command.decode(kind: type, payload))
      case LeadDecider.category: self = .lead(try LeadDecider.Command.decode(kind: type, payload))
      case ActivityDecider.category: self = .activity(try ActivityDecider.Command.decode(kind: type, payload))
      default: throw .unknownKind(category.number, of: "category")
    }
  }
}

/// Something that happened to any aggregate of the domain.
public enum DomainEvent: Equatable, Sendable {
  /// Of the aggregate of `ClaimDecider`.
  case claim(ClaimDecider.Event)
  /// Of the aggregate of `ActorDecider`.
  case actor(ActorDecider.Event)
  /// Of the aggregate of `RulesDecider`.
  indirect case rules(RulesDecider.Event)
  /// Of the aggregate of `CatalogDecider`.
  indirect case catalog(CatalogDecider.Event)
  /// Of the aggregate of `DocumentDecider`.
  indirect case document(DocumentDecider.Event)
  /// Of the aggregate of `ReportDecider`.
  indirect case report(ReportDecider.Event)
  /// Of the aggregate of `AccidentDecider`.
  indirect case accident(AccidentDecider.Event)
  /// Of the aggregate of `PropertyDecider`.
  indirect case property(PropertyDecider.Event)
  /// Of the aggregate of `QuizDecider`.
  indirect case quiz(QuizDecider.Event)
  /// Of the aggregate of `LeadDecider`.
  indirect case lead(LeadDecider.Event)
  /// Of the aggregate of `ActivityDecider`.
  indirect case activity(ActivityDecider.Event)

  /// As its aggregate knows it.
  var union: any Union {
    switch self {
      case .claim(let payload): payload
      case .actor(let payload): payload
      case .rules(let payload): payload
      case .catalog(let payload): payload
      case .document(let payload): payload
      case .report(let payload): payload
      case .accident(let payload): payload
      case .property(let payload): payload
      case .quiz(let payload): payload
      case .lead(let payload): payload
      case .activity(let payload): payload
    }
  }
  /// What kind of stream it belongs to.
  public var category: Category {
    switch self {
      case .claim: ClaimDecider.category
      case .actor: ActorDecider.category
      case .rules: RulesDecider.category
      case .catalog: CatalogDecider.category
      case .document: DocumentDecider.category
      case .report: ReportDecider.category
      case .accident: AccidentDecider.category
      case .property: PropertyDecider.category
      case .quiz: QuizDecider.category
      case .lead: LeadDecider.category
      case .activity: ActivityDecider.category
    }
  }
  /// What each aggregate calls its own.
  static let unions: [any Union.Type] = [ClaimDecider.Event.self, ActorDecider.Event.self, RulesDecider.Event.self, CatalogDecider.Event.self, DocumentDecider.Event.self, ReportDecider.Event.self, AccidentDecider.Event.self, PropertyDecider.Event.self, QuizDecider.Event.self, LeadDecider.Event.self, ActivityDecider.Event.self]
  /// - Returns: nil for what belongs to no aggregate of a log.
  init?(_ union: any Union) {
    switch union {
      case let payload as ClaimDecider.Event: self = .claim(payload)
      case let payload as ActorDecider.Event: self = .actor(payload)
      case let payload as RulesDecider.Event: self = .rules(payload)
      case let payload as CatalogDecider.Event: self = .catalog(payload)
      case let payload as DocumentDecider.Event: self = .document(payload)
      case let payload as ReportDecider.Event: self = .report(payload)
      case let payload as AccidentDecider.Event: self = .accident(payload)
      case let payload as PropertyDecider.Event: self = .property(payload)
      case let payload as QuizDecider.Event: self = .quiz(payload)
      case let payload as LeadDecider.Event: self = .lead(payload)
      case let payload as ActivityDecider.Event: self = .activity(payload)
      default: return nil
    }
  }
  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know, left by a newer version or by damage.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
      case ClaimDecider.category: self = .claim(try ClaimDecider.Event(kind: type, payload: payload))
      case ActorDecider.category: self = .actor(try ActorDecider.Event(kind: type, payload: payload))
      case RulesDecider.category: self = .rules(try RulesDecider.Event(kind: type, payload: payload))
      case CatalogDecider.category: self = .catalog(try CatalogDecider.Event(kind: type, payload: payload))
      case DocumentDecider.category: self = .document(try DocumentDecider.Event(kind: type, payload: payload))
      case ReportDecider.category: self = .report(try ReportDecider.Event(kind: type, payload: payload))
      case AccidentDecider.category: self = .accident(try AccidentDecider.Event(kind: type, payload: payload))
      case PropertyDecider.category: self = .property(try PropertyDecider.Event(kind: type, payload: payload))
      case QuizDecider.category: self = .quiz(try QuizDecider.Event(kind: type, payload: payload))
      case LeadDecider.category: self = .lead(try LeadDecider.Event(kind: type, payload: payload))
      case ActivityDecider.category: self = .activity(try ActivityDecider.Event(kind: type, payload: payload))
      default: throw .unknownKind(category.number, of: "category")
    }
  }
  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know, left by a newer version or by damage.
  public init(category: Category, type: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) {
    switch category {
      case ClaimDecider.category: self = .claim(try ClaimDecider.Event.decode(kind: type, payload))
      case ActorDecider.category: self = .actor(try ActorDecider.Event.decode(kind: type, payload))
      case RulesDecider.category: self = .rules(try RulesDecider.Event.decode(kind: type, payload))
      case CatalogDecider.category: self = .catalog(try CatalogDecider.Event.decode(kind: type, payload))
      case DocumentDecider.category: self = .document(try DocumentDecider.Event.decode(kind: type, payload))
      case ReportDecider.category: self = .report(try ReportDecider.Event.decode(kind: type, payload))
      case AccidentDecider.category: self = .accident(try AccidentDecider.Event.decode(kind: type, payload))
      case PropertyDecider.category: self = .property(try PropertyDecider.Event.decode(kind: type, payload))
      case QuizDecider.category: self = .quiz(try QuizDecider.Event.decode(kind: type, payload))
      case LeadDecider.category: self = .lead(try LeadDecider.Event.decode(kind: type, payload))
      case ActivityDecider.category: self = .activity(try ActivityDecider.Event.decode(kind: type, payload))
      default: throw .unknownKind(category.number, of: "category")
    }
  }
  /// Which event of which aggregate.
  public var kind: DomainEventKind {
    switch self {
      case .claim(let payload): .claim(payload.kind)
      case .actor(let payload): .actor(payload.kind)
      case .rules(let payload): .rules(payload.kind)
      case .catalog(let payload): .catalog(payload.kind)
      case .document(let payload): .document(payload.kind)
      case .report(let payload): .report(payload.kind)
      case .accident(let payload): .accident(payload.kind)
      case .property(let payload): .property(payload.kind)
      case .quiz(let payload): .quiz(payload.kind)
      case .lead(let payload): .lead(payload.kind)
      case .activity(let payload): .activity(payload.kind)
    }
  }
}

/// Which event of which aggregate: shown by its name.
public enum DomainEventKind: Hashable, Sendable {
  /// Of the aggregate of `ClaimDecider`.
  case claim(ClaimDecider.Event.Kind)
  /// Of the aggregate of `ActorDecider`.
  case actor(ActorDecider.Event.Kind)
  /// Of the aggregate of `RulesDecider`.
  case rules(RulesDecider.Event.Kind)
  /// Of the aggregate of `CatalogDecider`.
  case catalog(CatalogDecider.Event.Kind)
  /// Of the aggregate of `DocumentDecider`.
  case document(DocumentDecider.Event.Kind)
  /// Of the aggregate of `ReportDecider`.
  case report(ReportDecider.Event.Kind)
  /// Of the aggregate of `AccidentDecider`.
  case accident(AccidentDecider.Event.Kind)
  /// Of the aggregate of `PropertyDecider`.
  case property(PropertyDecider.Event.Kind)
  /// Of the aggregate of `QuizDecider`.
  case quiz(QuizDecider.Event.Kind)
  /// Of the aggregate of `LeadDecider`.
  case lead(LeadDecider.Event.Kind)
  /// Of the aggregate of `ActivityDecider`.
  case activity(ActivityDecider.Event.Kind)

  var code: any CodedEnum {
    switch self {
      case .claim(let payload): payload
      case .actor(let payload): payload
      case .rules(let payload): payload
      case .catalog(let payload): payload
      case .document(let payload): payload
      case .report(let payload): payload
      case .accident(let payload): payload
      case .property(let payload): payload
      case .quiz(let payload): payload
      case .lead(let payload): payload
      case .activity(let payload): payload
    }
  }
  /// What kind of stream it belongs to.
  public var category: Category {
    switch self {
      case .claim: ClaimDecider.category
      case .actor: ActorDecider.category
      case .rules: RulesDecider.category
      case .catalog: CatalogDecider.category
      case .document: DocumentDecider.category
      case .report: ReportDecider.category
      case .accident: AccidentDecider.category
      case .property: PropertyDecider.category
      case .quiz: QuizDecider.category
      case .lead: LeadDecider.category
      case .activity: ActivityDecider.category
    }
  }
  static let all: [DomainEventKind] = [ClaimDecider.Event.Kind.allCases.map { DomainEventKind.claim($0) }, ActorDecider.Event.Kind.allCases.map { DomainEventKind.actor($0) }, RulesDecider.Event.Kind.allCases.map { DomainEventKind.rules($0) }, CatalogDecider.Event.Kind.allCases.map { DomainEventKind.catalog($0) }, DocumentDecider.Event.Kind.allCases.map { DomainEventKind.document($0) }, ReportDecider.Event.Kind.allCases.map { DomainEventKind.report($0) }, AccidentDecider.Event.Kind.allCases.map { DomainEventKind.accident($0) }, PropertyDecider.Event.Kind.allCases.map { DomainEventKind.property($0) }, QuizDecider.Event.Kind.allCases.map { DomainEventKind.quiz($0) }, LeadDecider.Event.Kind.allCases.map { DomainEventKind.lead($0) }, ActivityDecider.Event.Kind.allCases.map { DomainEventKind.activity($0) }].flatMap { $0 }
  /// - Returns: nil for what this build does not know.
  init?(category: Category, type: UInt32) {
    switch category {
      case ClaimDecider.category: guard let kind = ClaimDecider.Event.Kind(rawValue: type) else { return nil }; self = .claim(kind)
      case ActorDecider.category: guard let kind = ActorDecider.Event.Kind(rawValue: type) else { return nil }; self = .actor(kind)
      case RulesDecider.category: guard let kind = RulesDecider.Event.Kind(rawValue: type) else { return nil }; self = .rules(kind)
      case CatalogDecider.category: guard let kind = CatalogDecider.Event.Kind(rawValue: type) else { return nil }; self = .catalog(kind)
      case DocumentDecider.category: guard let kind = DocumentDecider.Event.Kind(rawValue: type) else { return nil }; self = .document(kind)
      case ReportDecider.category: guard let kind = ReportDecider.Event.Kind(rawValue: type) else { return nil }; self = .report(kind)
      case AccidentDecider.category: guard let kind = AccidentDecider.Event.Kind(rawValue: type) else { return nil }; self = .accident(kind)
      case PropertyDecider.category: guard let kind = PropertyDecider.Event.Kind(rawValue: type) else { return nil }; self = .property(kind)
      case QuizDecider.category: guard let kind = QuizDecider.Event.Kind(rawValue: type) else { return nil }; self = .quiz(kind)
      case LeadDecider.category: guard let kind = LeadDecider.Event.Kind(rawValue: type) else { return nil }; self = .lead(kind)
      case ActivityDecider.category: guard let kind = ActivityDecider.Event.Kind(rawValue: type) else { return nil }; self = .activity(kind)
      default: return nil
    }
  }
}

extension Category {
  /// What a kind of stream is called by its commands: `lead`.
  var caseName: StaticString? {
    switch self {
      case ClaimDecider.category: "claim"
      case ActorDecider.category: "actor"
      case RulesDecider.category: "rules"
      case CatalogDecider.category: "catalog"
      case DocumentDecider.category: "document"
      case ReportDecider.category: "report"
      case AccidentDecider.category: "accident"
      case PropertyDecider.category: "property"
      case QuizDecider.category: "quiz"
      case LeadDecider.category: "lead"
      case ActivityDecider.category: "activity"
      default: nil
    }
  }
  /// What each kind of stream lists: verbs, statuses and events.
  static let lists: [(of: Category, verbs: any CodedEnum.Type, statuses: any CodedEnum.Type, events: any CodedEnum.Type)] = [(ClaimDecider.category, ClaimDecider.Command.Kind.self, ClaimDecider.Status.self, ClaimDecider.Event.Kind.self), (ActorDecider.category, ActorDecider.Command.Kind.self, ActorDecider.Status.self, ActorDecider.Event.Kind.self), (RulesDecider.category, RulesDecider.Command.Kind.self, RulesDecider.Status.self, RulesDecider.Event.Kind.self), (CatalogDecider.category, CatalogDecider.Command.Kind.self, CatalogDecider.Status.self, CatalogDecider.Event.Kind.self), (DocumentDecider.category, DocumentDecider.Command.Kind.self, DocumentDecider.Status.self, DocumentDecider.Event.Kind.self), (ReportDecider.category, ReportDecider.Command.Kind.self, ReportDecider.Status.self, ReportDecider.Event.Kind.self), (AccidentDecider.category, AccidentDecider.Command.Kind.self, AccidentDecider.Status.self, AccidentDecider.Event.Kind.self), (PropertyDecider.category, PropertyDecider.Command.Kind.self, PropertyDecider.Status.self, PropertyDecider.Event.Kind.self), (QuizDecider.category, QuizDecider.Command.Kind.self, QuizDecider.Status.self, QuizDecider.Event.Kind.self), (LeadDecider.category, LeadDecider.Command.Kind.self, LeadDecider.Status.self, LeadDecider.Event.Kind.self), (ActivityDecider.category, ActivityDecider.Command.Kind.self, ActivityDecider.Status.self, ActivityDecider.Event.Kind.self)]
  /// The kinds of streams that are called by a UUID.
  public static let named: [Category] = [ClaimDecider.category, DocumentDecider.category, ReportDecider.category, AccidentDecider.category, PropertyDecider.category, QuizDecider.category, LeadDecider.category, ActivityDecider.category]
}
