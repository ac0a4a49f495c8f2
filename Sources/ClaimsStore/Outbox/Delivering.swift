import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Synchronization

/// Why an outbox sends nothing for now.
public enum DeliveryPause: Equatable, Sendable, PrintsFields {
  /// Nothing waits to be sent. Something may wait for a person to decide: see `Outbox.summary`.
  case idle
  /// The first item is sent again then, unless something changes before.
  case until(Instant)
  /// Until `Outbox.connectivity` says that there is a connection.
  case offline
  /// Until `Outbox.signedIn`.
  case signedOut
  /// Another task is delivering.
  case busy
  /// The task was cancelled.
  case cancelled
}

extension Outbox {
  /// Sends what is due, one after another, until there is a reason to stop. A cancelled task is
  /// one, and stays one: a caller that repeats this ends there.
  ///
  /// - Throws: if the outbox's own log fails. What was being sent is sent again once it is
  ///   opened anew.
  @discardableResult
  public func deliver(
    over transport: some Transport
  ) async throws(EventStoreError) -> DeliveryPause {
    let isFree = state.withLock { state in
      if state.isDelivering { state.isAwaited = true }
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isFree else { return .busy }
    defer { endDelivering() }
    while true {
      let (step, ticket) = try next()
      try await log.durable(ticket)
      state.withLock { $0.failure = nil }
      switch step {
      case .pause(let pause): return pause
      // The next step follows at once.
      case .send(let item): try settle(item, await answer(to: item, over: transport))
      }
    }
  }

  /// Delivers until the task is cancelled: whenever something is queued or due, or the connection
  /// or a person signs in again. One at a time.
  ///
  /// If the outbox's own log fails, `failure` says so. It is tried again after a while, as after
  /// a fault, as long as the log may take something yet.
  ///
  /// - Parameters:
  ///   - transport: the way to the other side.
  ///   - tell: called with each failure that is not the end.
  /// - Throws: if the log takes nothing more until it is opened anew.
  public func run(
    over transport: some Transport,
    whenFailing tell: @Sendable (EventStoreError) -> Void = { _ in }
  ) async throws(EventStoreError) {
    var failures: UInt32 = 0
    while !Task.isCancelled {
      // Stands there before anything is looked at, so that nothing that comes meanwhile is missed.
      let (signals, signal) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      state.withLock { $0.waker = signal }
      var delay: Duration?
      do throws(EventStoreError) {
        let pause = try await deliver(over: transport)
        failures = 0
        if case .until(let due) = pause { delay = clock().duration(until: due) }
      } catch {
        state.withLock { $0.failure = error }
        guard error != .closed, log.vitals.failure == nil else { throw error }
        tell(error)
        failures += 1
        delay = settings.backOff.delay(after: failures, random())
      }
      var alarm: Task<Void, Never>?
      if let delay {
        alarm = Task { [sleep] in
          await sleep(delay)
          signal.yield()
        }
      }
      for await _ in signals { break }
      alarm?.cancel()
    }
  }

  /// A caller that was told that another one delivers looks again.
  private func endDelivering() {
    let waker = state.withLock { state in
      defer { (state.isDelivering, state.isAwaited) = (false, false) }
      return state.isAwaited ? state.waker : nil
    }
    waker?.yield()
  }

  // MARK: One step

  private enum Step: Sendable {
    case send(OutboxItem)
    case pause(DeliveryPause)
  }

  /// Begins to send the first item that waits, or says why not.
  private func next() throws(EventStoreError) -> (Step, Ticket) {
    try quietly { state throws(OutboxError) in
      try recover(&state)
      guard !Task.isCancelled else { return (.pause(.cancelled), log.head.ticket) }
      guard let item = state.book.head() else { return (.pause(.idle), log.head.ticket) }
      state.book.tidy()
      if state.hasComeBack, item.status == .retry {
        _ = try take([(.retryQueued(RetryQueued()), item.id)], &state)
      }
      state.hasComeBack = false
      do throws(OutboxError) {
        let ticket = try take([(.startSending(StartSending()), item.id)], &state)
        return (.send(state.book[item.id]), ticket)
      } catch {
        guard case .refused(let refusal) = error,
          let pause = DeliveryPause(refusal, state.book[item.id])
        else { throw error }
        return (.pause(pause), log.head.ticket)
      }
    }
  }

  /// What was being sent when the log or the process failed: its outcome is unknown.
  func recover(_ state: inout OutboxState) throws(OutboxError) {
    guard let item = state.book.head(), item.status == .sending else { return }
    _ = try fail(item, TransportFault(.interrupted), &state)
  }

  private func settle(
    _ item: OutboxItem, _ answer: Result<Answer, TransportFault>
  ) throws(EventStoreError) {
    _ = try quietly(isFollowed: true) { state throws(OutboxError) in
      let ticket: Ticket
      switch answer {
      case .success(.accepted(let receipt)) where receipt.command == item.id:
        ticket = try take([(.recordAcceptance(RecordAcceptance(receipt)), item.id)], &state)
      case .success(.refused(let refused))
      where refused.command == item.id || refused.command == Identifier():
        ticket = try refuse(item, refused.reasons, &state)
      case .success:
        ticket = try fail(
          item, TransportFault(.timeout, "the answer was to another command"), &state)
      case .failure(let fault): ticket = try fail(item, fault, &state)
      }
      return ((), ticket)
    }
  }

  private func refuse(
    _ item: OutboxItem, _ reasons: [Reason], _ state: inout OutboxState
  ) throws(OutboxError) -> Ticket {
    if reasons.contains(where: { $0.code == .clockImplausible }) {
      // Once it is set, the same command is taken.
      return try fail(item, TransportFault(.refused, "clockImplausible"), &state)
    }
    guard reasons.contains(where: { $0.code == .revisionConflict }) else {
      let reasons = reasons.isEmpty ? [Reason(.unspecified)] : reasons
      return try take([(.recordRefusal(RecordRefusal(reasons: reasons)), item.id)], &state)
    }
    let ticket = try take(
      [(.reportConflict(ReportConflict(reasons: reasons)), item.id)], &state)
    guard let policy = settings.onConflict else { return ticket }
    do throws(OutboxError) {
      return try take(
        [(.resolveConflict(ResolveConflict(policy: policy)), item.id)], &state)
    } catch {
      // What is not allowed by itself is left to a person.
      if case .refused = error { return ticket }
      throw error
    }
  }

  private func fail(
    _ item: OutboxItem, _ fault: TransportFault, _ state: inout OutboxState
  ) throws(OutboxError) -> Ticket {
    var fault = fault
    if fault.kind == .unspecified { fault.kind = .timeout }
    if fault.kind == .authenticationRequired { state.isSignedIn = false }
    let attempts = item.attempts + 1
    guard fault.kind.counts else {
      return try take(
        [(.recordFault(RecordFault(fault: fault, dueAt: now(state))), item.id)], &state)
    }
    guard attempts < settings.limits.attempts else {
      return try take([(.giveUp(GiveUp(fault: fault)), item.id)], &state)
    }
    let dueAt = now(state).after(settings.backOff.delay(after: attempts, random()))
    return try take([(.recordFault(RecordFault(fault: fault, dueAt: dueAt)), item.id)], &state)
  }

  /// Time does not run backwards, unless the clock was far ahead: nobody else corrects it here.
  func now(_ state: borrowing OutboxState) -> Instant {
    let (shown, last) = (clock(), state.recorded)
    return shown < last && shown.isWithin(days: 366, of: last) ? last : shown
  }

  /// Changes the state without waking the delivering task: that is the caller.
  private func quietly<Result: Sendable>(
    isFollowed: Bool = false,
    _ body: (inout OutboxState) throws(OutboxError) -> (Result, Ticket)
  ) throws(EventStoreError) -> (Result, Ticket) {
    do throws(OutboxError) { return try change(wakes: false, isFollowed: isFollowed, body) } catch {
      throw error.store
    }
  }

  // MARK: Asking

  /// The other side's answer, or why there is none in time.
  private func answer(
    to item: OutboxItem, over transport: some Transport
  ) async -> Result<Answer, TransportFault> {
    let command: CommandEnvelope
    do throws(WireError) { command = try item.envelope() } catch {
      return .failure(TransportFault(.refused, "this version cannot read it: \(error)"))
    }
    let (sleep, timeout) = (sleep, settings.timeout)
    return await withTaskGroup(of: Result<Answer, TransportFault>?.self) { group in
      group.addTask {
        do throws(TransportFault) { return .success(try await transport.send(command)) } catch {
          return .failure(error)
        }
      }
      group.addTask {
        await sleep(timeout)
        return nil
      }
      var isLate = false
      while let answer = await group.next() {
        group.cancelAll()
        guard let answer else {
          isLate = true
          continue
        }
        // An answer counts, however late; a fault says what the cause of it was.
        guard case .failure(let fault) = answer else { return answer }
        if Task.isCancelled { return .failure(TransportFault(.cancelled)) }
        return .failure(isLate ? TransportFault(.timeout) : fault)
      }
      return .failure(TransportFault(.timeout))
    }
  }
}

extension DeliveryPause {
  /// What keeps an item from being sent; nil if it is nothing that passes.
  fileprivate init?(_ refusal: Refusal, _ item: OutboxItem) {
    let codes = refusal.reasons.map(\.code)
    if codes.contains(.offline) {
      self = .offline
    } else if codes.contains(.signedOut) {
      self = .signedOut
    } else if codes.contains(.notDue), let due = item.dueAt {
      self = .until(due)
    } else {
      return nil
    }
  }
}

extension RecordAcceptance {
  fileprivate init(_ receipt: Receipt) {
    self.init(
      position: receipt.position, revision: receipt.revision, recorded: receipt.recorded,
      repeated: receipt.repeated)
  }
}
