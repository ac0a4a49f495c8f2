import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

// The verb tick: sends what is due.

extension Verb {
  static let tickedOption = Option("at", "TIME", day: .beginning)

  func tick(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let actor = arguments.value("as").map { ActorID($0) } ?? .ticking
    let time = try arguments.time(Self.tickedOption)
    if arguments.has("dry-run") {
      let found = try store(arguments, output).tick(by: actor, at: time, dryRun: true)
      return report(found, arguments, &output)
    }
    // With a mistyped name, nothing would ever be due.
    guard isThere(arguments.log) else { throw LogOpenError.absent(arguments.log) }
    var commands: [SystemCommand] = []
    let code: ExitCode
    do {
      code = try writing(to: arguments.log, output) { store in
        commands = try store.tick(by: actor, at: time)
        return .done
      }
    } catch LogOpenError.inUse(let path, let holder) {
      throw Failure(.tickBesideServe, LogOpenError.inUse(path: path, holder).wording)
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
        output.line(command.json())
      } else {
        output.line(command.text(output.speech))
      }
    }
    guard !arguments.has("json") else { return refused > 0 ? .refused : .done }
    if commands.isEmpty {
      output.line(output.speech.say(.nothingIsDue))
    } else if arguments.has("dry-run") {
      let count = commands.count
      output.line(
        output.speech.say(.dueNothingSent, count))
    } else {
      let (sent, accepted) = (commands.count, commands.count - refused)
      output.line(
        output.speech.say(.sentAcceptedRefused, sent, accepted, refused))
    }
    return refused > 0 ? .refused : .done
  }
}

extension SystemCommand {
  /// The reason, the command and its result.
  fileprivate func text(_ speech: Speech) -> String {
    let why =
      switch reason {
      case .due(let time):
        speech.say(.dueAt, speech.time(time))
      case .follows(let process, let position):
        speech.say(process.title)
          + " " + speech.say(.after, position.value)
      }
    let what =
      "\(shown(envelope.stream, ActorID()))  \(speech.label(ofVerb: envelope.command.name))"
    switch answer {
    case nil: return "\(why)  \(what)"
    case .accepted(let receipt):
      let events = receipt.events.map { speech.title(of: $0) }
      return "\(why)  \(what)  \(events.joined(separator: ", "))"
    case .refused(let refused):
      let text = printable(speech.text(for: refused.reasons))
      return "\(why)  \(what)  \(speech.say(.refusedCommand)): \(text)"
    }
  }
}

extension FollowUp.Process {
  /// What it is for.
  fileprivate var title: Phrase.Key {
    switch self {
    case .reviewOfRevokedDocument: .reviewOfRevokedDocument
    }
  }
}
