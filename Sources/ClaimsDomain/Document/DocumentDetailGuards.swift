import EventSourcing

// The guards of what a document says of itself. Source: Specs/Lifecycles/Document.md, "Guards".

extension Guard<DocumentDecider> {
  /// A claimant's own document is theirs without a word.
  static var ownerMissing: Self {
    Self(.missingRequiredFields, of: { $0.startDocument }) { start, _, context in
      .when(
        context.role != .claimant && start.owner.isMissing(in: context.version),
        expected: .field("owner"))
    }
  }
  static var typeUnknown: Self {
    Self(.invalidDocumentType) { command, document, context in
      guard let type = command.type(of: document, in: context) else { return nil }
      return .when(
        !context.relatedFacts.catalogs.isActive(type, in: .documentTypes),
        expected: .codeOf(Catalog.documentTypes.name), found: .value(type))
    }
  }
  static var detailsInvalid: Self {
    Self(.invalidField, of: { $0.details }) { details, document, context in
      if details.title?.isBlank ?? false { return Violation(expected: .field("title")) }
      if details.isEndless, details.validUntil != nil {
        return Violation(expected: .oneOfValidUntilIsEndless)
      }
      // What is told late may count in part.
      return document.standing(details, since: context.editTime).reversed(on: document)
        ?? details.reversed(on: Document())
    }
  }
  static var issuedInFuture: Self {
    Self(.futureDate, of: { $0.details?.issuedOn }) { date, _, context in
      .when(
        date > context.latestDay, expected: .atMost(context.latestDay), found: .value(date))
    }
  }
  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editDocument?.details }) { details, document, context in
      .when(details.stated(over: document, in: context) == DocumentDetails())
    }
  }
  static var documentIncomplete: Self {
    Self(.missingRequiredFields) { document, context in
      let type = context.relatedFacts.catalogs.entry(document.type, in: .documentTypes)
      return Violation(missing: [
        "a page": document.pages.isEmpty, "title": document.title.isBlank,
        "validUntil": type?.expires ?? false && document.validUntil == nil,
      ])
    }
  }
}

extension DocumentDetails {
  /// That a document would end before it was issued.
  fileprivate func reversed(on document: Document) -> Violation? {
    let last = isEndless ? nil : validUntil ?? document.validUntil
    guard let last, let first = issuedOn ?? document.issuedOn else { return nil }
    return .when(last < first, expected: .validUntilAtLeast(first), found: .value(last))
  }
}

extension DocumentCommand {
  fileprivate var details: DocumentDetails? { startDocument?.details ?? editDocument?.details }

  /// The type that must be one of the catalog's.
  fileprivate func type(of document: Document, in context: DocumentContext) -> String? {
    switch self {
    case .startDocument(let start): start.details.type ?? ""
    case .editDocument(let edit): edit.details.type
    // Older drafts were handed in though their type was retired since.
    case .submitDocument: context.version > 5 ? document.type : nil
    default: nil
    }
  }
}

extension StartDocument {
  /// The document's owner.
  func owner(in context: DocumentContext) -> ActorID {
    context.role == .claimant ? context.actor : owner
  }
}
