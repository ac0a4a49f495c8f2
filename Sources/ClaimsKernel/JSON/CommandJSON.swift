import ClaimsDomain
import EventSourcing

extension CommandEnvelope {
  /// Reads a command from one JSON text. Source: Specs/JSON.md, "Commands".
  ///
  ///     {"id": UUID, "actor": {"id": "ana", "role": "handler"}, "claim": UUID,
  ///      "command": {"approve": {"amount": {"minorUnits": 90000, "currency": "EUR"}}}}
  ///
  /// - Throws: what was expected and what was found, and where.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      self = try Self.read(value)
    } catch {
      if case .unreadable(let text) = error { throw JSONFault(text) }
      throw JSONFault("\(error)")
    }
  }

  private static func read(_ value: JSONValue) throws(WireError) -> CommandEnvelope {
    var reader = try JSONReader(value)
    var id = Identifier()
    var claim = Identifier()
    var effective: Instant?
    var correlation = Identifier()
    var expectedRevision: UInt64?
    try reader.field(0, "id", &id)
    try reader.field(0, "claim", &claim)
    try reader.field(0, "effective", &effective)
    try reader.field(0, "correlation", &correlation)
    try reader.field(0, "expectedRevision", &expectedRevision)
    guard let actor = reader.take("actor") else {
      throw .unreadable("actor: expected {\"id\": …, \"role\": …}, found nothing")
    }
    var actorReader = try JSONReader(actor, path: "actor")
    var actorID = ActorID()
    var role = Role.unspecified
    try actorReader.field(0, "id", &actorID)
    try actorReader.field(0, "role", &role)
    try actorReader.finish()
    guard let command = reader.take("command") else {
      throw .unreadable("command: expected {\"approve\": {…}} or another one, found nothing")
    }
    try reader.finish()
    return CommandEnvelope(
      id: id, actor: actorID, role: role, stream: .claim(claim),
      command: try read(command: command),
      effective: effective, correlation: correlation, expectedRevision: expectedRevision)
  }

  /// Reads a verb and its arguments; `path` says in messages where they stand.
  static func read(
    command value: JSONValue, path: String = "command"
  ) throws(WireError) -> DomainCommand {
    var reader = try JSONReader(value, path: path)
    let names = reader.names
    guard names.count == 1, DomainCommand.verbs.contains(names[0]) else {
      throw .unreadable(
        "\(path): expected exactly one of \(DomainCommand.verbs.joined(separator: ", ")), found "
          + (names.isEmpty ? "none" : names.joined(separator: ", ")))
    }
    let payload = reader.take(names[0]) ?? .object([:])
    var inner = try JSONReader(payload, path: "\(path).\(names[0])")
    guard let command = try DomainCommand.read(names[0], from: &inner) else {
      throw .unreadable("\(path): there is no verb \(names[0])")
    }
    try inner.finish()
    return command
  }
}

extension CommandEnvelope {
  /// The ids in a line that is no command, as far as they can be read; zero where not.
  public static func identifiers(
    in bytes: [UInt8]
  ) -> (command: Identifier, claim: Identifier) {
    guard let value = try? JSONValue(parsing: bytes), case .object(let members) = value else {
      return (Identifier(), Identifier())
    }
    func identifier(_ name: String) -> Identifier {
      guard case .string(let text)? = members[name] else { return Identifier() }
      return Identifier(text) ?? Identifier()
    }
    return (identifier("id"), identifier("claim"))
  }

  /// The command as one line of JSON, as `init(json:)` reads it.
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    writer.string(id.text)
    writer.key("actor")
    writer.beginObject()
    writer.key("id")
    writer.string(actor.text)
    writer.key("role")
    writer.string(role.name.description)
    writer.endObject()
    writer.key("claim")
    writer.string(stream.id.text)
    if let effective {
      writer.key("effective")
      writer.string(effective.text)
    }
    if correlation != Identifier() {
      writer.key("correlation")
      writer.string(correlation.text)
    }
    if let expectedRevision {
      writer.key("expectedRevision")
      writer.unsigned(expectedRevision)
    }
    writer.key("command")
    writer.beginObject()
    writer.key(command.name.description)
    command.write(to: &writer)
    writer.endObject()
    writer.endObject()
    return writer.text
  }
}
