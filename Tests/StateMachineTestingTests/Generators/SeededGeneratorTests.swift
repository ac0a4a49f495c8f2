import StateMachineTesting
import Testing

@Suite("Seeded generator")
struct SeededGeneratorTests {
  /// Source: the first outputs of Vigna's `splitmix64.c` for this seed.
  @Test("gives the published sequence of SplitMix64")
  func published() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("a seed repeats its numbers, another seed has others", arguments: [0, 1, .max] as [UInt64])
  func repeats(seed: UInt64) {
    func numbers(_ seed: UInt64) -> [Int] {
      var random = SeededGenerator(seed: seed)
      return (0..<100).map { _ in Int.random(in: 0..<1_000, using: &random) }
    }
    #expect(numbers(seed) == numbers(seed))
    #expect(numbers(seed) != numbers(seed &+ 1))
  }

  @Test("a copy goes on from the original's state")
  func copies() {
    var random = SeededGenerator(seed: 7)
    _ = random.next()
    var copy = random
    #expect((0..<10).map { _ in copy.next() } == (0..<10).map { _ in random.next() })
  }
}
