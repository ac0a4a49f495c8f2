import EventSourcing

/// A command about a document: a verb and its arguments.
public enum DocumentCommand: Union {
  case startDocument(StartDocument)
  case addPage(AddPage)
  case removePage(RemovePage)
  case editDocument(EditDocument)
  case submitDocument(SubmitDocument)
  case recordOCR(RecordOCR)
  case verifyDocument(VerifyDocument)
  case rejectDocument(RejectDocument)
  case resubmitDocument(ResubmitDocument)
  case remindExpiry(RemindExpiry)
  case expireDocument(ExpireDocument)
  case renewDocument(RenewDocument)
  case revokeDocument(RevokeDocument)
  case shareDocument(ShareDocument)
  case deleteDocument(DeleteDocument)
  case unshareDocument(UnshareDocument)
  case authoriseDocumentRepresentative(AuthoriseDocumentRepresentative)
  case revokeDocumentRepresentative(RevokeDocumentRepresentative)

  public static var unionName: StaticString { "DocumentCommand" }

  @inlinable public var kind: DocumentVerb {
    switch self {
    case .startDocument: .startDocument
    case .addPage: .addPage
    case .removePage: .removePage
    case .editDocument: .editDocument
    case .submitDocument: .submitDocument
    case .recordOCR: .recordOCR
    case .verifyDocument: .verifyDocument
    case .rejectDocument: .rejectDocument
    case .resubmitDocument: .resubmitDocument
    case .remindExpiry: .remindExpiry
    case .expireDocument: .expireDocument
    case .renewDocument: .renewDocument
    case .revokeDocument: .revokeDocument
    case .shareDocument: .shareDocument
    case .deleteDocument: .deleteDocument
    case .unshareDocument: .unshareDocument
    case .authoriseDocumentRepresentative: .authoriseDocumentRepresentative
    case .revokeDocumentRepresentative: .revokeDocumentRepresentative
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: DocumentVerb, from visitor: inout F
  ) throws(WireError) -> DocumentCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .startDocument: return .startDocument(try filled(StartDocument.self))
    case .addPage: return .addPage(try filled(AddPage.self))
    case .removePage: return .removePage(try filled(RemovePage.self))
    case .editDocument: return .editDocument(try filled(EditDocument.self))
    case .submitDocument: return .submitDocument(try filled(SubmitDocument.self))
    case .recordOCR: return .recordOCR(try filled(RecordOCR.self))
    case .verifyDocument: return .verifyDocument(try filled(VerifyDocument.self))
    case .rejectDocument: return .rejectDocument(try filled(RejectDocument.self))
    case .resubmitDocument: return .resubmitDocument(try filled(ResubmitDocument.self))
    case .remindExpiry: return .remindExpiry(try filled(RemindExpiry.self))
    case .expireDocument: return .expireDocument(try filled(ExpireDocument.self))
    case .renewDocument: return .renewDocument(try filled(RenewDocument.self))
    case .revokeDocument: return .revokeDocument(try filled(RevokeDocument.self))
    case .shareDocument: return .shareDocument(try filled(ShareDocument.self))
    case .deleteDocument: return .deleteDocument(try filled(DeleteDocument.self))
    case .unshareDocument: return .unshareDocument(try filled(UnshareDocument.self))
    case .authoriseDocumentRepresentative:
      return .authoriseDocumentRepresentative(try filled(AuthoriseDocumentRepresentative.self))
    case .revokeDocumentRepresentative:
      return .revokeDocumentRepresentative(try filled(RevokeDocumentRepresentative.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .startDocument(var payload): try visitor.payload(&payload)
    case .addPage(var payload): try visitor.payload(&payload)
    case .removePage(var payload): try visitor.payload(&payload)
    case .editDocument(var payload): try visitor.payload(&payload)
    case .submitDocument(var payload): try visitor.payload(&payload)
    case .recordOCR(var payload): try visitor.payload(&payload)
    case .verifyDocument(var payload): try visitor.payload(&payload)
    case .rejectDocument(var payload): try visitor.payload(&payload)
    case .resubmitDocument(var payload): try visitor.payload(&payload)
    case .remindExpiry(var payload): try visitor.payload(&payload)
    case .expireDocument(var payload): try visitor.payload(&payload)
    case .renewDocument(var payload): try visitor.payload(&payload)
    case .revokeDocument(var payload): try visitor.payload(&payload)
    case .shareDocument(var payload): try visitor.payload(&payload)
    case .deleteDocument(var payload): try visitor.payload(&payload)
    case .unshareDocument(var payload): try visitor.payload(&payload)
    case .authoriseDocumentRepresentative(var payload): try visitor.payload(&payload)
    case .revokeDocumentRepresentative(var payload): try visitor.payload(&payload)
    }
  }
}
