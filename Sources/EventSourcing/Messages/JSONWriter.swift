/// Prints messages as JSON: one object per message, names as in the field list, fields in order.
///
/// Absent optionals are left out, everything else is there. Integers beyond ±2⁵³ are strings,
/// instants RFC 3339 with nine digits, identifiers UUID text, bytes base64url.
///
/// Source: Specs/JSON.md; RFC 8259.
public struct JSONWriter: FieldVisitor, ~Copyable {
  public private(set) var text = ""
  private var needsComma = false

  public init() {}

  // MARK: Building by hand

  public mutating func beginObject() { open("{") }
  public mutating func endObject() { close("}") }
  public mutating func beginArray() { open("[") }
  public mutating func endArray() { close("]") }

  public mutating func key(_ name: String) {
    comma()
    quote(name)
    text += ":"
    needsComma = false
  }

  public mutating func string(_ value: String) {
    comma()
    quote(value)
  }

  public mutating func bool(_ value: Bool) {
    comma()
    text += value ? "true" : "false"
  }

  public mutating func integer(_ value: Int) { signed(Int64(value)) }

  public mutating func unsigned(_ value: UInt64) {
    if value > Self.largestExactInteger { return string(String(value)) }
    comma()
    text += String(value)
  }

  public mutating func message<M: Message>(_ message: M) {
    var copy = message
    leafMessage(&copy)
  }

  /// The payload of a union's case; its name is up to the caller.
  public mutating func payload<U: Union>(of union: U) {
    do throws(WireError) { try union.visitPayload(&self) } catch {}
  }

  // MARK: Fields

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    key(name.description)
    try value.visitLeaf(&self)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard var present = value else { return }
    key(name.description)
    try present.visitLeaf(&self)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    key(name.description)
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
  public mutating func leaf(_ value: inout Identifier) { string(value.text) }
  public mutating func leaf(_ value: inout Instant) { string(value.text) }
  public mutating func leaf(_ value: inout LocalDate) { string(value.text) }
  public mutating func leaf<E: CodedEnum>(_ value: inout E) { string(value.name.description) }
  public mutating func leaf<M: Message>(_ value: inout M) { leafMessage(&value) }

  public mutating func payload<M: Message>(_ value: inout M) { leafMessage(&value) }

  // MARK: Parts

  private static var largestExactInteger: UInt64 { 1 << 53 }

  private mutating func signed(_ value: Int64) {
    if value.magnitude > Self.largestExactInteger { return string(String(value)) }
    comma()
    text += String(value)
  }

  private mutating func leafMessage<M: Message>(_ value: inout M) {
    beginObject()
    // This visitor's own methods never throw, and a message adds no error of its own.
    do throws(WireError) { try value.visit(&self) } catch {}
    endObject()
  }

  private mutating func open(_ bracket: String) {
    comma()
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5c: text += "\\\\"
      case 0x08: text += "\\b"
      case 0x09: text += "\\t"
      case 0x0a: text += "\\n"
      case 0x0c: text += "\\f"
      case 0x0d: text += "\\r"
      case 0..<0x20:
        text += "\\u00"
        text += hexadecimal(UInt64(scalar.value), digits: 2)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Message {
  /// This message as one line of JSON.
  public var json: String {
    var writer = JSONWriter()
    writer.message(self)
    return writer.text
  }
}

/// Lower-case hexadecimal, padded with zeros.
func hexadecimal(_ value: UInt64, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// RFC 4648 section 5, without padding.
func base64URL(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  var out: [UInt8] = []
  var accumulator: UInt32 = 0
  var bits: UInt32 = 0
  for byte in bytes {
    accumulator = accumulator << 8 | UInt32(byte)
    bits += 8
    while bits >= 6 {
      bits -= 6
      out.append(alphabet[Int(accumulator >> bits & 0x3f)])
    }
  }
  if bits > 0 { out.append(alphabet[Int(accumulator << (6 - bits) & 0x3f)]) }
  return String(decoding: out, as: UTF8.self)
}
