import EventSourcing

/// Something that happened to a document.
public enum DocumentEvent: Union {
  case documentStarted(DocumentStarted)
  case pageAdded(PageAdded)
  case pageRemoved(PageRemoved)
  case documentMetadataEdited(DocumentMetadataEdited)
  case documentSubmitted(DocumentSubmitted)
  case ocrRecorded(OCRRecorded)
  case documentVerified(DocumentVerified)
  case documentRejected(DocumentRejected)
  case documentResubmitted(DocumentResubmitted)
  case expiryReminderSent(ExpiryReminderSent)
  case documentExpired(DocumentExpired)
  case documentSuperseded(DocumentSuperseded)
  case documentRevoked(DocumentRevoked)
  case documentShared(DocumentShared)
  case documentDeleted(DocumentDeleted)
  case documentUnshared(DocumentUnshared)
  case documentRepresentativeAuthorised(DocumentRepresentativeAuthorised)
  case documentRepresentativeRevoked(DocumentRepresentativeRevoked)

  public static var unionName: StaticString { "DocumentEvent" }

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
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: DocumentEventKind, from visitor: inout F
  ) throws(WireError) -> DocumentEvent? {
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
    case .documentMetadataEdited:
      return .documentMetadataEdited(try filled(DocumentMetadataEdited.self))
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
    case .documentRepresentativeAuthorised:
      return .documentRepresentativeAuthorised(try filled(DocumentRepresentativeAuthorised.self))
    case .documentRepresentativeRevoked:
      return .documentRepresentativeRevoked(try filled(DocumentRepresentativeRevoked.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
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
    }
  }
}
