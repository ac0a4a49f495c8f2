import EventSourcing
import StateMachineTesting
import Testing

@Suite("Identifier")
struct IdentifierTests {
  @Test("its text is that of a UUID, in lower case, and reads back")
  func text() {
    let id = Identifier(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210)
    #expect(id.text == "01234567-89ab-cdef-fedc-ba9876543210")
    #expect(Identifier("01234567-89AB-cdef-FEDC-ba9876543210") == id)
    #expect(Identifier("0123456789abcdeffedcba9876543210") == id)
    #expect(Identifier().text == "00000000-0000-0000-0000-000000000000")
  }

  @Test("every identifier reads back as it was printed", arguments: seeds)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let id = Identifier(high: random.word(), low: random.word())
      #expect(Identifier(id.text) == id)
    }
  }

  @Test(
    "what is not 32 hexadecimal digits, hyphened as in a UUID or not at all, is refused",
    arguments: [
      "", "01234567", "01234567-89ab-cdef-fedc-ba987654321",
      "01234567-89ab-cdef-fedc-ba98765432100",
      "0123456789abcdeffedcba987654321g", "01234567-89ab-cdef-fedc-ba987654321g",
      "0123456-789ab-cdef-fedc-ba9876543210", "01234567 89ab cdef fedc ba9876543210",
      "{1234567-89ab-cdef-fedc-ba987654321}", "0123456789abcdeffedcba98765432-0",
      "01234567-89ab-cdef-fedc-ba98765432-0", "0x23456789abcdeffedcba9876543210",
      "٠123456789abcdeffedcba987654321",
    ])
  func refused(text: String) {
    #expect(Identifier(text) == nil)
  }

  @Test("orders by its bits, the high ones first, as its text does")
  func order() {
    let ids = [
      Identifier(), Identifier(high: 0, low: 1), Identifier(high: 0, low: .max),
      Identifier(high: 1, low: 0), Identifier(high: .max, low: 0),
    ]
    #expect(ids.reversed().sorted() == ids)
    #expect(ids.map(\.text).sorted() == ids.map(\.text))
  }

  @Test("one that is drawn is a UUID of version 4, with the generator's other bits")
  func drawn() {
    struct Same: RandomNumberGenerator {
      let word: UInt64
      mutating func next() -> UInt64 { word }
    }
    let texts = [0 as UInt64, .max, 0x0123_4567_89ab_cdef].map { word in
      var generator = Same(word: word)
      return Identifier.random(using: &generator).text
    }
    #expect(
      texts == [
        "00000000-0000-4000-8000-000000000000", "ffffffff-ffff-4fff-bfff-ffffffffffff",
        "01234567-89ab-4def-8123-456789abcdef",
      ])
  }
}
