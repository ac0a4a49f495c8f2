import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("What commands are made of")
struct CommandShapeTests {
  @Test("the example of every command is read as that command", arguments: DomainCommand.verbs)
  func example(name: String) throws {
    let shape = try #require(CommandShape(name))
    let envelope = try CommandEnvelope(json: Array(shape.example(by: "handler").utf8))
    #expect(envelope.command.name.description == name)
    #expect(envelope.stream.category == shape.category)
  }

  @Test("every field of an example is in the schema, and nothing else is")
  func schema() throws {
    for name in DomainCommand.verbs {
      let shape = try #require(CommandShape(name))
      let example = try JSONValue(parsing: Array(shape.example(by: "handler").utf8))
      #expect(Self.faults(of: example, against: shape.schema) == [], "\(name)")
      #expect(
        Self.faults(
          of: try JSONValue(parsing: Array(#"{"id":"x","command":{"y":1}}"#.utf8)),
          against: shape.schema
        ).contains("command.y is not known"))
    }
  }

  @Test("a command's fields, one by one")
  func fields() throws {
    let shape = try #require(CommandShape("approve"))
    #expect(shape.target == "claim")
    #expect(
      shape.fields == [
        CommandField(
          name: "amount", occurrence: .once,
          kind: .object([
            CommandField(name: "minorUnits", occurrence: .once, kind: .number(isSigned: true)),
            CommandField(name: "currency", occurrence: .once, kind: .currency),
          ])),
        CommandField(name: "reason", occurrence: .once, kind: .text),
      ])
    #expect(CommandShape("registerActor")?.target == "person")
    #expect(CommandShape("setRules")?.target == nil)
    #expect(CommandShape("aprove") == nil)
    #expect(CommandShape("unspecified") == nil)
  }

  @Test(
    "which fields a command is refused without",
    arguments: [
      ("approve", ["amount"]), ("addNote", ["text"]), ("acceptIntake", ["handler"]), ("submit", []),
      ("returnDecision", ["reason"]), ("rejectIntake", ["codes"]),
    ] as [(String, Set<String>)])
  func needed(name: String, fields: Set<String>) throws {
    #expect(try #require(CommandShape(name)).neededFields == fields)
  }

  @Test("the shortest example has what is needed, and is read", arguments: DomainCommand.verbs)
  func fewest(name: String) throws {
    let shape = try #require(CommandShape(name))
    let fewest = shape.fewestFields
    #expect(shape.neededFields.isSubset(of: fewest))
    let line = shape.example(by: "handler", with: fewest)
    #expect(try CommandEnvelope(json: Array(line.utf8)).command.name.description == name)
  }

  /// As much of JSON Schema as commands need.
  private static func faults(of value: JSONValue, against schema: JSONValue, at path: String = "")
    -> [String]
  {
    guard case .object(let rules) = schema else { return ["\(path): no schema"] }
    switch value {
    case .object(let members):
      guard case .object(let properties)? = rules["properties"] else {
        return ["\(path) is no object"]
      }
      var required: [JSONValue] = []
      if case .array(let names)? = rules["required"] { required = names }
      return members.flatMap { name, value in
        let place = path.isEmpty ? name : path + "." + name
        return properties[name].map { faults(of: value, against: $0, at: place) }
          ?? ["\(place) is not known"]
      }
        + required.filter { name in !members.contains { .string($0.key) == name } }.map {
          "\(path) needs \($0.text)"
        }
    case .array(let elements):
      guard let items = rules["items"] else { return ["\(path) is no array"] }
      return elements.flatMap { faults(of: $0, against: items, at: path) }
    default:
      if case .array(let names)? = rules["enum"] {
        return names.contains(value) ? [] : ["\(path) is none of them"]
      }
      return rules["properties"] == nil && rules["items"] == nil ? [] : ["\(path) is a leaf"]
    }
  }
}
