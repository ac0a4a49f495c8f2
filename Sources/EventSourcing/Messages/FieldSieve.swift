/// Empties fields of a message, by their paths (`details.notes`), and lists those of its own that are
/// given and stay.
public struct FieldSieve: LeafIgnoringVisitor, ~Copyable {
  /// The message's own fields that are given and kept, in the order of the field list.
  public private(set) var names: [String] = []
  private let bytes: [UInt8]
  private let keeps: (String) -> Bool
  /// Of the message that is being looked at, with a dot behind it.
  private var path = ""

  /// - Parameters:
  ///   - payload: the bytes of the message, if a union reads it.
  ///   - keeps: whether a field is kept, by its path.
  public init(payload: [UInt8] = [], keeping keeps: @escaping (String) -> Bool) {
    (bytes, self.keeps) = (payload, keeps)
  }

  public mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    value = try M(decoding: bytes)
    try value.visit(&self)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard stays(name, &value, V()) else { return }
    let outer = enter(name)
    try value.visitLeaf(&self)
    path = outer
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard stays(name, &value, nil) else { return }
    let outer = enter(name)
    try value?.visitLeaf(&self)
    path = outer
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard stays(name, &value, []) else { return }
    let outer = enter(name)
    for place in value.indices { try value[place].visitLeaf(&self) }
    path = outer
  }

  /// Whether a field is given, and is not emptied.
  private mutating func stays<V: Equatable>(
    _ name: StaticString, _ value: inout V, _ absent: V
  ) -> Bool {
    guard value != absent else { return false }
    guard keeps(path + name.description) else {
      value = absent
      return false
    }
    if path.isEmpty { names.append(name.description) }
    return true
  }

  private mutating func enter(_ name: StaticString) -> String {
    let outer = path
    path += name.description + "."
    return outer
  }

}
