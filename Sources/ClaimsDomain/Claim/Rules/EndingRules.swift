import EventSourcing

extension ClaimRule {
  func endingViolation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .held: return claim.isHeld ? Reason(code, found: claim.fraud.name.description) : nil
    case .closingHeld:
      // Found fraud leaves one way: to be denied, and then closed.
      guard claim.fraud == .referred || (claim.fraud == .confirmed && claim.status != .denied)
      else { return nil }
      return Reason(code, found: claim.fraud.name.description)
    case .alreadyPaid:
      let net = claim.paid.subtracting(claim.file.recovered.minorUnits)
      return net.minorUnits > 0 ? Reason(code, found: net.display) : nil
    case .paymentsPending:
      return claim.pending.minorUnits > 0 ? Reason(code, found: claim.pending.display) : nil
    case .itemsOpen: return openItems(of: claim)
    // Whoever decided before could otherwise end the appeal by closing, reopen and decide again.
    case .appealPending: return claim.isAppealUndecided ? Reason(code, found: "appeal") : nil
    case .hasDuplicates: return context.neighbours.hasDuplicates ? Reason(code) : nil
    case .notReopenable:
      guard claim.submissions == 0 || claim.outcome == .duplicate else { return nil }
      return Reason(code, found: claim.outcome.name.description)
    case .reopenLimit:
      guard claim.reopenings >= context.rules.reopenLimit else { return nil }
      return Reason(
        code, expected: "at most " + String(context.rules.reopenLimit) + " times",
        found: String(claim.reopenings))
    case .limitationExpired:
      guard context.rules.reopenDays > 0,
        let end = claim.closedAt?.adding(days: context.rules.reopenDays), context.clock > end
      else { return nil }
      return Reason(code, expected: "at most " + end.text, found: context.clock.text)
    case .retentionActive:
      guard let end = claim.closedAt?.adding(days: context.rules.retentionDays),
        context.recorded < end
      else { return nil }
      return Reason(code, expected: "not before " + end.text)
    // Until payloads are encrypted for each person, nothing can be taken out of a log.
    case .erasureUnavailable: return Reason(code)
    default: return nil
    }
  }

  private func openItems(of claim: Claim) -> Reason? {
    var open = ""
    for (name, isOpen) in [
      ("proposed reserve", claim.file.reserveProposal != nil),
      ("proposed decision", claim.file.proposal != nil),
      ("review", !claim.file.openReviews.isEmpty), ("recovery", claim.recovery == .open),
      ("lawsuit", claim.litigation == .open),
    ] where isOpen { open += (open.isEmpty ? "" : ", ") + name }
    return open.isEmpty ? nil : Reason(code, found: open)
  }

  func endingViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch (self, command) {
    case (.outcomeInvalid, .close(let close)):
      let allowed = claim.outcomes
      guard !allowed.contains(close.outcome) else { return nil }
      var names = ""
      for outcome in allowed { names += (names.isEmpty ? "" : ", ") + outcome.name.description }
      return Reason(code, expected: names, found: close.outcome.name.description)
    case (.appealWindowOpen, .close(let close)):
      guard claim.status == .denied, !close.appealWaived,
        claim.file.appeals < context.rules.appealLimit,
        let end = claim.appealEnd(context.rules), context.clock <= end
      else { return nil }
      return Reason(code, expected: "after " + end.text + ", or appealWaived")
    case (.originalUnknown, .markDuplicate(let mark)):
      return context.neighbours.original == nil ? Reason(code, found: mark.original.text) : nil
    case (.originalIsSelf, .markDuplicate(let mark)):
      return mark.original == context.neighbours.claim
        ? Reason(code, found: mark.original.text) : nil
    case (.originalIsDuplicate, .markDuplicate(let mark)):
      return context.neighbours.original?.isDuplicate ?? false
        ? Reason(code, found: mark.original.text) : nil
    default: return nil
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

  /// With which outcomes the claim can be closed where it stands.
  public var outcomes: [CloseOutcome] {
    switch status {
    case .rejected: [.rejectedFinal]
    case .denied: [.deniedFinal]
    case .settled: [.completed]
    case .approved, .partiallyApproved:
      [paid.minorUnits > 0 ? .completed : .closedWithoutPayment]
    case .open, .investigating, .infoRequested: [.inactivity, .transferred]
    case .none, .draft, .submitted, .underAppeal, .closed, .voided: []
    }
  }
}
