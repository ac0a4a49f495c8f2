import ClaimsDomain
import EventSourcing

/// Reads messages from JSON, by the same field lists that write them. A name that no field has is
/// an error: a misspelt field must not pass for an absent one.
///
/// Source: Specs/JSON.md.
public struct JSONReader: FieldVisitor {
  public static var reads: Bool { true }

  private let members: [String: JSONValue]
  private var seen: Set<String> = []
  private let path: String
  /// The value that the next leaf reads, and what it is called.
  private var current = JSONValue.null
  private var name = ""

  /// Reads the members of an object. - Throws: where the value is none.
  public init(_ value: JSONValue, path: String = "") throws(WireError) {
    guard case .object(let members) = value else {
      let place = path.isEmpty ? Wording("the line", "la línea") : Wording(path, path)
      throw .expected("an object", "un objeto", at: place, found: value.kind)
    }
    self.members = members
    self.path = path
    // Nearly every reader asks for more than is there.
    seen.reserveCapacity(16)
  }

  /// Takes a member by hand. Nil where it is absent or null.
  public mutating func take(_ name: String) -> JSONValue? {
    seen.insert(name)
    if let value = members[name], value != .null { return value }
    return nil
  }

  /// The names that are there.
  public var names: [String] { members.keys.sorted() }

  /// - Throws: where a member is left that nobody asked for.
  public func finish() throws(WireError) {
    let unknown = members.keys.filter { !seen.contains($0) }.sorted()
    guard unknown.isEmpty else {
      let known = seen.sorted().joined(separator: ", ")
      let place = place(unknown[0])
      guard !known.isEmpty else {
        throw .unreadable("\(place): no such field", "\(place): no existe ese campo")
      }
      throw .unreadable(
        "\(place): no such field; there are: \(known)",
        "\(place): no existe ese campo; existen: \(known)")
    }
  }

  // MARK: Fields

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard let found = take(name.description) else { return }
    try read(found, name.description, &value)
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard let found = take(name.description) else { return }
    var present = V()
    try read(found, name.description, &present)
    value = present
  }

  public mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    guard let found = take(name.description) else { return }
    guard case .array(let elements) = found else {
      throw .expected("an array", "una lista", at: place(name.description), found: found)
    }
    for (index, element) in elements.enumerated() {
      var present = V()
      try read(element, "\(name)[\(index)]", &present)
      value.append(present)
    }
  }

  private mutating func read<V: FieldValue>(
    _ found: JSONValue, _ name: String, _ value: inout V
  ) throws(WireError) {
    current = found
    self.name = name
    do throws(WireError) {
      try value.visitLeaf(&self)
    } catch {
      // Values that stand on a leaf (a currency, a 32-bit number) do not know their place.
      switch error {
      case .unreadable(let text, _) where text.hasPrefix(place("")) && text.contains(": "):
        throw error
      case .unreadable(let en, let es):
        throw .unreadable("\(place(name)): \(en)", "\(place(name)): \(es)")
      case .malformed:
        throw .unreadable(
          "\(place(name)): \(found.kind.en) is out of range",
          "\(place(name)): \(found.kind.es) está fuera de rango")
      default: throw error
      }
    }
  }

  // MARK: Leaves

  public mutating func leaf(_ value: inout Bool) throws(WireError) {
    guard case .bool(let found) = current else { throw expected("true or false", "true o false") }
    value = found
  }

  public mutating func leaf(_ value: inout Int64) throws(WireError) {
    switch current {
    case .signed(let found): value = found
    case .string(let text):
      guard let found = Int64(text) else { throw expected("an integer", "un número entero") }
      value = found
    default: throw expected("an integer from -2^63 to 2^63-1", "un entero de -2^63 a 2^63-1")
    }
  }

  public mutating func leaf(_ value: inout UInt64) throws(WireError) {
    switch current {
    case .signed(let found) where found >= 0: value = UInt64(found)
    case .unsigned(let found): value = found
    case .string(let text):
      guard let found = UInt64(text) else {
        throw expected("an integer that is not negative", "un entero que no sea negativo")
      }
      value = found
    default: throw expected("an integer that is not negative", "un entero que no sea negativo")
    }
  }

  public mutating func leaf(_ value: inout String) throws(WireError) {
    guard case .string(let text) = current else { throw expected("a string", "un texto") }
    value = text
  }

  public mutating func leaf(_ value: inout [UInt8]) throws(WireError) {
    guard case .string(let text) = current, let bytes = bytes(base64URL: text) else {
      throw expected("bytes in base64url without padding", "bytes en base64url sin relleno")
    }
    value = bytes
  }

  public mutating func leaf(_ value: inout Identifier) throws(WireError) {
    guard case .string(let text) = current, let found = Identifier(text) else {
      throw expected("a UUID", "un UUID")
    }
    value = found
  }

  public mutating func leaf(_ value: inout Instant) throws(WireError) {
    guard case .string(let text) = current, let found = Instant(text) else {
      throw expected("a time such as 2026-03-01T09:00:00Z", "un momento como 2026-03-01T09:00:00Z")
    }
    value = found
  }

  public mutating func leaf(_ value: inout LocalDate) throws(WireError) {
    guard case .string(let text) = current, let found = LocalDate(text) else {
      throw expected("a date such as 2026-03-01", "una fecha como 2026-03-01")
    }
    value = found
  }

  public mutating func leaf<E: CodedEnum>(_ value: inout E) throws(WireError) {
    guard case .string(let text) = current, let found = E.named(text) else {
      let names = E.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
      let known = names.joined(separator: ", ")
      throw expected("one of \(known)", "uno de \(known)")
    }
    value = found
  }

  public mutating func leaf<M: Message>(_ value: inout M) throws(WireError) {
    var inner = try JSONReader(current, path: place(name))
    try value.visit(&inner)
    try inner.finish()
  }

  // MARK: Parts

  private func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func expected(_ en: String, _ es: String) -> WireError {
    .expected(en, es, at: place(name), found: current)
  }
}

/// Reads what `JSONWriter` writes for bytes; nil where the text is anything else, so that every
/// text stands for other bytes.
///
/// Source: RFC 4648, section 5, without padding.
func bytes(base64URL text: String) -> [UInt8]? {
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
