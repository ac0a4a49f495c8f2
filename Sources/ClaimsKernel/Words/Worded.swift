import ClaimsDomain
import EventSourcing

extension CodedEnum {
  /// What people read for the case: the text of `ClaimStatus.open`, or its name if it has none.
  public var wording: Phrase {
    Phrase(named: "\(Self.schemaName).\(name)") ?? Phrase(plain: name.description)
  }
}

/// The words of all cases of one enumeration.
public struct WordedType: Sendable {
  /// The enumeration's name in `Specs/Log.proto`.
  public let name: String
  public let cases: [(number: UInt32, name: String, wording: Phrase)]

  public init<Codes: CodedEnum>(_: Codes.Type) {
    name = Codes.schemaName.description
    cases = Codes.allCases.map { ($0.rawValue, $0.name.description, $0.wording) }
  }
}

/// The enumerations of one aggregate: what is done, where it leads, what happened, and what else
/// it lists.
///
/// A further aggregate is one entry in `all`, and its words in the tables.
public struct AggregateWords: Sendable {
  public let verbs: WordedType
  public let statuses: WordedType
  public let events: WordedType
  public let others: [WordedType]

  private init<Verb: CodedEnum, Status: CodedEnum, Event: CodedEnum>(
    _ verbs: Verb.Type, _ statuses: Status.Type, _ events: Event.Type, _ others: WordedType...
  ) {
    self.verbs = WordedType(verbs)
    self.statuses = WordedType(statuses)
    self.events = WordedType(events)
    self.others = others
  }

  /// Every aggregate, in the order of their categories.
  public static let all: [AggregateWords] = [
    AggregateWords(
      ClaimVerb.self, ClaimStatus.self, ClaimEventKind.self,
      WordedType(ClaimType.self), WordedType(ClaimUse.self), WordedType(CloseOutcome.self),
      WordedType(PartyRole.self), WordedType(CheckKind.self), WordedType(CheckResult.self),
      WordedType(PaymentStatus.self), WordedType(ProposalStatus.self),
      WordedType(FraudStatus.self), WordedType(RecoveryStatus.self),
      WordedType(LitigationStatus.self), WordedType(CostType.self),
      WordedType(UploadStatus.self), WordedType(DamageStatus.self),
      WordedType(DamageSeverity.self), WordedType(MeasurementKind.self),
      WordedType(MeasurementUnit.self), WordedType(MeasurementAccuracy.self),
      WordedType(LineItemStatus.self)),
    AggregateWords(
      ActorVerb.self, ActorStatus.self, ActorEventKind.self, WordedType(Role.self),
      WordedType(AuthorityKind.self)),
    AggregateWords(RulesVerb.self, RulesStatus.self, RulesEventKind.self),
    AggregateWords(
      DocumentVerb.self, DocumentStatus.self, DocumentEventKind.self,
      WordedType(CompressionResult.self)),
    AggregateWords(
      ReportVerb.self, ReportStatus.self, ReportEventKind.self, WordedType(NoticeStage.self),
      WordedType(IncidentPrecision.self)),
    AggregateWords(
      AccidentVerb.self, AccidentStatus.self, AccidentEventKind.self,
      WordedType(InjurySeverity.self)),
    AggregateWords(
      PropertyVerb.self, PropertyStatus.self, PropertyEventKind.self,
      WordedType(PropertyKind.self), WordedType(RoomKind.self)),
    AggregateWords(QuizVerb.self, QuizStatus.self, QuizEventKind.self),
    AggregateWords(
      LeadVerb.self, LeadStatus.self, LeadEventKind.self, WordedType(ContactResult.self),
      WordedType(ConflictCheck.self), WordedType(DisqualificationReason.self)),
    AggregateWords(
      CatalogVerb.self, CatalogStatus.self, CatalogEventKind.self, WordedType(Catalog.self),
      WordedType(CatalogTextKind.self)),
    AggregateWords(
      OutboxVerb.self, OutboxStatus.self, OutboxEventKind.self,
      WordedType(TransportFaultKind.self), WordedType(ConflictPolicy.self)),
  ]

  /// Every enumeration of the aggregate.
  public var types: [WordedType] { [verbs, statuses, events] + others }
}

/// Words by the names that they stand for, gathered once from every aggregate.
enum WordIndex {
  /// By the enumeration's name and the number of the case; the case that says nothing is left out.
  static let types: [String: [UInt32: Phrase]] = {
    var index: [String: [UInt32: Phrase]] = [:]
    for type in AggregateWords.all.flatMap(\.types) {
      for entry in type.cases where entry.name != "unspecified" {
        index[type.name, default: [:]][entry.number] = entry.wording
      }
    }
    return index
  }()

  /// By the verb's name: no two aggregates share one.
  static let verbs = named(AggregateWords.all.map(\.verbs))
  static let events = named(AggregateWords.all.map(\.events))
  static let roles = named([WordedType(Role.self)])

  /// Other codes than those of verbs and events, by their names; if several enumerations have one
  /// of a name, that of the first.
  static let codes = named(AggregateWords.all.flatMap { [$0.statuses] + $0.others })

  /// What fields are called, by their names in messages.
  static let fields: [String: Phrase] = Dictionary(
    uniqueKeysWithValues: WordTables.section("field").compactMap { entry in
      Phrase(named: "field." + entry.key).map { (entry.key, $0) }
    })

  /// The statuses of the aggregate that has this verb, by their names.
  static func statuses(besides verb: String) -> [String: Phrase] {
    let aggregate = AggregateWords.all.first { $0.verbs.cases.contains { $0.name == verb } }
    return named(aggregate.map { [$0.statuses] } ?? [])
  }

  static func named(_ types: [WordedType]) -> [String: Phrase] {
    var index: [String: Phrase] = [:]
    for entry in types.flatMap(\.cases) where index[entry.name] == nil {
      index[entry.name] = entry.wording
    }
    return index
  }
}
