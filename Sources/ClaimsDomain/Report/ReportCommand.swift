import EventSourcing

/// A command about an incident report: a verb and its arguments.
public enum ReportCommand: Union {
  case startReport(StartReport)
  case editReport(EditReport)
  case addReportAttachment(AddReportAttachment)
  case submitReport(SubmitReport)
  case discardReport(DiscardReport)
  case reviewReport(ReviewReport)
  case startReportInvestigation(StartReportInvestigation)
  case addAdminNote(AddAdminNote)
  case classifyIncident(ClassifyIncident)
  case sendAuthorityNotice(SendAuthorityNotice)
  case recordIncidentTimeline(RecordIncidentTimeline)
  case linkReport(LinkReport)
  case escalateReport(EscalateReport)
  case closeReport(CloseReport)
  case reopenReport(ReopenReport)
  case flagMissedNotice(FlagMissedNotice)
  case assignReport(AssignReport)

  public static var unionName: StaticString { "ReportCommand" }

  @inlinable public var kind: ReportVerb {
    switch self {
    case .startReport: .startReport
    case .editReport: .editReport
    case .addReportAttachment: .addReportAttachment
    case .submitReport: .submitReport
    case .discardReport: .discardReport
    case .reviewReport: .reviewReport
    case .startReportInvestigation: .startReportInvestigation
    case .addAdminNote: .addAdminNote
    case .classifyIncident: .classifyIncident
    case .sendAuthorityNotice: .sendAuthorityNotice
    case .recordIncidentTimeline: .recordIncidentTimeline
    case .linkReport: .linkReport
    case .escalateReport: .escalateReport
    case .closeReport: .closeReport
    case .reopenReport: .reopenReport
    case .flagMissedNotice: .flagMissedNotice
    case .assignReport: .assignReport
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: ReportVerb, from visitor: inout F
  ) throws(WireError) -> ReportCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .startReport: return .startReport(try filled(StartReport.self))
    case .editReport: return .editReport(try filled(EditReport.self))
    case .addReportAttachment: return .addReportAttachment(try filled(AddReportAttachment.self))
    case .submitReport: return .submitReport(try filled(SubmitReport.self))
    case .discardReport: return .discardReport(try filled(DiscardReport.self))
    case .reviewReport: return .reviewReport(try filled(ReviewReport.self))
    case .startReportInvestigation:
      return .startReportInvestigation(try filled(StartReportInvestigation.self))
    case .addAdminNote: return .addAdminNote(try filled(AddAdminNote.self))
    case .classifyIncident: return .classifyIncident(try filled(ClassifyIncident.self))
    case .sendAuthorityNotice: return .sendAuthorityNotice(try filled(SendAuthorityNotice.self))
    case .recordIncidentTimeline:
      return .recordIncidentTimeline(try filled(RecordIncidentTimeline.self))
    case .linkReport: return .linkReport(try filled(LinkReport.self))
    case .escalateReport: return .escalateReport(try filled(EscalateReport.self))
    case .closeReport: return .closeReport(try filled(CloseReport.self))
    case .reopenReport: return .reopenReport(try filled(ReopenReport.self))
    case .flagMissedNotice: return .flagMissedNotice(try filled(FlagMissedNotice.self))
    case .assignReport: return .assignReport(try filled(AssignReport.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .startReport(var payload): try visitor.payload(&payload)
    case .editReport(var payload): try visitor.payload(&payload)
    case .addReportAttachment(var payload): try visitor.payload(&payload)
    case .submitReport(var payload): try visitor.payload(&payload)
    case .discardReport(var payload): try visitor.payload(&payload)
    case .reviewReport(var payload): try visitor.payload(&payload)
    case .startReportInvestigation(var payload): try visitor.payload(&payload)
    case .addAdminNote(var payload): try visitor.payload(&payload)
    case .classifyIncident(var payload): try visitor.payload(&payload)
    case .sendAuthorityNotice(var payload): try visitor.payload(&payload)
    case .recordIncidentTimeline(var payload): try visitor.payload(&payload)
    case .linkReport(var payload): try visitor.payload(&payload)
    case .escalateReport(var payload): try visitor.payload(&payload)
    case .closeReport(var payload): try visitor.payload(&payload)
    case .reopenReport(var payload): try visitor.payload(&payload)
    case .flagMissedNotice(var payload): try visitor.payload(&payload)
    case .assignReport(var payload): try visitor.payload(&payload)
    }
  }
}
