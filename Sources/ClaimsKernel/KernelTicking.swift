import ClaimsDomain
import EventSourcing

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
  ///   - recordingRefusals: false for what ticks by itself: the log would hold each refusal again
  ///     and again.
  public func tick(
    by actor: ActorID, at time: Instant? = nil, dryRun: Bool = false,
    recordingRefusals: Bool = true
  ) throws(EventStoreError) -> [SystemCommand] {
    let now = time ?? self.now
    let asked = try askedCommands(at: now)
    if dryRun { return asked.map { $0.command(by: actor, at: time, answer: nil) } }
    var sent: [SystemCommand] = []
    var last = Ticket(0)
    for asked in asked {
      let envelope = asked.envelope(by: actor, at: time)
      let submission = try submission(of: envelope, recordingRefusal: recordingRefusals) {
        // Time has gone on since, and a stream that was just sent one has changed.
        asked.isWanted(on: $0, at: time ?? self.now)
      }
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
    // Taken out meanwhile: nothing half read is left by an error, and another tick waits for none.
    var soFar = followUpsSoFar.withLock { kept in
      defer { kept = FollowUpsSoFar() }
      return kept
    }
    try soFar.read(log)
    followUpsSoFar.withLock { [soFar] kept in
      if kept.position <= soFar.position { kept = soFar }
    }
    return soFar.found
  }
}
