import Testing

@testable import StateMachineTesting

@Suite("Collections")
struct CollectionsTests {
  private func values<Value>(_ generator: Generator<Value>, seeds: Int = 1000) throws -> [Value] {
    try (0..<seeds).map { try generator.value(seed: UInt64($0)) }
  }

  @Test(
    "an array has as many elements as asked, and every number of them occurs",
    arguments: [0...0, 0...1, 0...20, 3...3, 5...9, 17...40])
  func counts(range: ClosedRange<Int>) throws {
    let counts = try values(.array(of: Generator<Int>.integer(), count: range)).map(\.count)
    #expect(Set(counts) == Set(range))
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    #expect(mean <= Double(range.upperBound))
    #expect(mean >= Double(range.lowerBound))
  }

  @Test("a count may have no upper end, and none below zero counts as none")
  func extremeCounts() throws {
    let many = try values(.array(of: Generator<Int>.integer(), count: 2 ... .max)).map(\.count)
    #expect(many.min() == 2)
    #expect((5...200).contains(many.max() ?? 0))
    let none = try values(.array(of: Generator<Int>.integer(), count: -5 ... -1), seeds: 10)
    #expect(none.allSatisfy { $0.isEmpty })
  }

  @Test("every array of a small generator is made, the simplest first")
  func exhaustive() {
    let all = Generator<[Bool]>.array(of: .bool(), count: 0...2).allValues(limit: 100)
    #expect(all.isComplete)
    #expect(
      all.commands == [
        [], [false], [false, false], [false, true], [true], [true, false], [true, true],
      ])
  }

  @Test("a set has no more elements than asked, and fewer if they run out")
  func sets() throws {
    let sets = try values(.set(of: Generator<Int>.integer(in: 0...2), count: 0...10))
    #expect(Set(sets.map(\.count)) == [0, 1, 2, 3])
    #expect(sets.allSatisfy { $0.isSubset(of: [0, 1, 2]) })
  }

  @Test("a dictionary pairs keys and values; of a key drawn twice the later value stays")
  func dictionaries() throws {
    let dictionary = Generator<[Int: Bool]>.dictionary(
      of: .just(1), to: .bool(), count: 2...2)
    #expect(
      dictionary.allValues(limit: 10).commands == [[1: false], [1: true], [1: false], [1: true]])
    let wide = try values(
      Generator<[Int: Int]>.dictionary(of: .integer(), to: .integer(in: 0...9)))
    #expect(wide.contains { $0.count > 10 })
    #expect(wide.allSatisfy { $0.values.allSatisfy((0...9).contains) })
  }

  @Test("a string is made only of its alphabet, and the first character is the simplest")
  func strings() throws {
    let texts = try values(.string(of: "xyz", count: 0...8))
    #expect(Set(texts.joined()) == ["x", "y", "z"])
    #expect(Set(texts.map(\.count)) == Set(0...8))
    var choices = Choices(replaying: [])
    let simplest = try choices.draw(.string(of: "xyz", count: 3...3))
    #expect(simplest == "xxx")
  }

  @Test("an empty alphabet has nothing to choose from, which an empty string does not need")
  func emptyAlphabet() throws {
    #expect(throws: GaveUp.nothingToChoose("string(of:)")) {
      try Generator.string(of: "", count: 1...1).value(seed: 1)
    }
    #expect(try Generator.string(of: "", count: 0...0).value(seed: 1) == "")
  }

  @Test("text has quotes, line ends, marks and more than one byte a character")
  func texts() throws {
    let all = try values(.text()).joined().unicodeScalars
    for scalar in ["a", "0", " ", "\"", "\\", "\n", "\u{0}", "é", "\u{301}", "漢", "🙂"]
      as [Unicode.Scalar]
    {
      #expect(all.contains(scalar))
    }
  }
}
