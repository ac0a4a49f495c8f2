import EventSourcing

// The guards of an item's rows. Source: Specs/Lifecycles/Outbox.md, "Guards".

extension Guard<OutboxDecider> {
  // MARK: The queue

  static var offline: Self {
    Self(.offline) { _, context in .when(!context.relatedFacts.isOnline) }
  }
  static var signedOut: Self {
    Self(.signedOut) { _, context in .when(!context.relatedFacts.isSignedIn) }
  }
  static var earlierWaiting: Self {
    Self(.earlierWaiting) { _, context in .when(!context.relatedFacts.isFirst) }
  }
  static var notDue: Self {
    Self(.notDue) { item, context in
      item.dueAt.flatMap {
        .when(context.clock < $0, expected: .value($0), found: .value(context.clock))
      }
    }
  }
  static var outcomeUnknown: Self {
    Self(.outcomeUnknown) { item, _ in .when(item.isUnanswered) }
  }

  // MARK: The command

  static var idMissing: Self {
    Self(.missingRequiredFields, of: { $0.newID }) { id, _, _ in
      .when(id == Identifier(), expected: .field("id"))
    }
  }
  static var idInUse: Self {
    Self(.idTaken, of: { $0.newID }) { id, _, context in
      .when(context.relatedFacts.isTaken, found: .value(id))
    }
  }
  static var idChanged: Self {
    Self(.invalidField, of: { $0.editQueued?.command.id }) { id, item, _ in
      .when(id != item.id, expected: .value(item.id), found: .value(id))
    }
  }
  static var commandTooLarge: Self {
    Self(.commandTooLarge, of: { $0.written?.payload.count }) { count, _, context in
      let most = context.relatedFacts.limits.payloadBytes
      return .when(count > most, expected: .atMostBytes(most), found: .bytes(count))
    }
  }
  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editQueued }) { edit, item, _ in
      .when(edit.command.asksTheSame(as: item.command))
    }
  }

  // MARK: Answers and faults

  static var faultMissing: Self {
    Self(.missingRequiredFields, of: { $0.fault }) { fault, _, _ in
      .when(fault.kind == .unspecified, expected: .field("fault"))
    }
  }
  static var attemptsUsedUp: Self {
    Self(.attemptLimit, of: { $0.fault }) { fault, item, context in
      .when(
        context.isLast(fault, of: item),
        expected: .fewerThanAttempts(context.relatedFacts.limits.attempts))
    }
  }
  static var attemptsLeft: Self {
    Self(.notDue, of: { $0.fault }) { fault, item, context in
      .when(
        !context.isLast(fault, of: item),
        expected: .attempt(context.relatedFacts.limits.attempts))
    }
  }
  static var reasonsMissing: Self {
    Self(.missingRequiredFields, of: { $0.reasons }) { reasons, _, _ in
      .when(reasons.isEmpty, expected: .field("reasons"))
    }
  }
  static var isConflict: Self {
    Self(.revisionConflict, of: { $0.reasons }) { reasons, _, _ in .when(reasons.isConflict) }
  }
  static var noConflict: Self {
    Self(.invalidField, of: { $0.reasons }) { reasons, _, _ in
      .when(!reasons.isConflict, expected: .code(RefusalCode.revisionConflict))
    }
  }

  // MARK: Resolving a conflict

  static var resolutionIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.resolveConflict }) { resolve, _, _ in
      resolve.policy == .unspecified
        ? Violation(expected: .wayToResolveIt)
        : .when(
          resolve.policy == .keepNewest && resolve.remoteChanged == nil,
          expected: .field("remoteChanged"))
    }
  }
  static var policyOff: Self {
    Self(.invalidField, of: { $0.resolveConflict?.policy }) { policy, _, context in
      .when(
        policy == .keepNewest && !context.relatedFacts.limits.allowsKeepNewest,
        found: .code(policy))
    }
  }
  static var stillConflicting: Self {
    Self(.stillConflicting, of: { $0.resolveConflict?.policy }) { policy, item, context in
      let most = context.relatedFacts.limits.rebases
      return .when(
        policy == .rebase && item.rebases >= most, expected: .atMostTimes(most),
        found: .value(item.rebases))
    }
  }
}

extension OutboxCommand {
  fileprivate var newID: Identifier? { enqueue?.command.id ?? retryAsNew?.replacement }
  fileprivate var written: CommandRecord? { enqueue?.command ?? editQueued?.command }
  fileprivate var fault: TransportFault? { recordFault?.fault ?? giveUp?.fault }
  fileprivate var reasons: [Reason]? { recordRefusal?.reasons ?? reportConflict?.reasons }
}

extension OutboxContext {
  /// Whether this fault leaves no attempt to the item.
  fileprivate func isLast(_ fault: TransportFault, of item: OutboxItem) -> Bool {
    fault.kind.counts && UInt64(item.attempts) + 1 >= UInt64(relatedFacts.limits.attempts)
  }
}

extension [Reason] {
  fileprivate var isConflict: Bool { contains { $0.code == .revisionConflict } }
}
