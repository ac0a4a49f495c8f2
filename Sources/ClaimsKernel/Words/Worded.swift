import ClaimsDomain
import EventSourcing

/// An enumeration whose cases people read: each has words in every language.
///
/// A conformer spells its words out in one `switch`, so that a new case without words does not
/// compile.
public protocol Worded: CodedEnum {
  var wording: Wording { get }
}

extension Wording {
  public init(_ en: String, _ es: String) { self.init(en: en, es: es) }

  static let unspecified = Wording("Unspecified", "Sin especificar")
  static let none = Wording("None", "Ninguno")
}

/// The words of all cases of one enumeration, found by the number of a case.
public struct WordedType: Sendable {
  /// The enumeration's name in `Specs/Log.proto`.
  public let name: String
  public let cases: [(number: UInt32, name: String, wording: Wording)]

  public init<Words: Worded>(_: Words.Type) {
    name = Words.schemaName.description
    cases = Words.allCases.map { ($0.rawValue, $0.name.description, $0.wording) }
  }
}

/// All words of one aggregate: what is done, where it leads, what happened, and what else it lists.
///
/// A further aggregate is one file with its words and one line in `all`.
public struct AggregateWords: Sendable {
  public let verbs: WordedType
  public let statuses: WordedType
  public let events: WordedType
  public let others: [WordedType]
  /// What its refusal codes say; nil for those of others.
  let refusals: @Sendable (RefusalCode) -> Wording?
  /// Of which enumeration the code is that a refusal says was found.
  let found: @Sendable (RefusalCode) -> WordedType?
  /// What the fields of its messages are called, by their names there.
  let fields: [FieldWord]
  /// What its refusals say was expected or found.
  let phrases: [Phrase]

  init<Verb: Worded, Status: Worded, Event: Worded>(
    _ verbs: Verb.Type, _ statuses: Status.Type, _ events: Event.Type,
    others: [WordedType] = [],
    refusals: @escaping @Sendable (RefusalCode) -> Wording? = { _ in nil },
    found: @escaping @Sendable (RefusalCode) -> WordedType? = { _ in nil },
    fields: [FieldWord], phrases: [Phrase] = []
  ) {
    self.verbs = WordedType(verbs)
    self.statuses = WordedType(statuses)
    self.events = WordedType(events)
    self.others = others
    self.refusals = refusals
    self.found = found
    self.fields = fields
    self.phrases = phrases
  }

  /// Every aggregate, in the order of their categories.
  public static let all: [AggregateWords] = [
    claims, actors, rules, documents, reports, accidents, properties, quizzes, leads, catalogs,
    outbox,
  ]

  /// The fields that have words.
  public var fieldNames: [String] { fields.map(\.name) }

  /// Every enumeration of the aggregate.
  public var types: [WordedType] { [verbs, statuses, events] + others }
}

/// What a field is called.
struct FieldWord: Sendable {
  let name: String
  let wording: Wording

  init(_ name: String, _ en: String, _ es: String) {
    self.name = name
    wording = Wording(en, es)
  }
}

/// Words by the names that they stand for, gathered once from every aggregate.
enum WordIndex {
  /// By the enumeration's name and the number of the case.
  static let types: [String: [UInt32: Wording]] = {
    var index: [String: [UInt32: Wording]] = [:]
    for type in AggregateWords.all.flatMap(\.types) {
      for entry in type.cases { index[type.name, default: [:]][entry.number] = entry.wording }
    }
    return index
  }()

  /// By the verb's name: no two aggregates share one.
  static let verbs = named(AggregateWords.all.map(\.verbs))
  static let events = named(AggregateWords.all.map(\.events))
  static let roles = named([WordedType(Role.self)])

  /// Other codes than those of verbs and events, by their names; where several enumerations have
  /// one of a name, that of the first.
  static let codes = named(AggregateWords.all.flatMap { [$0.statuses] + $0.others })

  static let fields: [String: Wording] = {
    var index: [String: Wording] = [:]
    for field in AggregateWords.all.flatMap(\.fields) { index[field.name] = field.wording }
    return index
  }()

  /// The statuses of the aggregate that has this verb, by their names.
  static func statuses(besides verb: String) -> [String: Wording] {
    let aggregate = AggregateWords.all.first { $0.verbs.cases.contains { $0.name == verb } }
    return named(aggregate.map { [$0.statuses] } ?? [])
  }

  static func named(_ types: [WordedType]) -> [String: Wording] {
    var index: [String: Wording] = [:]
    for entry in types.flatMap(\.cases) where index[entry.name] == nil {
      index[entry.name] = entry.wording
    }
    return index
  }
}
