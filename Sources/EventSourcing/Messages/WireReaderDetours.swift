// What a reader rarely meets: long numbers, and fields that a newer writer added. All of it takes
// and returns the place by value. A function that changed the reader would keep it in memory rather
// than in registers, and reading the head of an event takes half as many instructions again.

extension WireReader {
  @inline(never) @usableFromInline static func longTag(
    _ base: UnsafeRawPointer, _ start: Int, _ end: Int, after previous: UInt64
  ) throws(WireError) -> (at: Int, tag: UInt64) {
    let (at, tag) = try longVarint(base, start, end)
    let number = tag &>> 3
    guard number > 0, number < 1 << 29 else { throw .malformed(offset: at, .valueOutOfRange) }
    guard number >= previous &>> 3 else { throw .malformed(offset: at, .fieldsOutOfOrder) }
    return (at, tag)
  }

  @inline(never) @usableFromInline static func longVarint(
    _ base: UnsafeRawPointer, _ start: Int, _ end: Int
  ) throws(WireError) -> (at: Int, value: UInt64) {
    var at = start
    // Two or three bytes hold almost every number of a stream.
    if end &- at >= 3 {
      let first = UInt64(base.load(fromByteOffset: at, as: UInt8.self))
      let second = UInt64(base.load(fromByteOffset: at &+ 1, as: UInt8.self))
      let low = first & 0x7f | (second & 0x7f) &<< 7
      if second < 0x80, first >= 0x80 { return (at &+ 2, low) }
      let third = UInt64(base.load(fromByteOffset: at &+ 2, as: UInt8.self))
      if third < 0x80, first & second >= 0x80 { return (at &+ 3, low | third &<< 14) }
    }
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while at < end {
      let byte = base.load(fromByteOffset: at, as: UInt8.self)
      at &+= 1
      if shift == 63, byte > 1 { throw .malformed(offset: at, .varintTooLong) }
      result |= UInt64(byte & 0x7f) &<< shift
      if byte < 0x80 { return (at, result) }
      shift &+= 7
      if shift > 63 { throw .malformed(offset: at, .varintTooLong) }
    }
    throw .truncated(offset: at)
  }

  /// Skips the fields before a number. - Returns: the offset it then has, and the tag there.
  @inline(never) @usableFromInline static func skipping(
    before number: UInt64, _ base: UnsafeRawPointer, _ at: Int, _ end: Int, _ tag: UInt64
  ) throws(WireError) -> (at: Int, tag: UInt64) {
    var rest = WireReader(base, at: at, end, tag)
    while rest.tag &>> 3 < number, rest.tag != .max { try rest.skip() }
    return (rest.at, rest.tag)
  }

  fileprivate init(_ base: UnsafeRawPointer, at: Int, _ end: Int, _ tag: UInt64) {
    self.base = base
    self.at = at
    self.end = end
    self.tag = tag
    depth = 0
  }

  private mutating func skip() throws(WireError) {
    try skipValue()
    try nextTag()
  }

  /// Goes on to behind the value, whose tag was read.
  mutating func skipValue() throws(WireError) {
    switch tag & 7 {
    case 0: _ = try varint()
    case 1: try skip(bytes: 8)
    case 2: _ = try length()
    case 5: try skip(bytes: 4)
    default: throw .malformed(offset: at, .unsupportedWireType)
    }
  }

  private mutating func skip(bytes count: Int) throws(WireError) {
    guard end - at >= count else { throw .truncated(offset: at) }
    at += count
  }
}
