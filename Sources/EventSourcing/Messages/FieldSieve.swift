/// Empties fields of a message, by their names, and lists those that are given and stay.
public struct FieldSieve: FieldVisitor, ~Copyable {
  public private(set) var names: [String] = []
  private let keeps: (String) -> Bool

  public init(keeping keeps: @escaping (String) -> Bool) { self.keeps = keeps }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) { sift(name, &value, V()) }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) { sift(name, &value, nil) }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) { sift(name, &value, []) }

  private mutating func sift<V: Equatable>(_ name: StaticString, _ value: inout V, _ absent: V) {
    guard value != absent else { return }
    let name = name.description
    if keeps(name) { names.append(name) } else { value = absent }
  }

  // Fields are looked at as wholes.
  public mutating func leaf(_ value: inout Bool) {}
  public mutating func leaf(_ value: inout Int64) {}
  public mutating func leaf(_ value: inout UInt64) {}
  public mutating func leaf(_ value: inout String) {}
  public mutating func leaf(_ value: inout [UInt8]) {}
  public mutating func leaf(_ value: inout Identifier) {}
  public mutating func leaf(_ value: inout Instant) {}
  public mutating func leaf(_ value: inout LocalDate) {}
  public mutating func leaf<E: CodedEnum>(_ value: inout E) {}
  public mutating func leaf<M: Message>(_ value: inout M) {}
}
