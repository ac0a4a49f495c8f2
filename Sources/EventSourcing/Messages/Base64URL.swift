/// Bytes as JSON shows and takes them.
///
/// Source: RFC 4648, section 5, without padding.
public func base64URL(_ bytes: [UInt8]) -> String {
  String(unsafeUninitializedCapacity: (bytes.count * 4 + 2) / 3) { text in
    var (accumulator, bits, end): (UInt32, UInt32, Int) = (0, 0, 0)
    for byte in bytes {
      accumulator = accumulator << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text[end] = base64URLDigit(accumulator >> bits)
        end += 1
      }
    }
    if bits > 0 {
      text[end] = base64URLDigit(accumulator << (6 - bits))
      end += 1
    }
    return end
  }
}

private func base64URLDigit(_ bits: UInt32) -> UInt8 {
  let value = UInt8(truncatingIfNeeded: bits & 0x3f)
  return switch value {
  case 0..<26: 0x41 + value
  case 26..<52: 0x61 + value - 26
  case 52..<62: 0x30 + value - 52
  case 62: 0x2d
  default: 0x5f
  }
}

/// Reads what `base64URL(_:)` writes; nil if the text is anything else, so that every
/// text stands for other bytes.
///
/// Source: RFC 4648, section 5, without padding.
public func bytes(base64URL text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count * 3 / 4)
  var (bits, count): (UInt32, Int) = (0, 0)
  for character in text.utf8 {
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
