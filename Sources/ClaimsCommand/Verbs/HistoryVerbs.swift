import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs that read: history, replay, refusals, allowed.

extension Verb {
  func history(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var current: StreamID?
    var isFirst = true
    if arguments.has("around"), arguments.rest.isEmpty {
      throw Usage(Phrase(.aroundNeedsStream).at("--around"))
    }
    return try ask(HistoryQuery.self, arguments, &output) { seen, query, output in
      if isFirst { output.headsOfEvents() }
      isFirst = false
      let stream = seen.line.stored.stream
      if query.stream == nil || query.around, current != stream {
        current = stream
        output.line(output.bold(shown(stream, seen.line.command.person, output.speech)))
      }
      output.entry(seen.text(output))
    }
  }

  func replay(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    try ask(ReplayQuery.self, arguments, &output) { view, query, asking, output in
      let speech = output.speech
      switch view {
      case .stream(let seen): print(seen.snapshot, seen.redaction, &output)
      case .claims(let claims):
        for snapshot in claims.map(\.snapshot) {
          output.line(
            "\(snapshot.id.text)  \(speech.say(.revision)) \(snapshot.revision)  "
              + speech.name(of: snapshot.claim.status))
        }
      }
    }
  }

  func refusals(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    return try ask(RefusalsQuery.self, arguments, &output) { view, query, _, output in
      switch view {
      case .tally(let rows, let shown):
        print(Array(rows.prefix(shown)), &output)
        output.tell(leftOut: UInt64(max(0, rows.count - shown)))
      case .lines(let lines):
        var isFirst = true
        output.tell(
          leftOut: try lines.forEach { line in
            if isFirst { output.headsOfRefusals(showsStream: query.stream == nil) }
            isFirst = false
            output.entry(line.text(output, showsStream: query.stream == nil))
            return !output.isBroken
          })
      }
    }
  }

  /// Who was refused what how often, and what came of it.
  private func print(_ rows: [RefusalTally.Row], _ output: inout Output) {
    let speech = output.speech
    output.table(
      rows,
      [
        .field("actor") { printable($0.actor.text) },
        Column(.columnCommand) { row in
          row.command.map { speech.label(ofVerbNamed: $0) } ?? speech.say(.onlyCounted)
        },
        Column(.of) { $0.command == nil ? "" : shown($0.stream, $0.person, speech) },
        .number(.columnRefused) { "\($0.refused)" },
        Column(.columnReasons) { row in
          row.codes.map { speech.name(of: $0) }.joined(separator: ", ")
        },
        .number(.columnAccepted) { "\($0.accepted)" },
        Column(.columnFirstAccepted) { row in
          row.success.map {
            speech.time($0.recorded) + speech.say(.position) + " \($0.position.value)"
          }
            ?? "–"
        },
      ])
  }

  func allowed(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.value("as") != nil else { throw Usage.allowedNeedsActor(arguments, output) }
    let asking = try Asking(arguments, output)
    // NAME:ROLE supposes a role: that question is the log owner's, who sees every stream.
    let access = asking.senders.contains { $0.isSupposed } ? ReaderRoles.whole : nil
    var query = try arguments.query(AllowedQuery.self, without: ["role"])
    query.stream = try asking.stream(arguments.rest[0], as: access)
    return try ask(query, asking, arguments, &output) { view, scene, output in
      let speech = output.speech
      let status = query.stream.flatMap { scene.logState.snapshot(of: $0) }.map {
        ", " + speech.kind(of: $0.stream.category) + " " + speech.say(.inState) + " "
          + (speech.words?.name(ofStatus: $0.status) ?? $0.status.name.description)
      }
      for row in view.rows { printPermissions(row, status ?? "", &output) }
    }
  }

  /// Who may do what, and why not the rest: what is allowed comes first.
  func printPermissions(
    _ row: ActorPermissions, _ status: String, _ output: inout Output
  ) {
    let (sender, speech) = (
      Sender(actor: row.actor, role: row.role, isSupposed: false), output.speech
    )
    output.line(output.bold(sender.text(speech) + status))
    // The same column whether all of them are shown or not.
    let names = row.permissions.first.flatMap { CommandHelp($0.command)?.siblings } ?? []
    let width = names.map { speech.nameAndCode(ofVerb: $0).count }.max() ?? 0
    for permission in row.permissions.filter(\.allowed) + row.permissions.filter({ !$0.allowed }) {
      output.entry(permission.text(as: row.role, nameWidth: width, output))
    }
  }
}

extension Usage {
  /// That an actor has to be named, and who there is.
  fileprivate static func allowedNeedsActor(_ arguments: Arguments, _ output: Output) -> Usage {
    let register = try? store(arguments, output).kernel.query { $0.actors.actors.map(\.id.text) }
    guard let names = register, !names.isEmpty else { return Usage(.allowedNeedsAsACTOR) }
    let listed = names.prefix(listedPeople).joined(separator: ", ")
    return Usage(.allowedNeedsOneOf, names.count > listedPeople ? listed + ", …" : listed)
  }

  private static let listedPeople = 12
}
