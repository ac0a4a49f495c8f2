import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// Who reads a log, and what they see of it: what every verb that shows something begins with.
struct Reader {
  static let option = Verb.Option(
    name: "as", value: "ACTOR",
    meaning: "only what they see: a NAME of the register; or what if: NAME:ROLE, or a ROLE")

  let log: WriteAheadLog
  let access: ReaderRoles
  let visibility: Visibility
  /// What is known at the end of the log, where that was asked for or tells what is seen.
  let logState: LogState?
  /// By which rules it is judged whose claims handlers see.
  let time = systemClock()

  /// - Parameter needsWorld: whether the verb asks for more than a look at the log.
  init(_ arguments: Arguments, _ output: Output, needsWorld: Bool = false) throws {
    log = try openForReading(arguments, output)
    let isSomebody = arguments.value("as") != nil
    let logState = needsWorld || isSomebody ? try LogState(folding: log) : nil
    self.logState = logState
    access = isSomebody ? try arguments.access(in: logState?.actors ?? ActorRegister()) : .whole
    visibility = logState?.visibility(for: access, at: time) ?? .whole
  }

  /// What codes are called at the end of the log.
  var catalogs: CatalogBook {
    get throws { try logState?.catalogs ?? LogState(folding: log).catalogs }
  }

  /// The claim of this id, or the only one whose id begins so.
  func claim(_ text: String) throws -> Identifier {
    let logState = try self.logState ?? LogState(folding: log)
    do throws(UnknownStream) {
      return try logState.claim(called: text, as: access, at: time)
    } catch { throw error.failure(claim: text) }
  }

  /// The stream of `rules`, of `catalogs`, of somebody in the register, or the only one whose id
  /// begins so.
  func stream(_ text: String) throws -> StreamID {
    let logState = try self.logState ?? LogState(folding: log)
    do throws(UnknownStream) {
      return try logState.stream(called: text, as: access, at: time)
    } catch { throw error.failure(stream: text) }
  }
}

extension Reader {
  /// Who it is about, if the stream is an actor's.
  func person(of stream: StreamID) -> ActorID {
    (logState?.snapshot(of: stream)?.state as? RegisteredActor)?.id ?? ActorID()
  }
}

extension UnknownStream {
  func failure(claim text: String) -> Failure {
    switch self {
    case .nothing:
      Failure(
        "there is no claim \(text) in this log; 'claims list' names them",
        "no hay ninguna reclamación \(text) en este registro; 'claims list' las enumera")
    case .several(let count):
      Failure(
        "\(count) claims begin with \(text): name one of them in full",
        "\(count) reclamaciones comienzan por \(text): indique una por completo")
    }
  }

  func failure(stream text: String) -> Failure {
    switch self {
    case .nothing:
      Failure(
        "there is nothing called '\(text)' in this log; 'claims list' names claims",
        "no hay nada llamado '\(text)' en este registro; 'claims list' nombra las reclamaciones")
    case .several(let count):
      Failure(
        "\(count) streams begin with \(text): name one of them in full",
        "\(count) flujos empiezan por \(text): indique uno de ellos entero")
    }
  }
}

extension Arguments {
  /// Who reads: somebody, or whoever has the log where the option is not given.
  func access(in register: ActorRegister) throws -> ReaderRoles {
    guard let text = value("as") else { return .whole }
    let senders = try Sender.all(text, in: register)
    return ReaderRoles(of: senders.first?.actor ?? ActorID(), as: senders.map(\.role))
  }
}
