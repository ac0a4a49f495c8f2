import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension Store {
  /// The command that takes back an earlier one, ready to be sent, or forecast, under an id of its
  /// own; nil where the domain has no opposite. Sends nothing: nothing that happened is ever
  /// unwritten, and the opposite may be refused like any command.
  ///
  /// What brings back an earlier value is offered only while nothing has happened in the stream
  /// since, so that nobody's later work is lost. It expects the stream as it is now.
  ///
  /// Source: Specs/Store.md, "Undo".
  ///
  /// - Parameters:
  ///   - command: the id of an accepted command.
  ///   - reason: for opposites that have to say why.
  /// - Returns: nil too where no command of this id was accepted.
  public func undo(
    of command: Identifier, by actor: ActorID, as role: Role, id: Identifier,
    because reason: String = "undone"
  ) throws(EventStoreError) -> CommandEnvelope? {
    guard let entry = try kernel.log.commit(ofCommand: command) else { return nil }
    try kernel.log.waitUntilDurable(kernel.log.head.ticket)
    let done: CommandEnvelope
    do throws(WireError) { done = try CommandEnvelope(entry.command) } catch {
      throw .damaged(offset: 0, reason: "command \(command.text) cannot be read: \(error)")
    }
    let stream = done.stream
    let revision = kernel.log.revision(of: stream).value
    let isLatest = entry.events.last { $0.stream == stream }?.revision.value == revision
    let before = try world(before: entry, of: stream)
    guard
      let opposite = Opposite(
        of: done, on: before, isLatest: isLatest, because: reason
      ).command
    else { return nil }
    var undo = CommandEnvelope(
      id: id, actor: actor, role: role, stream: stream, command: opposite,
      expectedRevision: revision)
    // What comes without a name is tied to nothing.
    if role != .anonymous {
      undo.correlation = done.correlation == Identifier() ? done.id : done.correlation
    }
    undo.person = done.person
    return undo
  }

  /// One stream as it was before a commit.
  private func world(
    before commit: Entry, of stream: StreamID
  ) throws(EventStoreError) -> World {
    var world = World()
    try kernel.log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      guard entry.decidedAt < commit.decidedAt else { return false }
      do throws(WireError) { try world.apply(entry) } catch {
        throw .damaged(
          offset: 0,
          reason: "position \(entry.last.value) cannot be read by this version: \(error)")
      }
      return true
    }
    return world
  }
}

/// What takes back a command, where the domain has it.
struct Opposite {
  let command: DomainCommand?

  /// - Parameters:
  ///   - before: the command's stream as it was before it.
  ///   - isLatest: whether nothing has happened in the stream since.
  init(
    of done: CommandEnvelope, on before: World, isLatest: Bool, because reason: String
  ) {
    let id = done.stream.id
    command =
      switch done.command {
      case .claim(let command):
        Self.opposite(
          of: command, on: before.claims[id]?.claim ?? ClaimDecider.initial, isLatest,
          because: reason
        ).map { .claim($0) }
      case .actor(let command):
        Self.opposite(
          of: command, on: before.actors.actor(ofStream: id), isLatest, because: reason
        ).map { .actor($0) }
      case .catalog(let command):
        Self.opposite(of: command, because: reason).map { .catalog($0) }
      case .document(let command):
        Self.opposite(of: command, on: before.documents.state(of: id), isLatest)
          .map { .document($0) }
      case .report(let command):
        Self.opposite(
          of: command, on: before.reports.state(of: id), isLatest, because: reason
        ).map { .report($0) }
      case .accident(let command): Self.opposite(of: command).map { .accident($0) }
      case .property(let command):
        Self.opposite(
          of: command, on: before.properties.state(of: id), isLatest, because: reason
        ).map { .property($0) }
      case .quiz(let command): Self.opposite(of: command, isLatest).map { .quiz($0) }
      case .lead(let command): Self.opposite(of: command, because: reason).map { .lead($0) }
      case .rules: nil
      }
  }
}
