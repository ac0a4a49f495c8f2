/// Puts others in the place of the texts of a message that are somebody's. An optional one that becomes empty is absent.
public struct PersonalTexts: LeafIgnoringVisitor, ~Copyable {
  public static var changes: Bool { true }

  private let change: (String) -> String
  /// Whether the field that is being looked at is somebody's.
  private var isPersonal = false

  /// Creates a visitor that changes personal texts.
  ///
  /// - Parameter change: gives what stands in a text's place; not called for an empty one.
  public init(_ change: @escaping (String) -> String) { self.change = change }

  public mutating func personal(of person: UInt32) { isPersonal = true }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    try value.visitLeaf(&self)
    isPersonal = false
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    if var present = value {
      let wasEmpty = present == V()
      try present.visitLeaf(&self)
      // A text of which nothing is left is none; one that was empty says so.
      value = V.self == String.self && !wasEmpty && present == V() ? nil : present
    }
    isPersonal = false
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    // Elements of messages set whether their fields are.
    let isPersonal = isPersonal
    for place in value.indices {
      self.isPersonal = isPersonal
      try value[place].visitLeaf(&self)
    }
    self.isPersonal = false
  }

  public mutating func leaf(_ value: inout String) {
    if isPersonal, !value.isEmpty { value = change(value) }
  }
}
