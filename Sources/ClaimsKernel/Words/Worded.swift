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
  /// In the order of their numbers, with the one that stands for none.
  public let cases: [(number: UInt32, name: String, wording: Phrase)]

  /// Takes the words of an enumeration from the tables.
  public init<Codes: CodedEnum>(_: Codes.Type) {
    name = Codes.schemaName.description
    cases = Codes.allCases.map { ($0.rawValue, $0.name.description, $0.wording) }
  }
}

/// The enumerations of one aggregate: its commands, its statuses, its events, and what else
/// it lists.
public struct AggregateWords: Sendable {
  /// Its commands, in the words of buttons.
  public let verbs: WordedType
  /// The statuses that its streams may have.
  public let statuses: WordedType
  /// Its events, in the words of a timeline.
  public let events: WordedType
  /// What else it lists, such as roles; perhaps nothing.
  public let others: [WordedType]

  private init(
    _ verbs: any CodedEnum.Type, _ statuses: any CodedEnum.Type, _ events: any CodedEnum.Type,
    _ others: [any CodedEnum.Type]
  ) {
    func worded<Codes: CodedEnum>(_ type: Codes.Type) -> WordedType { WordedType(type) }
    self.verbs = worded(verbs)
    self.statuses = worded(statuses)
    self.events = worded(events)
    self.others = others.map { worded($0) }
  }

  /// Every aggregate of a log, and the outbox.
  public static let all =
    Category.lists.map { AggregateWords($0.verbs, $0.statuses, $0.events, others[$0.of] ?? []) }
    + [
      AggregateWords(
        OutboxVerb.self, OutboxStatus.self, OutboxEventKind.self,
        [TransportFaultKind.self, ConflictPolicy.self])
    ]

  /// What an aggregate lists besides; their words are in the tables like all others.
  private static let others: [Category: [any CodedEnum.Type]] = [
    .claim: [
      ClaimType.self, ClaimUse.self, CloseOutcome.self, PartyRole.self, CheckKind.self,
      CheckResult.self, PaymentStatus.self, ProposalStatus.self, FraudStatus.self,
      RecoveryStatus.self, RecoveryKind.self, LitigationStatus.self, CostType.self,
      UploadStatus.self,
      DamageStatus.self, DamageSeverity.self, MeasurementKind.self, MeasurementUnit.self,
      MeasurementAccuracy.self, LineItemStatus.self,
    ],
    .actor: [Role.self, AuthorityKind.self],
    .document: [CompressionResult.self],
    .report: [NoticeStage.self, IncidentPrecision.self],
    .accident: [InjurySeverity.self],
    .property: [PropertyKind.self, RoomKind.self],
    .activity: [SubjectKind.self],
    .lead: [ContactResult.self, ConflictCheck.self, DisqualificationReason.self],
    .catalogs: [Catalog.self, CatalogTextKind.self],
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
