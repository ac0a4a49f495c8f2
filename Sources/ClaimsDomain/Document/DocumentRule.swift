import EventSourcing

/// The named guards of a document's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Document.md, "Guards".
public enum DocumentRule: String, GuardRule, CaseIterable {
  // Judged on the document, its neighbours and the sender alone.
  case documentIncomplete, contributorVerifies, alreadyExpired
  case unchangedSinceRejection, resubmitLimit, notExpired, documentInUse, representativeActs
  // Judged with the command's arguments.
  case ownerMissing, typeUnknown, detailsInvalid, issuedInFuture, nothingEdited
  case predecessorMissing, predecessorOfOtherType
  case pageIncomplete, pageIDTaken, pageKnown, pageNotImage, compressionFailed, pageTooLarge
  case pageUnknown, readingEmpty, confidenceOutOfRange
  case rejectionCodesMissing, rejectionCodeUnknown, reasonMissing
  case reminderNotDue, alreadyReminded
  case successorIsSelf, successorMissing, successorOfOtherType, successorNotVerified
  case recipientMissing, shareEndInvalid, shareUnchanged, shareUnknown
  case representativeMissing, representativeKnown, representativeUnknown

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .documentIncomplete, .contributorVerifies, .alreadyExpired, .unchangedSinceRejection,
      .resubmitLimit, .notExpired, .documentInUse, .representativeActs:
      .state
    default: .arguments
    }
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .documentIncomplete, .ownerMissing, .pageIncomplete, .readingEmpty,
      .representativeMissing:
      .missingRequiredFields
    case .contributorVerifies: .fourEyesRequired
    case .alreadyExpired: .alreadyExpired
    case .unchangedSinceRejection, .nothingEdited, .shareUnchanged, .shareUnknown,
      .representativeKnown, .representativeUnknown:
      .noChange
    case .resubmitLimit: .resubmitLimit
    case .notExpired, .reminderNotDue: .notDue
    case .documentInUse: .documentInUse
    case .representativeActs: .conflictOfInterest
    case .typeUnknown, .predecessorOfOtherType, .successorOfOtherType: .invalidDocumentType
    case .detailsInvalid: .invalidField
    case .issuedInFuture: .futureDate
    case .predecessorMissing, .successorMissing: .documentNotFound
    case .pageIDTaken: .idTaken
    case .pageKnown: .duplicateAttachment
    case .pageNotImage: .invalidImageFormat
    case .compressionFailed: .compressionFailed
    case .pageTooLarge: .sizeTooLarge
    case .pageUnknown: .pageNotFound
    case .confidenceOutOfRange: .scoreOutOfRange
    case .rejectionCodesMissing, .reasonMissing: .reasonMissing
    case .rejectionCodeUnknown: .unknownCatalogCode
    case .alreadyReminded: .alreadyReminded
    case .successorIsSelf: .selfReference
    case .successorNotVerified: .documentNotVerified
    case .recipientMissing: .recipientMissing
    case .shareEndInvalid: .dueInPast
    }
  }

  /// The reason for a refusal, if the document, its neighbours and the sender alone violate this
  /// rule.
  func violation(on document: Document, in context: DocumentContext) -> Reason? {
    switch self {
    case .documentIncomplete:
      let gaps = document.gaps(in: context.neighbours.catalogs)
      return gaps.isEmpty ? nil : Reason(code, expected: Self.listed(gaps))
    case .contributorVerifies:
      guard context.rules.fourEyes, document.concerns(context.actor) else { return nil }
      return Reason(
        code, expected: "somebody other than " + context.actor.text, found: context.actor.text)
    case .alreadyExpired:
      guard let last = document.validUntil, last.endUTC <= context.clock else { return nil }
      return Reason(code, expected: "a day that is not over", found: last.text)
    case .unchangedSinceRejection:
      return document.isChanged ? nil : Reason(code, expected: "other pages or other details")
    case .resubmitLimit:
      let (limit, count) = (context.rules.documentResubmitLimit, document.submissions)
      // The first time it was handed in is none of them.
      guard count > limit else { return nil }
      return Reason(code, expected: "at most " + String(limit), found: String(count))
    case .notExpired:
      guard let end = document.end else { return Reason(code, expected: "a last day") }
      guard context.clock < end else { return nil }
      return Reason(code, expected: "from " + end.text, found: context.clock.text)
    case .documentInUse:
      return context.neighbours.isReferenced
        ? Reason(code, expected: "no claim that names it") : nil
    case .representativeActs:
      guard context.actor != document.owner else { return nil }
      return Reason(code, expected: document.owner.text, found: context.actor.text)
    default: return nil
    }
  }

  /// The reason for a refusal, if the command's arguments violate this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(
    by command: DocumentCommand, on document: Document, in context: DocumentContext
  ) -> Reason? {
    switch command {
    case .startDocument(let start): violation(by: start, in: context)
    case .addPage(let add): violation(by: add, on: document, in: context)
    case .removePage(let remove): violation(ofPage: remove.page, on: document)
    case .editDocument(let edit): violation(by: edit.details, on: document, in: context)
    case .recordOCR(let record): violation(by: record.reading, on: document)
    case .rejectDocument(let reject): violation(ofCodes: reject.codes, in: context)
    case .remindExpiry(let remind): violation(ofReminder: remind.days, on: document, in: context)
    case .renewDocument(let renew): violation(by: renew.successor, on: document, in: context)
    case .revokeDocument(let revoke):
      self == .reasonMissing && revoke.reason.isBlank ? Reason(code, expected: "reason") : nil
    case .shareDocument(let share): violation(by: share, on: document, in: context)
    case .unshareDocument(let unshare): violation(by: unshare, on: document)
    case .authoriseDocumentRepresentative(let authorise):
      violation(ofRepresentative: authorise.representative, on: document)
    case .revokeDocumentRepresentative(let revoke):
      violation(ofRepresentative: revoke.representative, on: document)
    // Older drafts were handed in though their type was retired since.
    case .submitDocument:
      context.version > 5
        ? violation(by: DocumentDetails(type: document.type), on: document, in: context) : nil
    case .verifyDocument, .resubmitDocument, .expireDocument, .deleteDocument: nil
    }
  }
}

extension Document {
  /// What must be there before somebody looks at it, and is not.
  fileprivate func gaps(in catalogs: CatalogBook) -> [String] {
    let needsEnd = catalogs.entry(type, in: .documentTypes)?.expires ?? false
    var gaps: [String] = []
    if pages.isEmpty { gaps.append("a page") }
    if title.isBlank { gaps.append("title") }
    if needsEnd, validUntil == nil { gaps.append("validUntil") }
    return gaps
  }
}

extension DocumentRule {
  /// Names with commas between them.
  static func listed(_ names: [String]) -> String {
    var text = ""
    for name in names { text += (text.isEmpty ? "" : ", ") + name }
    return text
  }
}
