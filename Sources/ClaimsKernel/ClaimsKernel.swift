import ClaimsDomain
import EventSourcing
import Synchronization

/// Puts the domain to work on a log: judges commands, commits what they lead to, answers.
///
/// One lock is the isolation: between reading the state and handing the commit to the log nothing
/// waits. A caller gets an answer only once the position it rests on is durable; deciding goes
/// on meanwhile.
///
/// Source: Specs/WriteAheadLog.md, "Answers"; Specs/Lifecycles/Claim.md, "Order of checks".
public final class ClaimsKernel<Log: EventStore>: Sendable {
  /// The log that was taken over. What others append to it meanwhile is not folded in.
  public let log: Log
  private let validator = Validator()
  /// What time it is, for whatever this kernel records.
  public let clock: @Sendable () -> Instant
  private let clockTolerance: UInt32?
  let state: Mutex<KernelState>
  private let arrivals = Arrivals()
  let followUpsSoFar = Mutex(FollowUpsSoFar())

  /// Takes over a log: folds what it holds.
  ///
  /// - Parameters:
  ///   - log: what it holds is folded, and what is accepted is appended to it.
  ///   - refusals: how much of what is refused from now on is recorded in full.
  ///   - clockTolerance: by how many days the clock may differ from the log's last entry before
  ///     commands are refused with `clockImplausible`; nil for any number.
  ///   - coldly: whether to leave to the log's index what that tells, for a process that asks a
  ///     little: it opens in milliseconds, and lists of many take longer. See Specs/Performance.md.
  ///   - clock: what time it is, for whatever is recorded.
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it;
  ///   `otherLog` if it is an outbox's.
  public init(
    _ log: Log, refusals: RefusalLimits = .builtIn, clockTolerance: UInt32? = 366,
    coldly: Bool = false, clock: @escaping @Sendable () -> Instant
  ) throws(EventStoreError) {
    self.log = log
    self.clock = clock
    self.clockTolerance = clockTolerance
    var initial = KernelState(refusals: RefusalRecorder(refusals))
    initial.logState = try LogState(folding: log, at: nil, coldly: coldly)
    if let recorded = log.head.recorded { initial.recorded = recorded }
    state = Mutex(initial)
  }

  // MARK: Commands

  /// Judges a command and commits it; blocks until the answer is durable.
  ///
  /// - Throws: if the log took nothing, or its fate is unknown. A refusal is an answer.
  public func send(_ command: CommandEnvelope) throws(EventStoreError) -> Answer {
    let (answer, ticket) = try submit(command)
    try log.waitUntilDurable(ticket)
    return answer
  }

  /// The same without blocking a thread of the cooperative pool.
  public func send(_ command: CommandEnvelope) async throws(EventStoreError) -> Answer {
    let record = try record(of: command)
    let result: Result<Answer, EventStoreError> = await withUnsafeContinuation { sender in
      let arrival = Arrivals.Arrival(command: command, record: record, sender: sender)
      if arrivals.add(arrival) { serve() }
    }
    return try result.get()
  }

  /// Judges the commands that wait. A sender who has served many hands on to a task of its own, so
  /// as not to wait for others' commands when its own is answered.
  private func serve() {
    var served = 0
    var batch: [Arrivals.Arrival] = []
    while arrivals.take(&batch) {
      prefetch(batch.map { PrefetchHint(id: $0.command.id, stream: $0.command.stream) })
      for arrival in batch {
        let sender = arrival.sender
        do throws(EventStoreError) {
          let submission = try submission(of: arrival.command, arrival.record)
          log.whenDurable(submission.ticket) { failure in
            sender.resume(returning: failure.map { .failure($0) } ?? .success(submission.answer))
          }
        } catch { sender.resume(returning: .failure(error)) }
      }
      served += batch.count
      guard served < 1000 else {
        Task { serve() }
        return
      }
    }
  }

  /// Judges a command and hands its commit to the log without waiting.
  ///
  /// - Returns: the answer, which must not be shown before its ticket is durable.
  public func submit(
    _ command: CommandEnvelope
  ) throws(EventStoreError) -> (answer: Answer, ticket: Ticket) {
    let submission = try submission(of: command)
    return (submission.answer, submission.ticket)
  }

  /// The same, with what happened.
  public func submission(of command: CommandEnvelope) throws(EventStoreError) -> Submission {
    prefetch([PrefetchHint(id: command.id, stream: command.stream)])
    return try submission(of: command, try record(of: command))
  }

  /// Has brought near what judging and committing these commands will look up: with claims in large
  /// numbers that waits for memory more than for anything else.
  private func prefetch(_ commands: [PrefetchHint]) {
    log.prefetch(commands)
    state.withLock { state in
      for command in commands where command.stream.category == .claim {
        state.logState.claims.prefetch(command.stream.id)
      }
    }
  }

  private func submission(
    of command: CommandEnvelope, _ record: CommandRecord
  ) throws(EventStoreError) -> Submission {
    let (submission, watchers) = try state.withLock {
      state throws(EventStoreError) -> (Submission, [Watcher]) in
      try judge(command, record, &state)
    }
    for watcher in watchers { watcher() }
    return submission
  }

  /// The same for a command that follows from the log: nil if it was sent meanwhile,
  /// or nothing asks for it any more.
  func submission(
    of command: CommandEnvelope, recordingRefusal: Bool,
    whileWanted isWanted: (borrowing LogState) -> Bool
  ) throws(EventStoreError) -> Submission? {
    let record = try record(of: command)
    let (submission, watchers) = try state.withLock {
      state throws(EventStoreError) -> (Submission?, [Watcher]) in
      guard isWanted(state.logState), try log.commit(ofCommand: command.id) == nil else {
        return (nil, [])
      }
      if !recordingRefusal,
        case (.refused(let refusal), let now, let position, let ticket) = try judged(
          command, record, &state)
      {
        let told = state.logState.answer(refusal, to: command, at: now, position)
        return (
          Submission(answer: .refused(told), ticket: ticket, decision: nil, refusal: refusal), []
        )
      }
      let (submission, watchers) = try judge(command, record, &state)
      return (submission, watchers)
    }
    for watcher in watchers { watcher() }
    return submission
  }

  /// Judges a command and commits what it leads to, under the lock.
  private func judge(
    _ command: CommandEnvelope, _ record: CommandRecord, _ state: inout KernelState
  ) throws(EventStoreError) -> (Submission, [Watcher]) {
    let reading = reading(after: state.recorded)
    let (verdict, recorded) = try verdict(on: command, record, at: reading, &state)
    if try state.refusals.endWindow(at: reading.now, on: log) {
      state.recorded = max(reading.now, state.recorded)
    }
    switch verdict {
    case .repeated(let receipt):
      let ticket = state.refusals.ticket(of: log.head)
      let told = state.logState.answer(receipt, to: command, at: reading.now)
      return (Submission(answer: .accepted(told), ticket: ticket, decision: nil), [])
    case .refused(let refusal) where !reading.isPlausible || recorded != reading.now:
      // Nothing says when it was recorded.
      let head = log.head
      let told = state.logState.answer(refusal, to: command, at: reading.now, head.position)
      let ticket = state.refusals.ticket(of: head)
      return (
        Submission(answer: .refused(told), ticket: ticket, decision: nil, refusal: refusal), []
      )
    case .refused(let refusal):
      state.recorded = reading.now
      var refused = RefusedAttempt(
        record, refusal, recorded: reading.now,
        isRegistered: state.logState.actors[command.actor] != nil)
      refused.command.rulesRevision = state.logState.rules.revision
      let isKept = command.mayBeKept(on: state.logState)
      let position = log.head.position
      let ticket = try refuse(command, refused, isKept: isKept, &state.refusals)
      let told = state.logState.answer(refusal, to: command, at: reading.now, position)
      return (
        Submission(answer: .refused(told), ticket: ticket, decision: nil, refusal: refusal), []
      )
    case .accepted(let decision):
      if case .rules(.correctClock) = command.command {
        try state.refusals.restart(at: state.recorded, on: log)
      }
      let (receipt, ticket) = try commit(command, record, recorded, decision, state.logState)
      let untold = state.logState.untold(receipt.events, of: command, at: recorded)
      state.recorded = recorded
      state.logState.apply(decision, to: command.stream, recorded: recorded)
      let told = receipt.without(untold.kinds)
      let submission = Submission(
        answer: .accepted(told), ticket: ticket, decision: decision, untold: untold)
      return (submission, state.takeWatchers())
    }
  }

  private func record(of command: CommandEnvelope) throws(EventStoreError) -> CommandRecord {
    do throws(WireError) { return try command.record() } catch {
      throw .damaged(offset: 0, reason: "a command that cannot be encoded: \(error)")
    }
  }

  func reading(after last: Instant) -> ClockReading {
    ClockReading(shown: clock(), last: last, tolerance: clockTolerance)
  }

  /// What is decided, and when that is recorded. A repetition is answered whatever the clock shows.
  private func verdict(
    on command: CommandEnvelope, _ record: CommandRecord, at reading: ClockReading,
    _ state: inout KernelState
  ) throws(EventStoreError) -> (Validator.Verdict, Instant) {
    state.logState.prepare(for: command.stream)
    let recorded = reading.recorded(command.command)
    let verdict = try validator.judge(
      command, record, recorded: recorded, on: state.logState,
      earlier: { () throws(EventStoreError) in try log.commit(ofCommand: command.id) })
    if case .repeated = verdict { return (verdict, recorded) }
    if let refusal = reading.refusal(of: command.command) { return (.refused(refusal), recorded) }
    return (verdict, recorded)
  }

  /// Judges a command and leaves everything as it is.
  func judged<Result: Sendable>(
    _ command: CommandEnvelope,
    _ told: (Validator.Verdict, LogState, Instant, Position) -> Result
  ) throws(EventStoreError) -> (Result, Ticket) {
    let record = try record(of: command)
    return try state.withLock { state throws(EventStoreError) in
      let (verdict, now, position, ticket) = try judged(command, record, &state)
      return (told(verdict, state.logState, now, position), ticket)
    }
  }

  private func judged(
    _ command: CommandEnvelope, _ record: CommandRecord, _ state: inout KernelState
  ) throws(EventStoreError) -> (Validator.Verdict, Instant, Position, Ticket) {
    let reading = reading(after: state.recorded)
    let (verdict, _) = try verdict(on: command, record, at: reading, &state)
    let head = log.head
    return (verdict, reading.now, head.position, state.refusals.ticket(of: head))
  }

  private func commit(
    _ command: CommandEnvelope, _ record: CommandRecord, _ recorded: Instant,
    _ decision: Decision, _ logState: borrowing LogState
  ) throws(EventStoreError) -> (Receipt, Ticket) {
    let appends: [StreamAppend]
    do throws(WireError) {
      appends = try decision.appends(to: command.stream, on: logState)
    } catch { throw .damaged(offset: 0, reason: "an event that cannot be encoded: \(error)") }
    var commit = Commit(command: record, recorded: recorded, appends: appends)
    if case .rules(.correctClock) = command.command { commit.resetsClock = true }
    commit.command.rulesRevision = logState.rules.revision
    let appended = try log.append(commit)
    let revision =
      appends.first { $0.stream == command.stream }
      .map { $0.expected.value + UInt64($0.events.count) } ?? logState.revision(of: command.stream)
    let receipt = Receipt(
      of: command, at: appended.last, revision: revision, recorded: recorded,
      events: decision.kinds)
    return (receipt, appended.ticket)
  }

  /// Records the refusal; the answer waits for what it was judged on, not for its own record.
  private func refuse(
    _ command: CommandEnvelope, _ refused: RefusedAttempt, isKept: Bool,
    _ refusals: inout RefusalRecorder
  ) throws(EventStoreError) -> Ticket {
    let refusal = refused.refusal
    let ticket = refusals.ticket(of: log.head)
    // A command too large to judge is too large to keep; and in another aggregate's stream its
    // number would be that of another command.
    let isTooLarge = refusal.reasons.first?.code == .commandTooLarge
    if isKept, !isTooLarge, command.stream.category == command.command.category {
      try refusals.record(refused, on: log)
    }
    return ticket
  }

  /// Records the summaries of refusals that were only counted so far, without waiting for the
  /// disk. Call it before the log is closed by itself; `close` does so.
  public func recordCountedRefusals() throws(EventStoreError) {
    try state.withLock { state throws(EventStoreError) in
      state.recorded = reading(after: state.recorded).now
      try state.refusals.flush(at: state.recorded, on: log)
    }
  }
}
