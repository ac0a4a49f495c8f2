import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension Store {
  /// The command that takes back an earlier one, ready to be sent, or forecast, under an id of its
  /// own; nil if the domain has no opposite. Sends nothing: nothing that happened is ever
  /// unwritten, and the opposite may be refused like any command.
  ///
  /// What brings back an earlier value is offered only while nothing has happened in the stream
  /// since, so that no later work is lost. It expects the stream as it is now.
  ///
  /// Source: Specs/Store.md, "Undo".
  ///
  /// - Parameters:
  ///   - command: the id of an accepted command.
  ///   - actor: who takes it back, perhaps another person.
  ///   - role: the role in which they do.
  ///   - id: that of the opposite.
  ///   - reason: for opposites that have to say why.
  /// - Returns: nil too if no command of this id was accepted.
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
    let before = try logState(before: entry, of: stream)
    guard let aggregate = stream.category.aggregate,
      let opposite = before.opposite(aggregate, of: done, isLatest: isLatest, because: reason)
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
  private func logState(
    before commit: Entry, of stream: StreamID
  ) throws(EventStoreError) -> LogState {
    var logState = LogState()
    try kernel.log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      guard entry.decidedAt < commit.decidedAt else { return false }
      do throws(WireError) { try logState.apply(entry) } catch {
        throw .damaged(
          offset: 0,
          reason: "position \(entry.last.value) cannot be read by this version: \(error)")
      }
      return true
    }
    return logState
  }
}

extension LogState {
  /// What takes back a command, if the domain has it; asked of the state before the command.
  fileprivate func opposite<A: LogAggregate>(
    _: A.Type, of done: CommandEnvelope, isLatest: Bool, because reason: String
  ) -> DomainCommand? {
    A.unwrap(done.command).flatMap { command in
      A.opposite(
        of: command, on: A.snapshot(of: done.stream, in: self)?.state ?? A.initial,
        isLatest: isLatest,
        because: reason)
    }.map { A.wrap($0) }
  }
}
