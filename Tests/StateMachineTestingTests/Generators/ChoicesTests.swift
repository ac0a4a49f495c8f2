import Foundation
import Testing

@testable import StateMachineTesting

@Suite("Choices")
struct ChoicesTests {
  private static let person = Generator<(String, [Int], Bool?)> { choices throws(GaveUp) in
    (
      try choices.draw(.text()), try choices.draw(.array(of: .integer())),
      try choices.draw(.optional(of: .bool()))
    )
  }

  @Test("a seed makes the same value again, and what it chose makes it once more")
  func recipes() throws {
    for seed in 0..<300 as Range<UInt64> {
      var choices = Choices(seed: seed)
      let value = try choices.draw(Self.person)
      let same = try Self.person.value(seed: seed)
      var cooking = Choices(replaying: choices.recorded.map(\.index))
      let again = try cooking.draw(Self.person)
      #expect(same == value)
      #expect(again == value)
      #expect(cooking.recorded == choices.recorded)
    }
  }

  @Test("two seeds make two values")
  func seeds() throws {
    let numbers = try (0..<100).map { try Generator<Int>.integer().value(seed: $0) }
    // The ends of the range are made on purpose, again and again.
    #expect(Set(numbers).count > 50)
  }

  @Test(
    "a recipe that is too short goes on with the simplest, one that asks too much gets the most")
  func shortRecipes() throws {
    let numbers = Generator<[Int]>.array(of: .integer(in: 0...9), count: 3...3)
    func value(_ recipe: [UInt64]) throws -> [Int] {
      var choices = Choices(replaying: recipe)
      return try choices.draw(numbers)
    }
    #expect(try value([]) == [0, 0, 0])
    #expect(try value([4]) == [4, 0, 0])
    #expect(try value([4, 99, .max]) == [4, 9, 9])
    #expect(try value([1, 2, 3, 4, 5]) == [1, 2, 3])
  }

  @Test("a collection without an end is reported as such")
  func tooManyChoices() {
    let endless = Generator<[Int]>.array(of: .integer(), count: 1_000_000...1_000_000)
    #expect(throws: GaveUp.tooManyChoices(100_000)) { try endless.value(seed: 1) }
  }

  @Test("a generator that leads back to itself without an end is reported before the stack ends")
  func tooDeep() async {
    #expect(await gaveUp(Self.endless()) == .tooDeep(64))
    #expect(await gaveUp(Self.endlessToo()) == .tooDeep(64))
    #expect(await gaveUp(Self.endlessTrees()) == .tooDeep(64))
  }

  /// Draws on the smallest stack that a thread has on a supported platform.
  private func gaveUp<Value>(_ generator: Generator<Value>) async -> GaveUp? {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        do throws(GaveUp) {
          _ = try generator.value(seed: 1)
          continuation.resume(returning: nil)
        } catch { continuation.resume(returning: error) }
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  private static func endless() -> Generator<Int> {
    Generator<Int>.integer(in: 0...9).flatMap { digit in endless().map { $0 &+ digit } }
  }

  private static func endlessToo() -> Generator<[Int]> {
    Generator { choices throws(GaveUp) in
      [try choices.draw(.integer())] + (try choices.draw(endlessToo()))
    }
  }

  private indirect enum Tree: Sendable {
    case node([(Int, Tree)])
  }

  private static func endlessTrees() -> Generator<Tree> {
    Generator { choices throws(GaveUp) in
      let parts = Generator<Int>.integer().paired(with: endlessTrees())
      return .node(try choices.draw(.array(of: parts.filter { _ in true }, count: 1...3)))
    }
  }

  @Test(
    "what gave up says what to do",
    arguments: [
      (
        .filter(name: "even", tries: 7, rejected: ["1", "3"]),
        "the filter \"even\" rejected all of 7 values, among them 1, 3: draw from a generator that "
          + "makes fewer unwanted values, or allow more tries"
      ),
      (
        .tooManyChoices(10),
        "a value took more than 10 choices: give a recursive generator a budget, or shorten its "
          + "collections"
      ),
      (
        .tooDeep(10),
        "a value's draws were nested more than 10 deep: let a generator that leads back to itself be "
          + "Generator.recursive, which has a budget"
      ),
      (.nothingToChoose("oneOf"), "oneOf was given nothing to choose from"),
    ] as [(GaveUp, String)])
  func messages(gaveUp: GaveUp, message: String) {
    #expect(gaveUp.description == message)
  }
}
