import EventSourcing

/// An item of the outbox: a command that waits for the other side, and what came of it.
public enum OutboxDecider: Aggregate {
  public typealias Status = OutboxStatus
  public typealias State = OutboxItem
  public typealias Command = OutboxCommand
  public typealias Event = OutboxEvent
  public typealias RelatedFacts = OutboxRelatedFacts

  public static var initial: OutboxItem { OutboxItem() }
  public static var category: Category { .outbox }
  public static let creationVerbs: [OutboxVerb] = [.enqueue]
  public static func status(of item: OutboxItem) -> OutboxStatus { item.status }

  public static func events(
    of command: OutboxCommand, on item: OutboxItem, in context: OutboxContext
  ) -> [OutboxEvent] { [event(of: command, on: item, in: context)] }

  private static func event(
    of command: OutboxCommand, on item: OutboxItem, in context: OutboxContext
  ) -> OutboxEvent {
    let now = context.clock
    switch command {
    case .enqueue(let enqueue):
      return .commandQueued(
        CommandQueued(
          command: enqueue.command, place: context.relatedFacts.nextPlace,
          replaces: enqueue.replaces, at: now))
    case .startSending: return .sendStarted(SendStarted(at: now))
    case .recordAcceptance(let accepted):
      return .commandAccepted(
        CommandAccepted(
          position: accepted.position, revision: accepted.revision, recorded: accepted.recorded,
          repeated: accepted.repeated, at: now))
    case .recordRefusal(let refusal):
      return .commandRefused(CommandRefused(reasons: refusal.reasons, at: now))
    case .recordFault(let failed):
      return .sendFailed(SendFailed(fault: failed.fault, dueAt: failed.dueAt, at: now))
    case .giveUp(let failed): return .commandParked(CommandParked(fault: failed.fault, at: now))
    case .reportConflict(let report):
      return .conflictDetected(
        ConflictDetected(
          reasons: report.reasons, remoteRevision: report.reasons.remoteRevision, at: now))
    case .resolveConflict(let resolve):
      return .conflictResolved(resolution(of: item, by: resolve, at: now))
    case .retryQueued: return .commandRequeued(CommandRequeued(at: now))
    case .dropQueued(let drop):
      return .commandDropped(CommandDropped(reason: drop.reason, at: now))
    case .editQueued(let edit):
      return .commandEdited(CommandEdited(command: edit.command, at: now))
    case .retryAsNew(let retry):
      return .commandReplaced(CommandReplaced(replacement: retry.replacement, at: now))
    }
  }

  private static func resolution(
    of item: OutboxItem, by resolve: ResolveConflict, at now: Instant
  ) -> ConflictResolved {
    let isKept =
      switch resolve.policy {
      case .unspecified, .keepRemote: false
      case .rebase, .keepLocal: true
      case .keepNewest: resolve.remoteChanged.map { item.queuedAt > $0 } ?? false
      }
    return ConflictResolved(
      policy: resolve.policy, isKept: isKept,
      expectedRevision: resolve.policy == .rebase ? item.remoteRevision : nil, at: now)
  }
}

extension [Reason] {
  /// The revision that a conflict found.
  fileprivate var remoteRevision: UInt64? {
    first { $0.code == .revisionConflict }.flatMap { UInt64($0.found) }
  }
}
