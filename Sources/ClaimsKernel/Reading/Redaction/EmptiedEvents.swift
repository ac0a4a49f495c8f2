import ClaimsDomain
import EventSourcing

extension Redaction {
  /// The event without what is shown like fields of the state that are left out; nil if that cannot
  /// be done.
  func emptying(_ event: DomainEvent) -> DomainEvent? {
    let fields = EventFields.of(event.kind)?.hidden.filter { hides($0.as) }.map(\.field) ?? []
    func emptied<A: LogAggregate>(_: A.Type) -> DomainEvent? {
      guard let whole = A.unwrap(event) else { return nil }
      do throws(WireError) {
        var emptier = FieldEmptier(fields, in: try whole.encodedPayload())
        return try A.Event.read(whole.kind, from: &emptier).map { A.wrap($0) }
      } catch { return nil }
    }
    return fields.isEmpty ? event : event.category.aggregate.flatMap { emptied($0) }
  }
}

/// Reads a payload, and leaves some of its fields empty.
private struct FieldEmptier: FieldVisitor {
  static var reads: Bool { true }

  private let hidden: Set<String>
  private let bytes: [UInt8]
  /// The fields in which the next one stands.
  private var path: [String] = []

  init(_ hidden: [String], in bytes: [UInt8]) {
    (self.hidden, self.bytes) = (Set(hidden), bytes)
  }

  mutating func payload<M: Message>(_ value: inout M) throws(WireError) {
    value = try M(decoding: bytes)
    try value.visit(&self)
  }

  /// Whether a field is left empty.
  private mutating func enter(_ name: StaticString) -> Bool {
    path.append(name.description)
    return hidden.contains(path.joined(separator: "."))
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    if enter(name) { value = V() } else { try value.visitLeaf(&self) }
    path.removeLast()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    if enter(name) { value = nil } else { try value?.visitLeaf(&self) }
    path.removeLast()
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    if enter(name) { value = [] }
    for place in value.indices { try value[place].visitLeaf(&self) }
    path.removeLast()
  }

  mutating func leaf(_ value: inout Bool) {}
  mutating func leaf(_ value: inout Int64) {}
  mutating func leaf(_ value: inout UInt64) {}
  mutating func leaf(_ value: inout String) {}
  mutating func leaf(_ value: inout [UInt8]) {}
  mutating func leaf(_ value: inout Identifier) {}
  mutating func leaf(_ value: inout Instant) {}
  mutating func leaf(_ value: inout LocalDate) {}
  mutating func leaf<E: CodedEnum>(_ value: inout E) {}
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
