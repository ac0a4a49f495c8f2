import EventSourcing

/// A document: written, handed in, reviewed by another person, and valid until it expires.
public enum DocumentDecider: Aggregate {
  public typealias Status = DocumentStatus
  public typealias State = Document
  public typealias Command = DocumentCommand
  public typealias Event = DocumentEvent
  public typealias RelatedFacts = DocumentRelatedFacts

  public static var initial: Document { Document() }
  public static var category: Category { .document }
  public static let creationVerbs: [DocumentVerb] = [.startDocument]
  public static func status(of document: Document) -> DocumentStatus { document.status }
  public static let erased: DocumentStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to document: Document, under rules: ClaimRules
  ) -> Bool { document.isParty(actor, as: role) }
  /// And not of those who represent its owner.
  public static func isAbout(
    _ actor: ActorID, _ document: Document, under rules: ClaimRules
  ) -> Bool { document.owner == actor }

  public static func days(of document: Document) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, document.submittedAt)
  }

  public static func events(
    of command: DocumentCommand, on document: Document, in context: DocumentContext
  ) -> [DocumentEvent] { [event(of: command, on: document, in: context)] }

  private static func event(
    of command: DocumentCommand, on document: Document, in context: DocumentContext
  ) -> DocumentEvent {
    let (by, at) = (context.actor, context.clock)
    return switch command {
    case .startDocument(let start): .documentStarted(started(start, in: context))
    case .addPage(let add): .pageAdded(PageAdded(page: add.page.added(by: by)))
    case .removePage(let remove): .pageRemoved(PageRemoved(page: remove.page, by: by))
    case .editDocument(let edit):
      .documentMetadataEdited(
        DocumentMetadataEdited(
          details: edit.details.stated(over: document, in: context), by: by,
          effective: context.editTime))
    case .submitDocument: .documentSubmitted(DocumentSubmitted(by: by, at: at))
    case .recordOCR(let record): .ocrRecorded(OCRRecorded(reading: record.reading))
    case .verifyDocument(let verify):
      .documentVerified(DocumentVerified(by: by, at: at, note: verify.note))
    case .rejectDocument(let reject):
      .documentRejected(DocumentRejected(codes: reject.codes, text: reject.text, by: by))
    case .resubmitDocument: .documentResubmitted(DocumentResubmitted(by: by, at: at))
    case .remindExpiry(let remind):
      .expiryReminderSent(ExpiryReminderSent(days: remind.days, validUntil: document.validUntil))
    case .expireDocument: .documentExpired(DocumentExpired(validUntil: document.validUntil))
    case .renewDocument(let renew):
      .documentSuperseded(DocumentSuperseded(successor: renew.successor))
    case .revokeDocument(let revoke):
      .documentRevoked(DocumentRevoked(reason: revoke.reason, by: by))
    case .shareDocument(let share):
      .documentShared(DocumentShared(recipient: share.recipient, until: share.until, by: by))
    case .deleteDocument(let delete): .documentDeleted(DocumentDeleted(reason: delete.reason))
    case .eraseDocumentData(let erase):
      .documentDataErased(DocumentDataErased(reason: erase.reason, at: context.recorded))
    case .unshareDocument(let unshare):
      .documentUnshared(DocumentUnshared(recipient: unshare.recipient, by: by))
    case .authoriseDocumentRepresentative(let authorise):
      .documentRepresentativeAuthorised(
        DocumentRepresentativeAuthorised(representative: authorise.representative))
    case .revokeDocumentRepresentative(let revoke):
      .documentRepresentativeRevoked(
        DocumentRepresentativeRevoked(representative: revoke.representative))
    }
  }

  private static func started(
    _ start: StartDocument, in context: DocumentContext
  ) -> DocumentStarted {
    let earlier = start.supersedes == nil ? 0 : context.relatedFacts.other?.version ?? 0
    return DocumentStarted(
      owner: start.owner(in: context),
      details: start.details.changes(to: initial), supersedes: start.supersedes,
      version: earlier == .max ? .max : earlier + 1, by: context.actor)
  }
}

extension DocumentPage {
  fileprivate func added(by actor: ActorID) -> DocumentPage {
    var page = self
    page.addedBy = actor
    return page
  }
}
