// What a writer of many lines needs: text between the values, and room again for the next of them.

extension JSONWriter {
  /// How many bytes are written so far.
  public var count: Int { bytes.count }

  /// Bytes as they are, between values; what follows begins anew, without a comma.
  public mutating func raw(_ text: StaticString) {
    bytes.append(text)
    needsComma = false
  }

  /// Text as it is, not escaped; what follows begins anew, without a comma.
  public mutating func raw(_ text: String) {
    bytes.append(text)
    needsComma = false
  }

  /// Bytes of UTF-8 as they are, not escaped; what follows begins anew, without a comma.
  public mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes.append(bytes)
    needsComma = false
  }

  /// The text of an identifier, without quotation marks; what follows begins anew, without a comma.
  public mutating func raw(_ id: Identifier) {
    bytes.append(upTo: Identifier.textLength) { text in
      id.write(to: text)
      return text.count
    }
    needsComma = false
  }

  /// A text as it stands between quotation marks.
  public mutating func escaped(_ text: String) {
    escape(text)
    needsComma = false
  }

  /// One byte as it is; what follows begins anew, without a comma.
  public mutating func raw(byte: UInt8) {
    bytes.append(byte)
    needsComma = false
  }

  /// A text in quotation marks, of pieces that want no escaping.
  public mutating func quoted(_ pieces: (inout JSONWriter) -> Void) {
    comma()
    bytes.append(0x22)
    pieces(&self)
    bytes.append(0x22)
    needsComma = true
  }

  /// The digits of a number, between quotation marks or anywhere else.
  public mutating func rawDigits(_ value: UInt64) {
    digits(value)
    needsComma = false
  }

  /// Hands on what is written, and forgets it; its room is kept.
  public mutating func drain(_ take: (UnsafeRawBufferPointer) -> Void) {
    bytes.withBytes { take(UnsafeRawBufferPointer($0)) }
    bytes.removeAll()
  }
}

extension JSONWriter {
  /// Bytes as most other formats write them. Source: RFC 4648, section 4, with padding.
  public mutating func base64(_ value: [UInt8]) {
    comma()
    bytes.append(0x22)
    var place = 0
    while place < value.count {
      let rest = value.count - place
      let group =
        UInt32(value[place]) << 16 | UInt32(rest > 1 ? value[place + 1] : 0) << 8
        | UInt32(rest > 2 ? value[place + 2] : 0)
      bytes.append(Self.base64Digit(group >> 18))
      bytes.append(Self.base64Digit(group >> 12))
      bytes.append(rest > 1 ? Self.base64Digit(group >> 6) : 0x3d)
      bytes.append(rest > 2 ? Self.base64Digit(group) : 0x3d)
      place += 3
    }
    bytes.append(0x22)
  }

  private static func base64Digit(_ bits: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: bits & 0x3f)
    return switch value {
    case 0..<26: 0x41 + value
    case 26..<52: 0x61 + value - 26
    case 52..<62: 0x30 + value - 52
    case 62: 0x2b
    default: 0x2f
    }
  }
}
