import StateMachineTesting
import Testing

/// What one property is made small to, from many seeds.
enum Challenge {
  static let seeds: ClosedRange<UInt64> = 1...100

  /// What the failing values of all seeds were made, each with how often, and the mean of tries.
  static func results<Value>(
    _ name: String, _ generator: Generator<Value>, runs: Int = 10_000,
    _ property: @escaping (Value) throws -> Bool
  ) async throws -> [String: Int] {
    var results: [String: Int] = [:]
    var evaluations = 0
    for seed in seeds {
      do {
        try await forAll(name, generator, Settings(runs: runs, seed: seed)) { try property($0) }
        Issue.record("\(name): seed \(seed) found nothing in \(runs) values")
      } catch let falsified as Falsified {
        results[falsified.value, default: 0] += 1
        evaluations += falsified.evaluations
      }
    }
    let shown = results.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
    print(
      "challenge \(name): \(results.count) distinct, \(evaluations / seeds.count) tries on average: "
        + shown.map { "\($0.key) (\($0.value))" }.joined(separator: ", "))
    return results
  }
}
