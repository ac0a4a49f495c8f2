import Foundation
import Testing

@testable import StateMachineTesting

@Suite("Property")
struct PropertyTests {
  private static let digits = Generator<[Int]>.array(of: .integer(in: 0...9))

  private struct Odd: Error, CustomStringConvertible {
    let number: Int
    var description: String { "\(number) is odd" }
  }

  private func falsified<Value>(
    _ generator: Generator<Value>, _ settings: Settings = Settings(seed: 1),
    _ property: @escaping (Value) async throws -> Bool
  ) async throws -> Falsified {
    try await #require(throws: Falsified.self) {
      try await forAll("digits", generator, settings, property)
    }
  }

  @Test("a property that holds passes, with as many values as asked")
  func passes() async throws {
    let report = try await forAll(Self.digits, Settings(runs: 123, seed: 7)) {
      $0.reversed().reversed() == $0
    }
    #expect(report.description == "passed: 123 values, 0 left out, seed 7")
  }

  @Test("a property that does not hold reports the simplest value, and all that is known about it")
  func falsified() async throws {
    let found = try await falsified(Self.digits) { !$0.contains(7) }
    #expect(
      found.description == """
        digits: does not hold
          for [7]
          \(found.story), made small in \(found.evaluations) tries
          as Swift: [7]
          run it again:  Settings(replay: "\(found.replay)")
        """)
    #expect(found.story.hasPrefix("found with value "))
    #expect(found.story.hasSuffix(" of 1000, seed 1"))
  }

  @Test("a property is called by the function that asks, unless it has a name")
  func names() async throws {
    let found = try await #require(throws: Falsified.self) {
      try await forAll(Self.digits) { _ in false }
    }
    #expect(found.name == "names()")
  }

  @Test("an error that is thrown is a failure, reported in its own words")
  func thrown() async throws {
    let found = try await falsified(Generator<Int>.integer(in: 0...99)) {
      if $0 % 2 == 1 { throw Odd(number: $0) }
      return true
    }
    #expect(found.message == "threw: 1 is odd")
    #expect(found.value == "1")
  }

  @Test("the same seed finds the same and makes it small the same way")
  func repeats() async throws {
    let found = try await falsified(Self.digits) { $0.reduce(0, +) < 40 }
    let again = try await falsified(Self.digits) { $0.reduce(0, +) < 40 }
    #expect(found.description == again.description)
  }

  @Test("values that assume leaves out are counted apart, and do not fail")
  func assumed() async throws {
    let report = try await forAll(Generator<Int>.integer(in: 0...99), Settings(runs: 200, seed: 2))
    {
      try assume($0 % 2 == 0)
      return $0 % 2 == 0
    }
    #expect(report.runs == 200)
    #expect((120...280).contains(report.discarded))
  }

  @Test("a property that covers nearly no value is reported as such")
  func tooManyDiscarded() async throws {
    let error = try await #require(throws: TooManyDiscarded.self) {
      try await forAll("rare", Self.digits, Settings(seed: 1)) { _ in
        try assume(false)
        return true
      }
    }
    #expect(
      error.description
        == "rare: 101 values were left out by assume, 0 were tested: draw from a generator that "
        + "makes the values the property speaks of")
  }

  @Test("labels are counted, the most frequent first")
  func labels() async throws {
    let report = try await forAll(
      "sizes", Generator<Int>.integer(in: 0...9), Settings(runs: 1000, seed: 3),
      label: { $0 < 7 ? "small" : $0 < 9 ? "large" : nil }
    ) { _ in true }
    let (small, large) = (report.labels["small"] ?? 0, report.labels["large"] ?? 0)
    #expect((650...750).contains(small))
    #expect((150...250).contains(large))
    #expect(
      report.description == """
        passed: 1000 values, 0 left out, seed 3
        \("  " + percent(small, of: 1000))  small
        \("  " + percent(large, of: 1000))  large
        """)
  }

  @Test("a generator that gives up stops the property")
  func gaveUp() async {
    await #expect(throws: GaveUp.nothingToChoose("element(of:)")) {
      try await forAll(Generator<Int>.element(of: [])) { _ in true }
    }
  }

  @Test("a replay string runs just its case")
  func replay() async throws {
    let found = try await falsified(Self.digits) { !$0.contains(7) }
    var values: [[Int]] = []
    let again = try await falsified(Self.digits, Settings(seed: 99, replay: found.replay)) {
      values.append($0)
      return !$0.contains(7)
    }
    #expect(values == [[7]])
    #expect(
      again.description == """
        digits: does not hold
          for [7]
          run again from its replay string
          as Swift: [7]
          run it again:  Settings(replay: "\(found.replay)")
        """)
    let mended = try await forAll(Self.digits, Settings(seed: 9, replay: found.replay)) { _ in true
    }
    #expect(mended.runs == 1)
  }

  @Test("a replay string of another generator's value is no failure of this one")
  func foreignReplay() async throws {
    let replay = Replay.recipe([[3]]).text
    let even = Generator<Int>.integer(in: 0...9).filter("even") { $0 % 2 == 0 }
    await #expect(throws: GaveUp.filter(name: "even", tries: 1, rejected: ["3"])) {
      try await forAll(even, Settings(replay: replay)) { _ in true }
    }
    await #expect(throws: MalformedReplay.self) {
      try await forAll(even, Settings(replay: Replay.recipe([[3], [4]]).text)) { _ in true }
    }
    await #expect(throws: MalformedReplay.self) {
      try await forAll(even, Settings(replay: Replay.seed(3, steps: 4).text)) { _ in true }
    }
  }

  @Test("a property that depends on more than its value is reported as flaky")
  func flaky() async {
    var calls = 0
    await #expect(throws: FlakySystem.self) {
      try await forAll(Self.digits, Settings(seed: 1)) { _ in
        calls += 1
        return calls != 10
      }
    }
    calls = 0
    await #expect(throws: FlakySystem.self) {
      try await forAll(Self.digits, Settings(seed: 1)) { _ in
        calls += 1
        return calls < 10 || calls > 12
      }
    }
  }

  @Test("a property may wait")
  func waits() async throws {
    let report = try await forAll(Self.digits, Settings(runs: 10, seed: 1)) { list in
      await Task.yield()
      return list.count <= 20
    }
    #expect(report.runs == 10)
  }
}
