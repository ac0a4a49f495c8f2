import EventSourcing
import Foundation

extension Generator {
  /// Values of several generators together, independent of one another.
  ///
  /// ```swift
  /// let prices = Generator<Int>.integer(in: 0...9)
  /// try await forAll("totals", .zip(prices, prices)) { one, other in one + other >= one }
  /// ```
  public static func zip<each Part>(
    _ parts: repeat Generator<each Part>
  ) -> Generator<(repeat each Part)> where Value == (repeat each Part) {
    Generator { choices throws(GaveUp) in
      (repeat try choices.draw(each parts))
    }
  }

  /// Every case of an enumeration; the first is the simplest.
  public static func allCases() -> Generator where Value: CaseIterable & Sendable {
    element(of: Array(Value.allCases))
  }

  /// Some of the values, in their order; none is the simplest.
  public static func subset<Element: Sendable>(
    of values: [Element]
  ) -> Generator where Value == [Element] {
    Generator { choices throws(GaveUp) in
      var subset: [Element] = []
      for value in values where try choices.flip(0.5, .more) { subset.append(value) }
      return subset
    }
  }

  /// All of the values in any order; their own is the simplest.
  ///
  /// Source: Fisher and Yates' shuffle, as Durstenfeld gives it (1964).
  public static func permutation<Element: Sendable>(
    of values: [Element]
  ) -> Generator where Value == [Element] {
    Generator { choices throws(GaveUp) in
      var permutation = values
      for place in values.indices.dropLast() {
        let rest = UInt64(values.count - place - 1)
        permutation.swapAt(place, place + Int(try choices.number(below: 0, above: rest)))
      }
      return permutation
    }
  }
}

extension Generator<[UInt8]> {
  /// Bytes; none is the simplest, then zeros.
  public static func bytes(count: ClosedRange<Int> = 0...64) -> Generator {
    array(of: Generator<UInt8>.integer(in: 0...255), count: count)
  }
}

extension Generator<Identifier> {
  /// Identifiers out of a few, so that some are met again; that of 1 is the simplest.
  public static func identifier(upTo count: UInt64 = 8) -> Generator {
    Generator<UInt64>.integer(in: 1...max(1, count), origin: 1)
      .map { Identifier(high: 0, low: $0) }
  }
}

extension Generator<Duration> {
  /// Whole numbers of a unit; the shortest is the simplest.
  public static func duration(
    _ range: ClosedRange<Int64>, of unit: Duration = .seconds(1)
  ) -> Generator {
    Generator<Int64>.integer(in: range, origin: range.lowerBound).map { unit * $0 }
  }
}

extension Generator<Date> {
  /// Whole seconds of a range; the earliest is the simplest.
  public static func date(in range: ClosedRange<Date>) -> Generator {
    let start = range.lowerBound
    let seconds = Int64(range.upperBound.timeIntervalSince(start).rounded(.down))
    return Generator<Int64>.integer(in: 0...max(0, seconds)).map { start + TimeInterval($0) }
  }
}
