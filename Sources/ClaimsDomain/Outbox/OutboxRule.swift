import EventSourcing

/// The named guards of an item's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Outbox.md, "Guards".
public enum OutboxRule: String, GuardRule, CaseIterable {
  // Judged on the item and the outbox alone.
  case offline, signedOut, earlierWaiting, notDue, outcomeUnknown
  // Judged with the command's arguments.
  case idMissing, idInUse, idChanged, commandTooLarge, nothingEdited
  case faultMissing, attemptsUsedUp, attemptsLeft
  case reasonsMissing, isConflict, noConflict
  case resolutionIncomplete, policyOff, stillConflicting

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .offline, .signedOut, .earlierWaiting, .notDue, .outcomeUnknown: .state
    default: .arguments
    }
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .offline: .offline
    case .signedOut: .signedOut
    case .earlierWaiting: .earlierWaiting
    case .notDue, .attemptsLeft: .notDue
    case .outcomeUnknown: .outcomeUnknown
    case .idMissing, .faultMissing, .reasonsMissing, .resolutionIncomplete: .missingRequiredFields
    case .idInUse: .idTaken
    case .idChanged, .noConflict, .policyOff: .invalidField
    case .commandTooLarge: .commandTooLarge
    case .nothingEdited: .noChange
    case .attemptsUsedUp: .attemptLimit
    case .isConflict: .revisionConflict
    case .stillConflicting: .stillConflicting
    }
  }

  /// The reason for a refusal, if the item and the outbox alone violate this rule.
  func violation(on item: OutboxItem, in context: OutboxContext) -> Reason? {
    let outbox = context.neighbours
    switch self {
    case .offline: return outbox.isOnline ? nil : Reason(code)
    case .signedOut: return outbox.isSignedIn ? nil : Reason(code)
    case .earlierWaiting: return outbox.isFirst ? nil : Reason(code)
    case .notDue:
      guard let due = item.dueAt, context.clock < due else { return nil }
      return Reason(code, expected: due.text, found: context.clock.text)
    case .outcomeUnknown: return item.isUnanswered ? Reason(code) : nil
    default: return nil
    }
  }

  /// The reason for a refusal, if the command's arguments violate this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: OutboxCommand, on item: OutboxItem, in context: OutboxContext
  ) -> Reason? {
    let limits = context.neighbours.limits
    switch command {
    case .enqueue(let enqueue):
      return violation(byID: enqueue.command.id, in: context)
        ?? violation(bySize: enqueue.command, limits)
    case .editQueued(let edit): return violation(by: edit, on: item, limits)
    case .retryAsNew(let retry): return violation(byID: retry.replacement, in: context)
    case .recordFault(let failed): return violation(by: failed.fault, on: item, limits)
    case .giveUp(let failed): return violation(by: failed.fault, on: item, limits)
    case .recordRefusal(let refusal): return violation(by: refusal.reasons)
    case .reportConflict(let report): return violation(by: report.reasons)
    case .resolveConflict(let resolve): return violation(by: resolve, on: item, limits)
    case .startSending, .recordAcceptance, .retryQueued, .dropQueued: return nil
    }
  }

  // MARK: The queue

  private func violation(byID id: Identifier, in context: OutboxContext) -> Reason? {
    switch self {
    case .idMissing: id == Identifier() ? Reason(code, expected: "id") : nil
    case .idInUse: context.neighbours.isTaken ? Reason(code, found: id.text) : nil
    default: nil
    }
  }

  private func violation(bySize command: CommandRecord, _ limits: OutboxLimits) -> Reason? {
    let count = command.payload.count
    guard self == .commandTooLarge, count > limits.payloadBytes else { return nil }
    return Reason(code, expected: "at most \(limits.payloadBytes) bytes", found: "\(count) bytes")
  }

  private func violation(
    by edit: EditQueued, on item: OutboxItem, _ limits: OutboxLimits
  ) -> Reason? {
    switch self {
    case .idChanged:
      edit.command.id == item.id
        ? nil : Reason(code, expected: item.id.text, found: edit.command.id.text)
    case .nothingEdited: edit.command.asksTheSame(as: item.command) ? Reason(code) : nil
    default: violation(bySize: edit.command, limits)
    }
  }

  // MARK: Answers and faults

  private func violation(
    by fault: TransportFault, on item: OutboxItem, _ limits: OutboxLimits
  ) -> Reason? {
    let attempts = UInt64(item.attempts) + 1
    let isLast = fault.kind.counts && attempts >= UInt64(limits.attempts)
    switch self {
    case .faultMissing:
      return fault.kind == .unspecified ? Reason(code, expected: "fault") : nil
    case .attemptsUsedUp:
      return isLast ? Reason(code, expected: "fewer than \(limits.attempts) attempts") : nil
    case .attemptsLeft:
      return isLast ? nil : Reason(code, expected: "attempt \(limits.attempts)")
    default: return nil
    }
  }

  private func violation(by reasons: [Reason]) -> Reason? {
    let isOne = reasons.contains { $0.code == .revisionConflict }
    switch self {
    case .reasonsMissing: return reasons.isEmpty ? Reason(code, expected: "reasons") : nil
    case .isConflict: return isOne ? Reason(code) : nil
    case .noConflict:
      return isOne ? nil : Reason(code, expected: RefusalCode.revisionConflict.name.description)
    default: return nil
    }
  }

  private func violation(
    by resolve: ResolveConflict, on item: OutboxItem, _ limits: OutboxLimits
  ) -> Reason? {
    switch self {
    case .resolutionIncomplete:
      if resolve.policy == .unspecified { return Reason(code, expected: "a way to resolve it") }
      return resolve.policy == .keepNewest && resolve.remoteChanged == nil
        ? Reason(code, expected: "remoteChanged") : nil
    case .policyOff:
      return resolve.policy == .keepNewest && !limits.allowsKeepNewest
        ? Reason(code, found: resolve.policy.name.description) : nil
    case .stillConflicting:
      return resolve.policy == .rebase && item.rebases >= limits.rebases
        ? Reason(code, expected: "at most \(limits.rebases) times", found: "\(item.rebases)") : nil
    default: return nil
    }
  }
}
