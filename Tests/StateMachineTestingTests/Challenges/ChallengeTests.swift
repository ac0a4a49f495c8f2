import StateMachineTesting
import Testing

/// The shrinking challenges that have one result for all of one hundred seeds.
/// Source: github.com/jlink/shrinking-challenge, generators and properties as described there; if
/// its descriptions leave them open, as in its implementation for jqwik.
@Suite("The shrinking challenge")
struct ChallengeTests {
  @Test("reverse: [0, 1]")
  func reverse() async throws {
    let results = try await Challenge.results("reverse", .array(of: Generator<Int>.integer())) {
      $0 == $0.reversed()
    }
    #expect(results == ["[0, 1]": 100])
  }

  @Test("lengthlist: [900]")
  func lengthlist() async throws {
    let lists = Generator<Int>.integer(in: 1...100).flatMap { count in
      .array(of: Generator<Int>.integer(in: 0...1000), count: count...count)
    }
    let results = try await Challenge.results("lengthlist", lists) { ($0.max() ?? 0) < 900 }
    #expect(results == ["[900]": 100])
  }

  @Test("bound5: two lists that overflow together")
  func bound5() async throws {
    let list = Generator<[Int16]>.array(of: .integer()).filter("sum below 256") {
      $0.reduce(0, &+) < 256
    }
    let lists = Generator<[[Int16]]>.array(of: list, count: 5...5)
    let results = try await Challenge.results("bound5", lists) {
      $0.joined().reduce(0, &+) < 5 * 256
    }
    #expect(results == ["[[], [], [], [-1], [-32768]]": 100])
  }

  @Test("large_union_list: five values")
  func largeUnionList() async throws {
    let lists = Generator<[[Int]]>.array(of: .array(of: .integer()))
    let results = try await Challenge.results("large_union_list", lists) {
      Set($0.joined()).count <= 4
    }
    #expect(results == ["[[0, 1, -1, 2, -2]]": 100])
  }

  @Test("coupling: [1, 0]")
  func coupling() async throws {
    let lists = Generator<[Int]>.array(of: .integer(in: 0...10))
    let results = try await Challenge.results("coupling", lists) { list in
      try assume(list.allSatisfy { $0 < list.count })
      return list.indices.allSatisfy { $0 == list[$0] || list[list[$0]] != $0 }
    }
    #expect(results == ["[1, 0]": 100])
  }

  @Test("deletion: ([0, 0], 0), the list and the index of what is deleted")
  func deletion() async throws {
    let cases = Generator<[Int]>.array(of: .integer()).paired(with: .integer(in: 0...10))
    let results = try await Challenge.results("deletion", cases) { list, index in
      try assume(index < list.count)
      var rest = list
      rest.remove(at: index)
      return !rest.contains(list[index])
    }
    #expect(results == ["([0, 0], 0)": 100])
  }

  @Test("distinct: three values")
  func distinct() async throws {
    let results = try await Challenge.results("distinct", .array(of: Generator<Int>.integer())) {
      Set($0).count < 3
    }
    #expect(results == ["[0, 1, -1]": 100])
  }

  @Test("nestedlists: eleven elements or lists")
  func nestedlists() async throws {
    let lists = Generator<[[Int]]>.array(of: .array(of: .integer()))
    let results = try await Challenge.results("nestedlists", lists) {
      $0.reduce(0) { $0 + $1.count } <= 10
    }
    #expect(results == ["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]": 100])
  }

  @Test("calculator: (0 / (0 + 0)), a division by what only comes to zero")
  func calculator() async throws {
    let expressions = Generator<Expression>.recursive(
      leaf: Generator<Int32>.integer().map { .number($0) }
    ) { part in
      .oneOf(
        part.paired(with: part).map { .sum($0, $1) },
        part.paired(with: part).map { .quotient($0, $1) })
    }
    let results = try await Challenge.results("calculator", expressions) { expression in
      try assume(!expression.dividesByZeroLiteral)
      return expression.value != nil
    }
    #expect(results == ["(0 / (0 + 0))": 100])
  }
}
