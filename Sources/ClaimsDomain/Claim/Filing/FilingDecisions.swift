import EventSourcing

extension ClaimDecider {
  static func filingEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .openDraft(let open):
      return [
        .claimDrafted(
          ClaimDrafted(
            type: open.type, title: open.title, claimed: open.claimed, lossDate: open.lossDate,
            claimant: open.owner(in: context), related: open.related, origin: open.origin))
      ]
    case .editDraft(let edit):
      return [.claimDetailsEdited(ClaimDetailsEdited(edit.details.changes(to: claim)))]
    case .submit:
      let submitted = ClaimSubmitted(claimed: claim.claimed, at: context.time)
      return [.claimSubmitted(submitted)] + suspicion(in: context)
    case .resubmit:
      let resubmitted = ClaimResubmitted(claimed: claim.claimed, at: context.time)
      return [.claimResubmitted(resubmitted)] + suspicion(in: context)
    case .rejectIntake(let reject):
      return [.claimRejected(ClaimRejected(codes: reject.codes, text: reject.text))]
    case .acceptIntake(let accept):
      return [
        .claimOpened(ClaimOpened()), .handlerAssigned(HandlerAssigned(handler: accept.handler)),
      ]
    case .acknowledge: return [.claimAcknowledged(ClaimAcknowledged())]
    case .assign(let assign): return [.handlerAssigned(HandlerAssigned(handler: assign.handler))]
    case .startInvestigation: return [.investigationStarted(InvestigationStarted())]
    default: return []
    }
  }

  private static func suspicion(in context: ClaimContext) -> [ClaimEvent] {
    guard let similar = context.relatedFacts.similar, context.version > 1 else { return [] }
    return [.duplicateSuspected(DuplicateSuspected(similar: similar))]
  }
}

extension OpenDraft {
  /// Whose claim it becomes: a claimant's own drafts are theirs, whatever they say.
  func owner(in context: ClaimContext) -> ActorID {
    context.role == .claimant ? context.actor : claimant
  }
}
