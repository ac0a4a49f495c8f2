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
  /// Nil if it was only looked for.
  public let answer: Answer?
}

extension ClaimsKernel {
  /// Sends what is due at a time, and what events ask for in other streams, as ordinary commands.
  ///
  /// A run that stops half-way is resumed by the next one, and two at once send nothing twice:
  /// ids follow from the log alone, and receipts do the rest. What was sent or ended since it was
  /// looked for is not sent. What is refused is answered, and tried again the next time.
  ///
  /// - Parameters:
  ///   - actor: who sends it, registered as `system`.
  ///   - time: the effective time of what is due, by which it is judged what is; now without one.
  ///     What events ask for is true from when it is recorded, whatever time is given.
  ///   - dryRun: whether to look only, and send nothing.
  public func tick(
    by actor: ActorID, at time: Instant? = nil, dryRun: Bool = false
  ) throws(EventStoreError) -> [SystemCommand] {
    let now = time ?? self.now
    let asked = try askedCommands(at: now)
    if dryRun { return asked.map { $0.command(by: actor, at: time, answer: nil) } }
    var sent: [SystemCommand] = []
    var last = Ticket(0)
    for asked in asked {
      let envelope = asked.envelope(by: actor, at: time)
      let submission = try submission(of: envelope) { asked.isWanted(on: $0, at: now) }
      guard let submission else {
        // Its sender may not have waited for it yet.
        last = max(last, peek { _ in () }.1)
        continue
      }
      last = max(last, submission.ticket)
      sent.append(asked.command(by: actor, at: time, answer: submission.answer))
    }
    try log.waitUntilDurable(last)
    return sent
  }

  /// What was not sent yet: what events ask for, then what is due.
  private func askedCommands(at now: Instant) throws(EventStoreError) -> [AskedCommand] {
    let follows = try followUps()
    // Under one lock: in between, what is due could be sent, and it would seem due anew.
    return try query { logState -> Result<[AskedCommand], EventStoreError> in
      do throws(EventStoreError) {
        return .success(try asked(by: follows, on: logState, at: now))
      } catch { return .failure(error) }
    }.get()
  }

  private func asked(
    by follows: [FollowUp], on logState: borrowing LogState, at now: Instant
  ) throws(EventStoreError) -> [AskedCommand] {
    var asked: [AskedCommand] = []
    for follow in follows where follow.isWanted(on: logState) {
      if let round = try follow.round(in: log) { asked.append(.follow(follow, round: round)) }
    }
    for due in logState.due(at: now) {
      var round: UInt64 = 0
      while try log.commit(ofCommand: due.id(round: round)) != nil { round += 1 }
      asked.append(.due(due, round: round))
    }
    return asked
  }

  /// What events so far ask for, brought or not.
  private func followUps() throws(EventStoreError) -> [FollowUp] {
    var hasCause = false
    try log.forEachBatch { batch throws(EventStoreError) in
      for event in batch.events where event.type == DocumentEventKind.documentRevoked.rawValue {
        hasCause = hasCause || log.stream(StreamNumber(event.stream))?.category == .document
      }
    }
    guard hasCause else { return [] }
    var reliance = Reliance()
    var found: [FollowUp] = []
    try log.forEachBatch { batch throws(EventStoreError) in
      for event in batch.events {
        do throws(WireError) {
          try reliance.apply(event, batch.payload(event), name: log.stream)
          guard event.type == DocumentEventKind.documentRevoked.rawValue,
            let stream = log.stream(StreamNumber(event.stream)),
            FollowUp.mayFollow(stream.category, event.type)
          else { continue }
          let decoded = try DomainEvent(
            category: stream.category, type: event.type, batch.payload(event))
          found += FollowUp.commands(
            after: decoded, in: stream, at: Position(event.position),
            reliedOnBy: reliance.claims(on: stream.id).compactMap { log.stream($0)?.id })
        } catch {
          throw .damaged(
            offset: 0, reason: "position \(event.position) cannot be read by this version: \(error)"
          )
        }
      }
    }
    return found
  }
}

/// A command that the log asks for by itself.
private enum AskedCommand: Sendable {
  case follow(FollowUp, round: UInt64)
  case due(DueCommand, round: UInt64)

  /// - Parameter time: the effective time of what is due; what an event asks for must not be dated
  ///   before the event.
  func envelope(by actor: ActorID, at time: Instant?) -> CommandEnvelope {
    switch self {
    case .follow(let follow, let round):
      CommandEnvelope(
        id: follow.id(round: round), actor: actor, role: .system, stream: follow.stream,
        command: follow.command)
    case .due(let due, let round):
      CommandEnvelope(
        id: due.id(round: round), actor: actor, role: .system, stream: due.stream,
        command: due.command, effective: time)
    }
  }

  func command(by actor: ActorID, at time: Instant?, answer: Answer?) -> SystemCommand {
    let reason: SystemCommand.Reason =
      switch self {
      case .follow(let follow, _): .follows(follow.process, follow.cause)
      case .due(let due, _): .due(due.due)
      }
    return SystemCommand(
      reason: reason, envelope: envelope(by: actor, at: time), answer: answer)
  }

  func isWanted(on logState: borrowing LogState, at now: Instant) -> Bool {
    switch self {
    case .follow(let follow, _): follow.isWanted(on: logState)
    case .due(let due, _): logState.isDue(due, at: now)
    }
  }
}
