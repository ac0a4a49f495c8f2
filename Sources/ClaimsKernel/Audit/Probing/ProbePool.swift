import ClaimsDomain
import EventSourcing

/// The values that leaves are changed to: those that a decision's own people, ids and refusals name
/// come first, since they are most likely to matter.
struct ProbePool: Sendable {
  private(set) var actors: [ActorID]
  private(set) var identifiers: Set<Identifier> = []
  private(set) var moneys: [Money] = []
  /// The only amount that is tried; nil for those that are likely to matter.
  var amount: Money?
  private(set) var numbers: [UInt64] = []
  private(set) var days: [LocalDate] = []
  private(set) var times: [Instant]

  /// People beyond these are not tried: any stranger stands for them.
  private static let actorsMax = 6

  init(sender: ActorID, at time: Instant) { (actors, times) = ([sender], [time]) }

  /// Takes what was expected: an amount, a number, a day, a time.
  mutating func take(_ reason: Reason) {
    let values = reason.expectedDetail?.values.map(\.text) ?? []
    for text in values + [reason.expected] {
      if let money = Money(display: text) { moneys.append(money) }
      if let number = UInt64(asWritten: text) { numbers.append(number) }
      if let day = LocalDate(text) { days.append(day) }
      if let time = Instant(text) { times.append(time) }
    }
  }

  mutating func take(_ actor: ActorID) {
    guard actors.count < Self.actorsMax, !actor.isEmpty, !actors.contains(actor) else { return }
    actors.append(actor)
  }

  mutating func take(_ identifier: Identifier) { identifiers.insert(identifier) }

  /// Takes the people and ids that a message names.
  mutating func take(namesIn search: NameSearch) {
    for actor in search.actors { take(actor) }
    identifiers.formUnion(search.identifiers)
  }
}

/// Finds the people, the ids and the amounts that a message names.
struct NameSearch: LeafIgnoringVisitor {
  static var showsNames: Bool { true }
  /// How many elements of a list are looked at: some are enough to know whom it names.
  private let elements: Int
  private(set) var actors: [ActorID] = []
  private(set) var identifiers: Set<Identifier> = []
  private(set) var amounts: [Money] = []

  init(elements: Int = 32) { self.elements = elements }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    if let actor = value as? ActorID {
      actors.append(actor)
    } else if let amount = value as? Money {
      amounts.append(amount)
    } else {
      try value.visitLeaf(&self)
    }
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    for var element in value.prefix(elements) { try field(number, name, &element) }
  }

  mutating func leaf(_ value: inout Identifier) {
    if value != Identifier() { identifiers.insert(value) }
  }
}

extension Money {
  /// Reads an amount as it is displayed: `1700.00 EUR`.
  init?(display text: String) {
    guard let currency = Currency(String(text.suffix(3))), !currency.isNone,
      let number = Int64(text.dropLast(4).filter { $0 != "." })
    else { return nil }
    self.init(number, currency)
    guard display == text else { return nil }
  }
}
