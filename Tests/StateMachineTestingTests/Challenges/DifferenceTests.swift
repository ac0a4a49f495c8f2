import StateMachineTesting
import Testing

/// Two numbers that only fail together. Source: github.com/jlink/shrinking-challenge, `difference.md`.
@Suite("The difference challenge")
struct DifferenceTests {
  static let positive = Generator<Int32>.integer(in: 1 ... .max)

  private func results(
    _ name: String, _ isFine: @escaping (Int32) -> Bool
  ) async throws -> [String: Int] {
    try await Challenge.results(
      "difference_must_not_be_\(name)", Self.positive.paired(with: Self.positive), runs: 100_000
    ) {
      $0 < 10 || isFine(abs($0 - $1))
    }
  }

  @Test("must not be zero: (10, 10)")
  func zero() async throws {
    #expect(try await results("zero") { $0 != 0 } == ["(10, 10)": 100])
  }

  @Test("must not be small: (10, 6)")
  func small() async throws {
    #expect(try await results("small") { !(1...4).contains($0) } == ["(10, 6)": 100])
  }

  @Test("must not be one: (10, 9)")
  func one() async throws {
    #expect(try await results("one") { $0 != 1 } == ["(10, 9)": 100])
  }
}
