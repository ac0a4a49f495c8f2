import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs that read: history, replay, refusals, allowed.

extension Verb {
  func history(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var current: StreamID?
    return try ask(HistoryQuery.self, arguments, &output) { seen, query, output in
      let stream = seen.line.stored.stream
      if query.stream == nil, current != stream {
        current = stream
        output.line(output.bold(shown(stream, seen.line.command.person, output.speech)))
      }
      output.line(seen.text(output))
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
    let query: RefusalsQuery = try arguments.query()
    return try ask(query, Asking(arguments, output), arguments, &output) { line, output in
      output.line(line.text(output))
    }
  }

  func allowed(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.value("as") != nil else {
      throw Usage(.allowedNeedsAsACTOR)
    }
    let asking = try Asking(arguments, output)
    // NAME:ROLE supposes a role: that question is the log owner's, who sees every stream.
    let access = asking.senders.contains { $0.isSupposed } ? ReaderRoles.whole : nil
    var query = AllowedQuery()
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

  /// Who may do what, and why not the rest.
  func printPermissions(
    _ row: ActorPermissions, _ status: String, _ output: inout Output
  ) {
    let sender = Sender(actor: row.actor, role: row.role, isSupposed: false)
    output.line(output.bold(sender.text(output.speech) + status))
    for permission in row.permissions { output.line(permission.text(output)) }
  }
}
