import Testing

@testable import StateMachineTesting

@Suite("Specification")
struct SpecificationTests {
  @Test("by default the alphabet is everything that the generator makes, the simplest first")
  func allValues() {
    let numbers = Generator<Int>.integer(in: -1...1)
    let mixed = Generator<String>.oneOf(
      .just("none"), numbers.map { "\($0)" },
      numbers.paired(with: .element(of: ["a", "b"])).map { "\($0)\($1)" })
    let all = mixed.allValues(limit: 100)
    #expect(
      all.commands == [
        "none", "0", "1", "-1", "0a", "0b", "1a", "1b", "-1a", "-1b",
      ])
    #expect(all.isComplete)
    #expect(Account().alphabet(in: Account.State()).commands.count == 42)
  }

  @Test("values that a filter rejects are left out")
  func filtered() {
    let even = Generator<Int>.integer(in: 0...9).filter { $0 % 2 == 0 }.allValues(limit: 100)
    #expect(even.commands == [0, 2, 4, 6, 8])
    #expect(even.isComplete)
  }

  @Test("values beyond the limit make the alphabet incomplete")
  func limit() {
    let numbers = Generator<Int>.integer(in: 0...9)
    #expect(numbers.allValues(limit: 10).isComplete)
    #expect(!numbers.allValues(limit: 9).isComplete)
    #expect(numbers.allValues(limit: 9).commands == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Generator<Int>.integer(in: 1...1000).allValues(limit: 1000).isComplete)
    #expect(!Generator<Int>.integer(in: 1...1001).allValues(limit: 1000).isComplete)
  }

  @Test("no values are as many as a limit below zero allows")
  func negativeLimit() {
    let none = Generator.just(1).allValues(limit: -1)
    #expect(none.commands == [])
    #expect(!none.isComplete)
  }

  @Test("values that a generator could not make for want of space make the alphabet incomplete")
  func gaveUp() {
    @Sendable func endless() -> Generator<Int> {
      Generator { choices throws(GaveUp) in try choices.draw(endless()) }
    }
    let many = Generator<[Int]>.array(of: .integer(in: 1...1), count: 200_000...200_000)
    let wide = Generator<Int128>.integer().map { Int(truncatingIfNeeded: $0) }
    let nothing = Generator<Int>.oneOf([])
    for (generator, isComplete) in [
      (endless(), false), (many.map(\.count), false), (wide, false), (nothing, true),
    ] {
      let all = Generator<Int>.oneOf(.just(1), generator).allValues(limit: 100)
      #expect(all.commands == [1])
      #expect(all.isComplete == isComplete)
    }
  }

  @Test("an alphabet that is not complete makes an exploration bounded", arguments: [false, true])
  func bounded(isComplete: Bool) {
    let explored = Exploration(of: Lamp(alphabet: Alphabet([1], isComplete: isComplete)))
    #expect(explored.isComplete == isComplete)
    #expect(explored.states == [0, 1])
    #expect(explored.summary.hasPrefix(isComplete ? "complete: 2 states" : "bounded: 2 states"))
  }

  @Test("without descriptions of their own, values are printed without modules and addresses")
  func descriptions() {
    #expect(Lamp().describe(state: 7) == "7")
    let state = Nested.State(inner: Nested.State.Inner(place: .shut, names: ["a.b"]))
    #expect("\(state)".contains("StateMachineTestingTests."))
    #expect(
      Nested().describe(state: state) == "State(inner: Inner(place: <shut>, names: [\"a.b\"]))")
  }

  @Test("a machine of four members has no refusals, no end, no labels and no regions")
  func defaults() async throws {
    let lamp = Lamp()
    #expect(lamp.isRefusal(true) == false)
    #expect(lamp.isTerminal(0) == false)
    #expect(lamp.isEnabled(1, in: 0))
    #expect(lamp.regions.count == 0)
    #expect(lamp.recovered(from: 3) == 3)
    let report = try await Checker(lamp, settings: Settings(runs: 5, seed: 1)).walk()
    #expect(report.description == "passed: 5 runs, \(report.steps) steps, 0 refused, seed 1")
  }
}

/// Can be switched.
private struct Lamp: Specification {
  var alphabet: Alphabet<Int> = [1]
  var initial: Int { 0 }
  func commands(in state: Int) -> Generator<Int> { .just(1) }
  func alphabet(in state: Int) -> Alphabet<Int> { alphabet }
  func apply(_ command: Int, to state: inout Int) -> Bool {
    state = 1 - state
    return state == 1
  }
}

private struct Nested: Specification {
  struct State: Hashable, Sendable {
    struct Inner: Hashable, Sendable {
      var place: Gate.Place
      var names: [String]
    }
    var inner: Inner
  }
  var initial: State { State(inner: State.Inner(place: .shut, names: [])) }
  func commands(in state: State) -> Generator<Int> { .just(1) }
  func apply(_ command: Int, to state: inout State) -> Int { 0 }
}
