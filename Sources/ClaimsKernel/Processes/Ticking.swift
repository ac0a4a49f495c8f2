import ClaimsDomain
import EventSourcing

/// What became of a command that the system sent by itself.
public struct SystemCommand: Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// Due since then.
    case due(Instant)
    /// Asked for by an event.
    case follows(FollowUp.Process, Position)
  }

  public let reason: Reason
  public let envelope: CommandEnvelope
  /// Nil where it was only looked for.
  public let answer: Answer?
}

extension ClaimsKernel {
  /// Sends what is due at a time, and what events ask for in other streams, as ordinary commands.
  ///
  /// Whoever stops half-way goes on where they stopped, and two who do it at once send nothing
  /// twice: ids follow from the log alone, and receipts do the rest. What is refused is answered,
  /// and tried again the next time.
  ///
  /// - Parameters:
  ///   - actor: who sends it, registered as `system`.
  ///   - time: the commands' effective time, by which it is judged what is due; now without one.
  ///   - dryRun: whether to look only, and send nothing.
  public func tick(
    by actor: ActorID, at time: Instant? = nil, dryRun: Bool = false
  ) throws(EventStoreError) -> [SystemCommand] {
    let pending = try pendingCommands(by: actor, at: time)
    if dryRun { return pending }
    var sent: [SystemCommand] = []
    var last = Ticket(0)
    for command in pending {
      let (answer, ticket) = try submit(command.envelope)
      last = max(last, ticket)
      sent.append(
        SystemCommand(reason: command.reason, envelope: command.envelope, answer: answer))
    }
    try log.waitUntilDurable(last)
    return sent
  }

  private func pendingCommands(
    by actor: ActorID, at time: Instant?
  ) throws(EventStoreError) -> [SystemCommand] {
    let now = time ?? max(clock(), log.head.recorded ?? Instant(nanoseconds: .min))
    var pending: [SystemCommand] = []
    func add(
      _ reason: SystemCommand.Reason, _ id: Identifier, _ stream: StreamID, _ command: DomainCommand
    ) {
      let envelope = CommandEnvelope(
        id: id, actor: actor, role: .system, stream: stream, command: command, effective: time)
      pending.append(SystemCommand(reason: reason, envelope: envelope, answer: nil))
    }
    for follow in try pendingFollowUps() {
      add(.follows(follow.process, follow.cause), follow.id, follow.stream, follow.command)
    }
    for due in try query({ $0.due(at: now) }) {
      var round: UInt64 = 0
      while try log.commit(ofCommand: due.id(round: round)) != nil { round += 1 }
      add(.due(due.due), due.id(round: round), due.stream, due.command)
    }
    return pending
  }

  /// What events so far ask for and no commit has brought.
  private func pendingFollowUps() throws(EventStoreError) -> [FollowUp] {
    var causes: [(StreamID, Position, DomainEvent)] = []
    try log.forEachBatch { batch throws(EventStoreError) in
      for event in batch.events {
        guard event.type == DocumentEventKind.documentRevoked.rawValue,
          let stream = log.stream(StreamNumber(event.stream)),
          FollowUp.mayFollow(stream.category, event.type)
        else { continue }
        do throws(WireError) {
          let decoded = try DomainEvent(
            category: stream.category, type: event.type, batch.payload(event))
          causes.append((stream, Position(event.position), decoded))
        } catch {
          throw .damaged(
            offset: 0, reason: "position \(event.position) cannot be read by this version: \(error)"
          )
        }
      }
    }
    guard !causes.isEmpty else { return [] }
    let found = try query { [causes] world in
      causes.flatMap { FollowUp.commands(after: $0.2, in: $0.0, at: $0.1, on: world) }
    }
    var pending: [FollowUp] = []
    for follow in found where try log.commit(ofCommand: follow.id) == nil { pending.append(follow) }
    return pending
  }
}
