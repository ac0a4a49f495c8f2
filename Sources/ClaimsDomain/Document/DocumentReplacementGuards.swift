import EventSourcing

// The guards of documents that take one another's place.

extension Guard<DocumentDecider> {
  // MARK: The document that a new one replaces

  static var predecessorMissing: Self {
    Self(.documentNotFound, of: { $0.startDocument }) { start, _, context in
      guard let earlier = start.supersedes else { return nil }
      return .when(
        context.otherDocument(of: start.owner(in: context)) == nil,
        expected: .documentOfSameOwner, found: .value(earlier))
    }
  }
  static var predecessorOfOtherType: Self {
    Self(.invalidDocumentType, of: { $0.startDocument }) { start, _, context in
      // Before version 7 the owner was not compared, and strangers learned the type.
      let owner = start.owner(in: context)
      guard start.supersedes != nil,
        let other = context.version >= 7
          ? context.otherDocument(of: owner) : context.otherDocument
      else { return nil }
      return Violation(ofType: start.details.type ?? "", expected: other.type)
    }
  }

  // MARK: The document that takes its place

  static var successorIsSelf: Self {
    Self(.selfReference, of: { $0.renewDocument?.successor }) { successor, _, context in
      .when(
        successor == context.relatedFacts.document, expected: .anotherDocument,
        found: .value(successor))
    }
  }
  static var successorMissing: Self {
    Self(.documentNotFound, of: { $0.renewDocument?.successor }) { successor, document, context in
      .when(
        successor != context.relatedFacts.document
          && context.otherDocument(of: document.owner) == nil,
        expected: .documentOfSameOwner, found: .value(successor))
    }
  }
  static var successorOfOtherType: Self {
    Self(.invalidDocumentType, of: { $0.renewDocument }) { renew, document, context in
      renew.successor(of: document, in: context).flatMap {
        Violation(ofType: $0.type, expected: document.type)
      }
    }
  }
  static var successorNotVerified: Self {
    Self(.documentNotVerified, of: { $0.renewDocument }) { renew, document, context in
      renew.successor(of: document, in: context).flatMap {
        .when(
          $0.status != .verified, expected: .code(DocumentStatus.verified), found: .code($0.status))
      }
    }
  }
}

extension RenewDocument {
  /// What takes the document's place, if it is another one, exists, and has the same owner.
  fileprivate func successor(of document: Document, in context: DocumentContext) -> OtherDocument? {
    successor == context.relatedFacts.document ? nil : context.otherDocument(of: document.owner)
  }
}

extension DocumentContext {
  /// The other document, if it was begun and not deleted, and is the sender's to name.
  fileprivate var otherDocument: OtherDocument? {
    relatedFacts.other.flatMap { other in
      [.none, .deleted, .erased].contains(other.status) || version > 10 && other.isForeign
        ? nil : other
    }
  }

  fileprivate func otherDocument(of owner: ActorID) -> OtherDocument? {
    otherDocument.flatMap { $0.owner == owner ? $0 : nil }
  }
}

extension Violation {
  fileprivate init?(ofType type: String, expected: String) {
    guard !type.isSame(as: expected) else { return nil }
    self.init(expected: .value(expected), found: .value(type))
  }
}
