import EventSourcing
import Testing

@Suite("Wire reader")
struct WireReaderTests {
  @Test(
    "unknown fields of every wire type are skipped, before, between and after known ones",
    arguments: [
      [0xf8, 0x01, 0xac, 0x02],
      [0xf9, 0x01, 1, 2, 3, 4, 5, 6, 7, 8],
      [0xfa, 0x01, 0x03, 0xff, 0x08, 0x00],
      [0xfd, 0x01, 1, 2, 3, 4],
    ] as [[UInt8]])
  func unknownFields(unknown: [UInt8]) throws {
    #expect(try Leaves(decoding: unknown) == Leaves())
    #expect(try Leaves(decoding: [0x18, 0x05] + unknown + unknown).count == 5)
    // `Tree` knows 5 and 7: the field between them has number 6.
    let between = [unknown[0] & 7 | 6 << 3] + unknown.dropFirst(2)
    let tree = try Tree(decoding: [0x2a, 0x01, 0x61] + between + [0x3a, 0x01, 0x62])
    #expect(tree.texts == ["a"])
    #expect(tree.chunks == [[0x62]])
  }

  @Test("fields that descend are refused, fields that repeat are not")
  func order() throws {
    #expect(throws: WireError.malformed(offset: 3, .fieldsOutOfOrder)) {
      try Leaves(decoding: [0x18, 0x01, 0x10, 0x02])
    }
    #expect(throws: WireError.malformed(offset: 4, .fieldsOutOfOrder)) {
      // Both unknown: the order holds for them too.
      try Leaves(decoding: [0x98, 0x06, 0x01, 0x60, 0x01])
    }
    #expect(try Tree(decoding: [0x20, 0x02, 0x20, 0x04]).numbers == [1, 2])
  }

  @Test("of a plain field that occurs twice the first counts")
  func twice() throws {
    #expect(try Leaves(decoding: [0x18, 0x01, 0x18, 0x02]).count == 1)
  }

  @Test(
    "what no field can mean is refused with its place",
    arguments: [
      // A varint of eleven bytes, one whose tenth byte exceeds 64 bits, and one that ends early.
      (
        [0x18, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 0],
        .malformed(offset: 11, .varintTooLong)
      ),
      (
        [0x18, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2],
        .malformed(offset: 11, .varintTooLong)
      ),
      ([0x18, 128, 128], .truncated(offset: 3)), ([0x18], .truncated(offset: 1)),
      ([0x80], .truncated(offset: 1)),
      // Groups, and wire types that do not exist; known and unknown numbers.
      ([0x1b], .malformed(offset: 1, .wrongWireType)),
      ([0x9b, 0x06], .malformed(offset: 2, .unsupportedWireType)),
      ([0x9c, 0x06], .malformed(offset: 2, .unsupportedWireType)),
      ([0x9e, 0x06, 0x00], .malformed(offset: 2, .unsupportedWireType)),
      ([0x9f, 0x06, 0x00], .malformed(offset: 2, .unsupportedWireType)),
      // A known number with another wire type.
      ([0x09, 1, 2, 3, 4, 5, 6, 7, 8], .malformed(offset: 1, .wrongWireType)),
      // Field numbers zero and 2^29.
      ([0x00, 0x00], .malformed(offset: 1, .valueOutOfRange)),
      ([0x80, 0x80, 0x80, 0x80, 0x10, 0x00], .malformed(offset: 5, .valueOutOfRange)),
      ([255, 255, 255, 255, 255, 255, 255, 255, 255, 1], .malformed(offset: 10, .valueOutOfRange)),
      // Lengths that reach beyond the end, by one and by as much as can be said.
      ([0x2a, 0x02, 0x61], .truncated(offset: 2)),
      ([0x2a, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1], .truncated(offset: 11)),
      ([0xfa, 0x01, 0x05, 0x00], .truncated(offset: 3)),
      ([0xf9, 0x01, 1, 2, 3, 4, 5, 6, 7], .truncated(offset: 2)),
      ([0xfd, 0x01, 1, 2, 3], .truncated(offset: 2)),
      ([0x41, 1, 2, 3, 4, 5, 6, 7], .truncated(offset: 1)),
      // Values that their type does not have.
      ([0x20, 0x80, 0x80, 0x80, 0x80, 0x10], .malformed(offset: 0, .valueOutOfRange)),
      ([0x2a, 0x01, 0xff], .malformed(offset: 2, .notUTF8)),
      ([0x2a, 0x02, 0xc0, 0x80], .malformed(offset: 2, .notUTF8)),
      ([0x2a, 0x03, 0xed, 0xa0, 0x80], .malformed(offset: 2, .notUTF8)),
      ([0x3a, 0x01, 0x00], .malformed(offset: 3, .notSixteenBytes)),
      (
        [0x48, 0xfe, 255, 255, 255, 255, 255, 255, 255, 255, 1],
        .malformed(offset: 11, .valueOutOfRange)
      ),
      ([0x50, 0x02], .unknownCode(2, of: "Colour")),
      ([0x50, 0xff, 255, 255, 255, 255, 1], .unknownCode(.max, of: "Colour")),
      ([0x5a, 0x01, 0xfe], .malformed(offset: 2, .notUTF8)),
    ] as [([UInt8], WireError)])
  func refused(bytes: [UInt8], error: WireError) {
    #expect(throws: error) { try Leaves(decoding: bytes) }
  }

  @Test("a nested message is read to its last byte, and what is unknown in it skipped")
  func nestedEnd() throws {
    #expect(try Tree(decoding: [0x0a, 0x05, 0x18, 0x05, 0xf8, 0x01, 0x09]).leaves.count == 5)
    #expect(throws: WireError.malformed(offset: 6, .unsupportedWireType)) {
      try Tree(decoding: [0x0a, 0x04, 0x18, 0x05, 0x9b, 0x06, 0x20, 0x02])
    }
    #expect(throws: WireError.truncated(offset: 5)) {
      // The nested varint goes on after the end of its message.
      try Tree(decoding: [0x0a, 0x03, 0xf8, 0x01, 0x80, 0x20, 0x02])
    }
  }

  @Test("every nonzero varint is true")
  func truth() throws {
    #expect(try Leaves(decoding: [0x08, 0x02]).flag)
    #expect(try Tree(decoding: [0x18, 0x00, 0x18, 0x80, 0x01]).flags == [false, true])
  }

  @Test("messages nest 32 deep; one more is refused")
  func nesting() throws {
    var tree = Tree()
    for _ in 0..<32 {
      var parent = Tree()
      parent.children = [tree]
      tree = parent
    }
    #expect(try Tree(decoding: tree.encoded()) == tree)
    var deeper = Tree()
    deeper.children = [tree]
    let bytes = try deeper.encoded()
    #expect(throws: WireError.malformed(offset: bytes.count, .nestedTooDeep)) {
      try Tree(decoding: bytes)
    }
  }

  @Test("a message that nests 5,000 deep is refused, not followed")
  func deepNesting() throws {
    var writer = WireWriter()
    for _ in 0..<5_000 {
      var outer = WireWriter(reserving: writer.bytes.count + 8)
      outer.tag(16, .length)
      outer.varint(UInt64(writer.bytes.count))
      outer.append(writer.bytes)
      writer = outer
    }
    let bytes = writer.bytes
    #expect(throws: WireError.self) { try Tree(decoding: bytes) }
  }
}
