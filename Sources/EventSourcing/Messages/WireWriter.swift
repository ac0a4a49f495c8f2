/// Writes messages in the Protocol Buffers wire format: fields ascending, defaults left out,
/// signed integers in zigzag, instants as fixed 64 bits, every varint in its shortest form.
///
/// One value has one encoding, so that equal bytes mean equal messages.
///
/// Source: Specs/WriteAheadLog.md, "Payloads".
@frozen public struct WireWriter: FieldVisitor, ~Copyable {
  public var bytes: [UInt8]

  @inlinable public init(reserving capacity: Int = 0) {
    bytes = []
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  /// Continues at the end of `bytes`; take them back from `bytes` afterwards.
  @inlinable public init(continuing bytes: consuming [UInt8]) { self.bytes = bytes }

  // MARK: Fields

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    let start = bytes.count
    tag(number, V.wireType)
    let body = bytes.count
    try value.visitLeaf(&self)
    // A default leaves nothing behind but its tag and a zero (or nothing at all): take it back.
    if isDefault(from: body, V.wireType) { bytes.removeSubrange(start...) }
  }

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value else { return }
    tag(number, V.wireType)
    try present.visitLeaf(&self)
  }

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    for index in value.indices {
      var element = value[index]
      tag(number, V.wireType)
      try element.visitLeaf(&self)
    }
  }

  // MARK: Leaves

  @inlinable public mutating func leaf(_ value: inout Bool) { bytes.append(value ? 1 : 0) }
  @inlinable public mutating func leaf(_ value: inout Int64) {
    varint(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }
  @inlinable public mutating func leaf(_ value: inout UInt64) { varint(value) }
  @inlinable public mutating func leaf(_ value: inout String) {
    let count = value.utf8.count
    varint(UInt64(count))
    if count > 0 { bytes.append(contentsOf: value.utf8) }
  }
  @inlinable public mutating func leaf(_ value: inout ShortCode) {
    varint(UInt64(value.count))
    for place in 0..<value.count { bytes.append(value[place]) }
  }
  @inlinable public mutating func leaf(_ value: inout [UInt8]) {
    varint(UInt64(value.count))
    bytes.append(contentsOf: value)
  }
  @inlinable public mutating func leaf(_ value: inout Identifier) {
    guard value != Identifier() else { return bytes.append(0) }
    bytes.append(16)
    bigEndian(value.high)
    bigEndian(value.low)
  }
  @inlinable public mutating func leaf(_ value: inout Instant) {
    var rest = UInt64(bitPattern: value.nanoseconds)
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
  }
  @inlinable public mutating func leaf(_ value: inout LocalDate) {
    var days = Int64(value.daysSinceEpoch)
    leaf(&days)
  }
  @inlinable public mutating func leaf<E: CodedEnum>(_ value: inout E) {
    varint(UInt64(value.rawValue))
  }
  @inlinable public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    let mark = bytes.count
    bytes.append(0)
    try value.visit(&self)
    closeLength(at: mark)
  }

  // MARK: Parts

  @inlinable public mutating func tag(_ number: UInt32, _ type: WireType) {
    varint(UInt64(number) << 3 | type.rawValue)
  }

  @inlinable public mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Replaces the single zero byte at `mark` by the length of what follows it.
  @inlinable mutating func closeLength(at mark: Int) {
    let length = bytes.count - mark - 1
    if length < 0x80 {
      bytes[mark] = UInt8(truncatingIfNeeded: length)
      return
    }
    var prefix: [UInt8] = []
    var rest = UInt64(length)
    while rest >= 0x80 {
      prefix.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    prefix.append(UInt8(truncatingIfNeeded: rest))
    bytes.replaceSubrange(mark...mark, with: prefix)
  }

  @inlinable mutating func bigEndian(_ value: UInt64) {
    var shift: UInt64 = 64
    while shift > 0 {
      shift &-= 8
      bytes.append(UInt8(truncatingIfNeeded: value &>> shift))
    }
  }

  @inlinable func isDefault(from body: Int, _ type: WireType) -> Bool {
    switch type {
    case .varint, .length: return bytes.count == body + 1 && bytes[body] == 0
    case .fixed64:
      for index in body..<bytes.count where bytes[index] != 0 { return false }
      return true
    }
  }
}

extension Message {
  /// This message's bytes, without a length before them.
  @inlinable public func encoded() throws(WireError) -> [UInt8] {
    var writer = WireWriter()
    var copy = self
    try copy.visit(&writer)
    return writer.bytes
  }
}
