import EventSourcing

// The guards of an item's rows. Source: Specs/Lifecycles/Outbox.md, "Guards".

extension Guard<OutboxDecider> {
  // MARK: The queue

  static var offline: Self {
    Self(.offline) { _, context in .when(!context.neighbours.isOnline) }
  }
  static var signedOut: Self {
    Self(.signedOut) { _, context in .when(!context.neighbours.isSignedIn) }
  }
  static var earlierWaiting: Self {
    Self(.earlierWaiting) { _, context in .when(!context.neighbours.isFirst) }
  }
  static var notDue: Self {
    Self(.notDue) { item, context in
      item.dueAt.flatMap {
        .when(context.clock < $0, expected: $0.text, found: context.clock.text)
      }
    }
  }
  static var outcomeUnknown: Self {
    Self(.outcomeUnknown) { item, _ in .when(item.isUnanswered) }
  }

  // MARK: The command

  static var idMissing: Self {
    Self(.missingRequiredFields, of: { $0.newID }) { id, _, _ in
      .when(id == Identifier(), expected: "id")
    }
  }
  static var idInUse: Self {
    Self(.idTaken, of: { $0.newID }) { id, _, context in
      .when(context.neighbours.isTaken, found: id.text)
    }
  }
  static var idChanged: Self {
    Self(.invalidField, of: { $0.editQueued?.command.id }) { id, item, _ in
      .when(id != item.id, expected: item.id.text, found: id.text)
    }
  }
  static var commandTooLarge: Self {
    Self(.commandTooLarge, of: { $0.written?.payload.count }) { count, _, context in
      let most = context.neighbours.limits.payloadBytes
      return .when(count > most, expected: "at most \(most) bytes", found: "\(count) bytes")
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
      .when(fault.kind == .unspecified, expected: "fault")
    }
  }
  static var attemptsUsedUp: Self {
    Self(.attemptLimit, of: { $0.fault }) { fault, item, context in
      .when(
        context.isLast(fault, of: item),
        expected: "fewer than \(context.neighbours.limits.attempts) attempts")
    }
  }
  static var attemptsLeft: Self {
    Self(.notDue, of: { $0.fault }) { fault, item, context in
      .when(
        !context.isLast(fault, of: item),
        expected: "attempt \(context.neighbours.limits.attempts)")
    }
  }
  static var reasonsMissing: Self {
    Self(.missingRequiredFields, of: { $0.reasons }) { reasons, _, _ in
      .when(reasons.isEmpty, expected: "reasons")
    }
  }
  static var isConflict: Self {
    Self(.revisionConflict, of: { $0.reasons }) { reasons, _, _ in .when(reasons.isConflict) }
  }
  static var noConflict: Self {
    Self(.invalidField, of: { $0.reasons }) { reasons, _, _ in
      .when(!reasons.isConflict, expected: RefusalCode.revisionConflict.name.description)
    }
  }

  // MARK: Resolving a conflict

  static var resolutionIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.resolveConflict }) { resolve, _, _ in
      resolve.policy == .unspecified
        ? Violation(expected: "a way to resolve it")
        : .when(
          resolve.policy == .keepNewest && resolve.remoteChanged == nil,
          expected: "remoteChanged")
    }
  }
  static var policyOff: Self {
    Self(.invalidField, of: { $0.resolveConflict?.policy }) { policy, _, context in
      .when(
        policy == .keepNewest && !context.neighbours.limits.allowsKeepNewest,
        found: policy.name.description)
    }
  }
  static var stillConflicting: Self {
    Self(.stillConflicting, of: { $0.resolveConflict?.policy }) { policy, item, context in
      let most = context.neighbours.limits.rebases
      return .when(
        policy == .rebase && item.rebases >= most, expected: "at most \(most) times",
        found: "\(item.rebases)")
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
    fault.kind.counts && UInt64(item.attempts) + 1 >= UInt64(neighbours.limits.attempts)
  }
}

extension [Reason] {
  fileprivate var isConflict: Bool { contains { $0.code == .revisionConflict } }
}
