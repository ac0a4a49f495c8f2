import EventSourcing
import Testing

/// Expected bytes were worked out by hand from the Protocol Buffers encoding rules.
@Suite("Wire writer")
struct WireWriterTests {
  private func bytes(_ change: (inout Leaves) -> Void) throws -> [UInt8] {
    var leaves = Leaves()
    change(&leaves)
    return try leaves.encoded()
  }

  @Test("a message of defaults has no bytes")
  func defaults() throws {
    #expect(try Leaves().encoded() == [])
    #expect(try Options().encoded() == [])
    #expect(try Tree().encoded() == [])
  }

  @Test(
    "signed integers are written in zigzag",
    arguments: [
      (Int64(-1), [0x10, 0x01]), (1, [0x10, 0x02]), (-2, [0x10, 0x03]), (63, [0x10, 0x7e]),
      (-64, [0x10, 0x7f]), (64, [0x10, 0x80, 0x01]), (90_000, [0x10, 0xa0, 0xfe, 0x0a]),
      (.max, [0x10, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]),
      (.min, [0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]),
    ] as [(Int64, [UInt8])])
  func zigzag(number: Int64, expected: [UInt8]) throws {
    #expect(try bytes { $0.number = number } == expected)
  }

  @Test(
    "unsigned integers are varints in their shortest form",
    arguments: [
      (UInt64(1), [0x18, 0x01]), (127, [0x18, 0x7f]), (128, [0x18, 0x80, 0x01]),
      (300, [0x18, 0xac, 0x02]), (16_384, [0x18, 0x80, 0x80, 0x01]),
      (.max, [0x18, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]),
    ] as [(UInt64, [UInt8])])
  func varints(count: UInt64, expected: [UInt8]) throws {
    #expect(try bytes { $0.count = count } == expected)
  }

  @Test(
    "what outgrows the memory it is gathered in is the same as what fits",
    arguments: [0, 1, 63, 120, 127, 128, 200, 16_383, 16_384])
  func outgrown(count: Int) throws {
    var leaves = Leaves()
    leaves.text = String(repeating: "x", count: count)
    leaves.id = Identifier(high: 1, low: 2)
    // Lengths stand before what they are of, two deep, and are moved once they are known.
    var tree = Tree()
    (tree.leaves, tree.texts) = (leaves, ["", "y"])
    var child = Tree()
    child.leaves = leaves
    tree.children = [child, Tree()]
    let expected = try tree.encoded()
    for capacity in [1, 2, 3, 63, 64, 65, 128, 131, 192, 200, 1_024, 40_000] {
      let gathered = try WireWriter.bytes(reserving: capacity) { writer throws(WireError) in
        try tree.visit(&writer)
      }
      #expect(gathered == expected, "\(capacity)")
    }
    #expect(throws: WireError.truncated(offset: 5)) {
      _ = try WireWriter.bytes(reserving: 8) { writer throws(WireError) in
        try tree.visit(&writer)
        throw .truncated(offset: 5)
      }
    }
  }

  @Test("every other leaf is written as its wire type asks")
  func leaves() throws {
    #expect(try bytes { $0.flag = true } == [0x08, 0x01])
    #expect(try bytes { $0.small = .max } == [0x20, 0xff, 0xff, 0xff, 0xff, 0x0f])
    #expect(try bytes { $0.text = "é" } == [0x2a, 0x02, 0xc3, 0xa9])
    #expect(try bytes { $0.bytes = [0, 255] } == [0x32, 0x02, 0x00, 0xff])
    #expect(
      try bytes { $0.id = Identifier(high: 0x0102_0304_0506_0708, low: 0xff) }
        == [0x3a, 0x10, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0xff])
    #expect(
      try bytes { $0.instant = Instant(nanoseconds: 0x0102) } == [0x41, 2, 1, 0, 0, 0, 0, 0, 0])
    #expect(
      try bytes { $0.instant = Instant(nanoseconds: -1) }
        == [0x41, 255, 255, 255, 255, 255, 255, 255, 255])
    #expect(try bytes { $0.date = LocalDate("1969-12-31") ?? LocalDate() } == [0x48, 0x01])
    #expect(try bytes { $0.date = LocalDate("1970-01-02") ?? LocalDate() } == [0x48, 0x02])
    #expect(try bytes { $0.colour = .deepBlue } == [0x50, 0xac, 0x02])
    #expect(try bytes { $0.actor = ActorID("ana") } == [0x5a, 0x03, 0x61, 0x6e, 0x61])
  }

  @Test("a present default is written, an absent one is not")
  func presentDefaults() throws {
    var options = Options()
    options.flag = false
    options.number = 0
    options.text = ""
    options.id = Identifier()
    options.instant = Instant()
    options.colour = Colour.none
    options.leaves = Leaves()
    #expect(
      try options.encoded() == [
        0x08, 0x00, 0x10, 0x00, 0x2a, 0x00, 0x3a, 0x00, 0x41, 0, 0, 0, 0, 0, 0, 0, 0, 0x50, 0x00,
        0x5a, 0x00,
      ])
  }

  @Test("repeated values are written one by one, defaults too, under tags of one and two bytes")
  func repeated() throws {
    var tree = Tree()
    tree.numbers = [0, -1]
    tree.texts = ["", "a"]
    tree.colours = [.none, .red]
    tree.children = [Tree()]
    #expect(
      try tree.encoded() == [
        0x20, 0x00, 0x20, 0x01, 0x2a, 0x00, 0x2a, 0x01, 0x61, 0x78, 0x00, 0x78, 0x01, 0x82, 0x01,
        0x00,
      ])
  }

  @Test(
    "the length before a nested message takes as many bytes as it needs",
    arguments: [
      // The bytes of the text; its length with its tag; the length of the whole.
      (125, [0x2a, 125], [127]), (126, [0x2a, 126], [0x80, 0x01]),
      (200, [0x2a, 0xc8, 0x01], [0xcb, 0x01]),
      (16_380, [0x2a, 0xfc, 0x7f], [0xff, 0x7f]),
      (16_381, [0x2a, 0xfd, 0x7f], [0x80, 0x80, 0x01]),
    ] as [(Int, [UInt8], [UInt8])])
  func nestedLengths(count: Int, inner: [UInt8], outer: [UInt8]) throws {
    var tree = Tree()
    tree.leaves.text = String(repeating: "x", count: count)
    let expected = [0x0a] + outer + inner + [UInt8](repeating: 0x78, count: count)
    #expect(try tree.encoded() == expected)
    #expect(try Tree(decoding: expected) == tree)
  }

  @Test("a writer goes on after the bytes that it is given")
  func continuing() throws {
    var writer = WireWriter(continuing: [9, 9])
    var leaves = Leaves()
    leaves.flag = true
    try leaves.visit(&writer)
    #expect(writer.bytes == [9, 9, 0x08, 0x01])
  }
}
