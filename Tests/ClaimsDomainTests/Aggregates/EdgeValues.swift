import EventSourcing
import StateMachineTesting

/// Fills fields with the edges of what fits.
struct EdgeValues: FieldVisitor {
  var random: SeededGenerator

  private mutating func one<Value>(of values: [Value], or other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try value.visitLeaf(&self) }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard Bool.random(using: &random) else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = present
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard Bool.random(using: &random) else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = [present]
  }
  mutating func leaf(_ value: inout Bool) { value = .random(using: &random) }
  mutating func leaf(_ value: inout Int64) { value = one(of: [.min, -1, 0, 1, .max], or: 0) }
  mutating func leaf(_ value: inout UInt64) { value = one(of: [0, 1, UInt64(UInt32.max)], or: 0) }
  mutating func leaf(_ value: inout String) {
    value = one(
      of: ["", "main_category", "hurt", "case_review", "other", "email", "carla", "id"], or: "")
  }
  mutating func leaf(_ value: inout [UInt8]) { value = one(of: [[], [1]], or: []) }
  mutating func leaf(_ value: inout Identifier) {
    value = Identifier(high: 0, low: .random(in: 0...3, using: &random))
  }
  mutating func leaf(_ value: inout Instant) {
    value = Instant(nanoseconds: one(of: [.min, -1, 0, .max], or: 0))
  }
  mutating func leaf(_ value: inout LocalDate) {
    value = LocalDate(daysSinceEpoch: one(of: [-719_162, 0, 2_932_896], or: 0)) ?? value
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { value = one(of: E.allCases, or: value) }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
