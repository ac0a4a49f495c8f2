import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

// The verbs that read: history, replay, refusals, allowed.

extension Verb {
  func history(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let wanted = try arguments.rest.first.map { try World(folding: log).stream($0) }
    var current: StreamID?
    func body(_ entry: Entry) throws(EventStoreError) -> Bool {
      for line in try lines(of: entry) where wanted == nil || wanted == line.stored.stream {
        if arguments.has("json") {
          output.line(line.json)
          continue
        }
        if wanted == nil, current != line.stored.stream {
          current = line.stored.stream
          output.line(
            output.bold(shown(line.stored.stream, line.command.person, output.speech)))
        }
        output.line(line.text(output))
      }
      return !output.isBroken
    }
    if let wanted {
      try log.forEachEntry(of: wanted, body)
    } else {
      try log.forEachEntry(after: .start, body)
    }
    return .done
  }

  func replay(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let point = try point(arguments)
    let log = try openForReading(arguments, output)
    var claims = ClaimsAsOf(point)
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) { return try claims.apply(entry) } catch {
        throw .damaged(offset: 0, reason: "an event cannot be read: \(error)")
      }
    }
    tellWhereItEnds(log, before: point, output)
    if let wanted = arguments.rest.first {
      let card = try claims.card(wanted)
      if arguments.has("json") { output.line(card.json) } else { print(card, .nothing, &output) }
    } else {
      for card in claims.claims {
        output.line(
          arguments.has("json")
            ? card.json
            : "\(card.id.text)  revision \(card.revision)  \(card.claim.status.name)")
      }
    }
    return .done
  }

  /// Says that a log ends before a point that somebody asks for: what is shown is what stands.
  func tellWhereItEnds<Log: EventStore>(_ log: Log, before point: AuditPoint, _ output: Output) {
    guard case .position(let asked) = point.known, log.head.position.value < asked else { return }
    output.message("claims: the log ends at position \(log.head.position.value)")
  }

  /// What was known when, and what of it was true when.
  private func point(_ arguments: Arguments) throws -> AuditPoint {
    var point = AuditPoint()
    if let position = try arguments.number("to") { point.known = .position(position) }
    if let time = try arguments.time("recorded") {
      guard arguments.value("to") == nil else {
        throw Usage("--to and --recorded both say what was known: give one of them")
      }
      point.known = .recorded(time)
    }
    point.effective = try arguments.time("effective")
    return point
  }

  func refusals(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) {
        guard let line = try RefusalLine(entry) else { return true }
        output.line(arguments.has("json") ? line.json : line.text(output))
      } catch { throw .damaged(offset: 0, reason: "a refusal cannot be read: \(error)") }
      return !output.isBroken
    }
    return .done
  }

  func allowed(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard let wanted = arguments.value("as") else { throw Usage("'allowed' needs --as ACTOR") }
    let store = try store(arguments, output)
    let card = try store.state.claims.card(arguments.rest[0])
    for sender in try Sender.all(wanted, in: store.state.actors) {
      let permissions = try store.allowed(
        for: sender.actor, as: sender.role, on: card.id, asIfHeld: sender.isSupposed)
      if !arguments.has("json") {
        let speech = output.speech
        let status = speech.name(of: card.claim.status)
        output.line(
          output.bold(
            sender.text(speech) + speech.say(", claim in ", ", reclamación en estado ") + status))
      }
      for permission in permissions {
        output.line(arguments.has("json") ? permission.json(sender) : permission.text(output))
      }
    }
    return .done
  }

  // MARK: Parts

  func lines(of entry: Entry) throws(EventStoreError) -> [HistoryLine] {
    do throws(WireError) { return try HistoryLine.lines(of: entry) } catch {
      throw .damaged(
        offset: 0, reason: "the entry after position \(entry.decidedAt.value): \(error)")
    }
  }
}

extension World {
  /// The stream of `rules`, of `catalogs`, of somebody in the register, or the only one whose id
  /// begins so.
  func stream(_ text: String) throws(Failure) -> StreamID {
    if text == "rules" { return .rules }
    if text == "catalogs" { return .catalogs }
    if actors[ActorID(text)] != nil { return .actor(ActorID(text)) }
    let prefix = text.lowercased()
    let found = prefix.isEmpty ? [] : streams(withPrefix: prefix)
    if let whole = found.first(where: { $0.id.text == prefix }) { return whole }
    guard let stream = found.first else { throw Self.nothing(called: text) }
    guard found.count == 1 else {
      throw Failure(
        "\(found.count) streams begin with \(text): name one of them in full",
        "\(found.count) flujos empiezan por \(text): indique uno de ellos entero")
    }
    return stream
  }

  static func nothing(called text: String) -> Failure {
    Failure(
      "there is nothing called '\(text)' in this log; 'claims list' names claims",
      "no hay nada llamado '\(text)' en este registro; 'claims list' nombra las reclamaciones")
  }
}

extension ClaimBoard {
  /// The claim of this id, or the only one whose id begins so.
  func card(_ text: String) throws(Failure) -> ClaimCard {
    if let id = Identifier(text), let card = self[id] { return card }
    let prefix = text.lowercased()
    return try only(prefix.isEmpty ? [] : claims(withPrefix: prefix).compactMap { self[$0] }, text)
  }
}

extension ClaimsAsOf {
  /// The claim of this id, or the only one whose id begins so.
  func card(_ text: String) throws(Failure) -> ClaimCard {
    if let id = Identifier(text), let card = self[id] { return card }
    let prefix = text.lowercased()
    return try only(prefix.isEmpty ? [] : claims.filter { $0.id.text.hasPrefix(prefix) }, text)
  }
}

private func only(_ cards: [ClaimCard], _ text: String) throws(Failure) -> ClaimCard {
  guard let card = cards.first else {
    throw Failure(
      "there is no claim \(text) in this log; 'claims list' names them",
      "no hay ninguna reclamación \(text) en este registro; 'claims list' las enumera")
  }
  guard cards.count == 1 else {
    throw Failure(
      "\(cards.count) claims begin with \(text): name one of them in full",
      "\(cards.count) reclamaciones comienzan por \(text): indique una por completo")
  }
  return card
}

/// Who asks what is allowed.
struct Sender {
  let actor: ActorID
  let role: Role

  /// `ana as handler`; without a name, anybody.
  func text(_ speech: Speech) -> String {
    let name = actor.isEmpty ? speech.say("anybody", "cualquiera") : printable(actor.text)
    return name + speech.say(" as ", " como ") + speech.name(of: role)
  }

  /// Whether to suppose that the role is held.
  let isSupposed: Bool

  /// Reads NAME:ROLE, a ROLE, or a NAME of the register, in each of its roles there.
  static func all(_ text: String, in register: ActorRegister) throws -> [Sender] {
    if register[ActorID(text)] != nil {
      let roles = register.roles(of: ActorID(text))
      guard !roles.isEmpty else { throw Failure("'\(text)' holds no role in the register") }
      return roles.map { Sender(actor: ActorID(text), role: $0, isSupposed: false) }
    }
    if let role = Role.named(text), role != .unspecified {
      return [Sender(actor: ActorID(), role: role, isSupposed: true)]
    }
    guard let colon = text.lastIndex(of: ":") else {
      throw Usage(
        "--as: '\(text)' is not registered in this log; say \(text):ROLE, one of: \(roleNames)")
    }
    let roleName = String(text[text.index(after: colon)...])
    guard let role = Role.named(roleName), role != .unspecified else {
      throw Usage("--as: there is no role '\(roleName)'; the roles are: \(roleNames)")
    }
    return [Sender(actor: ActorID(String(text[..<colon])), role: role, isSupposed: true)]
  }

  private static var roleNames: String {
    Role.allCases.filter { $0 != .unspecified }.map(\.name.description).joined(separator: ", ")
  }
}
