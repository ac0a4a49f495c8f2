import EventSourcing
import StateMachineTesting

/// Fills every field with something else than it is by default, so that one which is not written,
/// or is read as another, shows.
struct SampleValues: FieldVisitor {
  private var next: UInt64 = 100

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try value.visitLeaf(&self) }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    var present = value ?? V()
    try present.visitLeaf(&self)
    value = present
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    var (one, two) = (V(), V())
    try one.visitLeaf(&self)
    try two.visitLeaf(&self)
    value = [one, two]
  }
  private mutating func count() -> UInt64 {
    next += 1
    return next
  }
  mutating func leaf(_ value: inout Bool) { value.toggle() }
  mutating func leaf(_ value: inout Int64) { value = Int64(count()) }
  mutating func leaf(_ value: inout UInt64) { value = count() }
  mutating func leaf(_ value: inout String) { value = "text \(count())" }
  mutating func leaf(_ value: inout ShortCode) { value = ShortCode("EUR") ?? value }
  mutating func leaf(_ value: inout [UInt8]) { value = [UInt8(truncatingIfNeeded: count())] }
  mutating func leaf(_ value: inout Identifier) { value = Identifier(high: 7, low: count()) }
  mutating func leaf(_ value: inout Instant) { value = Instant(nanoseconds: Int64(count())) }
  mutating func leaf(_ value: inout LocalDate) {
    value = LocalDate(daysSinceEpoch: Int64(count())) ?? value
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    value = E.allCases[1 + Int(count()) % (E.allCases.count - 1)]
  }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }

  /// A message with every field filled.
  static func message<M: Message>(_: M.Type) throws -> M {
    var (message, samples) = (M(), SampleValues())
    try message.visit(&samples)
    return message
  }

  /// Every case of a union, with every field filled.
  static func cases<U: Union>(of _: U.Type) throws -> [U] {
    try U.Kind.allCases.compactMap { kind in
      var samples = SampleValues()
      return try U.read(kind, from: &samples)
    }
  }
}
