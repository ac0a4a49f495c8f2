/// Prints messages as JSON: one object per message, names as in the field list, fields in order.
///
/// Absent optionals are left out, everything else is there. Integers beyond ±2⁵³ are strings,
/// instants RFC 3339 with nine digits, identifiers UUID text, bytes base64url.
///
/// Source: Specs/JSON.md; RFC 8259.
@frozen public struct JSONWriter: FieldVisitor, ~Copyable {
  @inlinable public static var showsNames: Bool { true }

  // Each printer of a message gets a copy made for that message's own fields, as every reader
  // and writer of bytes has: a large claim is shown while a user waits.
  var bytes = GrowingBytes()
  @usableFromInline var needsComma = false

  /// Creates a writer that has written nothing.
  public init() {}

  /// What is written so far.
  public var text: String { bytes.withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The same as bytes: for callers who write them elsewhere.
  public var utf8: [UInt8] { bytes.withBytes { Array($0) } }

  // MARK: Building by hand

  /// Begins an object, as the next value.
  @inlinable public mutating func beginObject() { open(0x7b) }
  /// Ends the object that was begun last.
  @inlinable public mutating func endObject() { close(0x7d) }
  /// Begins an array, as the next value.
  @inlinable public mutating func beginArray() { open(0x5b) }
  /// Ends the array that was begun last.
  @inlinable public mutating func endArray() { close(0x5d) }

  /// Writes the name of a member, escaped; its value has to follow.
  public mutating func key(_ name: String) {
    comma()
    quote(name)
    bytes.append(0x3a)
    needsComma = false
  }

  /// Writes a text in quotation marks, escaped.
  public mutating func string(_ value: String) {
    comma()
    quote(value)
  }

  /// A member that is a text.
  public mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    comma()
    bytes.append(value ? "true" as StaticString : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    comma()
    bytes.append("null" as StaticString)
  }

  /// Writes an integer; one beyond ±2⁵³ as a string.
  public mutating func integer(_ value: Int) { signed(Int64(value)) }

  /// A number as it is spelt already.
  public mutating func number(_ text: String) {
    comma()
    bytes.append(text)
  }

  /// Writes an integer; one beyond 2⁵³ as a string.
  public mutating func unsigned(_ value: UInt64) {
    if value > Self.largestExactInteger { return string(String(value)) }
    comma()
    digits(value)
  }

  /// Writes a message as an object.
  @inlinable public mutating func message<M: Message>(_ message: M) {
    var copy = message
    leafMessage(&copy)
  }

  /// The payload of a union's case; its name is up to the caller.
  @inlinable public mutating func payload<U: Union>(of union: U) {
    do throws(WireError) { try union.visitPayload(&self) } catch {}
  }

  // MARK: Fields

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    key(name)
    try value.visitLeaf(&self)
  }

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value else { return }
    key(name)
    try present.visitLeaf(&self)
  }

  @inlinable public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    key(name)
    beginArray()
    for index in value.indices {
      var element = value[index]
      try element.visitLeaf(&self)
    }
    endArray()
  }

  // MARK: Leaves

  public mutating func leaf(_ value: inout Bool) { bool(value) }
  public mutating func leaf(_ value: inout Int64) { signed(value) }
  public mutating func leaf(_ value: inout UInt64) { unsigned(value) }
  public mutating func leaf(_ value: inout String) { string(value) }
  public mutating func leaf(_ value: inout [UInt8]) { string(base64URL(value)) }
  public mutating func leaf(_ value: inout Identifier) {
    let id = value
    quoted { $0.raw(id) }
  }
  public mutating func leaf(_ value: inout Instant) { string(value.text) }
  public mutating func leaf(_ value: inout LocalDate) { string(value.text) }
  @inlinable public mutating func leaf<E: CodedEnum>(_ value: inout E) {
    comma()
    quote(value.name)
  }
  @inlinable public mutating func leaf<M: Message>(_ value: inout M) { leafMessage(&value) }

  @inlinable public mutating func payload<M: Message>(_ value: inout M) { leafMessage(&value) }

  // MARK: Parts

  private static var largestExactInteger: UInt64 { 1 << 53 }

  private mutating func signed(_ value: Int64) {
    if value.magnitude > Self.largestExactInteger { return string(String(value)) }
    comma()
    if value < 0 { bytes.append(0x2d) }
    digits(value.magnitude)
  }

  @inlinable mutating func leafMessage<M: Message>(_ value: inout M) {
    beginObject()
    // This visitor's own methods never throw, and a message adds no error of its own.
    do throws(WireError) { try value.visit(&self) } catch {}
    endObject()
  }

  @usableFromInline mutating func open(_ bracket: UInt8) {
    comma()
    bytes.append(bracket)
    needsComma = false
  }

  @usableFromInline mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  @usableFromInline mutating func comma() {
    if needsComma { bytes.append(0x2c) }
    needsComma = true
  }

  @usableFromInline mutating func key(_ name: StaticString) {
    comma()
    quote(name)
    bytes.append(0x3a)
    needsComma = false
  }

  /// A name from the source: nothing in it wants escaping.
  @usableFromInline mutating func quote(_ name: StaticString) {
    bytes.append(0x22)
    bytes.append(name)
    bytes.append(0x22)
  }

  private mutating func quote(_ value: String) {
    bytes.append(0x22)
    escape(value)
    bytes.append(0x22)
  }

  mutating func escape(_ value: String) {
    // A large claim is shown while a user waits: most text is copied as it is.
    let isPlain =
      value.utf8.withContiguousStorageIfAvailable { text in
        guard !text.contains(where: { Self.wantsEscape($0) }) else { return false }
        bytes.append(text)
        return true
      } ?? false
    if !isPlain { for byte in value.utf8 { escape(byte) } }
  }

  private static func wantsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5c
  }

  private mutating func escape(_ byte: UInt8) {
    let letter: UInt8
    switch byte {
    case 0x22, 0x5c: letter = byte
    case 0x08: letter = 0x62
    case 0x09: letter = 0x74
    case 0x0a: letter = 0x6e
    case 0x0c: letter = 0x66
    case 0x0d: letter = 0x72
    case 0..<0x20:
      bytes.append("\\u00" as StaticString)
      return bytes.append(hexadecimal([byte]))
    default: return bytes.append(byte)
    }
    bytes.append(0x5c)
    bytes.append(letter)
  }

  mutating func digits(_ value: UInt64) {
    if value >= 10 { digits(value / 10) }
    bytes.append(0x30 + UInt8(truncatingIfNeeded: value % 10))
  }
}

extension Message {
  /// This message as one line of JSON.
  @inlinable public var json: String {
    var writer = JSONWriter()
    writer.message(self)
    return writer.text
  }
}

/// Two hexadecimal digits a byte, in lower case: as other tools print hashes.
public func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
  String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
    var end = 0
    for byte in bytes {
      for half in [byte >> 4, byte & 15] {
        text[end] = half < 10 ? 0x30 + half : 0x57 + half
        end += 1
      }
    }
    return end
  }
}
