/// Makes values out of choices, the same value from the same choices.
///
/// Whatever is composed of generators shrinks by itself: there is no shrinker to write.
///
/// ```swift
/// let order = Generator.array(of: .integer(in: 0...1000)).map(Order.init)
/// ```
public struct Generator<Value>: Sendable {
  @usableFromInline let draw: @Sendable (inout Choices) throws(GaveUp) -> Value

  /// A generator that draws from others in turn; a later draw may depend on an earlier one.
  ///
  /// ```swift
  /// Generator { choices throws(GaveUp) in
  ///   let count = try choices.draw(.integer(in: 1...9))
  ///   return try choices.draw(.array(of: digits, count: count...count))
  /// }
  /// ```
  @inlinable public init(_ draw: @escaping @Sendable (inout Choices) throws(GaveUp) -> Value) {
    self.draw = draw
  }

  /// The value that a seed stands for.
  ///
  /// - Throws: `GaveUp` if the generator makes none of this seed.
  @inlinable public func value(seed: UInt64) throws(GaveUp) -> Value {
    var choices = Choices(seed: seed)
    return try draw(&choices)
  }

  /// Always the same value.
  @inlinable public static func just(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ throws(GaveUp) in value }
  }

  /// The value made into another one.
  @inlinable public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other> { choices throws(GaveUp) in transform(try draw(&choices)) }
  }

  /// A generator that depends on a value drawn before.
  @inlinable public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { choices throws(GaveUp) in try choices.draw(next(try draw(&choices))) }
  }

  /// Only values that satisfy a condition.
  ///
  /// - Throws: when drawn, `GaveUp.filter` with some of the rejected values, if none of as
  ///   many values as `tries` did. A condition that rejects more than nine of ten wants a
  ///   generator of its own.
  @inlinable public func filter(
    _ name: String = "filter", tries: Int = 200,
    _ condition: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { choices throws(GaveUp) in
      let (start, branchesLeft) = (choices.taken.count, choices.branchesLeft)
      var rejected: [String] = []
      // A recipe is cooked once: what a second try would take belongs to the next value.
      let tries = choices.replays ? 1 : max(1, tries)
      for _ in 0..<tries {
        let value = try draw(&choices)
        if condition(value) { return value }
        if !choices.replays { choices.takeBack(to: start, branchesLeft: branchesLeft) }
        if rejected.count < 5 { rejected.append("\(value)") }
      }
      throw .filter(name: name, tries: tries, rejected: rejected)
    }
  }

  /// This value and another one, independent of each other.
  @inlinable public func paired<Other>(with other: Generator<Other>) -> Generator<(Value, Other)> {
    Generator<(Value, Other)> { choices throws(GaveUp) in
      (try draw(&choices), try other.draw(&choices))
    }
  }
}
