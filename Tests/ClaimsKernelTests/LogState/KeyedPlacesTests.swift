import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

@Suite("Places by what leads to them")
struct KeyedPlacesTests {
  @Test(
    "find what a dictionary finds, whenever they are prepared, and copies keep what they had",
    arguments: [0, 1, 17, 999, 5_000], [0, 1, 0x5eed] as [UInt64])
  func dictionary(preparedAfter preparation: Int, seed: UInt64) {
    var (places, expected) = (KeyedPlaces(), [UInt64: Set<Int>]())
    var random = SeededGenerator(seed: 1)
    var (early, ofEarly) = (places, expected)
    for count in 0..<5_000 {
      if count == preparation { places.prepare(seed: seed) }
      if count == 1_500 { (early, ofEarly) = (places, expected) }
      // Some have one place, one has a third of all; many differ in their upper or lower bits alone.
      let number = random.next() % 900
      let key =
        switch number % 3 {
        case 0: UInt64.max
        case 1: number << 50
        default: number
        }
      let place = Int(random.next() % 700)
      places.add(place, under: key)
      expected[key, default: []].insert(place)
    }
    // Read before, and after what came since is put in order.
    for _ in 0..<2 {
      for (places, expected) in [(places, expected), (early, ofEarly)] {
        for (key, wanted) in expected { #expect(places.places(under: key) == wanted.sorted()) }
        for key in [3, 900 << 50, UInt64.max - 1] where expected[key] == nil {
          #expect(places.places(under: key) == [])
        }
        let pairs = expected.flatMap { key, places in places.map { (key, Int32($0)) } }
        let sorted = zip(places.sorted.keys, places.sorted.places).map { ($0, $1) }
        #expect(sorted.map(\.0) == sorted.map(\.0).sorted())
        #expect(Set(sorted.map { "\($0.0) \($0.1)" }) == Set(pairs.map { "\($0.0) \($0.1)" }))
      }
      places.prepare(seed: seed)
      early.prepare(seed: seed)
    }
  }

  @Test("What is kept finds the same as what it was made of")
  func kept() {
    var places = KeyedPlaces()
    for place in 0..<100 { places.add(place % 40, under: UInt64(place % 7)) }
    var later = KeyedPlaces(places.sorted)
    for place in 100..<150 {
      places.add(place, under: UInt64(place % 7))
      later.add(place, under: UInt64(place % 7))
    }
    for key in 0..<8 as Range<UInt64> {
      #expect(places.places(under: key) == later.places(under: key))
    }
  }

  @Test("The hash of a text tells apart where it ends, and each of its bytes")
  func texts() {
    func hash(_ text: String) -> UInt64 {
      var key = PlaceKey(.policy)
      key.mix(text)
      return key.hash
    }
    var texts = ["", "\0", "\0\0", "a\0", "a", "é"]
    for count in 1...40 {
      let plain = String(repeating: "a", count: count)
      texts.append(plain + "b")
      for place in 0..<count { texts.append(plain.prefix(place) + "c" + plain.dropFirst(place)) }
    }
    #expect(Set(texts.map(hash)).count == Set(texts).count)
  }
}
