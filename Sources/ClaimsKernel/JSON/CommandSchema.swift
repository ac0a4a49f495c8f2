import ClaimsDomain
import EventSourcing

extension CommandShape {
  /// The JSON Schema of a line with this command. What it takes, `CommandEnvelope` reads; whether it is accepted, the
  /// table says.
  ///
  /// Source: JSON Schema, draft 2020-12.
  public var schema: JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", CommandField.Kind.identifier.schema),
      (
        "actor",
        .object(
          [("id", CommandField.Kind.text.schema), ("role", Self.role.schema)], required: ["role"])
      ),
      ("command", .object([(name, .object(of: fields))], required: [name])),
      ("effective", CommandField.Kind.time.schema),
      ("correlation", CommandField.Kind.identifier.schema),
      ("expectedRevision", CommandField.Kind.number(isSigned: false).schema),
      ("importedBy", CommandField.Kind.text.schema),
    ]
    if let target {
      members.append(
        (target, (target == "person" ? CommandField.Kind.text : .identifier).schema))
    }
    guard
      case .object(var schema) = JSONValue.object(
        members, required: ["id", "actor", "command"] + (target.map { [$0] } ?? []))
    else { return .null }
    schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
    schema["title"] = .string(name)
    return .object(schema)
  }
}

extension CommandField.Kind {
  fileprivate var schema: JSONValue {
    switch self {
    case .flag: .object(["type": .string("boolean")])
    // Beyond 2^53 numbers are written as texts.
    case .number(isSigned: true):
      .object([
        "type": .array([.string("integer"), .string("string")]),
        "pattern": .string("^-?(0|[1-9][0-9]*)$"),
      ])
    case .number(isSigned: false):
      .object([
        "type": .array([.string("integer"), .string("string")]), "minimum": .signed(0),
        "pattern": .string("^(0|[1-9][0-9]*)$"),
      ])
    case .currency:
      .object(["type": .string("string"), "pattern": .string("^([A-Z]{3})?$")])
    case .text: .object(["type": .string("string")])
    case .bytes: .object(["type": .string("string"), "contentEncoding": .string("base64url")])
    case .identifier: .object(["type": .string("string"), "format": .string("uuid")])
    case .time: .object(["type": .string("string"), "format": .string("date-time")])
    case .date: .object(["type": .string("string"), "format": .string("date")])
    case .codes(let names, let none):
      .object(["enum": .array((names + [none]).map { .string($0) })])
    case .object(let fields): .object(of: fields)
    }
  }
}

extension JSONValue {
  /// Every field may be left out: which ones a command needs depends on the state it meets.
  fileprivate static func object(of fields: [CommandField]) -> JSONValue {
    object(
      fields.map { field in
        let one = field.kind.schema
        return (
          field.name,
          field.occurrence == .repeated
            ? .object(["type": .string("array"), "items": one]) : one
        )
      })
  }

  fileprivate static func object(
    _ members: [(String, JSONValue)], required: [String] = []
  ) -> JSONValue {
    var properties = JSONObject()
    for (name, schema) in members { properties[name] = schema }
    var object: JSONObject = [
      "type": .string("object"), "properties": .object(properties),
      "additionalProperties": .bool(false),
    ]
    if !required.isEmpty { object["required"] = .array(required.map { .string($0) }) }
    return .object(object)
  }
}
