import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimMachine {
  /// What a step breaks of the table, or of what must hold of every accepted step.
  public func violation(
    of step: Transition<Claim, ClaimAttempt, Result<[ClaimEvent], Refusal>>
  ) -> String? {
    if let fault = tableFault(of: step) { return fault }
    guard case .success(let events) = step.response else {
      return step.isIdle ? nil : "I15: a refusal changed the claim"
    }
    if !events.contains(where: { $0.kind.isFact }), step.isIdle {
      return "I15: accepted, and nothing came of it"
    }
    if let lost = lostDebt(in: step) { return lost }
    for event in events {
      if let broken = broken(by: event, of: step.command, on: step.before) { return broken }
    }
    return nil
  }

  /// What is owed is approved again, or written off; nothing else ends it.
  private func lostDebt(
    in step: Transition<Claim, ClaimAttempt, Result<[ClaimEvent], Refusal>>
  ) -> String? {
    let before = step.before.debt
    // No debt is below nothing: with none before there is none to be lost.
    if before == 0, step.command.verb != .completeReview { return nil }
    let after = step.after.debt
    if case .completeReview(let complete) = step.command.command,
      step.before.file.openReviews.contains(where: {
        $0.review == complete.review && $0.payment != nil
      }), after > 0 || step.after.hasUnpaidApproval
    {
      return "I28: the review of a debt ended, and nothing was paid"
    }
    guard after < before else { return nil }
    if case .writeOffDebt(let writeOff) = step.command.command {
      return before - after == writeOff.amount.wideUnits ? nil : "I28: more written off than said"
    }
    let paid = step.after.paid.wideUnits - step.before.paid.wideUnits
    if paid > 0 { return before - after == paid ? nil : "I28: less is owed than was paid" }
    let left = step.after.approved.wideUnits - step.after.paid.wideUnits
    return left >= before ? nil : "I28: a debt vanished"
  }

  private func broken(by event: ClaimEvent, of attempt: ClaimAttempt, on claim: Claim) -> String? {
    switch claim.status {
    case .closed where !event.mayFollowClosing: return "I07: \(event.kind.name) after closing"
    case .erased: return "I07: \(event.kind.name) after personal data were erased"
    case .voided where !event.mayFollowVoiding:
      return "I07: \(event.kind.name) after voiding"
    default: break
    }
    if event.kind == .claimClosed, claim.awaitsAppeal, attempt.command.kind != .withdraw {
      return "I08: an appeal ended undecided"
    }
    if event.kind == .claimClosed || event.kind == .claimVoided,
      claim.isRecovering || claim.litigation == .open
    {
      return "I07: ended with a recovery or a lawsuit"
    }
    if event.kind == .claimClosed || event.kind == .claimVoided, attempt.verb != .withdraw,
      attempt.relatedFacts.openActivities > 0
    {
      return "I07: ended with something left to do"
    }
    let isStaff = ![.claimant, .agent, .system].contains(attempt.sender.role)
    if event.decides || isStaff && !event.tellsOnly, claim.names(attempt.sender.actor) {
      return "I08: a party worked on their own claim"
    }
    switch event {
    case .paymentRequested, .paymentAuthorised, .paymentIssued:
      return paymentFault(event, of: attempt, on: claim)
    case .claimApproved, .claimPartiallyApproved, .claimDenied:
      return decisionFault(event, of: attempt, on: claim)
    case .reserveSet where attempt.verb == .confirmReserve:
      let proposer = claim.file.reserveProposal?.proposedBy
      return fourEyes(attempt, [proposer ?? ActorID()], "proposer confirmed a reserve")
    case .siuCleared, .fraudConfirmed:
      return fourEyes(attempt, [claim.handler], "the handler resolved a suspicion")
    case .decisionRescinded, .debtWrittenOff, .lossWrittenOff:
      return fourEyes(attempt, claim.deciding, "who decided took it back")
    case .paymentReversed(let reversed):
      let issuer = claim.payment(reversed.payment)?.issuedBy
      return fourEyes(attempt, [issuer ?? ActorID()], "issuer reversed")
    case .recoveryConfirmed(let confirmed):
      return fourEyes(attempt, claim.recorders(of: confirmed.recovery), "recorder confirmed")
    case .recoveryReversed(let reversed):
      return fourEyes(attempt, claim.recorders(of: reversed.recovery), "recorder reversed")
    case .claimSubmitted:
      return claim.submissions == 0 ? nil : "I10: submitted twice"
    case .claimResubmitted:
      return claim.status == .rejected ? nil : "I10: resubmitted without a rejection"
    case .claimMarkedDuplicate(let marked):
      let logState = attempt.relatedFacts
      let isSound =
        logState.original.map { !$0.isDuplicate } ?? false && !logState.hasDuplicates
        && marked.original != logState.claim
      return isSound ? nil : "I24: a duplicate of a duplicate"
    default: return nil
    }
  }

  private func paymentFault(
    _ event: ClaimEvent, of attempt: ClaimAttempt, on claim: Claim
  ) -> String? {
    let isExpense = event.isExpense
    if claim.isHeld, !isExpense { return "I03: \(event.kind.name) while held" }
    switch claim.status {
    case .approved, .partiallyApproved: break
    case .open, .investigating, .infoRequested, .denied, .underAppeal, .settled, .closed:
      if !isExpense, !claim.file.undisputed {
        return "I03: \(event.kind.name) while \(claim.status.name)"
      }
    default: return "I03: \(event.kind.name) while \(claim.status.name)"
    }
    switch event {
    case .paymentAuthorised(let authorised):
      return authorityFault(authorised.payment, of: attempt, on: claim)
    case .paymentIssued(let issued):
      let payment = claim.payment(issued.payment)
      return fourEyes(
        attempt,
        claim.deciding + [payment?.requestedBy, payment?.authorisedBy].compactMap { $0 },
        "decider, requester or authoriser issued")
    default: return nil
    }
  }

  /// What one person agreed to pay on a claim, in all, is within their limit; above the amount for
  /// which the rules want a second person, none of those who decided agreed to it.
  private func authorityFault(
    _ id: Identifier, of attempt: ClaimAttempt, on claim: Claim
  ) -> String? {
    var sum: Int128 = 0
    for payment in claim.allPayments {
      if payment.id == id { sum += payment.amount.wideUnits }
      guard payment.authorisedBy == attempt.sender.actor else { continue }
      switch payment.status {
      case .authorised: sum += payment.amount.wideUnits
      case .issued, .cleared: sum += payment.amount.wideUnits - payment.reversed.wideUnits
      case .none, .requested, .declined, .stopped, .failed, .reversed: break
      }
    }
    if let limit = attempt.relatedFacts.limits.payment, sum > limit.wideUnits {
      return "I09: authorised above the own authority"
    }
    guard let limit = rules.secondAuthoriserAbove, sum > limit.wideUnits else { return nil }
    return fourEyes(attempt, claim.deciding, "decider authorised")
  }

  private func decisionFault(
    _ event: ClaimEvent, of attempt: ClaimAttempt, on claim: Claim
  ) -> String? {
    if claim.pending.wideUnits > 0 { return "I08: decided while a payment was pending" }
    if claim.isHeld, event.kind != .claimDenied { return "I03: \(event.kind.name) while held" }
    if rules.fourEyes, claim.file.earlierDeciders.contains(attempt.sender.actor) {
      return "I08: an earlier decider decided after an appeal"
    }
    let fault: String? =
      switch event {
      case .claimApproved(let approved):
        claim.coverFault(approved.amount, approved.adjudications, in: attempt.relatedFacts)
      case .claimPartiallyApproved(let approved):
        claim.coverFault(approved.amount, approved.adjudications, in: attempt.relatedFacts)
      default: nil
      }
    if let fault { return fault }
    if event.kind == .claimDenied, claim.paid.wideUnits > claim.backAfterFraud {
      return "I04: denied with payments"
    }
    if let limit = attempt.relatedFacts.limits.decision, attempt.verb != .confirmDecision {
      let amount = attempt.command.amount ?? claim.claimed
      if amount.wideUnits > limit.wideUnits { return "I09: decided above the own authority" }
    }
    return nil
  }

  private func fourEyes(_ attempt: ClaimAttempt, _ first: [ActorID], _ words: String) -> String? {
    rules.fourEyes && first.contains(attempt.sender.actor) ? "I08: \(words)" : nil
  }
}

extension Claim {
  /// Whether an appeal waits for a decision, whatever the claim's status says.
  fileprivate var awaitsAppeal: Bool {
    let isDecided = status == .denied || status == .approved || status == .partiallyApproved
    return status == .underAppeal
      || file.appeals > 0 && !isDecided && status != .settled && !file.earlierDeciders.isEmpty
  }

  /// What is owed; while an appeal is heard, what stands and is not paid.
  fileprivate var debt: Int128 {
    file.undisputed ? approved.wideUnits - paid.wideUnits : file.owed.wideUnits
  }

  fileprivate func names(_ actor: ActorID) -> Bool {
    ([claimant] + file.representatives + file.formerParties + file.details.parties.map(\.actor))
      .contains(actor)
  }

  fileprivate func recorders(of number: UInt32) -> [ActorID] {
    file.recoveries.filter { $0.recovery == number }.flatMap { [$0.recordedBy, $0.confirmedBy] }
  }

  fileprivate var backAfterFraud: Int128 {
    fraud == .confirmed ? recoveredOfIndemnity.wideUnits + file.writtenOff.wideUnits : 0
  }

  fileprivate var deciding: [ActorID] {
    decidedBy.isEmpty ? [] : [decidedBy, file.proposedBy]
  }
}

extension ClaimEvent {
  /// Whether the event is a decision about the claim or its money.
  fileprivate var decides: Bool {
    switch kind {
    case .reserveSet, .reserveProposed, .claimApproved, .claimPartiallyApproved, .claimDenied,
      .decisionProposed, .decisionRescinded, .paymentRequested, .paymentAuthorised,
      .paymentIssued, .paymentReversed, .siuCleared, .fraudConfirmed, .debtWrittenOff,
      .lossWrittenOff, .recoveryConfirmed, .recoveryReversed:
      true
    default: false
    }
  }

  /// Whether it moves nothing: a party may tell that in any role.
  fileprivate var tellsOnly: Bool {
    switch kind {
    case .noteAdded, .communicationRecorded, .partAdded, .documentReferenced:
      true
    default: false
    }
  }

  /// What comes from outside, what is written down, and beginning again.
  fileprivate var mayFollowClosing: Bool {
    switch kind {
    case .claimReopened, .appealLodged, .noteAdded, .communicationRecorded, .factCorrected,
      .checkRecorded, .policyConfirmed, .decisionNotified, .appealWaived, .paymentCleared,
      .paymentStopped,
      .paymentFailed, .paymentReversed,
      .subrogationOpened, .recoveryRecorded, .recoveryConfirmed, .recoveryReversed,
      .subrogationClosed, .litigationOpened, .litigationClosed,
      .reserveReleased, .reviewRaised, .reviewCompleted, .debtWrittenOff, .reportGenerated,
      .personalDataErased:
      true
    case .reserveSet, .paymentRequested, .paymentAuthorised, .paymentDeclined, .paymentIssued:
      // What a late expense needs; that it is one is asked of every payment.
      true
    default: false
    }
  }

  /// What others do about it, and what comes of that.
  fileprivate var mayFollowVoiding: Bool {
    switch kind {
    case .litigationOpened, .litigationClosed, .reviewRaised, .reviewCompleted,
      .personalDataErased:
      true
    default: false
    }
  }
}

extension Claim {
  /// Whether a decision in force approves more than was paid.
  fileprivate var hasUnpaidApproval: Bool {
    (status == .approved || status == .partiallyApproved) && approved != paid
  }
}
