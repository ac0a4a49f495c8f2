import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

extension Verb {

  static let dryRunOption = Option("dry-run")

  func subject(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let store = try store(arguments, output)
    let logState = try store.kernel.query { copy $0 }
    let actor = ActorID(arguments.rest[0])
    let file = try SubjectFile(on: actor, in: store.kernel.log, logState, at: systemClock())
    guard !file.rows.isEmpty || !file.refusals.isEmpty else {
      throw Failure(.nothingIsHeldOn, actor.text)
    }
    if arguments.has("json") {
      for row in file.rows { output.line(row.json) }
      guard !arguments.has("dry-run") else { return .done }
      for event in file.events { output.line(event.json) }
      for refusal in file.refusals { output.line(refusal.json) }
      return .done
    }
    for row in file.rows { output.line(row.text(output)) }
    guard !arguments.has("dry-run") else { return .done }
    for event in file.events { output.entry(event.text(output)) }
    for refusal in file.refusals { output.entry(refusal.text(output)) }
    return .done
  }
}

extension SubjectFile.Row {
  fileprivate func text(_ output: Output) -> String {
    let speech = output.speech
    let tie: Phrase =
      switch self.tie {
      case .own: Phrase(.theirOwn)
      case .acted: Phrase(.theyActedInIt)
      case .named: Phrase(.itNamesThem)
      }
    var parts = [tie[speech.language], speech.say(.eventsAboutThem, events)]
    if withheldInside > 0 { parts.append(speech.say(.withheldInside, withheldInside)) }
    if withheldOfOthers > 0 { parts.append(speech.say(.withheldOfOthers, withheldOfOthers)) }
    if let erasure {
      parts.append(
        erasure.allowed
          ? speech.say(.mayBeErased)
          : speech.say(.isNotErasedNow, speech.text(for: erasure.reasons)))
    }
    return output.bold(shown(snapshot.stream, person, speech)) + "  "
      + printable(parts.joined(separator: "; "))
  }
}
