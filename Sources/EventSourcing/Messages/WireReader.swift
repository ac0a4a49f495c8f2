/// Reads messages in the Protocol Buffers wire format from memory that the caller keeps alive.
///
/// Fields must ascend, as `WireWriter` writes them; unknown fields are skipped, since a newer
/// writer may have added them. Every byte is checked; nothing is trusted and nothing traps.
///
/// Source: Specs/WriteAheadLog.md, "Payloads".
@frozen public struct WireReader: FieldVisitor, ~Copyable {
  @usableFromInline let base: UnsafeRawPointer
  @usableFromInline var at: Int
  @usableFromInline let end: Int
  /// The tag before `at`, already read; `UInt64.max` at the end.
  @usableFromInline var tag: UInt64
  @usableFromInline let depth: Int

  @inlinable public static var reads: Bool { true }
  @usableFromInline static var maximumDepth: Int { 32 }
  /// Used as the tag before the first one: no valid tag is lower.
  @usableFromInline static var leastTag: UInt64 { 1 << 3 }

  /// Reads the bytes from `start` up to `end`, both counted from `base`.
  @inlinable @inline(__always) public init(
    _ base: UnsafeRawPointer, from start: Int, to end: Int, depth: Int = 0
  ) throws(WireError) {
    self.base = base
    self.at = start
    self.end = end
    self.depth = depth
    self.tag = Self.leastTag
    guard depth <= Self.maximumDepth else { throw .malformed(offset: start, .nestedTooDeep) }
    try nextTag()
  }

  // MARK: Fields

  @inlinable @inline(__always) public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard try isAt(number, V.wireType) else { return }
    try value.visitLeaf(&self)
    try nextTag()
  }

  @inlinable @inline(__always) public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard try isAt(number, V.wireType) else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = present
    try nextTag()
  }

  @inlinable @inline(__always) public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    while try isAt(number, V.wireType) {
      var element = V()
      try element.visitLeaf(&self)
      value.append(element)
      try nextTag()
    }
  }

  /// Whether every field was read.
  @inlinable public var isAtEnd: Bool { tag == .max }

  /// Skips what a newer writer added after the last known field.
  @inlinable @inline(__always) public mutating func finish() throws(WireError) {
    if tag != .max { (at, tag) = try Self.skipping(before: .max, base, at, end, tag) }
  }

  // MARK: Leaves

  @inlinable public mutating func leaf(_ value: inout Bool) throws(WireError) {
    value = try varint() != 0
  }
  @inlinable public mutating func leaf(_ value: inout Int64) throws(WireError) {
    let zigzag = try varint()
    value = Int64(bitPattern: zigzag &>> 1) ^ -Int64(bitPattern: zigzag & 1)
  }
  @inlinable public mutating func leaf(_ value: inout UInt64) throws(WireError) {
    value = try varint()
  }
  @inlinable public mutating func leaf(_ value: inout String) throws(WireError) {
    let slice = try length()
    let bytes = UnsafeRawBufferPointer(start: base + slice.lowerBound, count: slice.count)
    // Decoding repairs what is not UTF-8, so it must not see any; ASCII, which most text is, needs
    // no slow check. Text short enough to be stored inline is copied, which costs a fifth less than
    // decoding.
    if isASCII(bytes) {
      value =
        bytes.count < 16
        ? String(unsafeUninitializedCapacity: bytes.count) { text in
          UnsafeMutableRawBufferPointer(text).copyMemory(from: bytes)
          return bytes.count
        } : String(decoding: bytes, as: UTF8.self)
    } else if let text = String(validating: bytes, as: UTF8.self) {
      value = text
    } else {
      throw .malformed(offset: slice.lowerBound, .notUTF8)
    }
  }
  @inlinable public mutating func leaf(_ value: inout ShortCode) throws(WireError) {
    let slice = try length()
    let bytes = UnsafeRawBufferPointer(start: base + slice.lowerBound, count: slice.count)
    guard let code = ShortCode(bytes) else {
      throw .malformed(offset: slice.lowerBound, .valueOutOfRange)
    }
    value = code
  }
  @inlinable public mutating func leaf(_ value: inout [UInt8]) throws(WireError) {
    let slice = try length()
    value = [UInt8](UnsafeRawBufferPointer(start: base + slice.lowerBound, count: slice.count))
  }
  @inlinable public mutating func leaf(_ value: inout Identifier) throws(WireError) {
    let slice = try length()
    if slice.isEmpty {
      value = Identifier()
      return
    }
    guard slice.count == 16 else { throw .malformed(offset: at, .notSixteenBytes) }
    value = Identifier(
      high: UInt64(
        bigEndian: base.loadUnaligned(fromByteOffset: slice.lowerBound, as: UInt64.self)),
      low: UInt64(
        bigEndian: base.loadUnaligned(fromByteOffset: slice.lowerBound + 8, as: UInt64.self)))
  }
  @inlinable public mutating func leaf(_ value: inout Instant) throws(WireError) {
    guard end - at >= 8 else { throw .truncated(offset: at) }
    let bits = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    value = Instant(nanoseconds: Int64(bitPattern: UInt64(littleEndian: bits)))
    at += 8
  }
  @inlinable public mutating func leaf(_ value: inout LocalDate) throws(WireError) {
    var days: Int64 = 0
    try leaf(&days)
    guard let date = LocalDate(daysSinceEpoch: days) else {
      throw .malformed(offset: at, .valueOutOfRange)
    }
    value = date
  }
  @inlinable public mutating func leaf<E: CodedEnum>(_ value: inout E) throws(WireError) {
    let code = try varint()
    guard let known = UInt32(exactly: code), let found = E(rawValue: known) else {
      throw .unknownCode(UInt32(clamping: code), of: E.schemaName.description)
    }
    value = found
  }
  @inlinable public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    let slice = try length()
    var inner = try WireReader(
      base, from: slice.lowerBound, to: slice.upperBound, depth: depth + 1)
    try value.visit(&inner)
    try inner.finish()
  }

  /// A payload ends with its bytes.
  @inlinable @inline(__always) public mutating func payload<M: Message>(
    _ value: inout M
  ) throws(WireError) {
    try value.visit(&self)
    try finish()
  }

  // MARK: Parts

  /// Whether field `number` comes next, which must have this type; skips unknown fields before it.
  @inlinable @inline(__always) public mutating func isAt(
    _ number: UInt32, _ type: WireType
  ) throws(WireError) -> Bool {
    // Nearly always this field or a later one comes next: two comparisons, and no call.
    if tag == UInt64(number) &<< 3 | type.rawValue { return true }
    if tag &>> 3 > UInt64(number) { return false }
    (at, tag) = try Self.skipping(before: UInt64(number), base, at, end, tag)
    guard tag &>> 3 == UInt64(number) else { return false }
    guard tag & 7 == type.rawValue else { throw .malformed(offset: at, .wrongWireType) }
    return true
  }

  /// Goes on to the next field, which must not descend.
  @inlinable @inline(__always) public mutating func nextTag() throws(WireError) {
    guard at < end else {
      tag = .max
      return
    }
    // One byte holds the tags of the first fifteen fields, and one that does not descend is not
    // zero; the rest, and what is wrong, is worth a call.
    let byte = UInt64(base.load(fromByteOffset: at, as: UInt8.self))
    if byte < 0x80, byte &>> 3 >= tag &>> 3 {
      at &+= 1
      tag = byte
    } else {
      (at, tag) = try Self.longTag(base, at, end, after: tag)
    }
  }

  /// The range of a length-delimited value, counted from `base`; leaves the reader behind it.
  @inlinable @inline(__always) public mutating func length() throws(WireError) -> Range<Int> {
    let count = try varint()
    guard count <= UInt64(end - at) else { throw .truncated(offset: at) }
    let start = at
    at += Int(count)
    return start..<at
  }

  /// Reads an unsigned integer of one to ten bytes, and goes on behind it.
  ///
  /// - Throws: `truncated` if the bytes end before, `malformed` if it has more than 64 bits.
  @inlinable @inline(__always) public mutating func varint() throws(WireError) -> UInt64 {
    // Most are one byte long; the rest, and the end, is worth a call.
    if at < end, case let byte = base.load(fromByteOffset: at, as: UInt8.self), byte < 0x80 {
      at &+= 1
      return UInt64(byte)
    }
    let (behind, value) = try Self.longVarint(base, at, end)
    at = behind
    return value
  }
}

@inlinable func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
  var at = 0
  while at &+ 8 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    if word & 0x8080_8080_8080_8080 != 0 { return false }
    at &+= 8
  }
  if at &+ 4 <= bytes.count {
    if bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self) & 0x8080_8080 != 0 { return false }
    at &+= 4
  }
  while at < bytes.count {
    if bytes[at] >= 0x80 { return false }
    at &+= 1
  }
  return true
}

extension Message {
  /// Reads a whole message. - Throws: what is wrong with the bytes, and where.
  @inlinable public init(decoding bytes: [UInt8]) throws(WireError) {
    self.init()
    var error: WireError?
    bytes.withUnsafeBytes { buffer in
      do throws(WireError) {
        try self.read(buffer)
      } catch let fault { error = fault }
    }
    if let error { throw error }
  }

  /// Reads a whole message from memory that stays valid during the call.
  @inlinable public mutating func read(_ buffer: UnsafeRawBufferPointer) throws(WireError) {
    guard let base = buffer.baseAddress else { return }
    var reader = try WireReader(base, from: 0, to: buffer.count)
    try decode(from: &reader)
    try reader.finish()
  }
}
