import Testing

@testable import StateMachineTesting

@Suite("Generator")
struct GeneratorTests {
  private struct Order {
    let prices: [Int]
  }

  @Test("the examples of the documentation compile, and make what they say")
  func examples() throws {
    let order = Generator.array(of: .integer(in: 0...1000)).map(Order.init)
    let digits = Generator<Int>.integer(in: 0...9)
    let lists = Generator { choices throws(GaveUp) in
      let count = try choices.draw(.integer(in: 1...9))
      return try choices.draw(.array(of: digits, count: count...count))
    }
    for seed in 0..<100 as Range<UInt64> {
      #expect(try order.value(seed: seed).prices.allSatisfy { (0...1000).contains($0) })
      #expect(try (1...9).contains(lists.value(seed: seed).count))
    }
  }

  @Test("a value may depend on one that was drawn before")
  func flatMap() throws {
    let lists = Generator<Int>.integer(in: 0...5).flatMap { count in
      Generator<[Int]>.array(of: .just(count), count: count...count)
    }
    let values = try (0..<500).map { try lists.value(seed: $0) }
    #expect(values.allSatisfy { list in list.allSatisfy { $0 == list.count } })
    #expect(Set(values.map(\.count)) == Set(0...5))
  }

  @Test("all values are made once each, the simplest first")
  func allValues() {
    let pairs = Generator<Int>.integer(in: -1...1).paired(with: .bool())
    let all = pairs.allValues(limit: 6)
    #expect(all.isComplete)
    #expect(
      all.commands.map { "\($0)" } == [
        "(0, false)", "(0, true)", "(1, false)", "(1, true)", "(-1, false)", "(-1, true)",
      ])
  }

  @Test("all values are bounded, never complete, if the limit comes first")
  func bounded() {
    let all = Generator<Int>.integer(in: 0...9).allValues(limit: 9)
    #expect(!all.isComplete)
    #expect(all.commands == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Generator<Int>.just(3).allValues(limit: 1).commands == [3])
    #expect(Generator<Int>.just(3).allValues(limit: 1).isComplete)
  }

  @Test("all values of a dependent generator, and of a filter, are those it makes")
  func dependentValues() {
    let triangle = Generator<Int>.integer(in: 0...2).flatMap { high in
      Generator<Int>.integer(in: 0...high).map { [high, $0] }
    }
    #expect(
      triangle.allValues(limit: 100).commands
        == [[0, 0], [1, 0], [1, 1], [2, 0], [2, 1], [2, 2]])
    let even = Generator<Int>.integer(in: 0...7).filter { $0 % 2 == 0 }.allValues(limit: 100)
    #expect(even.commands == [0, 2, 4, 6])
    #expect(even.isComplete)
  }

  @Test("a filter lets only its values through, and leaves no trace of the others")
  func filter() throws {
    let even = Generator<Int>.integer(in: 0...99).filter("even") { $0 % 2 == 0 }
    for seed in 0..<500 as Range<UInt64> {
      var choices = Choices(seed: seed)
      let value = try choices.draw(even)
      #expect(value % 2 == 0)
      #expect(choices.recorded == [Choice(index: UInt64(value), below: 0, above: 99)])
    }
  }

  @Test("a filter that lets nothing through gives up, with some of what it rejected")
  func impossibleFilter() throws {
    let none = Generator<Int>.element(of: [1, 3]).filter("even", tries: 8) { $0 % 2 == 0 }
    let gaveUp = try #require(throws: GaveUp.self) { try none.value(seed: 1) }
    guard case .filter(let name, let tries, let rejected) = gaveUp else {
      Issue.record("found \(gaveUp)")
      return
    }
    #expect(name == "even")
    #expect(tries == 8)
    #expect(rejected.count == 5)
    #expect(Set(rejected) == ["1", "3"])
  }

  @Test("one try is the least that a filter has", arguments: [-1, 0, 1])
  func tries(tries: Int) {
    let none = Generator<Int>.just(1).filter("none", tries: tries) { _ in false }
    #expect(throws: GaveUp.filter(name: "none", tries: 1, rejected: ["1"])) {
      try none.value(seed: 1)
    }
  }
}
