/// An optional value in memory of its own: a word if there is none.
@usableFromInline indirect enum Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  case nothing
  case value(Value)

  @inlinable init(_ value: Value?) { self = value.map { .value($0) } ?? .nothing }

  @inlinable var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  var isEmpty: Bool {
    if case .nothing = self { true } else { false }
  }
}
