import ClaimsDomain
import EventSourcing

/// Where an argument of a step stands in the log: `{"attribute": "paymentAmount"}`.
///
/// Source: Examples/Maps/README.md, "Reading attributes".
package struct AttributeReading: Equatable, Sendable {
  /// What an amount or a number becomes before it is sent.
  package enum Sign: String, CaseIterable, Sendable { case asWritten, absolute, negated }

  /// The first of them that the event has counts.
  package var attributes: [String]
  /// Amounts that are added to it, as far as they are there.
  package var plus: [String] = []
  package var sign = Sign.asWritten
  /// What is read instead if the log has none of them.
  package var fallback: Fallback?
  /// What the log's words mean; `*` stands for all others.
  package var codes: [String: String] = [:]
  /// How a date or a time is written.
  package var format: String?
  /// What an amount's currency is; the map's own else.
  package var currency: CurrencySource?
  /// Whether amounts are written with a comma before the fraction.
  package var hasDecimalComma = false
  /// Whether digits that the currency does not have are rounded, to the nearest, ties to even.
  package var rounds = false

  package enum Fallback: Equatable, Sendable {
    /// The argument is left out, as if the map did not speak of it.
    case leftOut
    case text(String)
  }

  package enum CurrencySource: Equatable, Sendable {
    case constant(Currency)
    case attribute(String)
  }

  /// Reads a reading. Nil if the object is none.
  init?(_ members: JSONObject, at path: String) throws(WireError) {
    guard let names = members["attribute"] else { return nil }
    attributes = try names.names(at: "\(path).attribute")
    var reader = try JSONReader(.object(members), path: path)
    _ = reader.take("attribute")
    if let value = reader.take("plus") { plus = try value.names(at: "\(path).plus") }
    var (sign, decimal): (String?, String?)
    try reader.field(0, "sign", &sign)
    try reader.field(0, "format", &format)
    try reader.field(0, "decimal", &decimal)
    try reader.field(0, "round", &rounds)
    self.sign = try ActivityMap.word(sign, else: .asWritten, at: "\(path).sign")
    switch decimal {
    case nil, "."?: break
    case ","?: hasDecimalComma = true
    case let other?: throw .expected(Phrase(plain: "'.' ','"), at: "\(path).decimal", text: other)
    }
    switch reader.take("codes") {
    case nil: break
    case .object(let codes)?:
      for (word, code) in codes {
        guard let text = code.plainText else {
          throw .expected(Phrase(.string), at: "\(path).codes.\(word)", found: code)
        }
        self.codes[word] = text
      }
    case let other?: throw .expected(Phrase(.object), at: "\(path).codes", found: other)
    }
    switch reader.take("currency") {
    case nil: break
    case .object(let members)?:
      var inner = try JSONReader(.object(members), path: "\(path).currency")
      var attribute = ""
      try inner.field(0, "attribute", &attribute)
      try inner.finish()
      currency = .attribute(attribute)
    case let value?:
      guard case .string(let code) = value, let known = Currency(code), !known.isNone else {
        throw .expected(Phrase(.currencySuchAsEUR), at: "\(path).currency", found: value)
      }
      currency = .constant(known)
    }
    _ = reader.take("else")
    if let value = members["else"] {
      guard value == .null || value.plainText != nil else {
        throw .expected(Phrase(.string), at: "\(path).else", found: value)
      }
      fallback = value.plainText.map { .text($0) } ?? .leftOut
    }
    try reader.finish()
  }
}

extension AttributeReading {
  /// A number with a decimal comma as one with a point; nil if points or spaces stand elsewhere than
  /// between thousands: `35.50` is no 3550.
  static func withPoint(_ text: String) -> String? {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = parts[0].split(omittingEmptySubsequences: false) { $0 == "." || $0 == " " }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isWholeNumber) }),
      groups.count == 1 || (1...3).contains(groups[0].count { $0.isWholeNumber })
    else { return nil }
    return groups.joined() + (parts.count > 1 ? "." + parts[1] : "")
  }
}

/// The arguments of a step that are read, by their places in the command: `amount`, `details.cause`,
/// and `codes[]` for what is added to a list.
struct ArgumentReadings: Equatable, Sendable {
  var readings: [String: [AttributeReading]] = [:]

  /// Takes the readings out of a command's arguments. - Returns: the arguments that stay.
  mutating func take(
    outOf value: JSONValue, at place: String, in path: String
  ) throws(WireError) -> JSONValue {
    switch value {
    case .object(let members):
      var rest: JSONObject = [:]
      for (name, member) in members {
        let inner = place.isEmpty ? name : "\(place).\(name)"
        if try takes(member, at: inner, in: path) { continue }
        rest[name] = try take(outOf: member, at: inner, in: path)
      }
      return .object(rest)
    case .array(let elements):
      var rest: [JSONValue] = []
      for element in elements {
        if try takes(element, at: "\(place)[]", in: path) { continue }
        rest.append(try take(outOf: element, at: "\(place)[\(rest.count)]", in: path))
      }
      return .array(rest)
    default: return value
    }
  }

  private mutating func takes(
    _ value: JSONValue, at place: String, in path: String
  ) throws(WireError) -> Bool {
    guard case .object(let members) = value,
      let reading = try AttributeReading(members, at: "\(path).\(place)")
    else { return false }
    readings[place, default: []].append(reading)
    return true
  }

  /// The attributes that are read of what the case said last.
  var latest: [String] {
    readings.values.joined().flatMap { $0.attributes + $0.plus }.compactMap(LogAttribute.latest)
  }
}

/// The names by which a map speaks of attributes that are not the event's own.
enum LogAttribute {
  static let ofCase = "case:"
  private static let ofLatest = "latest:"

  /// The attribute whose latest value in the case a name asks for.
  static func latest(_ name: String) -> String? {
    name.hasPrefix(ofLatest) ? String(name.dropFirst(ofLatest.count)) : nil
  }
}
