import Testing

@testable import StateMachineTesting

@Suite("Branches")
struct BranchesTests {
  private func counts<Value: Hashable>(_ generator: Generator<Value>) throws -> [Value: Int] {
    let values = try (0..<10_000).map { try generator.value(seed: $0) }
    return Dictionary(grouping: values, by: { $0 }).mapValues(\.count)
  }

  @Test("one of several is each of them, equally often")
  func oneOf() throws {
    let counts = try counts(.oneOf(.just("a"), .just("b"), .just("c")))
    #expect(Set(counts.keys) == ["a", "b", "c"])
    #expect(counts.values.allSatisfy { (3150...3550).contains($0) })
  }

  @Test("weights are kept to, and no weight or less is never chosen")
  func weighted() throws {
    let generator = Generator.weighted(
      (0, .just("never")), (1, .just("rare")), (-3, .just("nor this")), (9, .just("often")))
    let counts = try counts(generator)
    #expect(Set(counts.keys) == ["rare", "often"])
    #expect((850...1150).contains(counts["rare"] ?? 0))
    // Shrinking does not know weights: it must not get to the branch either.
    #expect(generator.allValues(limit: 10).commands == ["rare", "often"])
  }

  @Test("the heaviest weights do not overflow")
  func heavy() throws {
    let counts = try counts(.weighted((.max, .just(1)), (.max, .just(2)), (.max, .just(3))))
    #expect(counts.values.allSatisfy { (3100...3600).contains($0) })
  }

  @Test("an element is one of the values, equally often, the first the simplest")
  func element() throws {
    let counts = try counts(.element(of: [30, 10, 20]))
    #expect(Set(counts.keys) == [30, 10, 20])
    #expect(counts.values.allSatisfy { (3150...3550).contains($0) })
    #expect(Generator.element(of: [30, 10, 20]).allValues(limit: 9).commands == [30, 10, 20])
  }

  @Test("nothing to choose from says what was given nothing")
  func empty() {
    #expect(throws: GaveUp.nothingToChoose("element(of:)")) {
      try Generator<Int>.element(of: []).value(seed: 1)
    }
    #expect(throws: GaveUp.nothingToChoose("oneOf")) { try Generator<Int>.oneOf([]).value(seed: 1) }
    #expect(throws: GaveUp.nothingToChoose("weighted")) {
      try Generator<Int>.weighted((0, .just(1))).value(seed: 1)
    }
  }

  @Test("an optional is there as often as asked, and nothing is the simplest")
  func optional() throws {
    let counts = try counts(Generator<Int?>.optional(of: .just(1), present: 0.9))
    #expect((8850...9150).contains(counts[1] ?? 0))
    #expect(Generator<Int?>.optional(of: .just(1)).allValues(limit: 9).commands == [nil, 1])
    #expect(Generator<Int?>.optional(of: .just(1), present: 1).allValues(limit: 9).commands == [1])
    #expect(
      Generator<Int?>.optional(of: .just(1), present: 0).allValues(limit: 9).commands == [nil])
  }

  indirect enum Tree: Hashable, Sendable {
    case leaf(Int)
    case node([Tree])

    var branches: Int {
      switch self {
      case .leaf: 0
      case .node(let parts): parts.reduce(1) { $0 + $1.branches }
      }
    }
  }

  private static func tree(budget: Int, parts: ClosedRange<Int> = 0...3) -> Generator<Tree> {
    .recursive(budget: budget, leaf: Generator<Int>.integer(in: 0...9).map(Tree.leaf)) { part in
      Generator<[Tree]>.array(of: part, count: parts).map(Tree.node)
    }
  }

  @Test("a recursive value has no more branches than its budget", arguments: [-1, 0, 1, 5, 30])
  func budget(budget: Int) throws {
    let branches = try (0..<1000).map {
      try Self.tree(budget: budget, parts: 2...4).value(seed: $0).branches
    }
    #expect(branches.max() == max(0, budget))
  }

  @Test("a large budget makes wide values, not ones too deep for the stack")
  func largeBudget() throws {
    let values = try (0..<20).map { try Self.tree(budget: 5000, parts: 3...5).value(seed: $0) }
    #expect(values.contains { $0.branches > 1000 })
  }

  @Test("every recursive value of an array has a budget of its own")
  func budgets() throws {
    let trees = Generator<[Tree]>.array(of: Self.tree(budget: 2, parts: 2...4), count: 9...9)
    let branches = try (0..<100).flatMap { try trees.value(seed: $0).map(\.branches) }
    #expect(branches.max() == 2)
    #expect(branches.filter { $0 == 2 }.count > 200)
  }

  @Test("parts that a filter rejected cost no budget: the recipe makes the same value")
  func rejectedParts() throws {
    let trees = Generator<Tree>.recursive(
      budget: 6, leaf: Generator<Int>.integer(in: 0...9).map(Tree.leaf)
    ) { part in
      Generator<[Tree]>.array(of: part.filter { $0.branches != 1 }, count: 1...3).map(Tree.node)
    }
    for seed in 0..<500 as Range<UInt64> {
      var choices = Choices(seed: seed)
      guard let value = try? choices.draw(trees) else { continue }
      var cooking = Choices(replaying: choices.recorded.map(\.index))
      let again = try cooking.draw(trees)
      #expect(again == value)
    }
  }

  @Test("a leaf is simpler than a branch")
  func simplest() throws {
    var choices = Choices(replaying: [])
    let tree = try choices.draw(Self.tree(budget: 9))
    #expect(tree == .leaf(0))
  }
}
