extension Generator where Value: FixedWidthInteger & Sendable {
  /// Integers in a range. The simplest is the origin: zero, or the end of the range nearest to it.
  ///
  /// - Throws: when drawn, `GaveUp.tooWide` if the range has more than 2⁶⁴ values.
  @inlinable public static func integer(in range: ClosedRange<Value>, origin: Value? = nil)
    -> Generator
  {
    let nearest = min(max(origin ?? 0, range.lowerBound), range.upperBound)
    // Wrapped differences are right as unsigned numbers, however far apart the ends are.
    let wide = Value.Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    guard UInt64(exactly: wide) != nil else {
      let what = "integer(in: \(range))"
      return Generator { _ throws(GaveUp) in throw .tooWide(what) }
    }
    let below = UInt64(Value.Magnitude(truncatingIfNeeded: nearest &- range.lowerBound))
    let above = UInt64(Value.Magnitude(truncatingIfNeeded: range.upperBound &- nearest))
    return Generator { choices throws(GaveUp) in
      nearest &+ Value(truncatingIfNeeded: try choices.number(below: below, above: above))
    }
  }

  /// Any integer of the type, which may have 64 bits at most.
  ///
  /// - Throws: when drawn, `GaveUp.tooWide` if the type has more.
  @inlinable public static func integer() -> Generator { integer(in: .min ... .max) }
}

extension Generator<Bool> {
  /// False, the simpler one, or true.
  @inlinable public static func bool(true probability: Double = 0.5) -> Generator {
    Generator { choices throws(GaveUp) in try choices.flip(probability, .number) }
  }
}

extension Generator<Double> {
  /// Finite numbers in a range: whole ones are simpler than tenths, these than hundredths and
  /// thousandths, and these than numbers with every bit.
  ///
  /// - Throws: when drawn, `GaveUp.nothingToChoose` if the range has no finite number.
  public static func double(in range: ClosedRange<Double>) -> Generator {
    if range.lowerBound < 0, range.upperBound <= 0 {
      return double(in: -range.upperBound ... -range.lowerBound).map { 0 - $0 }
    }
    let largest = Double.greatestFiniteMagnitude
    let (lower, upper) = (max(range.lowerBound, -largest), min(range.upperBound, largest))
    // Beyond these, every number is whole.
    let (low, high) = (max(lower.rounded(.down), -0x1p53), min(upper.rounded(.down), 0x1p53))
    let precisions: [Double] = low <= high ? [1, 10, 100, 1000, 0x1p52] : []
    return Generator { choices throws(GaveUp) in
      guard lower <= upper else { throw .nothingToChoose("double(in: \(range))") }
      let branch = Int(try choices.choose(upTo: UInt64(precisions.count), .branch))
      guard branch < precisions.count else { return try choices.anyDouble(lower, upper) }
      let precision = precisions[branch]
      let origin = min(max(0, low), high)
      let whole = try choices.number(below: UInt64(origin - low), above: UInt64(high - origin))
      let parts = try choices.choose(upTo: UInt64(precision) - 1, .number)
      let value = origin + Double(whole) + Double(parts) / precision
      return min(max(value, lower), upper)
    }
  }

  /// Any number, the largest, the smallest, infinities and not-a-number among them.
  public static func double() -> Generator {
    let special: [Double] = [
      .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0,
    ]
    return .weighted(
      (6, .double(in: -1_000_000...1_000_000)), (1, .element(of: special)),
      (3, Generator<UInt64>.integer().map(Double.init(bitPattern:))))
  }
}

extension Choices {
  /// Every number between two finite ones, as many near zero as far from it.
  fileprivate mutating func anyDouble(_ lower: Double, _ upper: Double) throws(GaveUp) -> Double {
    let origin = min(max(0, lower), upper).rank
    let offset = try number(
      below: UInt64(origin - lower.rank), above: UInt64(upper.rank - origin))
    // As many choices as the other branches take, or this one would pass for simpler.
    _ = try choose(upTo: 0, .number)
    return Double(rank: origin + Int64(offset))
  }
}

extension Double {
  /// The place among all numbers in their order: zero has 0, the next larger one 1.
  fileprivate var rank: Int64 {
    self < 0 ? -Int64(magnitude.bitPattern) : Int64(magnitude.bitPattern)
  }

  fileprivate init(rank: Int64) {
    let size = Double(bitPattern: rank.magnitude)
    self = rank < 0 ? -size : size
  }
}
