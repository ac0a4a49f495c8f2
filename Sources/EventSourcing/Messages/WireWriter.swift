/// Writes messages in the Protocol Buffers wire format: fields ascending, defaults left out,
/// signed integers in zigzag, instants as fixed 64 bits, every varint in its shortest form.
///
/// One value has one encoding, so that equal bytes mean equal messages.
///
/// Source: Specs/WriteAheadLog.md, "Payloads".
@frozen public struct WireWriter: FieldVisitor, ~Copyable {
  // Memory of its own, or its caller's: an array asks at every byte whether it is shared.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var ownsBase = true
  /// How many bytes were written.
  @inlinable public var count: Int { used }
  @usableFromInline var used = 0

  /// Creates a writer with room for so many bytes, which grows if it has to.
  @inlinable public init(reserving capacity: Int = 0) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  /// Goes on behind bytes that are there already.
  public init(continuing bytes: [UInt8], reserving capacity: Int = 0) {
    self.init(reserving: max(capacity, bytes.count))
    append(bytes)
  }

  /// Writes into its caller's memory as long as that is enough: at least one byte.
  @inlinable init(into memory: UnsafeMutableBufferPointer<UInt8>) {
    base = memory.baseAddress.unsafelyUnwrapped
    (capacity, ownsBase) = (memory.count, false)
  }

  deinit { if ownsBase { base.deallocate() } }

  /// What is written, in an array of just its size. Up to a kilobyte is gathered on the stack: growing step by
  /// step, or giving memory back, costs more than most of what is written.
  ///
  /// - Parameters:
  ///   - capacity: how many bytes will usually do, at least one.
  ///   - write: is lent the writer, whose memory is gone after the call: it must not be put aside.
  @inlinable @inline(__always) public static func bytes(
    reserving capacity: Int, _ write: (inout WireWriter) throws(WireError) -> Void
  ) throws(WireError) -> [UInt8] {
    precondition(capacity > 0, "a writer needs room for at least one byte")
    return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
      memory throws(WireError) in
      var writer = WireWriter(into: memory)
      try write(&writer)
      return writer.bytes
    }
  }

  /// What was written, in an array of its own.
  public var bytes: [UInt8] { [UInt8](UnsafeBufferPointer(start: base, count: count)) }

  // MARK: Fields

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    if value.isPlainlyDefault { return }
    let start = count
    tag(number, V.wireType)
    let body = count
    try value.visitLeaf(&self)
    // A default leaves nothing behind but its tag and a zero (or nothing at all): take it back.
    if isDefault(from: body, V.wireType) { used = start }
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

  @inlinable public mutating func leaf(_ value: inout Bool) { put(value ? 1 : 0) }
  @inlinable public mutating func leaf(_ value: inout Int64) {
    varint(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }
  @inlinable public mutating func leaf(_ value: inout UInt64) { varint(value) }
  @inlinable public mutating func leaf(_ value: inout String) {
    varint(UInt64(value.utf8.count))
    value.withUTF8 { append($0) }
  }
  @inlinable public mutating func leaf(_ value: inout ShortCode) {
    varint(UInt64(value.count))
    for place in 0..<value.count { put(value[place]) }
  }
  @inlinable public mutating func leaf(_ value: inout [UInt8]) {
    varint(UInt64(value.count))
    append(value)
  }
  @inlinable public mutating func leaf(_ value: inout Identifier) {
    guard value != Identifier() else { return put(0) }
    put(16)
    append(word: value.high.bigEndian)
    append(word: value.low.bigEndian)
  }
  @inlinable public mutating func leaf(_ value: inout Instant) {
    append(word: UInt64(bitPattern: value.nanoseconds).littleEndian)
  }
  @inlinable public mutating func leaf(_ value: inout LocalDate) {
    var days = Int64(value.daysSinceEpoch)
    leaf(&days)
  }
  @inlinable public mutating func leaf<E: CodedEnum>(_ value: inout E) {
    varint(UInt64(value.rawValue))
  }
  @inlinable public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    let mark = count
    put(0)
    try value.visit(&self)
    closeLength(at: mark)
  }

  // MARK: Parts

  /// Writes what stands before a field's value: its number and its wire type.
  @inlinable public mutating func tag(_ number: UInt32, _ type: WireType) {
    varint(UInt64(number) << 3 | type.rawValue)
  }

  /// Writes an unsigned integer in its shortest form, one to ten bytes.
  @inlinable public mutating func varint(_ value: UInt64) {
    // The longest varint.
    reserve(10)
    // Tags, kinds and lengths usually fit one byte.
    guard value >= 0x80 else {
      base[count] = UInt8(truncatingIfNeeded: value)
      used &+= 1
      return
    }
    longVarint(value)
  }

  @inline(never) @usableFromInline mutating func longVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      base[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      used &+= 1
      rest &>>= 7
    }
    base[count] = UInt8(truncatingIfNeeded: rest)
    used &+= 1
  }

  /// Bytes as they are, without a length before them.
  @inlinable public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  @inlinable mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).initialize(from: source, count: bytes.count)
    used &+= bytes.count
  }

  /// Eight bytes as they are in memory.
  @inlinable mutating func append(word: UInt64) {
    reserve(8)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
    used &+= 8
  }

  /// Bytes of nothing, to be filled in later or to fill a word.
  @inlinable public mutating func appendZeros(_ zeros: Int) {
    reserve(zeros)
    (base + count).initialize(repeating: 0, count: zeros)
    used &+= zeros
  }

  /// Writes one byte as it is.
  @inlinable public mutating func put(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    used &+= 1
  }

  @inlinable mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(by: more) }
  }

  @inline(never) @usableFromInline mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(from: base, count: count)
    if ownsBase { base.deallocate() }
    (base, ownsBase) = (larger, true)
  }

  /// Replaces the single zero byte at `mark` by the length of what follows it.
  @inlinable mutating func closeLength(at mark: Int) {
    let length = count &- mark &- 1
    // Before anything is moved: growing keeps only the bytes before `used`.
    reserve(10)
    if length >= 0x80 {
      let more = (Int.bitWidth - length.leadingZeroBitCount - 1) / 7
      (base + mark + 1 + more).update(from: base + mark + 1, count: length)
    }
    used = mark
    varint(UInt64(length))
    used &+= length
  }

  @inlinable func isDefault(from body: Int, _ type: WireType) -> Bool {
    switch type {
    case .varint, .length: return count == body + 1 && base[body] == 0
    case .fixed64:
      for index in body..<count where base[index] != 0 { return false }
      return true
    }
  }
}

extension Message {
  /// This message's bytes, without a length before them.
  @inlinable public func encoded() throws(WireError) -> [UInt8] {
    var writer = WireWriter()
    var copy = self
    try copy.encode(to: &writer)
    return writer.bytes
  }
}
