import ClaimsDomain
import EventSourcing

extension ClaimsKernel {
  /// Asks what is known; blocks until what it showed is durable.
  public func query<Result: Sendable>(
    _ body: (borrowing LogState) -> Result
  ) throws(EventStoreError) -> Result {
    let (result, ticket) = peek(body)
    try log.waitUntilDurable(ticket)
    return result
  }

  /// The same without blocking a thread of the cooperative pool.
  public func query<Result: Sendable>(
    _ body: (borrowing LogState) -> Result
  ) async throws(EventStoreError) -> Result {
    let (result, ticket) = peek(body)
    try await log.durable(ticket)
    return result
  }

  /// Asks now, and hands the answer on once what it showed is durable; waits for
  /// nothing. Nothing is handed on if the log fails.
  public func peek<Result: Sendable>(
    _ body: (borrowing LogState) -> Result,
    whenDurable deliver: @escaping @Sendable (Result) -> Void
  ) {
    let (result, ticket) = peek(body)
    log.whenDurable(ticket) { failure in
      if failure == nil { deliver(result) }
    }
  }

  /// Waits until an event lies behind a position, durable or not, or until the task is cancelled.
  public func grown(beyond position: Position) async {
    let number = state.withLock { $0.newWatcher() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.watchers[number] = { continuation.resume() } }
        // A cancellation or an append before the watcher was registered did not see it.
        if Task.isCancelled || log.head.position > position { wake(number) }
      }
    } onCancel: {
      wake(number)
    }
  }

  private func wake(_ number: UInt64) {
    let watcher = state.withLock { $0.watchers.removeValue(forKey: number) }
    watcher?()
  }

  func prepare(for stream: StreamID) {
    state.withLock { $0.logState.prepare(for: stream) }
  }

  /// Reads the state without waiting: the result must not be shown before its ticket is durable.
  public func peek<Result: Sendable>(
    _ body: (borrowing LogState) -> Result
  ) -> (Result, Ticket) {
    state.withLock { state in (body(state.logState), state.refusals.ticket(of: log.head)) }
  }

  /// What counts as now, for what is due and who may do what. Source: Specs/Rules.md, "The clock".
  public var now: Instant {
    reading(after: log.head.recorded ?? Instant(nanoseconds: .min)).now
  }

  /// Why a command would not be decided now, by what the clock shows; nil if it would.
  func clockRefusal(of command: DomainCommand) -> Refusal? {
    reading(after: log.head.recorded ?? Instant(nanoseconds: .min)).refusal(of: command)
  }
}
