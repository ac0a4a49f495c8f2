/// Bytes as JSON shows and takes them.
///
/// Source: RFC 4648, section 5, without padding.
public func base64URL(_ bytes: [UInt8]) -> String {
  let count = base64URLCount(bytes.count)
  return String(unsafeUninitializedCapacity: count) { text in
    bytes.withUnsafeBytes { writeBase64URL($0, to: text) }
    return count
  }
}

/// How many characters stand for so many bytes.
func base64URLCount(_ count: Int) -> Int { (count * 4 + 2) / 3 }

/// - Precondition: the room is of `base64URLCount`.
func writeBase64URL(_ bytes: UnsafeRawBufferPointer, to text: UnsafeMutableBufferPointer<UInt8>) {
  let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
  let digit = digits.utf8Start
  var (at, end) = (0, 0)
  while at &+ 3 <= bytes.count {
    let word = UInt32(bytes[at]) << 16 | UInt32(bytes[at &+ 1]) << 8 | UInt32(bytes[at &+ 2])
    text[end] = digit[Int(word &>> 18)]
    text[end &+ 1] = digit[Int(word &>> 12 & 0x3f)]
    text[end &+ 2] = digit[Int(word &>> 6 & 0x3f)]
    text[end &+ 3] = digit[Int(word & 0x3f)]
    (at, end) = (at &+ 3, end &+ 4)
  }
  guard at < bytes.count else { return }
  let hasTwo = at &+ 2 == bytes.count
  let word = UInt32(bytes[at]) << 16 | (hasTwo ? UInt32(bytes[at &+ 1]) << 8 : 0)
  text[end] = digit[Int(word &>> 18)]
  text[end &+ 1] = digit[Int(word &>> 12 & 0x3f)]
  if hasTwo { text[end &+ 2] = digit[Int(word &>> 6 & 0x3f)] }
}

/// Reads what `base64URL(_:)` writes; nil if the text is anything else, so that every
/// text stands for other bytes.
///
/// Source: RFC 4648, section 5, without padding.
public func bytes(base64URL text: String) -> [UInt8]? {
  Array(text.utf8).withUnsafeBytes { bytes(base64URL: $0) }
}

/// The same of a text in UTF-8.
func bytes(base64URL text: UnsafeRawBufferPointer) -> [UInt8]? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count * 3 / 4)
  var (bits, count): (UInt32, Int) = (0, 0)
  for character in text {
    let digit: UInt8
    switch character {
    case 0x41...0x5a: digit = character - 0x41
    case 0x61...0x7a: digit = character - 0x61 + 26
    case 0x30...0x39: digit = character - 0x30 + 52
    case 0x2d: digit = 62
    case 0x5f: digit = 63
    default: return nil
    }
    bits = bits << 6 | UInt32(digit)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= (1 << UInt32(count)) - 1
    }
  }
  return count < 6 && bits == 0 ? bytes : nil
}
