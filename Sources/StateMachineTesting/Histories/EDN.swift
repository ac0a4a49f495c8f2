/// A value in the notation of Clojure's data, in which Jepsen writes histories.
///
/// Source: the format as its repository describes it (edn-format/edn). Numbers are kept to 64 bits.
public indirect enum EDN: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case decimal(Double)
  case string(String)
  /// A character as `\a` or `\newline`, without its backslash.
  case character(String)
  /// Without its colon.
  case keyword(String)
  case symbol(String)
  /// A vector or a list.
  case sequence([EDN])
  case set(Set<EDN>)
  case map([EDN: EDN])
  /// `#inst "…"` and the like.
  case tagged(String, EDN)

  /// What a map holds under a keyword.
  public subscript(keyword: String) -> EDN? {
    guard case .map(let fields) = self else { return nil }
    return fields[.keyword(keyword)]
  }

  public var integer: Int64? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The text of a string, a keyword or a symbol.
  public var text: String? {
    switch self {
    case .string(let text), .keyword(let text), .symbol(let text): text
    default: nil
    }
  }
}

/// Reads one value after another from a text.
struct EDNReader {
  struct Malformed: Error {
    let expected: String
    let found: String
  }

  private let text: [Unicode.Scalar]
  private(set) var position = 0
  /// How deep values may stand in one another.
  private static let deepest = 100

  init(_ text: some StringProtocol) { self.text = Array(text.unicodeScalars) }

  /// The next value; nil at the end.
  mutating func next() throws(Malformed) -> EDN? { try value(depth: 0) }

  private mutating func value(depth: Int) throws(Malformed) -> EDN? {
    skipSpace()
    guard position < text.count else { return nil }
    guard depth < Self.deepest else { throw fault("values at most \(Self.deepest) deep") }
    switch text[position] {
    case "(": return .sequence(try values(until: ")", depth))
    case "[": return .sequence(try values(until: "]", depth))
    case "{": return try map(depth)
    case "\"": return .string(try string())
    case "\\": return try character()
    case ":":
      position += 1
      return .keyword(token())
    case "#": return try dispatch(depth)
    case ")", "]", "}": throw fault("a value")
    default: return try atom()
    }
  }

  private mutating func dispatch(_ depth: Int) throws(Malformed) -> EDN? {
    position += 1
    switch position < text.count ? text[position] : " " {
    case "{": return .set(Set(try values(until: "}", depth)))
    case "_":
      position += 1
      _ = try value(depth: depth + 1)
      return try value(depth: depth)
    default:
      let tag = token()
      guard !tag.isEmpty, let tagged = try value(depth: depth + 1) else {
        throw fault("a value behind its tag")
      }
      return .tagged(tag, tagged)
    }
  }

  private mutating func values(
    until end: Unicode.Scalar, _ depth: Int
  ) throws(Malformed) -> [EDN] {
    position += 1
    var values: [EDN] = []
    while true {
      skipSpace()
      guard position < text.count else { throw fault("\"\(end)\"") }
      if text[position] == end {
        position += 1
        return values
      }
      guard let value = try value(depth: depth + 1) else { throw fault("\"\(end)\"") }
      values.append(value)
    }
  }

  private mutating func map(_ depth: Int) throws(Malformed) -> EDN {
    let flat = try values(until: "}", depth)
    guard flat.count.isMultiple(of: 2) else { throw fault("a value for every key") }
    var map: [EDN: EDN] = [:]
    for place in stride(from: 0, to: flat.count, by: 2) { map[flat[place]] = flat[place + 1] }
    return .map(map)
  }

  private mutating func string() throws(Malformed) -> String {
    position += 1
    var string = String.UnicodeScalarView()
    while position < text.count, text[position] != "\"" {
      if text[position] == "\\", position + 1 < text.count {
        position += 1
        switch text[position] {
        case "n": string.append("\n")
        case "t": string.append("\t")
        case "r": string.append("\r")
        case "u":
          let digits = String(String.UnicodeScalarView(text[(position + 1)...].prefix(4)))
          guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw fault("four hexadecimal digits")
          }
          string.append(scalar)
          position += 4
        default: string.append(text[position])
        }
      } else {
        string.append(text[position])
      }
      position += 1
    }
    guard position < text.count else { throw fault("a closing quote") }
    position += 1
    return String(string)
  }

  private mutating func character() throws(Malformed) -> EDN {
    position += 1
    guard position < text.count else { throw fault("a character") }
    let first = String(text[position])
    position += 1
    return .character(first + token())
  }

  private mutating func atom() throws(Malformed) -> EDN {
    let token = token()
    switch token {
    case "nil": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "": throw fault("a value")
    default: break
    }
    let digits = token.last == "N" || token.last == "M" ? String(token.dropLast()) : token
    if let integer = Int64(digits) { return .integer(integer) }
    if digits.first.map({ $0.isNumber || "+-".contains($0) }) == true, let number = Double(digits) {
      return .decimal(number)
    }
    return .symbol(token)
  }

  private mutating func token() -> String {
    let start = position
    while position < text.count, !isSpace(text[position]),
      !"()[]{}\";".unicodeScalars.contains(text[position])
    {
      position += 1
    }
    return String(String.UnicodeScalarView(text[start..<position]))
  }

  private mutating func skipSpace() {
    while position < text.count {
      if text[position] == ";" {
        while position < text.count, text[position] != "\n" { position += 1 }
      } else if isSpace(text[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar.properties.isWhitespace
  }

  private func fault(_ expected: String) -> Malformed {
    let rest = String(String.UnicodeScalarView(text[min(position, text.count)...].prefix(20)))
    return Malformed(expected: expected, found: rest.isEmpty ? "the end" : "\"\(rest)\"")
  }
}
