import EventSourcing

/// Fills every field of a message, each with another value; lists with two elements.
struct Filler: FieldVisitor {
  private static let texts = ["Rear-end \"é\" e\u{301}\u{1}\n", "漢🎈", "§4", " ", "carla"]
  private static let numbers: [Int64] = [.max, .min, 1 << 53 + 1, 90_000, -1]
  private var count: Int64 = 0
  /// Every text, and actors have no id; nil for texts of many kinds.
  private let text: String?

  init(text: String? = nil) { self.text = text }

  private mutating func next() -> Int64 {
    count += 1
    return count
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    if text == nil || V.self != ActorID.self { try value.visitLeaf(&self) }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard text == nil || V.self != ActorID.self else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = present
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard text == nil || V.self != ActorID.self else { return }
    value = [V(), V()]
    for index in value.indices { try value[index].visitLeaf(&self) }
  }

  mutating func leaf(_ value: inout Bool) { value = true }
  mutating func leaf(_ value: inout Int64) {
    value = Self.numbers[Int(next()) % Self.numbers.count]
  }
  mutating func leaf(_ value: inout UInt64) { value = UInt64(next()) << 24 }
  mutating func leaf(_ value: inout String) {
    value = text ?? Self.texts[Int(next()) % Self.texts.count]
  }
  mutating func leaf(_ value: inout ShortCode) throws(WireError) {
    guard let code = ShortCode("EUR") else { throw .unreadable(["no code", "ningún código"]) }
    value = code
  }
  mutating func leaf(_ value: inout [UInt8]) {
    value = [0, 255, UInt8(truncatingIfNeeded: next())]
  }
  mutating func leaf(_ value: inout Identifier) {
    value = Identifier(high: .max, low: UInt64(next()))
  }
  mutating func leaf(_ value: inout Instant) { value = Instant(nanoseconds: -next()) }
  mutating func leaf(_ value: inout LocalDate) {
    value = LocalDate(daysSinceEpoch: next()) ?? value
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { value = E.allCases.last ?? value }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
