#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON text as it was parsed by the system's library, with integers kept exact.
public indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case signed(Int64)
  case unsigned(UInt64)
  case fraction(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Parses one JSON text. - Throws: what is wrong with it.
  public init(parsing bytes: [UInt8]) throws(JSONFault) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch let DecodingError.dataCorrupted(context) {
      let detail = context.underlyingError.map { "\($0)" } ?? context.debugDescription
      throw JSONFault("not valid JSON: \(detail)")
    } catch {
      throw JSONFault("not valid JSON")
    }
  }

  /// What kind of value this is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .fraction(let value): "\(value)"
    case .string(let value): "\"\(value.prefix(40))\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// What is wrong with a JSON text, and where in it.
public struct JSONFault: Error, Equatable, Sendable {
  public let explanation: String
  public init(_ explanation: String) { self.explanation = explanation }
}

extension JSONValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: JSONValue] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var array = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let number = try? value.decode(Int64.self) {
      self = .signed(number)
    } else if let number = try? value.decode(UInt64.self) {
      self = .unsigned(number)
    } else {
      self = .fraction(try value.decode(Double.self))
    }
  }
}
