import ClaimsDomain
import EventSourcing

/// What else a leaf could hold: nothing, a little more, much more, another person, another code. A
/// few values that lie far apart tell whether a guard looks at the leaf; its own words tell the bound.
struct LeafVariants: FieldVisitor {
  static var showsNames: Bool { true }

  /// How many there are; zero for a message, whose leaves are its fields'.
  private(set) var count = 0
  /// The value as people read it.
  private(set) var text = ""
  private let pool: ProbePool
  private let words: Words?
  /// Which of them the value is changed to; nil if it is only counted.
  private let chosen: Int?

  private init(_ pool: ProbePool, _ words: Words?, _ chosen: Int?) {
    (self.pool, self.words, self.chosen) = (pool, words, chosen)
  }

  /// - Returns: the value as it was or, if one of the variants is chosen, as it is then; and how many
  ///   there are.
  static func visit<V: FieldValue>(
    _ value: inout V, _ pool: ProbePool, _ words: Words?, choosing chosen: Int? = nil
  ) -> (text: String, count: Int) {
    var variants = LeafVariants(pool, words, chosen)
    variants.visit(&value)
    return (variants.text, variants.count)
  }

  private mutating func visit<V: FieldValue>(_ value: inout V) {
    if var money = value as? Money {
      choose(&money, pool.amount.map { [$0] } ?? money.variants(pool.moneys)) { $0.display }
      if let changed = money as? V { value = changed }
    } else if var actor = value as? ActorID {
      choose(&actor, pool.actors + [ActorID(), .stranger]) { $0.text }
      if let changed = actor as? V { value = changed }
    } else {
      // A text that is no currency is no variant.
      do throws(WireError) { try value.visitLeaf(&self) } catch {}
    }
  }

  private mutating func choose<V: Equatable>(
    _ value: inout V, _ variants: [V], _ text: (V) -> String
  ) {
    let old = value
    let others = variants.filter { $0 != old }
    count = others.count
    if let chosen, others.indices.contains(chosen) { value = others[chosen] }
    self.text = text(value)
  }

  // MARK: Leaves

  mutating func leaf(_ value: inout Bool) {
    let words = words
    choose(&value, [!value]) { words?.text(for: $0) ?? ($0 ? "true" : "false") }
  }
  mutating func leaf(_ value: inout Int64) {
    choose(&value, pool.numbers.map { Int64(clamping: $0) } + [0, 1, value &+ 1, 1 << 40, -1]) {
      String($0)
    }
  }
  mutating func leaf(_ value: inout UInt64) {
    // What a number of 32 bits holds, too.
    choose(&value, pool.numbers + [0, 1, value &+ 1, 1 << 31]) { String($0) }
  }
  mutating func leaf(_ value: inout String) {
    choose(&value, ["", ActorID.stranger.text] + pool.actors.map(\.text)) { $0 }
  }
  mutating func leaf(_ value: inout [UInt8]) {
    choose(&value, [[], [UInt8](repeating: 1, count: 32)]) { base64URL($0) }
  }
  mutating func leaf(_ value: inout Identifier) {
    choose(&value, [Identifier(), Identifier(high: 1, low: 1)] + pool.identifiers.sorted()) {
      $0.text
    }
  }
  mutating func leaf(_ value: inout Instant) {
    choose(
      &value, pool.times + [-4000, -400, -2, 2, 400, 4000].map { value.shifted(days: $0) }
    ) { $0.text }
  }
  mutating func leaf(_ value: inout LocalDate) {
    let day = value.daysSinceEpoch
    choose(
      &value,
      pool.days
        + [-4000, -400, -1, 1, 400, 4000].compactMap { LocalDate(daysSinceEpoch: day + $0) }
    ) { $0.text }
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    let words = words
    choose(&value, E.allCases) { words?.name(of: $0) ?? $0.name.description }
  }
  mutating func leaf<M: Message>(_ value: inout M) {}

  // Values have no fields.
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {}
}

extension ActorID {
  /// Somebody whom no log knows.
  fileprivate static let stranger = ActorID("(somebody else)")
}

extension Money {
  fileprivate func variants(_ known: [Money]) -> [Money] {
    let usual = currency.isNone ? known.first?.currency ?? Currency("EUR") ?? currency : currency
    let other = Currency(usual.code == "XTS" ? "XXX" : "XTS") ?? usual
    return known + [0, 1, minorUnits / 2, 1_000_000_000_000, -1].map { Money($0, usual) }
      + [Money(minorUnits, other)]
  }
}

extension Instant {
  fileprivate func shifted(days: Int64) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(days * 86_400_000_000_000)
    return overflow ? self : Instant(nanoseconds: sum)
  }
}
