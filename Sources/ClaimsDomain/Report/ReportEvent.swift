import EventSourcing

/// What can have happened to an incident report. Numbers and names are stored.
public enum ReportEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case reportStarted = 1
  case reportEdited = 2
  case reportAttachmentAdded = 3
  case reportSubmitted = 4
  case reportDiscarded = 5
  case reportReviewed = 6
  case reportInvestigationStarted = 7
  case adminNoteAdded = 8
  case incidentClassified = 9
  case authorityNoticeSent = 10
  case incidentTimelineRecorded = 11
  case reportLinked = 12
  case reportEscalated = 13
  case reportClosed = 14
  case reportReopened = 15
  case authorityNoticeMissed = 16
  case reportAssigned = 17

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ReportEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .reportStarted: "ReportStarted"
    case .reportEdited: "ReportEdited"
    case .reportAttachmentAdded: "ReportAttachmentAdded"
    case .reportSubmitted: "ReportSubmitted"
    case .reportDiscarded: "ReportDiscarded"
    case .reportReviewed: "ReportReviewed"
    case .reportInvestigationStarted: "ReportInvestigationStarted"
    case .adminNoteAdded: "AdminNoteAdded"
    case .incidentClassified: "IncidentClassified"
    case .authorityNoticeSent: "AuthorityNoticeSent"
    case .incidentTimelineRecorded: "IncidentTimelineRecorded"
    case .reportLinked: "ReportLinked"
    case .reportEscalated: "ReportEscalated"
    case .reportClosed: "ReportClosed"
    case .reportReopened: "ReportReopened"
    case .authorityNoticeMissed: "AuthorityNoticeMissed"
    case .reportAssigned: "ReportAssigned"
    }
  }
}

/// Something that happened to an incident report.
public enum ReportEvent: Union {
  case reportStarted(ReportStarted)
  case reportEdited(ReportEdited)
  case reportAttachmentAdded(ReportAttachmentAdded)
  case reportSubmitted(ReportSubmitted)
  case reportDiscarded(ReportDiscarded)
  case reportReviewed(ReportReviewed)
  case reportInvestigationStarted(ReportInvestigationStarted)
  case adminNoteAdded(AdminNoteAdded)
  case incidentClassified(IncidentClassified)
  case authorityNoticeSent(AuthorityNoticeSent)
  case incidentTimelineRecorded(IncidentTimelineRecorded)
  case reportLinked(ReportLinked)
  case reportEscalated(ReportEscalated)
  case reportClosed(ReportClosed)
  case reportReopened(ReportReopened)
  case authorityNoticeMissed(AuthorityNoticeMissed)
  case reportAssigned(ReportAssigned)

  public static var unionName: StaticString { "ReportEvent" }

  @inlinable public var kind: ReportEventKind {
    switch self {
    case .reportStarted: .reportStarted
    case .reportEdited: .reportEdited
    case .reportAttachmentAdded: .reportAttachmentAdded
    case .reportSubmitted: .reportSubmitted
    case .reportDiscarded: .reportDiscarded
    case .reportReviewed: .reportReviewed
    case .reportInvestigationStarted: .reportInvestigationStarted
    case .adminNoteAdded: .adminNoteAdded
    case .incidentClassified: .incidentClassified
    case .authorityNoticeSent: .authorityNoticeSent
    case .incidentTimelineRecorded: .incidentTimelineRecorded
    case .reportLinked: .reportLinked
    case .reportEscalated: .reportEscalated
    case .reportClosed: .reportClosed
    case .reportReopened: .reportReopened
    case .authorityNoticeMissed: .authorityNoticeMissed
    case .reportAssigned: .reportAssigned
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ReportEventKind, from visitor: inout F
  ) throws(WireError) -> ReportEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .reportStarted: return .reportStarted(try filled(ReportStarted.self))
    case .reportEdited: return .reportEdited(try filled(ReportEdited.self))
    case .reportAttachmentAdded:
      return .reportAttachmentAdded(try filled(ReportAttachmentAdded.self))
    case .reportSubmitted: return .reportSubmitted(try filled(ReportSubmitted.self))
    case .reportDiscarded: return .reportDiscarded(try filled(ReportDiscarded.self))
    case .reportReviewed: return .reportReviewed(try filled(ReportReviewed.self))
    case .reportInvestigationStarted:
      return .reportInvestigationStarted(try filled(ReportInvestigationStarted.self))
    case .adminNoteAdded: return .adminNoteAdded(try filled(AdminNoteAdded.self))
    case .incidentClassified: return .incidentClassified(try filled(IncidentClassified.self))
    case .authorityNoticeSent: return .authorityNoticeSent(try filled(AuthorityNoticeSent.self))
    case .incidentTimelineRecorded:
      return .incidentTimelineRecorded(try filled(IncidentTimelineRecorded.self))
    case .reportLinked: return .reportLinked(try filled(ReportLinked.self))
    case .reportEscalated: return .reportEscalated(try filled(ReportEscalated.self))
    case .reportClosed: return .reportClosed(try filled(ReportClosed.self))
    case .reportReopened: return .reportReopened(try filled(ReportReopened.self))
    case .authorityNoticeMissed:
      return .authorityNoticeMissed(try filled(AuthorityNoticeMissed.self))
    case .reportAssigned: return .reportAssigned(try filled(ReportAssigned.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .reportStarted(var payload): try visitor.payload(&payload)
    case .reportEdited(var payload): try visitor.payload(&payload)
    case .reportAttachmentAdded(var payload): try visitor.payload(&payload)
    case .reportSubmitted(var payload): try visitor.payload(&payload)
    case .reportDiscarded(var payload): try visitor.payload(&payload)
    case .reportReviewed(var payload): try visitor.payload(&payload)
    case .reportInvestigationStarted(var payload): try visitor.payload(&payload)
    case .adminNoteAdded(var payload): try visitor.payload(&payload)
    case .incidentClassified(var payload): try visitor.payload(&payload)
    case .authorityNoticeSent(var payload): try visitor.payload(&payload)
    case .incidentTimelineRecorded(var payload): try visitor.payload(&payload)
    case .reportLinked(var payload): try visitor.payload(&payload)
    case .reportEscalated(var payload): try visitor.payload(&payload)
    case .reportClosed(var payload): try visitor.payload(&payload)
    case .reportReopened(var payload): try visitor.payload(&payload)
    case .authorityNoticeMissed(var payload): try visitor.payload(&payload)
    case .reportAssigned(var payload): try visitor.payload(&payload)
    }
  }
}
