/// Parses one JSON text as RFC 8259 has it and nothing beyond: UTF-8, no name twice in an object,
/// no comma before a bracket that closes. An integer stays what it is; nothing is rounded to one.
///
/// Not the system's library: that one takes 9007199254740993.5 for an integer, the first of two
/// members with the same name, and seconds for a long array of numbers.
///
/// Source: RFC 8259; RFC 7493 section 2 for what senders must not rely on.
struct JSONParser {
  /// Valid as long as `parse` runs; none is looked at beyond their count.
  private let bytes: UnsafeRawBufferPointer
  /// How many bytes stand before them, for what is told.
  private let offset: Int
  private var at = 0

  private init(bytes: UnsafeRawBufferPointer, offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// Runs `body` with a parser of these bytes.
  static func parse<Result>(
    _ bytes: ArraySlice<UInt8>, at offset: Int = 0,
    _ body: (inout JSONParser) throws(JSONFault) -> Result
  ) throws(JSONFault) -> Result {
    try bytes.withUnsafeBytes { bytes -> Swift.Result<Result, JSONFault> in
      var parser = JSONParser(bytes: bytes, offset: offset)
      do throws(JSONFault) { return .success(try body(&parser)) } catch { return .failure(error) }
    }.get()
  }

  /// The one value of the text.
  mutating func text() throws(JSONFault) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard at == bytes.count else { throw fault(Phrase(.end)) }
    return value
  }

  /// The same, but for the elements of a list in it: those of the object's member of this name are
  /// handed out as they come, with the range of their bytes, and are not kept.
  mutating func text(
    handingOut list: String,
    _ body: (JSONValue, Range<Int>) -> Void
  ) throws(JSONFault) -> JSONValue {
    skipSpace()
    guard next == UInt8(ascii: "{") else { return try text() }
    let value = try object { name, parser throws(JSONFault) in
      parser.skipSpace()
      guard name == list, parser.next == UInt8(ascii: "[") else {
        return try parser.value(depth: 1)
      }
      return try parser.array { parser throws(JSONFault) in
        parser.skipSpace()
        let start = parser.at
        body(try parser.value(depth: 2), start..<parser.at)
        return nil
      }
    }
    skipSpace()
    guard at == bytes.count else { throw fault(Phrase(.end)) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth <= JSONValue.depthLimit else {
      throw fault(
        Phrase(.atMostLevels, JSONValue.depthLimit))
    }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return try object { _, parser throws(JSONFault) in try parser.value(depth: depth + 1) }
    case UInt8(ascii: "["):
      return try array { parser throws(JSONFault) in try parser.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return .string(try string())
    case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return try number()
    default:
      if takes("true") { return .bool(true) }
      if takes("false") { return .bool(false) }
      if takes("null") { return .null }
      throw fault(Phrase(.value))
    }
  }

  private mutating func object(
    _ member: (String, inout JSONParser) throws(JSONFault) -> JSONValue
  ) throws(JSONFault) -> JSONValue {
    at += 1
    var members = JSONObject()
    skipSpace()
    if takes("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw fault(Phrase(.nameInQuotes))
      }
      let start = at
      let name = try string()
      skipSpace()
      guard takes(":") else { throw fault(Phrase(.colon)) }
      let value = try member(name, &self)
      guard members.place(of: name) == nil else {
        at = start
        throw fault(Phrase(.eachNameOnce))
      }
      members.add(value, name)
      skipSpace()
    } while takes(",")
    guard takes("}") else { throw fault(Phrase(.commaOrBrace)) }
    return .object(members)
  }

  /// - Parameter element: nil for one that is not kept.
  private mutating func array(
    _ element: (inout JSONParser) throws(JSONFault) -> JSONValue?
  ) throws(JSONFault) -> JSONValue {
    at += 1
    var elements: [JSONValue] = []
    skipSpace()
    if takes("]") { return .array(elements) }
    repeat {
      if let element = try element(&self) { elements.append(element) }
      skipSpace()
    } while takes(",")
    guard takes("]") else { throw fault(Phrase(.commaOrBracket)) }
    return .array(elements)
  }

  // MARK: Numbers

  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = at
    _ = takes("-")
    if !takes("0") { try digits() }
    let integerEnd = at
    if takes(".") { try digits() }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      try digits()
    }
    if at == integerEnd, let exact = shortInteger(from: start) { return .signed(exact) }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if at == integerEnd {
      if let exact = Int64(text) { return .signed(exact) }
      if let exact = UInt64(text) { return .unsigned(exact) }
    }
    guard let value = Double(text), value.isFinite else {
      at = start
      throw fault(Phrase(.numberBelow18e308))
    }
    return .fraction(text)
  }

  /// The integer that ends here, if it has at most eighteen digits.
  private func shortInteger(from start: Int) -> Int64? {
    guard at - start <= 18 else { return nil }
    var value: Int64 = 0
    for byte in bytes[start..<at] where Self.isDigit(byte) {
      value = value &* 10 &+ Int64(byte & 15)
    }
    return bytes[start] == UInt8(ascii: "-") ? -value : value
  }

  private mutating func digits() throws(JSONFault) {
    let start = at
    while let byte = next, Self.isDigit(byte) { at += 1 }
    guard at > start else { throw fault(Phrase(.digit)) }
  }

  // MARK: Strings

  private mutating func string() throws(JSONFault) -> String {
    let opening = at
    at += 1
    var content: [UInt8] = []
    var start = at
    // Which bits are set in any byte: the highest one is in none of ASCII.
    var bits: UInt8 = 0
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw fault(Phrase(.controlCharactersAsU00XX))
      }
      bits |= byte
      guard byte == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      content += bytes[start..<at]
      at += 1
      content += Array(String(try escaped()).utf8)
      start = at
    }
    // Most texts need no unescaping, and are not copied twice.
    let rest = UnsafeRawBufferPointer(rebasing: bytes[start..<at])
    let found =
      content.isEmpty
      ? bits < 0x80
        ? String(decoding: rest, as: UTF8.self) : String(validating: rest, as: UTF8.self)
      : String(validating: content + rest, as: UTF8.self)
    guard takes("\"") else {
      throw fault(Phrase(.quoteAtEndOfText))
    }
    guard let text = found else {
      at = opening
      throw fault(Phrase(.validUTF8))
    }
    return text
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    for (letter, scalar) in Self.escapes where takes(letter) { return scalar }
    guard takes("u") else {
      throw fault(Phrase(.escapeSuchAsNOr))
    }
    let start = at
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xdc00, takes("\\u") {
      let second = try hexadecimal()
      let pair = 0x1_0000 + (first - 0xd800) << 10 + (second & 0x3ff)
      if second >> 10 == 0x37, let scalar = Unicode.Scalar(pair) { return scalar }
    }
    at = start
    throw fault(Phrase(.bothHalvesOfSurrogatePair))
  }

  private static let escapes: [(StaticString, Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{c}"), ("n", "\n"),
    ("r", "\r"), ("t", "\t"),
  ]

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next {
      case .some(let byte) where Self.isDigit(byte): digit = byte - 0x30
      case .some(let byte) where (0x41...0x46).contains(byte & 0xdf): digit = (byte & 0xdf) - 0x37
      default: throw fault(Phrase(.fourHexadecimalDigits))
      }
      value = value << 4 | UInt32(digit)
      at += 1
    }
    return value
  }

  // MARK: Bytes

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  @inline(__always) private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { at += 1 }
  }

  @inline(__always) private mutating func takes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - at >= count else { return false }
    for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
    at += count
    return true
  }

  private func fault(_ expected: Phrase) -> JSONFault {
    JSONFault(expected: expected, at: offset + at, of: offset + bytes.count)
  }
}
