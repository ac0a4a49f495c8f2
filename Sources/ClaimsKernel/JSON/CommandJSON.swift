import ClaimsDomain
import EventSourcing

extension CommandEnvelope {
  /// Reads a command from one JSON text. Source: Specs/JSON.md, "Commands".
  ///
  ///     {"id": UUID, "actor": {"id": "ana", "role": "handler"}, "claim": UUID,
  ///      "command": {"approve": {"amount": {"minorUnits": 90000, "currency": "EUR"}}}}
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - importing: whether it may say who brings it over from elsewhere (`importedBy`). Such a
  ///     command is judged by the time that it names, so an ordinary sender may not say so.
  /// - Throws: what was expected and what was found, and where.
  public init(json bytes: ArraySlice<UInt8>, importing: Bool = false) throws(JSONFault) {
    try self.init(json: try JSONValue(parsing: bytes), importing: importing)
  }

  /// The same for a text that is nothing else.
  public init(json bytes: [UInt8], importing: Bool = false) throws(JSONFault) {
    try self.init(json: bytes[...], importing: importing)
  }

  /// Reads a command from JSON that is parsed already.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - importing: whether it may say who brings it over from elsewhere.
  /// - Throws: what was expected and what was found, and where.
  public init(json value: JSONValue, importing: Bool = false) throws(JSONFault) {
    // Nearly every command is one. What is wrong with another is found out by reading it again.
    do throws(WireError) {
      self = try Self.read(try JSONReader(value, tells: false), importing)
    } catch {
      do throws(WireError) {
        self = try Self.read(try JSONReader(value), importing)
      } catch { throw JSONFault(error) }
    }
  }

  private static func read(
    _ reader: consuming JSONReader, _ importing: Bool
  ) throws(WireError) -> CommandEnvelope {
    var id = Identifier()
    var streams: [StreamID] = []
    var person: ActorID?
    var effective: Instant?
    var correlation = Identifier()
    var expectedRevision: UInt64?
    var importedBy = ActorID()
    try reader.field(0, "id", &id)
    for category in Category.named {
      var id: Identifier?
      try reader.field(0, category.word ?? "", &id)
      if let id { streams.append(StreamID(category, id)) }
    }
    try reader.field(0, "person", &person)
    try reader.field(0, "effective", &effective)
    try reader.field(0, "correlation", &correlation)
    try reader.field(0, "expectedRevision", &expectedRevision)
    try reader.field(0, "importedBy", &importedBy)
    guard importing || importedBy.isEmpty else {
      throw .unreadable(
        Phrase(.importedByOnlyImportSaysWho))
    }
    guard let actor = reader.take("actor") else {
      throw .expected(
        Phrase(.idRole), at: "actor")
    }
    var actorReader = try reader.inner(actor, path: "actor")
    var actorID = ActorID()
    var role = Role.unspecified
    try actorReader.field(0, "id", &actorID)
    try actorReader.field(0, "role", &role)
    try actorReader.finish()
    guard let command = reader.take("command") else {
      throw .expected(
        Phrase(.approveOrAnotherOne), at: "command")
    }
    try reader.finish()
    var envelope = CommandEnvelope(
      id: id, actor: actorID, role: role, stream: .rules,
      command: try read(command: try reader.inner(command, path: "command"), path: "command"),
      effective: effective, correlation: correlation, expectedRevision: expectedRevision)
    envelope.importedBy = importedBy
    try envelope.aim(at: streams, person)
    return envelope
  }

  /// Says to whom the command goes: what that is called depends on its verb.
  private mutating func aim(at streams: [StreamID], _ person: ActorID?) throws(WireError) {
    switch command {
    case .actor(let asked):
      guard let person, streams.isEmpty else {
        throw .unreadable(
          Phrase(.personGoesToPersonAnd, command.name))
      }
      stream = .actor(person)
      self.person = person
      // Whom it registers need not be said twice.
      if case .registerActor(var register) = asked, register.actor.isEmpty {
        register.actor = person
        command = .actor(.registerActor(register))
      }
    case .rules, .catalog:
      if case .catalog = command { stream = .catalogs }
      guard streams.isEmpty, person == nil else {
        throw .unreadable(
          Phrase(.commandGoesToNoStream, command.name))
      }
    default:
      let category = command.category
      let word = category.word?.description ?? ""
      if person != nil {
        throw .unreadable(
          Phrase(.personGoesTo, command.name, word))
      }
      if let other = streams.first(where: { $0.category != category }) {
        let place = other.category.word?.description ?? ""
        throw .unreadable(
          Phrase(.goesTo, place, command.name, word))
      }
      stream = streams.first ?? StreamID(category, Identifier())
    }
  }

  /// Reads a verb and its arguments; `path` is their place, for messages.
  static func read(
    command value: JSONValue, path: String = "command"
  ) throws(WireError) -> DomainCommand {
    try read(command: try JSONReader(value, path: path), path: path)
  }

  private static func read(
    command reader: consuming JSONReader, path: String
  ) throws(WireError) -> DomainCommand {
    guard let (verb, value) = reader.takeOnly() else {
      let names = reader.names
      throw .expected(
        Phrase(.oneCommandSuchAs), at: Phrase(plain: path),
        found: names.isEmpty
          ? Phrase(.noValue) : Phrase(plain: names.joined(separator: ", ")))
    }
    guard DomainCommand.has(verb: verb) else {
      throw .unreadable(
        .unknown(verb, among: DomainCommand.verbs, Phrase(.thereIsNoVerb, path, verb)))
    }
    let arguments = if case .null = value { JSONValue.object([:]) } else { value }
    var inner = try reader.inner(arguments, path: "\(path).\(verb)")
    guard let command = try DomainCommand.read(verb, from: &inner) else {
      throw .unreadable(Phrase(.thereIsNoVerb, path, verb))
    }
    try inner.finish()
    return command
  }
}

extension CommandEnvelope {
  /// The command as one line of JSON, as `init(json:)` reads it.
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", id.text)
    writer.key("actor")
    writer.beginObject()
    writer.member("id", actor.text)
    writer.member("role", role.name.description)
    writer.endObject()
    if let target = stream.target(person) { writer.member(target.name, target.id) }
    if let effective {
      writer.member("effective", effective.text)
    }
    if correlation != Identifier() {
      writer.member("correlation", correlation.text)
    }
    if let expectedRevision {
      writer.key("expectedRevision")
      writer.unsigned(expectedRevision)
    }
    if !importedBy.isEmpty {
      writer.member("importedBy", importedBy.text)
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

extension RefusedAnswer {
  /// To a line that is no command, with its ids as far as they can be read; zero if not.
  public init(malformed bytes: ArraySlice<UInt8>, _ fault: Phrase, in language: Language = .en) {
    self.init(malformed: (try? JSONValue(parsing: bytes)) ?? .null, fault, in: language)
  }

  /// To JSON that is no command. Its reason quotes what is wrong in English, as reasons do; only
  /// the message is in the language.
  public init(malformed value: JSONValue, _ fault: Phrase, in language: Language = .en) {
    var members: JSONObject = [:]
    if case .object(let found) = value { members = found }
    func text(_ name: String) -> String? {
      if case .string(let text)? = members[name] { text } else { nil }
    }
    command = text("id").flatMap { Identifier($0) } ?? Identifier()
    reasons = [Reason(.malformedCommand, found: fault.en)]
    message = Words(language).text(for: [Reason(.malformedCommand, found: fault[language])])
    person = text("person").map { ActorID($0) }
    guard person == nil else { return }
    let named = Category.named.first { members[$0.word?.description ?? ""] != nil } ?? .claim
    let id = text(named.word?.description ?? "").flatMap { Identifier($0) } ?? Identifier()
    stream = StreamID(named, id)
  }
}
