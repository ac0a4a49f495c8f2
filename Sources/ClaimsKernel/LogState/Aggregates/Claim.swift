import ClaimsDomain
import EventSourcing

/// The claim, of which there are the most: its cards are in blocks of their own.
extension ClaimDecider: LogAggregate {
  public static func snapshot(
    of stream: StreamID, in logState: borrowing LogState
  ) -> Snapshot<ClaimDecider>? { logState.claims[stream.id].map { Snapshot($0) } }

  public static func forEachCard(
    in logState: borrowing LogState, _ body: (Snapshot<ClaimDecider>) -> Void
  ) { logState.claims.forEach { body(Snapshot($0)) } }

  public static func ids(in logState: borrowing LogState) -> [Identifier] { logState.claims.ids }

  public static func relatedFacts(
    of command: ClaimCommand?, on claim: Claim, in scene: DecisionScene
  ) -> ClaimRelatedFacts {
    scene.logState.relatedFacts(
      of: command, on: scene.logState.claims[scene.id] ?? ClaimSnapshot(), scene.id,
      by: scene.sender,
      at: scene.time)
  }

  public static let endings: [ClaimStatus] = [.closed, .voided, .erased]
  public static func title(of claim: Claim) -> String { claim.title }
  public static func parts(of claim: Claim) -> PartList { claim.file.parts }
  public static func setParts(of claim: inout Claim, to parts: PartList) {
    claim.file.parts = parts
  }
}

extension Snapshot<ClaimDecider> {
  fileprivate init(_ snapshot: ClaimSnapshot) {
    self.init(of: snapshot.id, created: snapshot.created)
    revision = snapshot.revision
    updated = snapshot.updated
    state = snapshot.claim
  }
}

// Who reads it, and what.
extension ClaimDecider {
  public static let readers = HiddenField.overview.union([
    .investigator, .legal, .assessor, .payer,
  ])

  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? {
    guard let place = logState.claims.place(of: stream.id) else { return nil }
    return logState.claims.peek(at: place) { standing in
      access.redaction(
        of: standing.snapshot.claim, Self.self,
        under: logState.rules(forDaysOf: standing.snapshot.claim, of: Self.self, at: time))
    }
  }

  public static let hiddenFields: [HiddenField] = {
    let staff = HiddenField.staff
    let suspicious: Set<Role> = [
      .handler, .supervisor, .investigator, .legal, .administrator, .auditor,
    ]
    return fields(
      seenBy: staff, "handler", "reserve", "decidedBy", "payments.requestedBy",
      "payments.authorisedBy", "payments.line", "payments.issuedBy", "notes", "related", "checks",
      "checkTimes")
      + fields(seenBy: suspicious, "fraud")
      + fields(seenBy: staff, "similar", "parts.addedBy")
      + fields(
        seenBy: staff, "lines", "reserveProposal", "proposal", "proposedBy", "earlierDeciders")
      + fields(seenBy: suspicious, "flags", "writtenOff", "writeOffs")
      // Who is paid may tell of a suspicion, and a review of who is paid.
      + fields(seenBy: suspicious.union([.payer]), "expenses", "openReviews", "reviews")
      + fields(
        seenBy: staff, "subrogationAgainst", "recoveries", "recoveryCount", "lawsuit", "original",
        "communications", "formerParties", "confirmedPolicy")
  }()

  public static func field(toldBy code: RefusalCode, of verb: ClaimVerb) -> String? {
    switch (code, verb) {
    case (.noChange, .assign): "handler"
    case (.alreadyOpen, .raiseReview): "openReviews"
    case (.claimNotFound, _): verb == .markDuplicate ? "original" : nil
    default: code.tellsOf
    }
  }

  public static func others(
    toldBy code: RefusalCode, of command: ClaimCommand?, on claim: Claim
  ) -> OtherStreams {
    switch code {
    case .documentRejected, .documentExpired, .documentNotVerified:
      .these(claim.file.documents.map { .document($0) })
    case .duplicateChain: .anyClaims
    default: .none
    }
  }

  public static func field(toldBy event: DomainEvent) -> String? {
    if case .claim(let event) = event, event.isExpense { "expenses" } else { nil }
  }

  private static let details =
    "title claimed lossDate cause location reportedDate serviceFrom serviceTo policy property use "
    + "diagnoses parties parties.actor"

  public static let eventFields = [
    row(
      .claimDrafted,
      "type title claimed lossDate claimant origin claimantName claimantContact representative",
      hides: "related"),
    row(.claimDetailsEdited, details + " late"),
    row(.claimSubmitted, "claimed at"),
    row(.claimOpened),
    row(.handlerAssigned, about: "handler", "handler"),
    row(.investigationStarted),
    row(.claimResubmitted, "claimed at"),
    row(.claimRejected, "codes* text*"),
    row(.claimAcknowledged),
    row(.checkRecorded, about: "checks", "kind* result* text* effective"),
    row(.duplicateSuspected, about: "similar", "similar"),
    row(.informationRequested, "items* due"),
    row(.informationProvided, "item* text* document"),
    row(.informationRequestExpired),
    row(.claimSupplemented, "claimed reason*"),
    row(.reviewRaised, about: "openReviews", "review reason* document payment"),
    row(.reviewCompleted, about: "openReviews", "review text*"),

    row(.reserveSet, about: "reserve", "reserve line"),
    row(.reserveReleased, about: "reserve", "reserve"),
    row(.reserveProposed, about: "reserveProposal", "reserve line proposedBy"),
    row(.reserveProposalDeclined, about: "reserveProposal", "reason*"),
    row(.claimApproved, "amount reason* at adjudications", hides: "decidedBy proposedBy"),
    row(
      .claimPartiallyApproved, "amount reason* at lines adjudications lines.reason*",
      hides: "decidedBy proposedBy"
    ),
    row(.claimDenied, "reason* code* provision* at", hides: "decidedBy proposedBy"),
    row(
      .decisionProposed, about: "proposal",
      "approve approvePartially deny proposedBy approve.reason* approvePartially.reason* "
        + "approvePartially.lines.reason* deny.reason* deny.code* deny.provision*"
    ),
    row(.decisionReturned, about: "proposal", "reason*"),
    row(.policyConfirmed, about: "confirmedPolicy", "policy source* effective"),
    row(.decisionNotified, "on channel*"),
    row(.appealWaived),
    row(.appealLodged, "grounds* approved"),
    row(.decisionRescinded, "approved", keeps: "reason*"),

    row(
      .paymentRequested, "payment amount payee expense",
      hides: "requestedBy=payments.requestedBy line=payments.line"),
    row(.paymentAuthorised, "payment expense", hides: "authorisedBy=payments.authorisedBy"),
    row(.paymentIssued, "payment amount expense", hides: "issuedBy=payments.issuedBy"),
    row(.paymentDeclined, "payment expense", keeps: "reason*"),
    row(.paymentCleared, "payment expense"),
    row(.paymentStopped, "payment amount expense", keeps: "reason*"),
    row(.paymentFailed, "payment amount expense", keeps: "reason*"),
    row(.paymentReversed, "payment amount returned expense", keeps: "reason*"),
    row(.debtWrittenOff, "amount", hides: "writtenOffBy=decidedBy", keeps: "reason*"),
    row(.claimSettled, "paid"),

    row(.claimClosed, "outcome at", keeps: "reason*"),
    row(.claimReopened, "approved code* status forDebt", hides: "reserve", keeps: "reason*"),
    row(.claimWithdrawn, "reason*"),
    row(.claimMarkedDuplicate, about: "original", "original reason*"),
    row(.claimVoided, "at", keeps: "reason*"),
    row(.fraudFlagged, about: "flags", "indicator* score text*"),
    row(.siuReferred, about: "fraud", "reason*"),
    row(.siuCleared, about: "fraud", "finding*"),
    row(.fraudConfirmed, about: "fraud", "finding*"),
    row(.subrogationOpened, hides: "against=subrogationAgainst"),
    row(
      .recoveryRecorded, "amount",
      hides: "source*=subrogationAgainst recovery=recoveries kind=recoveries recordedBy=recoveries"),
    row(.recoveryConfirmed, "amount", hides: "recovery=recoveries confirmedBy=recoveries"),
    row(
      .recoveryReversed, "amount", hides: "recovery=recoveries reversedBy=recoveries",
      keeps: "reason*"),
    row(.lossWrittenOff, about: "writtenOff", "amount reason* writtenOffBy"),
    row(.subrogationClosed, hides: "result*=subrogationAgainst"),
    row(
      .litigationOpened, hides: "counsel=lawsuit court=lawsuit reference=lawsuit"),
    row(.litigationClosed, hides: "result*=lawsuit"),

    row(.noteAdded, about: "notes", "text*"),
    row(.communicationRecorded, about: "communications", "channel* with* text* inbound"),
    row(.factCorrected, "replaces details details.parties.actor effective", keeps: "reason*"),
    row(.reportGenerated, "kind asOf sha256"),
    row(.personalDataErased, "at", keeps: "reason*"),
    row(.representativeAuthorised, "representative capacity* awaitsAcceptance"),
    row(.representationAccepted, "representative"),
    row(.representativeRevoked, "representative reason*"),

    row(.partAdded, "part", hides: "part.addedBy=parts.addedBy"),
    row(.partUpdated, "part", hides: "part.addedBy=parts.addedBy"),
    row(.partRemoved, "part reason*"),
    row(.uploadRecorded, "part status location"),
    row(.damageAssessed, "part status cost"),
    row(.damageAnalysed, "photo model confidencePermille results enhanced"),
    row(.lineItemPriced, "part quantityApproved adjusted valuated remunerated reason*"),
    row(.documentReferenced, "document"),
    row(.documentUnreferenced, "document"),
  ]
}
