import ClaimsDomain
import EventSourcing

/// Puts something into every field of an empty message: an element of a list that had none. What is
/// optional stays away.
struct MessageFilling: FieldVisitor {
  static var showsNames: Bool { true }
  /// How many such messages are tried.
  static let variants = 4

  private let pool: ProbePool
  private let variant: Int

  init(_ pool: ProbePool, _ variant: Int) { (self.pool, self.variant) = (pool, variant) }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    var copy = value
    let count = LeafVariants.visit(&copy, pool, nil).count
    guard count > 0 else {
      if value is any Message { try value.visitLeaf(&self) }
      return
    }
    _ = LeafVariants.visit(&value, pool, nil, choosing: variant % count)
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {}
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {}

  func leaf(_ value: inout Bool) {}
  func leaf(_ value: inout Int64) {}
  func leaf(_ value: inout UInt64) {}
  func leaf(_ value: inout String) {}
  func leaf(_ value: inout ShortCode) {}
  func leaf(_ value: inout [UInt8]) {}
  func leaf(_ value: inout Identifier) {}
  func leaf(_ value: inout Instant) {}
  func leaf(_ value: inout LocalDate) {}
  func leaf<E: CodedEnum>(_ value: inout E) {}
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
