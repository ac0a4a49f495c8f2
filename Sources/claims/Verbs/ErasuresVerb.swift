import ClaimsKernel
import EventSourcing
import WriteAheadLog

extension Verb {
  static let erasuresNote = """
    Lists whose personal data were erased, by whom and why, and whether their keys are gone. A copy of
    LOG.keys that was made before still opens them with the master key: the last column says by when
    such copies have to be gone. Exits 1 if a key is left. Source: Specs/Secrecy.md, "Erasure".
    """

  static let keptOption = Option(
    name: "kept", value: "DAYS", meaning: "how long copies of LOG.keys may be kept (default: 30)")

  func erasures(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let days = UInt32(clamping: try arguments.number("kept") ?? 30)
    let erasures = try log.erasures()
    for erasure in erasures {
      let due = erasure.recorded.adding(days: days)
      output.line(
        arguments.has("json") ? erasure.json(due: due) : erasure.text(due: due, output.speech))
    }
    return erasures.contains { $0.keys == .left } ? .failed : .done
  }
}

extension Erasure {
  fileprivate func text(due: Instant, _ speech: Speech) -> String {
    let keys: Phrase =
      switch self.keys {
      case .destroyed: Phrase(.keysAreDestroyed)
      case .left: Phrase(.keysAreLeft)
      case .unknown: Phrase(.keysAreUnknown)
      }
    return "\("\(position.value)".leftPadded(to: 6))  \(shortTime(recorded))  "
      + "\(shown(stream, ActorID(), speech))  \(speech.who(actor, role)): \(printable(reason)); "
      + keys[speech.language] + "; " + speech.say(.copiesOfKeysGoneBy, shortTime(due))
  }

  fileprivate func json(due: Instant) -> String {
    JSONWriter.object { writer in
      writer.member("position", position.value)
      writer.member("recorded", recorded.text)
      writer.member("kind", stream.category.word?.description ?? "")
      writer.member("stream", stream.id.text)
      writer.member("actor", actor.text)
      writer.member("role", role.name.description)
      writer.member("reason", reason)
      writer.member("keys", keys.rawValue)
      writer.member("copiesGoneBy", due.text)
    }
  }
}
