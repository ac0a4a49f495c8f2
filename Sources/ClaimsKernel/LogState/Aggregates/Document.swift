import ClaimsDomain
import EventSourcing

extension DocumentDecider {
  public static func relatedFacts(
    of command: DocumentCommand?, on document: Document, in scene: DecisionScene
  ) -> DocumentRelatedFacts {
    func other(_ id: Identifier?) -> OtherDocument? {
      id.flatMap { scene.logState.documents[$0] }.map { snapshot in
        let isParty = snapshot.state.isParty(scene.sender.actor, as: scene.sender.role)
        return OtherDocument(snapshot.state, isForeign: !isParty)
      }
    }
    var relatedFacts = DocumentRelatedFacts(document: scene.id, catalogs: scene.logState.catalogs)
    switch command {
    case .startDocument(let start)?: relatedFacts.other = other(start.supersedes)
    case .renewDocument(let renew)?: relatedFacts.other = other(renew.successor)
    case .deleteDocument?, .eraseDocumentData?, nil:
      relatedFacts.isReferenced = !scene.logState.claims(citing: scene.id).isEmpty
      relatedFacts.retention = scene.retention(Self.self)
    default: break
    }
    return relatedFacts
  }
}

extension DocumentDecider {
  public static let endings: [DocumentStatus] = [.expired, .superseded, .deleted, .erased]
  public static func title(of document: Document) -> String { document.title }
  public static func nextStep(on document: Document) -> NextStep<DocumentVerb>? {
    document.status == .pending ? NextStep(.verifyDocument) : nil
  }
}

// Who reads it, and what.
extension DocumentDecider {
  public static let readers: Set<Role> = HiddenField.overview.union([
    .investigator, .legal, .verifier,
  ])

  public static let hiddenFields =
    fields(seenBy: HiddenField.staff, "pages.addedBy", "verifiedBy")
    // All whose role shows them documents: left out for those with whom one is shared.
    + fields(
      seenBy: HiddenField.staff.union([.claimant, .agent]), "sharedWith", "representatives")
    + fields(seenBy: HiddenField.staff, "contributors")

  public static let eventFields = [
    row(
      // An actor who begins another's document represents them in it, which the event tells.
      .documentStarted, "owner details supersedes version",
      hides: "by=representatives"),
    row(.pageAdded, "page", hides: "page.addedBy=pages.addedBy"),
    row(.pageRemoved, "page", hides: "by=contributors"),
    row(.documentMetadataEdited, "details", hides: "by=contributors"),
    row(.documentSubmitted, "at", hides: "by=contributors"),
    row(.ocrRecorded, "reading"),
    row(.documentVerified, "at", hides: "by=verifiedBy", keeps: "note*"),
    row(.documentRejected, "codes* text*", hides: "by=verifiedBy"),
    row(.documentResubmitted, "at", hides: "by=contributors"),
    row(.expiryReminderSent, "days validUntil"),
    row(.documentExpired, "validUntil"),
    row(.documentSuperseded, "successor"),
    row(.documentRevoked, "reason*", hides: "by=verifiedBy"),
    row(
      .documentShared, about: "sharedWith", "recipient until", hides: "by=contributors"),
    row(
      .documentUnshared, about: "sharedWith", "recipient", hides: "by=contributors"),
    row(.documentDeleted, "reason*"),
    row(
      .documentRepresentativeAuthorised, about: "representatives", "representative"),
    row(
      .documentRepresentativeRevoked, about: "representatives", "representative"),
    row(.documentDataErased, "reason* at"),
  ]

  /// Those it is shared with see it too.
  public static func redaction(
    of stream: StreamID, for access: ReaderRoles, at time: Instant, in logState: borrowing LogState
  ) -> Redaction? {
    logState.documents[stream.id].flatMap { access.redaction(of: $0.state, at: time) }
  }
}
