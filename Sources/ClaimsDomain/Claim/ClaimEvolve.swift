import EventSourcing

extension ClaimDecider {
  public static func evolve(_ claim: inout Claim, _ event: ClaimEvent) {
    switch event {
    case .claimDrafted(let drafted): claim.start(drafted)
    case .claimDetailsEdited(let edited):
      claim.apply(edited.details)
      claim.startAtZero()
    case .claimSubmitted(let submitted):
      claim.status = .submitted
      claim.submissions = claim.submissions &+ 1
      claim.submittedAt = submitted.at
    case .claimOpened:
      claim.status = .open
      claim.isAccepted = true
    case .claimAcknowledged: claim.isAcknowledged = true
    case .handlerAssigned(let assigned): claim.handler = assigned.handler
    case .investigationStarted: claim.status = .investigating
    case .checkRecorded(let check): claim.checks[check.kind] = check.result
    case .reserveSet, .reserveProposed, .reserveProposalDeclined, .reserveReleased:
      claim.evolveReserves(event)
    case .claimApproved, .claimPartiallyApproved, .claimDenied, .decisionProposed,
      .decisionReturned, .appealLodged, .decisionRescinded:
      claim.evolveDecision(event)
    case .paymentRequested, .paymentAuthorised, .paymentDeclined, .paymentIssued, .paymentCleared,
      .paymentStopped, .paymentFailed, .paymentReversed:
      claim.evolvePayments(event)
    case .claimSettled: claim.status = .settled
    case .claimClosed, .claimWithdrawn, .claimMarkedDuplicate, .claimVoided, .claimReopened:
      claim.evolveClosing(event)
    case .noteAdded: claim.notes = claim.notes &+ 1
    case .fraudFlagged, .siuReferred, .siuCleared, .fraudConfirmed: claim.evolveFraud(event)
    case .subrogationOpened, .recoveryRecorded, .subrogationClosed: claim.evolveRecovery(event)
    case .litigationOpened, .litigationClosed: claim.evolveLitigation(event)
    case .partAdded, .partUpdated, .partRemoved, .uploadRecorded, .damageAssessed,
      .lineItemPriced, .damageAnalysed, .documentReferenced, .documentUnreferenced:
      claim.evolveParts(event)
    default: claim.evolveFile(event)
    }
  }
}

extension Claim {
  fileprivate mutating func start(_ drafted: ClaimDrafted) {
    status = .draft
    type = drafted.type
    title = drafted.title
    claimed = drafted.claimed
    lossDate = drafted.lossDate
    claimant = drafted.claimant
    related = drafted.related
    if let origin = drafted.origin { file.origin = origin }
    startAtZero()
  }

  /// Nothing is reserved, approved or paid before submission; the currency is the claimed one's.
  fileprivate mutating func startAtZero() {
    reserve = Money(0, currency)
    approved = reserve
    paid = reserve
    if status == .rejected { file.isChanged = true }
  }

  /// Takes over what is given; the rest stays.
  mutating func apply(_ change: ClaimDetails) {
    if let title = change.title { self.title = title }
    if let claimed = change.claimed { self.claimed = claimed }
    if let lossDate = change.lossDate { self.lossDate = lossDate }
    var rest = change
    (rest.title, rest.claimed, rest.lossDate) = (nil, nil, nil)
    if rest != ClaimDetails() { file.details.apply(rest) }
  }

  /// What is only counted or noted: turning back, questions, reviews, corrections.
  fileprivate mutating func evolveFile(_ event: ClaimEvent) {
    switch event {
    case .duplicateSuspected(let suspected): file.similar = suspected.similar
    case .claimRejected(let rejected):
      status = .rejected
      file.rejectionCodes = rejected.codes
      file.isChanged = false
    case .claimResubmitted:
      status = .submitted
      submissions = submissions &+ 1
      file.rejectionCodes = []
    case .informationRequested, .informationProvided, .informationRequestExpired,
      .claimSupplemented, .reviewRaised, .reviewCompleted:
      evolveInquiry(event)
    case .communicationRecorded: file.communications = file.communications &+ 1
    case .factCorrected(let correction):
      apply(correction.details)
      file.corrections = file.corrections &+ 1
    case .reportGenerated: file.reports = file.reports &+ 1
    case .representativeAuthorised(let authorised):
      if !file.representatives.contains(authorised.representative) {
        file.representatives.append(authorised.representative)
      }
    case .representativeRevoked(let revoked):
      file.representatives.removeAll { $0 == revoked.representative }
    default: break
    }
  }
}

extension ClaimDetails {
  /// Takes over what the change gives.
  mutating func apply(_ change: ClaimDetails) {
    if let cause = change.cause { self.cause = cause }
    if let location = change.location { self.location = location }
    if let reportedDate = change.reportedDate { self.reportedDate = reportedDate }
    if let serviceFrom = change.serviceFrom { self.serviceFrom = serviceFrom }
    if let serviceTo = change.serviceTo { self.serviceTo = serviceTo }
    if let policy = change.policy { self.policy = policy }
    if let property = change.property { self.property = property }
    if let use = change.use { self.use = use }
    if !change.diagnoses.isEmpty { diagnoses = change.diagnoses }
    if !change.parties.isEmpty { parties = change.parties }
  }
}

extension Checks {
  public subscript(kind: CheckKind) -> CheckResult {
    get {
      switch kind {
      case .unspecified: .unspecified
      case .coverage: coverage
      case .contract: contract
      case .deductible: deductible
      case .liability: liability
      case .likelihood: likelihood
      case .completeness: completeness
      case .priorClaims: priorClaims
      }
    }
    set {
      switch kind {
      case .unspecified: break
      case .coverage: coverage = newValue
      case .contract: contract = newValue
      case .deductible: deductible = newValue
      case .liability: liability = newValue
      case .likelihood: likelihood = newValue
      case .completeness: completeness = newValue
      case .priorClaims: priorClaims = newValue
      }
    }
  }
}
