import StateMachineTesting
import Testing

/// The shrinking challenge (github.com/jlink/shrinking-challenge): one hundred seeds each, and one
/// result for all of them.
@Suite("The shrinking challenge")
struct ChallengeTests {
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

  @Test("reverse: [0, 1]")
  func reverse() async throws {
    let results = try await Self.results("reverse", .array(of: Generator<Int>.integer())) {
      $0 == $0.reversed()
    }
    #expect(results == ["[0, 1]": 100])
  }

  @Test("lengthlist: [900]")
  func lengthlist() async throws {
    let lists = Generator<Int>.integer(in: 1...100).flatMap { count in
      .array(of: Generator<Int>.integer(in: 0...1000), count: count...count)
    }
    let results = try await Self.results("lengthlist", lists) { ($0.max() ?? 0) < 900 }
    #expect(results == ["[900]": 100])
  }

  @Test("bound5: two lists that overflow together")
  func bound5() async throws {
    let list = Generator<[Int16]>.array(of: .integer()).filter("sum below 256") {
      $0.reduce(0, &+) < 256
    }
    let lists = Generator<[[Int16]]>.array(of: list, count: 5...5)
    let results = try await Self.results("bound5", lists) {
      $0.joined().reduce(0, &+) < 5 * 256
    }
    #expect(results.count == 1)
  }

  @Test("large_union_list: five values")
  func largeUnionList() async throws {
    let lists = Generator<[[Int]]>.array(of: .array(of: .integer()))
    let results = try await Self.results("large_union_list", lists) { Set($0.joined()).count <= 4 }
    #expect(results.count == 1)
  }

  @Test("coupling: [1, 0]")
  func coupling() async throws {
    let lists = Generator<[Int]>.array(of: .integer(in: 0...10), count: 0...20).filter("indices") {
      list in list.allSatisfy { $0 < list.count }
    }
    let results = try await Self.results("coupling", lists) { list in
      list.indices.allSatisfy { $0 == list[$0] || list[list[$0]] != $0 }
    }
    #expect(results == ["[1, 0]": 100])
  }

  @Test("deletion: ([0, 0], 0)")
  func deletion() async throws {
    let cases = Generator<[Int]>.array(of: .integer()).paired(with: Generator<Int>.integer())
    let results = try await Self.results("deletion", cases) { list, value in
      var list = list
      guard let place = list.firstIndex(of: value) else { return true }
      list.remove(at: place)
      return !list.contains(value)
    }
    #expect(results == ["([0, 0], 0)": 100])
  }

  @Test("distinct: three values")
  func distinct() async throws {
    let results = try await Self.results("distinct", .array(of: Generator<Int>.integer())) {
      Set($0).count < 3
    }
    #expect(results.count == 1)
  }

  @Test("nestedlists: eleven elements or lists")
  func nestedlists() async throws {
    let lists = Generator<[[Int]]>.array(of: .array(of: .integer()))
    let results = try await Self.results("nestedlists", lists) {
      $0.reduce(0) { $0 + $1.count } <= 10
    }
    #expect(results.count == 1)
  }

  @Test("calculator: a division by what only comes to zero")
  func calculator() async throws {
    let expressions = Generator<Expression>.recursive(
      leaf: Generator<Int>.integer(in: -100...100).map { .number($0) }
    ) { part in
      .oneOf(
        part.paired(with: part).map { .sum($0, $1) },
        part.paired(with: part).map { .quotient($0, $1) })
    }
    let results = try await Self.results("calculator", expressions) { expression in
      try assume(!expression.dividesByZeroLiteral)
      return expression.value != nil
    }
    #expect(results.count == 1)
  }
}

/// An expression of the calculator challenge.
indirect enum Expression: CustomStringConvertible, Sendable {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let one, let two): "(\(one) + \(two))"
    case .quotient(let one, let two): "(\(one) / \(two))"
    }
  }

  /// Nil where something is divided by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let one, let two):
      guard let one = one.value, let two = two.value else { return nil }
      return one &+ two
    case .quotient(let one, let two):
      guard let one = one.value, let two = two.value, two != 0 else { return nil }
      return one / two
    }
  }

  var dividesByZeroLiteral: Bool {
    switch self {
    case .number: false
    case .sum(let one, let two): one.dividesByZeroLiteral || two.dividesByZeroLiteral
    case .quotient(_, .number(0)): true
    case .quotient(let one, let two): one.dividesByZeroLiteral || two.dividesByZeroLiteral
    }
  }
}
