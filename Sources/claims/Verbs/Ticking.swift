import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

// The verb that lets time pass: tick.

extension Verb {
  static let tickNote = """
    Deadlines of information requests, documents, notices, quizzes and leads become commands, and so
    does what an event asks for in other streams: a revoked document has the claims reviewed that
    rely on it. Their ids follow from the log: whoever stops half-way, or runs it twice, sends
    nothing twice. Run it as often as deadlines should be noticed. Source: Specs/Processes.md.

    ACTOR is registered with the role system. --at sets the commands' effective time, never the
    recorded one. Exits 3 where one of them was refused.
    """

  func tick(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let actor = ActorID(arguments.value("as") ?? "clock")
    let time = try arguments.time("at")
    if arguments.has("dry-run") {
      let found = try store(arguments, output).kernel.tick(by: actor, at: time, dryRun: true)
      return report(found, arguments, &output)
    }
    // Whoever has mistyped its name would be told for ever that nothing is due.
    guard isThere(arguments.log) else { throw LogOpenError.missing(path: arguments.log) }
    var commands: [SystemCommand] = []
    let code = try writing(to: arguments.log, output) { store in
      commands = try store.tick(by: actor, at: time)
      return .done
    }
    let refused = report(commands, arguments, &output)
    return refused == .done ? code : refused
  }

  private func report(
    _ commands: [SystemCommand], _ arguments: Arguments, _ output: inout Output
  ) -> ExitCode {
    var refused = 0
    for command in commands {
      if case .refused = command.answer { refused += 1 }
      if arguments.has("json") {
        output.line(command.answer?.json ?? command.envelope.json)
      } else {
        output.line(command.text)
      }
    }
    guard !arguments.has("json") else { return refused > 0 ? .refused : .done }
    if commands.isEmpty {
      output.line("nothing is due")
    } else if arguments.has("dry-run") {
      output.line("\(commands.count) due, nothing sent")
    } else {
      output.line(
        "\(commands.count) sent, \(commands.count - refused) accepted, \(refused) refused")
    }
    return refused > 0 ? .refused : .done
  }
}

extension SystemCommand {
  /// Why, what, and what became of it.
  fileprivate var text: String {
    let why =
      switch reason {
      case .due(let time): "due \(shortTime(time))"
      case .follows(let process, let position): "\(process.name) after \(position.value)"
      }
    let what = "\(shown(envelope.stream, ActorID()))  \(envelope.command.name)"
    switch answer {
    case nil: return "\(why)  \(what)"
    case .accepted(let receipt):
      return "\(why)  \(what)  \(receipt.events.map(\.name.description).joined(separator: ", "))"
    case .refused(let refused): return "\(why)  \(what)  refused: \(printable(refused.message))"
    }
  }
}
