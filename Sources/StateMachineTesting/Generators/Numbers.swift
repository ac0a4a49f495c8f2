extension Generator where Value: FixedWidthInteger & Sendable {
  /// Integers in a range. The simplest is the origin: zero, or the end of the range nearest to it.
  public static func integer(in range: ClosedRange<Value>, origin: Value? = nil) -> Generator {
    let nearest = min(max(origin ?? 0, range.lowerBound), range.upperBound)
    let below = UInt64(truncatingIfNeeded: Int128(nearest) - Int128(range.lowerBound))
    let above = UInt64(truncatingIfNeeded: Int128(range.upperBound) - Int128(nearest))
    return Generator { choices throws(GaveUp) in
      Value(truncatingIfNeeded: Int128(nearest) + (try choices.number(below: below, above: above)))
    }
  }

  /// Any integer of the type.
  public static func integer() -> Generator { integer(in: .min ... .max) }
}

extension Generator<Bool> {
  /// False, the simpler one, or true.
  public static func bool(true probability: Double = 0.5) -> Generator {
    Generator { choices throws(GaveUp) in try choices.flip(probability, .number) }
  }
}

extension Generator<Double> {
  /// Finite numbers in a range: whole ones are simpler than tenths, these than hundredths and
  /// thousandths, and these than numbers with every bit.
  public static func double(in range: ClosedRange<Double>) -> Generator {
    let precisions: [Double] = [1, 10, 100, 1000, 0x1p52]
    return Generator { choices throws(GaveUp) in
      let precision = precisions[Int(try choices.choose(upTo: 4, .branch))]
      let low = max(range.lowerBound.rounded(.down), -0x1p62)
      let high = min(range.upperBound.rounded(.down), 0x1p62)
      let origin = min(max(0, low), high)
      let whole = try choices.number(below: UInt64(origin - low), above: UInt64(high - origin))
      let parts = try choices.choose(upTo: UInt64(precision) - 1, .number)
      let value = origin + Double(whole) + Double(parts) / precision
      return min(max(value, range.lowerBound), range.upperBound)
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
