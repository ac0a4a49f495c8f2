import Testing

@testable import StateMachineTesting

@Suite("Shrinker")
struct ShrinkerTests {
  /// What the failing values of twenty seeds are made small to.
  private func expect<Value>(
    _ expected: Set<String>, of generator: Generator<Value>,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ isFine: @escaping (Value) throws -> Bool
  ) async throws {
    var results: Set<String> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let falsified = try await #require(throws: Falsified.self) {
        try await forAll("table", generator, Settings(runs: 20_000, seed: seed), isFine)
      }
      results.insert(falsified.value)
    }
    #expect(results == expected, sourceLocation: sourceLocation)
  }

  @Test("numbers come to the least that fails, on the side where it fails")
  func numbers() async throws {
    try await expect(["1000"], of: Generator<Int>.integer()) { $0 < 1000 }
    try await expect(["-1000"], of: Generator<Int>.integer()) { $0 > -1000 }
    try await expect(["1000"], of: Generator<Int>.integer()) { $0.magnitude < 1000 }
    try await expect(["\(Int64.min)"], of: Generator<Int64>.integer()) { $0 > .min }
    try await expect(["\(UInt64.max)"], of: Generator<UInt64>.integer()) { $0 < .max }
    try await expect(["-3"], of: Generator<Int8>.integer()) { $0 > -3 }
    try await expect(["5"], of: Generator<Int>.integer(in: 5...900)) { _ in false }
    try await expect(["-7"], of: Generator<Int>.integer(in: -9 ... -5)) { $0 > -7 }
    try await expect(["2"], of: Generator<Int>.integer(in: 0...9, origin: 4)) { $0 > 2 }
  }

  @Test("doubles come to whole numbers if these fail, else to few places")
  func doubles() async throws {
    try await expect(["11.0"], of: .double(in: -1000...1000)) { $0 < 10.5 }
    try await expect(["0.3"], of: .double(in: 0...0.5)) { $0 < 0.25 }
    try await expect(["-1.0"], of: .double(in: -1...1)) { $0 > -0.4 }
    try await expect(["1e+200"], of: .double(in: 0...1e300)) { $0 < 1e200 }
    try await expect(["nan"], of: .double()) { !$0.isNaN }
  }

  @Test("collections lose what does not matter, and the rest is made the simplest")
  func collections() async throws {
    let numbers = Generator<[Int]>.array(of: .integer())
    try await expect(["[0, 0, 0]"], of: numbers) { $0.count < 3 }
    try await expect(["[100]"], of: numbers) { !$0.contains { $0 > 99 } }
    try await expect(["[1, 0]"], of: numbers) { $0 == $0.sorted() }
    try await expect(["[0, 0]"], of: numbers) { Set($0).count == $0.count }
    let sums = Generator<[Int]>.array(of: .integer(in: 0...50))
    try await expect(["[20, 50, 50]"], of: sums) { $0.reduce(0, +) < 120 }
    try await expect(["[7]"], of: Generator<Set<Int>>.set(of: .integer())) {
      !$0.contains { $0 > 6 }
    }
    let dictionaries = Generator<[Int: Bool]>.dictionary(of: .integer(), to: .bool())
    try await expect(["[0: true]"], of: dictionaries) { !$0.values.contains(true) }
  }

  @Test("strings come to few characters, near the alphabet's first")
  func strings() async throws {
    try await expect(["aa"], of: .string(of: "abcdef")) { $0.count < 2 }
    try await expect(["d"], of: .string(of: "abcdef")) { !$0.contains("d") }
    try await expect(["\u{0}"], of: .text()) { !$0.unicodeScalars.contains("\u{0}") }
  }

  @Test("branches come to the first that fails")
  func branches() async throws {
    let numbers = Generator<Int>.oneOf(
      .integer(in: 0...9), .integer(in: 100...199), .integer(in: 1000...1001))
    try await expect(["9"], of: numbers) { $0 < 9 }
    try await expect(["100"], of: numbers) { $0 < 50 }
    try await expect(["1000"], of: numbers) { $0 < 500 }
    try await expect(["y"], of: .element(of: ["x", "y", "z"])) { $0 < "y" }
    try await expect(["Optional(8)"], of: Generator<Int?>.optional(of: .integer())) {
      ($0 ?? 0) < 8
    }
    try await expect(["false"], of: .bool()) { _ in false }
    let weighted = Generator.weighted((1, .just(1)), (0, .just(2)), (1, .just(3)))
    try await expect(["3"], of: weighted) { $0 < 2 }
  }

  @Test("what depends on what was drawn before shrinks along with it")
  func dependent() async throws {
    let lists = Generator<Int>.integer(in: 0...9).flatMap { count in
      Generator<[Int]>.array(of: .integer(in: 0...count), count: count...count)
    }
    try await expect(["[0, 0, 3]"], of: lists) { !$0.contains { $0 > 2 } }
    let even = Generator<Int>.integer(in: 0...1000).filter { $0 % 2 == 0 }
    try await expect(["102"], of: even) { $0 < 101 }
  }

  @Test("numbers that hang together are lowered together")
  func together() async throws {
    let numbers = Generator<Int>.integer(in: 0...1000)
    try await expect(["(5, 8)"], of: numbers.paired(with: numbers)) { $0 < 5 || $1 - $0 != 3 }
    try await expect(["(0, 1000)"], of: numbers.paired(with: numbers)) { $0 + $1 < 1000 }
  }

  @Test("shrinking keeps to the error that was thrown first")
  func kinds() async throws {
    struct Large: Error {}
    struct Small: Error {}
    try await expect(["501"], of: Generator<Int>.integer(in: 0...1000)) {
      if $0 > 500 { throw Large() }
      return true
    }
    try await expect(["501", "1"], of: Generator<Int>.integer(in: 0...1000)) {
      if $0 > 500 { throw Large() }
      if $0 > 0 { throw Small() }
      return true
    }
  }

  @Test("a limit of tries is kept to")
  func limit() async throws {
    let falsified = try await #require(throws: Falsified.self) {
      try await forAll(
        "limit", Generator<[Int]>.array(of: .integer()), Settings(seed: 3, shrinking: 7)
      ) { $0.reduce(0, &+) == 0 }
    }
    #expect(falsified.evaluations == 7)
  }
}
