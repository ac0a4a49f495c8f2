import ClaimsDomain
import EventSourcing

/// A JSON text as it was parsed, with every number kept exact.
public enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// An integer from -2^63 to 2^63-1.
  case signed(Int64)
  /// An integer above 2^63-1.
  case unsigned(UInt64)
  /// A number with a fraction or an exponent, whatever its value, or an integer beyond 64 bits: as
  /// it was written, since binary fractions hold few amounts of money.
  case fraction(String)
  /// A text, with its escapes resolved.
  case string(String)
  /// An array, in order.
  case array([JSONValue])
  /// An object; each name stands in it once.
  case object(JSONObject)

  /// Values nest no deeper: a command needs four levels, and a stack has an end.
  public static let depthLimit = 64

  /// Parses one JSON text. - Throws: what is wrong with it, and where.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - offset: how many bytes stand before it, in a text that it is part of.
  public init(parsing bytes: [UInt8], at offset: Int = 0) throws(JSONFault) {
    try self.init(parsing: bytes[...], at: offset)
  }

  /// The same for a part of others.
  public init(parsing bytes: ArraySlice<UInt8>, at offset: Int = 0) throws(JSONFault) {
    self = try JSONParser.parse(bytes, at: offset) { parser throws(JSONFault) in
      try parser.text()
    }
  }

  /// Whether bytes are one JSON text.
  public static func isText(_ bytes: [UInt8]) -> Bool { (try? JSONValue(parsing: bytes)) != nil }

  /// A text as it is, a number or a truth value as it is written; nil for all else.
  var plainText: String? {
    switch self {
    case .string(let text), .fraction(let text): text
    case .signed(let number): String(number)
    case .unsigned(let number): String(number)
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// What kind of value this is, for messages.
  var kind: Phrase {
    switch self {
    case .array: Phrase(.array)
    case .object: Phrase(.object)
    default: Phrase(plain: literal)
    }
  }

  /// A value as it was written; what holds others as their kind.
  private var literal: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .fraction(let text): text
    case .string(let value): "\"\(value.prefix(40))\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// What is wrong with a JSON text, and where in it.
public struct JSONFault: WordedFault, Equatable, Sendable {
  public let wording: Phrase
  /// Creates a fault that is told in these words.
  public init(_ wording: Phrase) { self.wording = wording }

  /// Something else was expected at a byte of a text, from 0; behind its last if that is its size.
  init(expected: Phrase, at byte: Int, of size: Int) {
    wording =
      byte < size
      ? Phrase(.notValidJSON, expected, byte + 1, size) : Phrase(.notValidJSONAtEnd, expected, size)
  }

  /// A message that the text does not hold.
  init(_ error: WireError) { wording = error.wording }
}

extension JSONValue: CustomStringConvertible {
  /// Its JSON.
  public var description: String { text }
}
