import EventSourcing
import Testing

@Suite("Union")
struct UnionTests {
  @Test("a payload reads back under its kind")
  func roundTrip() throws {
    var leaves = Leaves()
    leaves.text = "a"
    let paint = Paint.red(leaves)
    #expect(try paint.encodedPayload() == [0x2a, 0x01, 0x61])
    #expect(try Paint(kind: 1, payload: [0x2a, 0x01, 0x61]) == paint)
    #expect(try Paint(kind: 300, payload: []) == .deepBlue(Options()))
  }

  @Test("a kind that this build does not know is an error, and so is a missing one")
  func unknownKind() {
    for kind in [0, 2, 299, .max] as [UInt32] {
      #expect(throws: WireError.unknownKind(kind, of: "Paint")) {
        try Paint(kind: kind, payload: [])
      }
    }
  }

  @Test("a payload that is damaged is an error, to its last byte")
  func damaged() {
    #expect(throws: WireError.truncated(offset: 2)) {
      try Paint(kind: 1, payload: [0x2a, 0x01])
    }
    #expect(throws: WireError.malformed(offset: 3, .unsupportedWireType)) {
      try Paint(kind: 300, payload: [0x08, 0x01, 0x7f])
    }
  }
}
