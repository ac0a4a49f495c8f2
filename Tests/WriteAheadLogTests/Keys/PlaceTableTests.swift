import StateMachineTesting
import Testing

@testable import WriteAheadLog

@Suite("Tables of places")
struct PlaceTableTests {
  @Test(
    "find what a dictionary finds, also where hashes are alike, in all or in one half",
    arguments: [0, 7, 0xffff_ffff, 0xffff_ffff_0000_0000, .max] as [UInt64])
  func dictionary(mask: UInt64) {
    var (table, values, expected) = (PlaceTable(), [UInt64](), [UInt64: Int]())
    var random = SeededGenerator(seed: 1)
    func hash(_ value: UInt64) -> UInt64 { value &* 0x9e37_79b9_7f4a_7c15 & mask }
    /// Only asked where the lower half of the hash is the same.
    func isSame(_ value: UInt64, as place: Int) -> Bool {
      #expect(UInt32(truncatingIfNeeded: hash(value) ^ hash(values[place])) == 0)
      return values[place] == value
    }
    for place in 0..<1000 {
      let value = random.next() % 300
      values.append(value)
      table.put(place, hash(value)) { isSame(value, as: $0) }
      expected[value] = place
    }
    for value in 0..<320 as Range<UInt64> {
      let found = table.place(hash(value)) { isSame(value, as: $0) }
      #expect(found == expected[value], "\(value)")
    }
    #expect(table.places.sorted() == expected.values.sorted())
  }
}
