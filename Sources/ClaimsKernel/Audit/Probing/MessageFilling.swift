import ClaimsDomain
import EventSourcing

/// Puts something into every field of an empty message: an element of a list that had none. What is
/// optional stays away.
struct MessageFilling: LeafIgnoringVisitor {
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

}
