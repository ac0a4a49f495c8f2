import StateMachineTesting
import Testing

@Suite("Targets of properties")
struct TargetTests {
  /// Fails for sums that random values never come to.
  private func found(_ seed: UInt64, isTargeted: Bool = true) async throws -> Falsified {
    try await #require(throws: Falsified.self) {
      try await forAll("sums", Self.digits, Settings(runs: 3000, seed: seed)) { digits in
        let sum = digits.reduce(0, +)
        if isTargeted { target(Double(sum)) }
        return sum < 350
      }
    }
  }
  private static let digits = Generator<[Int]>.array(of: .integer(in: 0...9), count: 40...40)

  @Test("values are made near the one that came highest, until one fails", arguments: 1...10)
  func climbs(seed: UInt64) async throws {
    let found = try await found(seed)
    await #expect(throws: Falsified.self) {
      try await forAll("sums", Self.digits, Settings(replay: found.replay)) {
        $0.reduce(0, +) < 350
      }
    }
  }

  @Test("without a target it is not found")
  func unguided() async throws {
    let report = try await forAll("sums", Self.digits, Settings(runs: 3000, seed: 1)) {
      $0.reduce(0, +) < 350
    }
    #expect(report.runs == 3000)
  }

  @Test("the same seed makes the same values, and what is no number says nothing")
  func deterministic() async throws {
    #expect(try await found(3).description == found(3).description)
    let report = try await forAll("numbers", Self.digits, Settings(runs: 100, seed: 1)) { _ in
      target(.nan)
      return true
    }
    #expect(report.runs == 100)
    // Beside a property it says it to nobody.
    target(1)
  }
}
