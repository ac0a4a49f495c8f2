/// Random numbers that a seed repeats, on every machine.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (SplitMix64).
@frozen public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  @inlinable public init(seed: UInt64) { state = seed }

  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to a limit. The bias is below 2⁻³² if the limit is below 2³².
  @inlinable @inline(__always) mutating func next(upTo limit: UInt64) -> UInt64 {
    limit == .max ? next() : next().multipliedFullWidth(by: limit + 1).high
  }

  /// A number from 0 up to, not including, 1.
  @inlinable @inline(__always) mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A seed of its own for each of many runs.
  static func seed(_ seed: UInt64, run: Int) -> UInt64 {
    var mixed = SeededGenerator(
      seed: seed ^ UInt64(truncatingIfNeeded: run) &* 0xd1b5_4a32_d192_ed03)
    return mixed.next()
  }
}
