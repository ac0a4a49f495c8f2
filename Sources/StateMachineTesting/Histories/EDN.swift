/// A value in the notation of Clojure's data, in which Jepsen writes histories.
///
/// Source: the format as its repository describes it (edn-format/edn). Numbers are kept to 64 bits.
public indirect enum EDN: Hashable, Sendable {
  /// `nil`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number of at most 64 bits, with or without `N` or `M` behind it.
  case integer(Int64)
  /// Any other number, in double precision.
  case decimal(Double)
  /// The text of a string, its escapes read.
  case string(String)
  /// A character as `\a` or `\newline`, without its backslash.
  case character(String)
  /// Without its colon.
  case keyword(String)
  /// Any other bare word; one such as `##Inf` keeps its marks.
  case symbol(String)
  /// A vector or a list.
  case sequence([EDN])
  /// `#{…}`; an element that is there twice counts once.
  case set(Set<EDN>)
  /// `{…}`; of a key that is there twice the last value counts.
  case map([EDN: EDN])
  /// `#inst "…"` and the like.
  case tagged(String, EDN)

  /// What a map holds under a keyword.
  public subscript(keyword: String) -> EDN? {
    guard case .map(let fields) = self else { return nil }
    return fields[.keyword(keyword)]
  }

  /// The value of an `integer`; nil for any other case.
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
  private var position = 0
  /// Where the next value begins is on this line, from 1.
  private(set) var line = 1
  /// How deep values may stand in one another.
  private static let deepest = 100

  init(_ text: some StringProtocol) { self.text = Array(text.unicodeScalars) }

  /// The next value; nil at the end.
  mutating func next() throws(Malformed) -> EDN? { try value(depth: 0) }

  private mutating func value(depth: Int) throws(Malformed) -> EDN? {
    try skipSpace(depth)
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
    case "#":
      position += 1
      return .symbol("##" + token())
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
      try skipSpace(depth)
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
          string.append(try escape())
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

  /// The character behind `\\u`: two halves if it is one of those that need two.
  private mutating func escape() throws(Malformed) -> Unicode.Scalar {
    let high = try unit()
    guard UTF16.isLeadSurrogate(high) else {
      guard let scalar = Unicode.Scalar(high) else { throw fault("a first half of a character") }
      return scalar
    }
    guard text[(position + 1)...].starts(with: "\\u".unicodeScalars) else {
      throw fault("the second half of a character")
    }
    position += 2
    let low = try unit()
    guard UTF16.isTrailSurrogate(low) else { throw fault("the second half of a character") }
    return UTF16.decode(UTF16.EncodedScalar([high, low]))
  }

  /// Four hexadecimal digits; the position stays at the last.
  private mutating func unit() throws(Malformed) -> UInt16 {
    let digits = text[min(position + 1, text.count)...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
    else { throw fault("four hexadecimal digits") }
    position += 4
    return unit
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

  /// Comments are space, and so are values that are left out: `#_`.
  private mutating func skipSpace(_ depth: Int) throws(Malformed) {
    while position < text.count {
      if text[position] == ";" {
        while position < text.count, text[position] != "\n" { position += 1 }
      } else if isSpace(text[position]) {
        if text[position] == "\n" { line += 1 }
        position += 1
      } else if text[position] == "#", position + 1 < text.count, text[position + 1] == "_" {
        position += 2
        guard try value(depth: depth + 1) != nil else { throw fault("a value to leave out") }
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
