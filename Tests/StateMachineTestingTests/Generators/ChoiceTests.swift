import Testing

@testable import StateMachineTesting

@Suite("Choice")
struct ChoiceTests {
  @Test(
    "the order goes out from the origin, to both sides while there are two",
    arguments: [
      (0, 0, [0]), (0, 3, [0, 1, 2, 3]), (3, 0, [0, -1, -2, -3]), (1, 3, [0, 1, -1, 2, 3]),
      (3, 1, [0, 1, -1, -2, -3]), (2, 2, [0, 1, -1, 2, -2]),
    ] as [(UInt64, UInt64, [Int128])])
  func order(below: UInt64, above: UInt64, offsets: [Int128]) {
    let choices = (0...below + above).map { Choice(index: $0, below: below, above: above) }
    #expect(choices.map(\.offset) == offsets)
  }

  @Test("every offset has one index, and every index one offset: all small sides")
  func bijection() {
    for below in 0...9 as ClosedRange<UInt64> {
      for above in 0...9 as ClosedRange<UInt64> {
        let choices = (0...below + above).map { Choice(index: $0, below: below, above: above) }
        #expect(Set(choices.map(\.offset)) == Set(-Int128(below)...Int128(above)))
        for choice in choices {
          #expect(choices[0].moved(to: choice.offset)?.index == choice.index)
        }
        #expect(choices[0].moved(to: Int128(above) + 1) == nil)
        #expect(choices[0].moved(to: -Int128(below) - 1) == nil)
      }
    }
  }

  @Test(
    "the largest sides have their ends too",
    arguments: [
      (1 << 63, 1 << 63 - 1), (1 << 63 - 1, 1 << 63), (1 << 63 - 1, 1 << 63 - 1), (0, .max),
      (.max, 0),
      (1, .max - 1), (.max - 1, 1), (1 << 62, 1 << 63),
    ] as [(UInt64, UInt64)])
  func extremes(below: UInt64, above: UInt64) throws {
    let origin = Choice(index: 0, below: below, above: above)
    let (low, high) = (-Int128(below), Int128(above))
    for offset in [low, low + 1, low / 2, -1, 0, 1, high / 2, high - 1, high]
    where (low...high).contains(offset) {
      let moved = try #require(origin.moved(to: offset))
      #expect(moved.index <= moved.limit)
      #expect(moved.offset == offset)
    }
    for index in [0, 1, 2, .max / 2 - 1, .max / 2, .max / 2 + 1, .max - 1, .max] as [UInt64]
    where index <= origin.limit {
      let choice = Choice(index: index, below: below, above: above)
      #expect(origin.moved(to: choice.offset)?.index == index)
    }
    #expect(origin.moved(to: high + 1) == nil)
    #expect(origin.moved(to: low - 1) == nil)
  }
}
