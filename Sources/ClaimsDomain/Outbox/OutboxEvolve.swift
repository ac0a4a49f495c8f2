import EventSourcing

extension OutboxDecider {
  public static func evolve(_ item: inout OutboxItem, _ event: OutboxEvent) {
    switch event {
    case .commandQueued(let queued):
      item.status = .queued
      item.command = queued.command
      item.place = queued.place
      item.queuedAt = queued.at
      item.replaces = queued.replaces
    case .sendStarted:
      item.status = .sending
      item.dueAt = nil
    case .commandAccepted(let accepted):
      item.answered(.acknowledged)
      item.position = accepted.position
      item.revision = accepted.revision
      item.settledAt = accepted.at
    case .commandRefused(let refused):
      item.answered(.refused)
      item.reasons = refused.reasons
    case .sendFailed(let failed):
      item.failed(.retry, failed.fault)
      item.dueAt = failed.dueAt
    case .commandParked(let parked): item.failed(.parked, parked.fault)
    case .conflictDetected(let conflict):
      item.answered(.conflict)
      item.reasons = conflict.reasons
      item.remoteRevision = conflict.remoteRevision
    case .conflictResolved(let resolved): item.resolved(resolved)
    case .commandRequeued:
      // A wait that ends gives no attempts back: only a person's decision does.
      if item.status != .retry { item.attempts = 0 }
      item.queuedAgain()
    case .commandDropped(let dropped): item.dropped(at: dropped.at)
    case .commandEdited(let edited):
      item.command = edited.command
      item.attempts = 0
      item.rebases = 0
      item.queuedAgain()
    case .commandReplaced(let replaced):
      item.replacement = replaced.replacement
      item.dropped(at: replaced.at)
    }
  }
}

extension OutboxItem {
  /// The other side has spoken: whatever was unknown is known.
  fileprivate mutating func answered(_ status: OutboxStatus) {
    self.status = status
    fault = nil
    isUnanswered = false
    reasons = []
  }

  fileprivate mutating func failed(_ status: OutboxStatus, _ fault: TransportFault) {
    self.status = status
    self.fault = fault
    if fault.kind.leavesUnanswered { isUnanswered = true }
    if fault.kind.counts, attempts < .max { attempts += 1 }
  }

  fileprivate mutating func queuedAgain() {
    status = .queued
    dueAt = nil
    fault = nil
    reasons = []
    remoteRevision = nil
  }

  fileprivate mutating func dropped(at now: Instant) {
    status = .dropped
    dueAt = nil
    settledAt = now
  }

  fileprivate mutating func resolved(_ resolved: ConflictResolved) {
    guard resolved.isKept else { return dropped(at: resolved.at) }
    command.expectedRevision = resolved.expectedRevision
    attempts = 0
    if resolved.policy == .rebase, rebases < .max { rebases += 1 }
    queuedAgain()
  }
}
