import EventSourcing

extension ClaimDecider {
  static func filingEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .openDraft(let open):
      let claimant = open.owner(in: context)
      return [
        .claimDrafted(
          ClaimDrafted(
            type: open.type, title: open.title, claimed: open.claimed, lossDate: open.lossDate,
            claimant: claimant, related: open.related, origin: open.origin,
            claimantName: claimant.isEmpty ? open.claimantName : "",
            claimantContact: claimant.isEmpty ? open.claimantContact : "",
            representative: open.representative(in: context)))
      ]
    case .editDraft(let edit):
      return [.claimDetailsEdited(edit.statement(on: claim, in: context))]
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

extension Claim {
  /// Inlined, since most events of most logs are these.
  @inline(__always) mutating func evolveFiling(_ event: ClaimEvent) {
    switch event {
    case .claimDrafted(let drafted): start(drafted)
    case .claimDetailsEdited(let edited):
      if edited.late != nil { return apply(late: edited) }
      apply(edited.details)
      startAtZero()
    case .claimSubmitted(let submitted):
      status = .submitted
      submissions = submissions &+ 1
      submittedAt = submitted.at
    case .duplicateSuspected(let suspected): file.similar = suspected.similar
    case .claimRejected(let rejected):
      status = .rejected
      file.rejectionCodes = rejected.codes
      file.isChanged = false
    case .claimResubmitted:
      status = .submitted
      submissions = submissions &+ 1
      file.rejectionCodes = []
    case .claimOpened:
      status = .open
      isAccepted = true
    case .claimAcknowledged: isAcknowledged = true
    case .handlerAssigned(let assigned): handler = assigned.handler
    case .investigationStarted: status = .investigating
    default: break
    }
  }

  /// What something else is true of later changes nothing now; but its parties were parties once.
  @inline(never) private mutating func apply(late edited: ClaimDetailsEdited) {
    let fields = edited.details.given
    let overridden = edited.overridden
    let standing = edited.details.only(fields.subtracting(overridden))
    if standing.changes(to: self) != ClaimDetails() {
      apply(standing)
      startAtZero()
    }
    let parties = edited.details.only(overridden).parties
    if !parties.isEmpty { file.noteFormerParties(parties.map { $0.actor }) }
  }

  private mutating func start(_ drafted: ClaimDrafted) {
    status = .draft
    type = drafted.type
    title = drafted.title
    claimed = drafted.claimed
    lossDate = drafted.lossDate
    claimant = drafted.claimant
    related = drafted.related
    if let origin = drafted.origin { file.origin = origin }
    if let agent = drafted.representative { file.beginRepresentation(by: agent) }
    if !drafted.claimantName.isEmpty { file.claimantName = drafted.claimantName }
    if !drafted.claimantContact.isEmpty { file.claimantContact = drafted.claimantContact }
    startAtZero()
  }

  /// Nothing is reserved, approved or paid before submission; the currency is the claimed one's.
  private mutating func startAtZero() {
    reserve = Money(0, currency)
    approved = reserve
    paid = reserve
    if status == .rejected { file.isChanged = true }
  }
}

extension OpenDraft {
  /// Whose claim it becomes: a claimant's own drafts are theirs, whatever they say.
  func owner(in context: ClaimContext) -> ActorID {
    context.role == .claimant ? context.actor : claimant
  }

  /// What is imported makes nobody a party: who filed it elsewhere may have decided it.
  func representative(in context: ClaimContext) -> ActorID? {
    ActorInRole(context.actor, as: context.role).representative(
      of: owner(in: context), version: context.version, isImported: context.isImported)
  }
}
