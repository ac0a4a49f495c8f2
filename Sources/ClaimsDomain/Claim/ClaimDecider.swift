import EventSourcing

/// The claim: one lifecycle table, guards by name, and the events that follow.
public enum ClaimDecider: Decider {
  /// Stored with every decision; raised when a deliberate change decides an old command otherwise.
  public static let version: UInt32 = 1

  public static var initial: Claim { Claim() }

  public static func decide(
    _ command: ClaimCommand, given claim: Claim, in context: ClaimContext
  ) throws(Refusal) -> [ClaimEvent] {
    try decide(command, given: claim, in: context, under: claimLifecycle)
  }

  /// Decides under another table, such as one that a test has changed on purpose.
  public static func decide(
    _ command: ClaimCommand, given claim: Claim, in context: ClaimContext,
    under lifecycle: Lifecycle<ClaimWords>
  ) throws(Refusal) -> [ClaimEvent] {
    let verb = command.kind
    guard let step = lifecycle.step(from: claim.status, on: verb) else {
      throw Refusal(
        .invalidTransition, expected: lifecycle.verbNames(in: claim.status),
        found: lifecycle.name(of: verb, in: claim.status))
    }
    guard step.roles.contains(context.role) else {
      throw Refusal(
        .notAuthorised, expected: lifecycle.roleNames(from: claim.status, on: verb),
        found: context.role.name.description)
    }
    var reasons: [Reason] = []
    for rule in step.guards {
      let reason =
        switch rule.judges {
        case .state: rule.violation(on: claim, in: context)
        case .arguments: rule.violation(by: command, on: claim, in: context)
        }
      if let reason { reasons.append(reason) }
    }
    guard reasons.isEmpty else { throw Refusal(reasons) }
    return events(of: command, on: claim, in: context)
  }

  /// What an allowed command leads to.
  private static func events(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .openDraft(let open):
      let claimant = context.role == .claimant ? context.actor : open.claimant
      return [
        .claimDrafted(
          ClaimDrafted(
            type: open.type, title: open.title, claimed: open.claimed, lossDate: open.lossDate,
            claimant: claimant, related: open.related))
      ]
    case .editDraft(let edit): return [.claimDetailsEdited(edit.changes(to: claim))]
    case .submit: return [.claimSubmitted(ClaimSubmitted(claimed: claim.claimed))]
    case .acceptIntake(let accept):
      return [
        .claimOpened(ClaimOpened()), .handlerAssigned(HandlerAssigned(handler: accept.handler)),
      ]
    case .startInvestigation: return [.investigationStarted(InvestigationStarted())]
    case .setReserve(let set): return [.reserveSet(ReserveSet(reserve: set.amount))]
    case .approve(let approve):
      return [
        .claimApproved(
          ClaimApproved(
            amount: approve.amount, reason: approve.reason, decidedBy: context.actor))
      ]
    case .deny(let deny):
      return [.claimDenied(ClaimDenied(reason: deny.reason, decidedBy: context.actor))]
    case .requestPayment, .authorisePayment, .issuePayment:
      return paymentEvents(of: command, on: claim, in: context)
    case .close(let close): return closingEvents(of: close, on: claim)
    case .reopen(let reopen):
      return [
        .claimReopened(
          ClaimReopened(reason: reopen.reason, approved: claim.paid, reserve: claim.paid))
      ]
    case .addNote(let note): return [.noteAdded(NoteAdded(text: note.text))]
    }
  }

  /// What is left of the reserve is set free in the commit that closes the claim.
  private static func closingEvents(of close: Close, on claim: Claim) -> [ClaimEvent] {
    let closed = ClaimEvent.claimClosed(ClaimClosed(outcome: close.outcome, reason: close.reason))
    guard claim.reserve != claim.paid else { return [closed] }
    return [.reserveReleased(ReserveReleased(reserve: claim.paid)), closed]
  }
}
