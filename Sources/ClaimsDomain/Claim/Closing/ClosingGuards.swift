import EventSourcing

// The guards of closing and reopening a claim, K33 to K37. Source:
// Specs/Lifecycles/Closing.md, "Guards".

extension Guard<ClaimDecider> {
  // MARK: What prevents closing

  /// A claim with confirmed fraud can only be denied, and then closed.
  static var closingHeld: Self {
    Self(.holdActive) { claim, _ in
      .when(
        claim.fraud == .referred || (claim.fraud == .confirmed && claim.status != .denied),
        found: .code(claim.fraud))
    }
  }
  static var itemsOpen: Self {
    Self(.openItemsRemain) { claim, context in
      var open = ""
      for (name, isOpen) in [
        ("proposed reserve", claim.file.reserveProposal != nil),
        ("proposed decision", claim.file.proposal != nil),
        ("review", !claim.file.openReviews.isEmpty),
        ("recovery", claim.isRecovering),
        ("lawsuit", claim.litigation == .open), ("debt", claim.owes(in: context)),
        ("expense", claim.expensesPending.minorUnits > 0),
      ] where isOpen { open += (open.isEmpty ? "" : ", ") + name }
      return .when(!open.isEmpty, found: .value(open))
    }
  }
  /// A withdrawal waits for none: the claimant knows of no activity.
  static var activitiesOpen: Self {
    Self(.openItemsRemain) { _, context in
      let count = context.relatedFacts.openActivities
      return .when(count > 0, expected: .noOpenActivity, found: .value(count))
    }
  }
  /// The earlier decider could otherwise end the appeal by closing, reopen and decide again.
  static var appealPending: Self {
    Self(.openItemsRemain) { claim, _ in
      .when(claim.isAppealUndecided, found: .code(ClaimVerb.appeal))
    }
  }
  /// What was filed by mistake cost nothing.
  static var expensePaid: Self {
    Self(.alreadyPaid) { claim, _ in
      .when(claim.expensesPaid.minorUnits > 0, found: .value(claim.expensesPaid))
    }
  }
  static var hasDuplicates: Self {
    Self(.duplicateChain) { _, context in .when(context.relatedFacts.hasDuplicates) }
  }
  /// What was approved and not paid lapses by a supervisor alone.
  static var lapseUnauthorised: Self {
    Self(.authorityExceeded) { claim, context in
      let isAnswered =
        context.version > 7 && claim.file.isAnswerOnly && claim.paid.minorUnits == 0
      // As after an appeal that came to nothing more.
      let isPaid =
        context.version > 10 && (claim.paid.minorUnits > 0 || context.version > 11)
        && claim.unpaid.minorUnits <= 0
      return .when(
        context.role != .supervisor && !isAnswered && !isPaid, expected: .code(Role.supervisor),
        found: .code(context.role))
    }
  }
  static var outcomeInvalid: Self {
    Self(.outcomeInvalid, of: { $0.close?.outcome }) { outcome, claim, context in
      let outcomes = claim.outcomes(since: context.version)
      guard !outcomes.contains(outcome) else { return nil }
      var names = ""
      for other in outcomes { names += (names.isEmpty ? "" : ", ") + other.name.description }
      return Violation(expected: .value(names), found: .code(outcome))
    }
  }
  /// Whoever was asked has until the due date, since version 7; and somebody was, since version 12.
  static var answerNotDue: Self {
    Self(.notDue, of: { $0.close }) { close, claim, context in
      guard context.version >= 7, close.outcome == .inactivity else { return nil }
      if let due = claim.file.infoDue {
        return .when(
          context.clock < due, expected: .notBefore(due), found: .value(context.clock))
      }
      return .when(
        context.version > 11 && !context.isImported && !claim.file.unanswered,
        expected: .unansweredRequest)
    }
  }
  /// Waiving is the claimant's act (K57).
  static var appealWindowOpen: Self {
    Self(.openItemsRemain, of: { $0.close }) { close, claim, context in
      // Before version 9 the staff might say so for the claimant.
      let isWaived =
        claim.file.appealWaived || close.appealWaived && (context.version < 9 || context.isImported)
      guard claim.status == .denied, !isWaived else { return nil }
      if claim.awaitsNotice { return Violation(expected: .toldOrAppealWaived) }
      guard claim.appeals(in: context) < context.rules.appealLimit,
        let end = claim.appealEnd(in: context), context.clock <= end
      else { return nil }
      return Violation(expected: .afterOrAppealWaived(end))
    }
  }

  // MARK: Duplicates

  static var originalUnknown: Self {
    Self(.claimNotFound, of: { $0.markDuplicate?.original }) { original, _, context in
      .when(context.original == nil, found: .value(original))
    }
  }
  static var originalIsSelf: Self {
    Self(.selfReference, of: { $0.markDuplicate?.original }) { original, _, context in
      .when(original == context.relatedFacts.claim, found: .value(original))
    }
  }
  static var originalIsDuplicate: Self {
    Self(.duplicateChain, of: { $0.markDuplicate?.original }) { original, _, context in
      .when(context.original?.isDuplicate ?? false, found: .value(original))
    }
  }

  // MARK: Reopening

  static var notReopenable: Self {
    Self(.notReopenable) { claim, _ in
      .when(
        claim.submissions == 0 || claim.outcome == .duplicate,
        found: .code(claim.outcome))
    }
  }
  static var reopenLimit: Self {
    Self(.reopenLimit) { claim, context in
      .when(
        claim.reopenings >= context.rules.reopenLimit && !claim.owes(in: context),
        expected: .atMostTimes(context.rules.reopenLimit),
        found: .value(claim.reopenings))
    }
  }
  static var limitationExpired: Self {
    Self(.limitationExpired) { claim, context in
      guard context.rules.reopenDays > 0, !claim.owes(in: context),
        let end = claim.closedAt?.adding(days: context.rules.reopenDays), context.clock > end
      else { return nil }
      return Violation(expected: .atMost(end), found: .value(context.clock))
    }
  }
}

extension Claim {
  /// Whether an appeal waits for a decision: for the first one, or for another after a rescission.
  public var isAppealUndecided: Bool {
    switch status {
    case .underAppeal: true
    case .infoRequested: file.resume == .underAppeal || !file.earlierDeciders.isEmpty
    case .open, .investigating: !file.earlierDeciders.isEmpty
    default: false
    }
  }

  /// The outcomes with which the claim can be closed in its present state.
  ///
  /// - Parameter version: that decides. Since 8 what asks in advance ends with its answer; since 11
  ///   what was paid and opened again may come to nothing more.
  public func outcomes(since version: UInt32 = .max) -> [CloseOutcome] {
    switch status {
    case .rejected: [.rejectedFinal]
    case .denied: [.deniedFinal]
    case .settled: [.completed]
    case .approved, .partiallyApproved:
      if paid.minorUnits > 0 {
        [.completed]
      } else {
        [version > 7 && file.isAnswerOnly ? .answered : .closedWithoutPayment]
      }
    case .open, .investigating, .infoRequested:
      [.inactivity, .transferred] + (version > 10 && paid.minorUnits > 0 ? [.completed] : [])
    case .none, .draft, .submitted, .underAppeal, .closed, .voided, .erased: []
    }
  }
}

extension ClaimContext {
  /// The claim that is said to be repeated, as far as the sender sees it, since version 11.
  fileprivate var original: OriginalClaim? {
    version > 10 && relatedFacts.isOriginalForeign ? nil : relatedFacts.original
  }
}
