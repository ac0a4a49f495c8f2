import ClaimsDomain
import EventSourcing

/// Brings refusals to the log within their budget.
///
/// Nothing that is judged rests on a summary: no answer waits for one.
struct RefusalRecorder: Sendable {
  private var budget: RefusalBudget
  /// The end of the log before and after the latest summaries.
  private var summaries: (before: Ticket, after: Ticket)?

  private let limits: RefusalLimits

  init(_ limits: RefusalLimits) {
    self.limits = limits
    budget = RefusalBudget(limits)
  }

  /// Records what was counted and begins with fresh budgets: no window ends by a clock that was wrong.
  mutating func restart<Log: EventStore>(at recorded: Instant, on log: Log) throws(EventStoreError)
  {
    try flush(at: recorded, on: log)
    budget = RefusalBudget(limits)
  }

  /// What an answer waits for that was judged at this head: all of it but summaries at its end.
  func ticket(of head: Head) -> Ticket {
    guard let summaries, summaries.after == head.ticket else { return head.ticket }
    return summaries.before
  }

  /// Records a refusal in full, or counts it.
  ///
  /// - Throws: what the log threw; then nothing was recorded and nothing counted.
  mutating func record<Log: EventStore>(
    _ refused: RefusedAttempt, on log: Log
  ) throws(EventStoreError) {
    let ruling = budget.ruling(on: refused)
    switch ruling {
    case .inFull:
      _ = try log.append(
        RefusedCommand(
          command: refused.command, recorded: refused.recorded,
          refusal: try encoded(RefusalRecord(refused.refusal))))
    case .exceeding:
      try append(budget.summary(of: refused), recorded: refused.recorded, to: log)
      // Those that come now are only counted and bring nothing to the disk.
      if let summaries { log.whenDurable(summaries.after) { _ in } }
    case .counted: break
    }
    budget.charge(refused, ruling)
  }

  /// Records what was counted in a window that is over by now.
  ///
  /// - Returns: whether there was one.
  mutating func endWindow<Log: EventStore>(
    at recorded: Instant, on log: Log
  ) throws(EventStoreError) -> Bool {
    // Every command comes by here: most find no window that ends.
    guard recorded >= budget.windowEnd else { return false }
    try flush(at: recorded, on: log)
    budget.endWindow(at: recorded) { _ in }
    return true
  }

  /// Records what was counted and is not recorded yet.
  mutating func flush<Log: EventStore>(at recorded: Instant, on log: Log) throws(EventStoreError) {
    var budget = budget
    defer { self.budget = budget }
    try budget.flush { counted throws(EventStoreError) in
      try append(counted, recorded: recorded, to: log)
    }
  }

  private mutating func append<Log: EventStore>(
    _ counted: RefusalBudget.Counted, recorded: Instant, to log: Log
  ) throws(EventStoreError) {
    let before = ticket(of: log.head)
    let after = try log.append(
      RefusedCommand(
        command: counted.command, recorded: recorded,
        refusal: try encoded(RefusalRecord(counted.summary))))
    summaries = (before, after)
  }

  private func encoded(_ record: RefusalRecord) throws(EventStoreError) -> [UInt8] {
    do throws(WireError) { return try record.encoded() } catch {
      throw .damaged(offset: 0, reason: "a refusal that cannot be encoded: \(error)")
    }
  }
}
