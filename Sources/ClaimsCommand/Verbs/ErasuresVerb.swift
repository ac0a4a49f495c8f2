import ClaimsKernel
import EventSourcing
import WriteAheadLog

extension Verb {

  static let keptOption = Option("kept", "DAYS")

  func erasures(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let days = UInt32(clamping: try arguments.number("kept") ?? 30)
    func copy(_ path: String) throws -> KeyringCopy {
      guard let id = log.base.keyringID else { throw Failure(.textsAreInTheClear, log.path) }
      do throws(KeyringError) { return try KeyringCopy(reading: path, of: id) } catch {
        throw Failure(error.wording)
      }
    }
    let copies = try arguments.rest.map(copy)
    let present = copies.isEmpty ? nil : try copy(Keyring.path(of: log.path))
    var isFailure = false
    for erasure in try log.erasures() {
      let due = erasure.recorded.adding(days: days)
      let left = copies.filter { copy in
        erasure.stream.owners.contains { copy.opens($0, asIn: present) }
      }
      .map(\.path)
      isFailure = isFailure || erasure.keys == .left || (!left.isEmpty && systemClock() > due)
      output.line(
        arguments.has("json")
          ? erasure.json(due: due, left) : erasure.text(due: due, left, output.speech))
    }
    return isFailure ? .failed : .done
  }
}

extension Erasure {
  /// - Parameter left: the copies that still have a key.
  fileprivate func text(due: Instant, _ left: [String], _ speech: Speech) -> String {
    let keys: Phrase =
      switch self.keys {
      case .destroyed: Phrase(.keysAreDestroyed)
      case .left: Phrase(.keysAreLeft)
      case .unknown: Phrase(.keysAreUnknown)
      }
    return speech.begin(position, recorded)
      + "\(shown(stream, ActorID(), speech))  \(speech.who(actor, role)): \(printable(reason)); "
      + keys[speech.language] + "; " + speech.say(.copiesOfKeysGoneBy, speech.time(due))
      + left.map { "; " + speech.say(.stillOpenedBy, printable($0)) }.joined()
  }

  fileprivate func json(due: Instant, _ left: [String]) -> String {
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
      writer.key("openedByCopies")
      writer.beginArray()
      for path in left { writer.string(path) }
      writer.endArray()
    }
  }
}
