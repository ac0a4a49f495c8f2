import Testing

@testable import StateMachineTesting

@Suite("Numbers")
struct NumbersTests {
  /// The values of many seeds; all of them in the range.
  private func values<Value: Comparable>(
    _ generator: Generator<Value>, in range: ClosedRange<Value>, seeds: Int = 2000
  ) throws -> [Value] {
    let values = try (0..<seeds).map { try generator.value(seed: UInt64($0)) }
    #expect(values.allSatisfy { range.contains($0) })
    return values
  }

  private func simplest<Value>(_ generator: Generator<Value>) throws -> Value {
    var choices = Choices(replaying: [])
    return try choices.draw(generator)
  }

  private func ends<Value: FixedWidthInteger & Sendable>(_ range: ClosedRange<Value>) throws {
    let values = try values(.integer(in: range), in: range)
    #expect(values.min() == range.lowerBound)
    #expect(values.max() == range.upperBound)
  }

  @Test("every range is used up to both of its ends, the widest too")
  func ranges() throws {
    try ends(Int8.min ... .max)
    try ends(UInt8.min ... .max)
    try ends(Int64.min ... .max)
    try ends(UInt64.min ... .max)
    try ends(Int64.min ... -1)
    try ends(Int64.min ... .min + 1)
    try ends(UInt64.max - 1 ... .max)
    try ends(7...7)
    try ends(-1...0)
    try ends(-40...1_000_000)
    try ends(Int128(-1)...Int128(UInt64.max) - 1)
    try ends(Int128.min ... .min + Int128(UInt64.max))
    try ends(UInt128.max - UInt128(UInt64.max) ... .max)
  }

  @Test("a range of more than 2⁶⁴ values is reported when it is drawn from")
  func tooWide() throws {
    #expect(throws: GaveUp.tooWide("integer(in: -1...18446744073709551615)")) {
      try Generator<Int128>.integer(in: -1...Int128(UInt64.max)).value(seed: 1)
    }
    #expect(throws: GaveUp.self) { try Generator<Int128>.integer().value(seed: 1) }
    #expect(throws: GaveUp.self) { try Generator<UInt128>.integer().value(seed: 1) }
    #expect(
      GaveUp.tooWide("integer(in: 0...9)").description
        == "integer(in: 0...9) has more than 2⁶⁴ values: put them together from two smaller ranges"
    )
  }

  @Test("a small range has every value equally often")
  func uniform() throws {
    let values = try values(Generator<Int>.integer(in: -5...4), in: -5...4, seeds: 10_000)
    let counts = Dictionary(grouping: values, by: { $0 }).mapValues(\.count)
    #expect(counts.count == 10)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
  }

  @Test("a large range has small numbers more often than their share")
  func smallNumbers() throws {
    let values = try values(Generator<Int>.integer(), in: .min ... .max)
    let small = values.filter { $0.magnitude < 1000 }.count
    #expect((100...600).contains(small))
  }

  @Test("the simplest integer is the origin, or the end nearest to it")
  func origins() throws {
    #expect(try simplest(Generator<Int>.integer()) == 0)
    #expect(try simplest(Generator<Int>.integer(in: 5...9)) == 5)
    #expect(try simplest(Generator<Int>.integer(in: -9 ... -5)) == -5)
    #expect(try simplest(Generator<Int>.integer(in: 0...9, origin: 7)) == 7)
    #expect(try simplest(Generator<Int>.integer(in: 0...9, origin: 9)) == 9)
    #expect(try simplest(Generator<Int>.integer(in: 0...9, origin: 70)) == 9)
    #expect(try simplest(Generator<UInt64>.integer(in: 3 ... .max)) == 3)
    #expect(try simplest(Generator<Int8>.integer(in: -128 ... -128)) == -128)
  }

  @Test("false is simpler than true, and a certain answer is no choice")
  func bools() throws {
    #expect(try simplest(.bool()) == false)
    #expect(try simplest(.bool(true: 1)) == true)
    let often = try (0..<2000).filter { try Generator.bool(true: 0.9).value(seed: $0) }
    #expect((1700...1900).contains(often.count))
    for (probability, value) in [(0.0, false), (-1, false), (.nan, false), (1, true), (7, true)]
      as [(Double, Bool)]
    {
      #expect(Generator.bool(true: probability).allValues(limit: 9).commands == [value])
    }
  }

  @Test(
    "a double is in its range, and the simplest is zero or the whole number nearest to it",
    arguments: [
      (0...1, 0), (0...0.5, 0), (-0.5...0.5, 0), (0.2...0.5, 0.2), (-0.5 ... -0.2, -0.2),
      (3.7...3.7, 3.7), (-1...0, 0), (-7.5 ... -2, -2), (1e15...1e16, 1e15), (1e30...1e31, 1e30),
      (-1e31 ... -1e30, -1e30), (-1e300...1e300, 0),
      (.leastNonzeroMagnitude...1e-300, .leastNonzeroMagnitude),
      (-.greatestFiniteMagnitude ... .greatestFiniteMagnitude, 0), (-.infinity ... .infinity, 0),
      (1e308 ... .infinity, 1e308), (-0.0...0.0, 0),
    ] as [(ClosedRange<Double>, Double)])
  func doubles(range: ClosedRange<Double>, origin: Double) throws {
    let generator = Generator.double(in: range)
    let values = try values(generator, in: range, seeds: 500)
    #expect(values.allSatisfy { $0.isFinite })
    #expect(try simplest(generator) == origin)
    if range.lowerBound != range.upperBound { #expect(Set(values).count > 1) }
  }

  @Test("a range of doubles without a finite one has nothing to choose from")
  func noDoubles() {
    #expect(throws: GaveUp.nothingToChoose("double(in: inf...inf)")) {
      try Generator.double(in: .infinity ... .infinity).value(seed: 1)
    }
  }

  @Test("huge and tiny numbers are made of a wide range of doubles")
  func wideDoubles() throws {
    let values = try values(.double(in: -1e300...1e300), in: -1e300...1e300)
    #expect(values.contains { $0.magnitude > 1e100 })
    #expect(values.contains { $0 != 0 && $0.magnitude < 1e-100 })
    #expect(values.contains { $0 != $0.rounded() && $0.magnitude > 1 })
  }

  @Test("any double may be the largest, infinite, minus zero or not a number")
  func specialDoubles() throws {
    let values = try (0..<2000).map { try Generator.double().value(seed: $0) }
    #expect(values.contains { $0.isNaN })
    #expect(values.contains(.infinity) && values.contains(-.infinity))
    #expect(values.contains(.greatestFiniteMagnitude))
    #expect(values.contains { $0 == 0 && $0.sign == .minus })
    #expect(try simplest(.double()) == 0)
  }
}
