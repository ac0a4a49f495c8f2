// Generated from Document/Document.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of a document. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum DocumentVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Begin a document".
  case startDocument = 1
  /// Labelled "Add a page".
  case addPage = 2
  /// Labelled "Remove a page".
  case removePage = 3
  /// Labelled "Edit the document".
  case editDocument = 4
  /// Labelled "Submit the document".
  case submitDocument = 5
  /// Labelled "Record the text read".
  case recordOCR = 6
  /// Labelled "Verify".
  case verifyDocument = 7
  /// Labelled "Turn the document down".
  case rejectDocument = 8
  /// Labelled "Submit the document again".
  case resubmitDocument = 9
  /// Labelled "Remind of the expiry".
  case remindExpiry = 10
  /// Labelled "Let the document expire".
  case expireDocument = 11
  /// Labelled "Renew the document".
  case renewDocument = 12
  /// Labelled "Revoke the verification".
  case revokeDocument = 13
  /// Labelled "Share".
  case shareDocument = 14
  /// Labelled "Delete the document".
  case deleteDocument = 15
  /// Labelled "Stop sharing".
  case unshareDocument = 16
  /// Labelled "Authorise a representative".
  case authoriseDocumentRepresentative = 17
  /// Labelled "Revoke a representative".
  case revokeDocumentRepresentative = 18
  /// Labelled "Erase the personal data of the document".
  case eraseDocumentData = 19

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DocumentVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .startDocument: "startDocument"
      case .addPage: "addPage"
      case .removePage: "removePage"
      case .editDocument: "editDocument"
      case .submitDocument: "submitDocument"
      case .recordOCR: "recordOCR"
      case .verifyDocument: "verifyDocument"
      case .rejectDocument: "rejectDocument"
      case .resubmitDocument: "resubmitDocument"
      case .remindExpiry: "remindExpiry"
      case .expireDocument: "expireDocument"
      case .renewDocument: "renewDocument"
      case .revokeDocument: "revokeDocument"
      case .shareDocument: "shareDocument"
      case .deleteDocument: "deleteDocument"
      case .unshareDocument: "unshareDocument"
      case .authoriseDocumentRepresentative: "authoriseDocumentRepresentative"
      case .revokeDocumentRepresentative: "revokeDocumentRepresentative"
      case .eraseDocumentData: "eraseDocumentData"
    }
  }
}

/// A command to a document: a verb and its arguments.
public enum DocumentCommand: Union {
  /// See `StartDocument`.
  case startDocument(StartDocument)
  /// See `AddPage`.
  case addPage(AddPage)
  /// See `RemovePage`.
  case removePage(RemovePage)
  /// See `EditDocument`.
  case editDocument(EditDocument)
  /// See `SubmitDocument`.
  case submitDocument(SubmitDocument)
  /// See `RecordOCR`.
  case recordOCR(RecordOCR)
  /// See `VerifyDocument`.
  case verifyDocument(VerifyDocument)
  /// See `RejectDocument`.
  case rejectDocument(RejectDocument)
  /// See `ResubmitDocument`.
  case resubmitDocument(ResubmitDocument)
  /// See `RemindExpiry`.
  case remindExpiry(RemindExpiry)
  /// See `ExpireDocument`.
  case expireDocument(ExpireDocument)
  /// See `RenewDocument`.
  case renewDocument(RenewDocument)
  /// See `RevokeDocument`.
  case revokeDocument(RevokeDocument)
  /// See `ShareDocument`.
  case shareDocument(ShareDocument)
  /// See `DeleteDocument`.
  case deleteDocument(DeleteDocument)
  /// See `UnshareDocument`.
  case unshareDocument(UnshareDocument)
  /// See `AuthoriseDocumentRepresentative`.
  case authoriseDocumentRepresentative(AuthoriseDocumentRepresentative)
  /// See `RevokeDocumentRepresentative`.
  case revokeDocumentRepresentative(RevokeDocumentRepresentative)
  /// See `EraseDocumentData`.
  case eraseDocumentData(EraseDocumentData)

  public static var unionName: StaticString { "DocumentCommand" }

  /// The payload of `startDocument`; nil of any other case.
  @inline(__always) public var startDocument: StartDocument? {
    if case .startDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `addPage`; nil of any other case.
  @inline(__always) public var addPage: AddPage? {
    if case .addPage(let payload) = self { payload } else { nil }
  }
  /// The payload of `removePage`; nil of any other case.
  @inline(__always) public var removePage: RemovePage? {
    if case .removePage(let payload) = self { payload } else { nil }
  }
  /// The payload of `editDocument`; nil of any other case.
  @inline(__always) public var editDocument: EditDocument? {
    if case .editDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `submitDocument`; nil of any other case.
  @inline(__always) public var submitDocument: SubmitDocument? {
    if case .submitDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordOCR`; nil of any other case.
  @inline(__always) public var recordOCR: RecordOCR? {
    if case .recordOCR(let payload) = self { payload } else { nil }
  }
  /// The payload of `verifyDocument`; nil of any other case.
  @inline(__always) public var verifyDocument: VerifyDocument? {
    if case .verifyDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `rejectDocument`; nil of any other case.
  @inline(__always) public var rejectDocument: RejectDocument? {
    if case .rejectDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `resubmitDocument`; nil of any other case.
  @inline(__always) public var resubmitDocument: ResubmitDocument? {
    if case .resubmitDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `remindExpiry`; nil of any other case.
  @inline(__always) public var remindExpiry: RemindExpiry? {
    if case .remindExpiry(let payload) = self { payload } else { nil }
  }
  /// The payload of `expireDocument`; nil of any other case.
  @inline(__always) public var expireDocument: ExpireDocument? {
    if case .expireDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `renewDocument`; nil of any other case.
  @inline(__always) public var renewDocument: RenewDocument? {
    if case .renewDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `revokeDocument`; nil of any other case.
  @inline(__always) public var revokeDocument: RevokeDocument? {
    if case .revokeDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `shareDocument`; nil of any other case.
  @inline(__always) public var shareDocument: ShareDocument? {
    if case .shareDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `deleteDocument`; nil of any other case.
  @inline(__always) public var deleteDocument: DeleteDocument? {
    if case .deleteDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `unshareDocument`; nil of any other case.
  @inline(__always) public var unshareDocument: UnshareDocument? {
    if case .unshareDocument(let payload) = self { payload } else { nil }
  }
  /// The payload of `authoriseDocumentRepresentative`; nil of any other case.
  @inline(__always) public var authoriseDocumentRepresentative: AuthoriseDocumentRepresentative? {
    if case .authoriseDocumentRepresentative(let payload) = self { payload } else { nil }
  }
  /// The payload of `revokeDocumentRepresentative`; nil of any other case.
  @inline(__always) public var revokeDocumentRepresentative: RevokeDocumentRepresentative? {
    if case .revokeDocumentRepresentative(let payload) = self { payload } else { nil }
  }
  /// The payload of `eraseDocumentData`; nil of any other case.
  @inline(__always) public var eraseDocumentData: EraseDocumentData? {
    if case .eraseDocumentData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
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
      case .eraseDocumentData: .eraseDocumentData
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: DocumentVerb, from visitor: inout F) throws(WireError) -> DocumentCommand? {
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
      case .authoriseDocumentRepresentative: return .authoriseDocumentRepresentative(try filled(AuthoriseDocumentRepresentative.self))
      case .revokeDocumentRepresentative: return .revokeDocumentRepresentative(try filled(RevokeDocumentRepresentative.self))
      case .eraseDocumentData: return .eraseDocumentData(try filled(EraseDocumentData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
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
      case .eraseDocumentData(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> DocumentCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to a document. Numbers and names are stored.
public enum DocumentEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Document begun".
  case documentStarted = 1
  /// Labelled "Page added".
  case pageAdded = 2
  /// Labelled "Page removed".
  case pageRemoved = 3
  /// Labelled "Document edited".
  case documentMetadataEdited = 4
  /// Labelled "Document submitted".
  case documentSubmitted = 5
  /// Labelled "Text read".
  case ocrRecorded = 6
  /// Labelled "Document verified".
  case documentVerified = 7
  /// Labelled "Document turned down".
  case documentRejected = 8
  /// Labelled "Document submitted again".
  case documentResubmitted = 9
  /// Labelled "Reminder of expiry sent".
  case expiryReminderSent = 10
  /// Labelled "Document expired".
  case documentExpired = 11
  /// Labelled "Document replaced".
  case documentSuperseded = 12
  /// Labelled "Verification revoked".
  case documentRevoked = 13
  /// Labelled "Document shared".
  case documentShared = 14
  /// Labelled "Document deleted".
  case documentDeleted = 15
  /// Labelled "Sharing ended".
  case documentUnshared = 16
  /// Labelled "Representative authorised".
  case documentRepresentativeAuthorised = 17
  /// Labelled "Representative revoked".
  case documentRepresentativeRevoked = 18
  /// Labelled "Personal data of the document erased".
  case documentDataErased = 19

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "DocumentEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .documentStarted: "DocumentStarted"
      case .pageAdded: "PageAdded"
      case .pageRemoved: "PageRemoved"
      case .documentMetadataEdited: "DocumentMetadataEdited"
      case .documentSubmitted: "DocumentSubmitted"
      case .ocrRecorded: "OCRRecorded"
      case .documentVerified: "DocumentVerified"
      case .documentRejected: "DocumentRejected"
      case .documentResubmitted: "DocumentResubmitted"
      case .expiryReminderSent: "ExpiryReminderSent"
      case .documentExpired: "DocumentExpired"
      case .documentSuperseded: "DocumentSuperseded"
      case .documentRevoked: "DocumentRevoked"
      case .documentShared: "DocumentShared"
      case .documentDeleted: "DocumentDeleted"
      case .documentUnshared: "DocumentUnshared"
      case .documentRepresentativeAuthorised: "DocumentRepresentativeAuthorised"
      case .documentRepresentativeRevoked: "DocumentRepresentativeRevoked"
      case .documentDataErased: "DocumentDataErased"
    }
  }
}

/// Something that happened to a document.
public enum DocumentEvent: Union {
  /// See `DocumentStarted`.
  case documentStarted(DocumentStarted)
  /// See `PageAdded`.
  case pageAdded(PageAdded)
  /// See `PageRemoved`.
  case pageRemoved(PageRemoved)
  /// See `DocumentMetadataEdited`.
  case documentMetadataEdited(DocumentMetadataEdited)
  /// See `DocumentSubmitted`.
  case documentSubmitted(DocumentSubmitted)
  /// See `OCRRecorded`.
  case ocrRecorded(OCRRecorded)
  /// See `DocumentVerified`.
  case documentVerified(DocumentVerified)
  /// See `DocumentRejected`.
  case documentRejected(DocumentRejected)
  /// See `DocumentResubmitted`.
  case documentResubmitted(DocumentResubmitted)
  /// See `ExpiryReminderSent`.
  case expiryReminderSent(ExpiryReminderSent)
  /// See `DocumentExpired`.
  case documentExpired(DocumentExpired)
  /// See `DocumentSuperseded`.
  case documentSuperseded(DocumentSuperseded)
  /// See `DocumentRevoked`.
  case documentRevoked(DocumentRevoked)
  /// See `DocumentShared`.
  case documentShared(DocumentShared)
  /// See `DocumentDeleted`.
  case documentDeleted(DocumentDeleted)
  /// See `DocumentUnshared`.
  case documentUnshared(DocumentUnshared)
  /// See `DocumentRepresentativeAuthorised`.
  case documentRepresentativeAuthorised(DocumentRepresentativeAuthorised)
  /// See `DocumentRepresentativeRevoked`.
  case documentRepresentativeRevoked(DocumentRepresentativeRevoked)
  /// See `DocumentDataErased`.
  case documentDataErased(DocumentDataErased)

  public static var unionName: StaticString { "DocumentEvent" }


  /// Which case it is.
  @inlinable public var kind: DocumentEventKind {
    switch self {
      case .documentStarted: .documentStarted
      case .pageAdded: .pageAdded
      case .pageRemoved: .pageRemoved
      case .documentMetadataEdited: .documentMetadataEdited
      case .documentSubmitted: .documentSubmitted
      case .ocrRecorded: .ocrRecorded
      case .documentVerified: .documentVerified
      case .documentRejected: .documentRejected
      case .documentResubmitted: .documentResubmitted
      case .expiryReminderSent: .expiryReminderSent
      case .documentExpired: .documentExpired
      case .documentSuperseded: .documentSuperseded
      case .documentRevoked: .documentRevoked
      case .documentShared: .documentShared
      case .documentDeleted: .documentDeleted
      case .documentUnshared: .documentUnshared
      case .documentRepresentativeAuthorised: .documentRepresentativeAuthorised
      case .documentRepresentativeRevoked: .documentRepresentativeRevoked
      case .documentDataErased: .documentDataErased
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: DocumentEventKind, from visitor: inout F) throws(WireError) -> DocumentEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .documentStarted: return .documentStarted(try filled(DocumentStarted.self))
      case .pageAdded: return .pageAdded(try filled(PageAdded.self))
      case .pageRemoved: return .pageRemoved(try filled(PageRemoved.self))
      case .documentMetadataEdited: return .documentMetadataEdited(try filled(DocumentMetadataEdited.self))
      case .documentSubmitted: return .documentSubmitted(try filled(DocumentSubmitted.self))
      case .ocrRecorded: return .ocrRecorded(try filled(OCRRecorded.self))
      case .documentVerified: return .documentVerified(try filled(DocumentVerified.self))
      case .documentRejected: return .documentRejected(try filled(DocumentRejected.self))
      case .documentResubmitted: return .documentResubmitted(try filled(DocumentResubmitted.self))
      case .expiryReminderSent: return .expiryReminderSent(try filled(ExpiryReminderSent.self))
      case .documentExpired: return .documentExpired(try filled(DocumentExpired.self))
      case .documentSuperseded: return .documentSuperseded(try filled(DocumentSuperseded.self))
      case .documentRevoked: return .documentRevoked(try filled(DocumentRevoked.self))
      case .documentShared: return .documentShared(try filled(DocumentShared.self))
      case .documentDeleted: return .documentDeleted(try filled(DocumentDeleted.self))
      case .documentUnshared: return .documentUnshared(try filled(DocumentUnshared.self))
      case .documentRepresentativeAuthorised: return .documentRepresentativeAuthorised(try filled(DocumentRepresentativeAuthorised.self))
      case .documentRepresentativeRevoked: return .documentRepresentativeRevoked(try filled(DocumentRepresentativeRevoked.self))
      case .documentDataErased: return .documentDataErased(try filled(DocumentDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .documentStarted(var payload): try visitor.payload(&payload)
      case .pageAdded(var payload): try visitor.payload(&payload)
      case .pageRemoved(var payload): try visitor.payload(&payload)
      case .documentMetadataEdited(var payload): try visitor.payload(&payload)
      case .documentSubmitted(var payload): try visitor.payload(&payload)
      case .ocrRecorded(var payload): try visitor.payload(&payload)
      case .documentVerified(var payload): try visitor.payload(&payload)
      case .documentRejected(var payload): try visitor.payload(&payload)
      case .documentResubmitted(var payload): try visitor.payload(&payload)
      case .expiryReminderSent(var payload): try visitor.payload(&payload)
      case .documentExpired(var payload): try visitor.payload(&payload)
      case .documentSuperseded(var payload): try visitor.payload(&payload)
      case .documentRevoked(var payload): try visitor.payload(&payload)
      case .documentShared(var payload): try visitor.payload(&payload)
      case .documentDeleted(var payload): try visitor.payload(&payload)
      case .documentUnshared(var payload): try visitor.payload(&payload)
      case .documentRepresentativeAuthorised(var payload): try visitor.payload(&payload)
      case .documentRepresentativeRevoked(var payload): try visitor.payload(&payload)
      case .documentDataErased(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> DocumentEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

