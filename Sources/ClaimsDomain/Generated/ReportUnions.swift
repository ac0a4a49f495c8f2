// Generated from Report/Report.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of an incident report. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum ReportVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Report an incident".
  case startReport = 1
  /// Labelled "Edit the report".
  case editReport = 2
  /// Labelled "Add an attachment".
  case addReportAttachment = 3
  /// Labelled "Send the report".
  case submitReport = 4
  /// Labelled "Discard the draft".
  case discardReport = 5
  /// Labelled "Review".
  case reviewReport = 6
  /// Labelled "Investigate the report".
  case startReportInvestigation = 7
  /// Labelled "Add a note for administrators".
  case addAdminNote = 8
  /// Labelled "Classify the incident".
  case classifyIncident = 9
  /// Labelled "Notify the authority".
  case sendAuthorityNotice = 10
  /// Labelled "Record the course of the incident".
  case recordIncidentTimeline = 11
  /// Labelled "Link a report".
  case linkReport = 12
  /// Labelled "Make it a claim".
  case escalateReport = 13
  /// Labelled "Close the report".
  case closeReport = 14
  /// Labelled "Reopen the report".
  case reopenReport = 15
  /// Labelled "Record a missed notice".
  case flagMissedNotice = 16
  /// Labelled "Assign the report".
  case assignReport = 17
  /// Labelled "Erase the personal data of the report".
  case eraseReportData = 18

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "ReportVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .startReport: "startReport"
      case .editReport: "editReport"
      case .addReportAttachment: "addReportAttachment"
      case .submitReport: "submitReport"
      case .discardReport: "discardReport"
      case .reviewReport: "reviewReport"
      case .startReportInvestigation: "startReportInvestigation"
      case .addAdminNote: "addAdminNote"
      case .classifyIncident: "classifyIncident"
      case .sendAuthorityNotice: "sendAuthorityNotice"
      case .recordIncidentTimeline: "recordIncidentTimeline"
      case .linkReport: "linkReport"
      case .escalateReport: "escalateReport"
      case .closeReport: "closeReport"
      case .reopenReport: "reopenReport"
      case .flagMissedNotice: "flagMissedNotice"
      case .assignReport: "assignReport"
      case .eraseReportData: "eraseReportData"
    }
  }
}

/// A command to an incident report: a verb and its arguments.
public enum ReportCommand: Union {
  /// See `StartReport`.
  case startReport(StartReport)
  /// See `EditReport`.
  case editReport(EditReport)
  /// See `AddReportAttachment`.
  case addReportAttachment(AddReportAttachment)
  /// See `SubmitReport`.
  case submitReport(SubmitReport)
  /// See `DiscardReport`.
  case discardReport(DiscardReport)
  /// See `ReviewReport`.
  case reviewReport(ReviewReport)
  /// See `StartReportInvestigation`.
  case startReportInvestigation(StartReportInvestigation)
  /// See `AddAdminNote`.
  case addAdminNote(AddAdminNote)
  /// See `ClassifyIncident`.
  case classifyIncident(ClassifyIncident)
  /// See `SendAuthorityNotice`.
  case sendAuthorityNotice(SendAuthorityNotice)
  /// See `RecordIncidentTimeline`.
  case recordIncidentTimeline(RecordIncidentTimeline)
  /// See `LinkReport`.
  case linkReport(LinkReport)
  /// See `EscalateReport`.
  case escalateReport(EscalateReport)
  /// See `CloseReport`.
  case closeReport(CloseReport)
  /// See `ReopenReport`.
  case reopenReport(ReopenReport)
  /// See `FlagMissedNotice`.
  case flagMissedNotice(FlagMissedNotice)
  /// See `AssignReport`.
  case assignReport(AssignReport)
  /// See `EraseReportData`.
  case eraseReportData(EraseReportData)

  public static var unionName: StaticString { "ReportCommand" }

  /// The payload of `startReport`; nil of any other case.
  @inline(__always) public var startReport: StartReport? {
    if case .startReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `editReport`; nil of any other case.
  @inline(__always) public var editReport: EditReport? {
    if case .editReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `addReportAttachment`; nil of any other case.
  @inline(__always) public var addReportAttachment: AddReportAttachment? {
    if case .addReportAttachment(let payload) = self { payload } else { nil }
  }
  /// The payload of `submitReport`; nil of any other case.
  @inline(__always) public var submitReport: SubmitReport? {
    if case .submitReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `discardReport`; nil of any other case.
  @inline(__always) public var discardReport: DiscardReport? {
    if case .discardReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `reviewReport`; nil of any other case.
  @inline(__always) public var reviewReport: ReviewReport? {
    if case .reviewReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `startReportInvestigation`; nil of any other case.
  @inline(__always) public var startReportInvestigation: StartReportInvestigation? {
    if case .startReportInvestigation(let payload) = self { payload } else { nil }
  }
  /// The payload of `addAdminNote`; nil of any other case.
  @inline(__always) public var addAdminNote: AddAdminNote? {
    if case .addAdminNote(let payload) = self { payload } else { nil }
  }
  /// The payload of `classifyIncident`; nil of any other case.
  @inline(__always) public var classifyIncident: ClassifyIncident? {
    if case .classifyIncident(let payload) = self { payload } else { nil }
  }
  /// The payload of `sendAuthorityNotice`; nil of any other case.
  @inline(__always) public var sendAuthorityNotice: SendAuthorityNotice? {
    if case .sendAuthorityNotice(let payload) = self { payload } else { nil }
  }
  /// The payload of `recordIncidentTimeline`; nil of any other case.
  @inline(__always) public var recordIncidentTimeline: RecordIncidentTimeline? {
    if case .recordIncidentTimeline(let payload) = self { payload } else { nil }
  }
  /// The payload of `linkReport`; nil of any other case.
  @inline(__always) public var linkReport: LinkReport? {
    if case .linkReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `escalateReport`; nil of any other case.
  @inline(__always) public var escalateReport: EscalateReport? {
    if case .escalateReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `closeReport`; nil of any other case.
  @inline(__always) public var closeReport: CloseReport? {
    if case .closeReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `reopenReport`; nil of any other case.
  @inline(__always) public var reopenReport: ReopenReport? {
    if case .reopenReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `flagMissedNotice`; nil of any other case.
  @inline(__always) public var flagMissedNotice: FlagMissedNotice? {
    if case .flagMissedNotice(let payload) = self { payload } else { nil }
  }
  /// The payload of `assignReport`; nil of any other case.
  @inline(__always) public var assignReport: AssignReport? {
    if case .assignReport(let payload) = self { payload } else { nil }
  }
  /// The payload of `eraseReportData`; nil of any other case.
  @inline(__always) public var eraseReportData: EraseReportData? {
    if case .eraseReportData(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
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
      case .eraseReportData: .eraseReportData
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ReportVerb, from visitor: inout F) throws(WireError) -> ReportCommand? {
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
      case .startReportInvestigation: return .startReportInvestigation(try filled(StartReportInvestigation.self))
      case .addAdminNote: return .addAdminNote(try filled(AddAdminNote.self))
      case .classifyIncident: return .classifyIncident(try filled(ClassifyIncident.self))
      case .sendAuthorityNotice: return .sendAuthorityNotice(try filled(SendAuthorityNotice.self))
      case .recordIncidentTimeline: return .recordIncidentTimeline(try filled(RecordIncidentTimeline.self))
      case .linkReport: return .linkReport(try filled(LinkReport.self))
      case .escalateReport: return .escalateReport(try filled(EscalateReport.self))
      case .closeReport: return .closeReport(try filled(CloseReport.self))
      case .reopenReport: return .reopenReport(try filled(ReopenReport.self))
      case .flagMissedNotice: return .flagMissedNotice(try filled(FlagMissedNotice.self))
      case .assignReport: return .assignReport(try filled(AssignReport.self))
      case .eraseReportData: return .eraseReportData(try filled(EraseReportData.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
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
      case .eraseReportData(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ReportCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to an incident report. Numbers and names are stored.
public enum ReportEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Report begun".
  case reportStarted = 1
  /// Labelled "Report edited".
  case reportEdited = 2
  /// Labelled "Attachment added".
  case reportAttachmentAdded = 3
  /// Labelled "Report sent".
  case reportSubmitted = 4
  /// Labelled "Draft discarded".
  case reportDiscarded = 5
  /// Labelled "Report reviewed".
  case reportReviewed = 6
  /// Labelled "Investigation of the report started".
  case reportInvestigationStarted = 7
  /// Labelled "Note for administrators added".
  case adminNoteAdded = 8
  /// Labelled "Incident classified".
  case incidentClassified = 9
  /// Labelled "Authority notified".
  case authorityNoticeSent = 10
  /// Labelled "Course of the incident recorded".
  case incidentTimelineRecorded = 11
  /// Labelled "Report linked".
  case reportLinked = 12
  /// Labelled "Report made a claim".
  case reportEscalated = 13
  /// Labelled "Report closed".
  case reportClosed = 14
  /// Labelled "Report reopened".
  case reportReopened = 15
  /// Labelled "Notice to the authority missed".
  case authorityNoticeMissed = 16
  /// Labelled "Report assigned".
  case reportAssigned = 17
  /// Labelled "Personal data of the report erased".
  case reportDataErased = 18

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
      case .reportDataErased: "ReportDataErased"
    }
  }
}

/// Something that happened to an incident report.
public enum ReportEvent: Union {
  /// See `ReportStarted`.
  case reportStarted(ReportStarted)
  /// See `ReportEdited`.
  case reportEdited(ReportEdited)
  /// See `ReportAttachmentAdded`.
  case reportAttachmentAdded(ReportAttachmentAdded)
  /// See `ReportSubmitted`.
  case reportSubmitted(ReportSubmitted)
  /// See `ReportDiscarded`.
  case reportDiscarded(ReportDiscarded)
  /// See `ReportReviewed`.
  case reportReviewed(ReportReviewed)
  /// See `ReportInvestigationStarted`.
  case reportInvestigationStarted(ReportInvestigationStarted)
  /// See `AdminNoteAdded`.
  case adminNoteAdded(AdminNoteAdded)
  /// See `IncidentClassified`.
  case incidentClassified(IncidentClassified)
  /// See `AuthorityNoticeSent`.
  case authorityNoticeSent(AuthorityNoticeSent)
  /// See `IncidentTimelineRecorded`.
  case incidentTimelineRecorded(IncidentTimelineRecorded)
  /// See `ReportLinked`.
  case reportLinked(ReportLinked)
  /// See `ReportEscalated`.
  case reportEscalated(ReportEscalated)
  /// See `ReportClosed`.
  case reportClosed(ReportClosed)
  /// See `ReportReopened`.
  case reportReopened(ReportReopened)
  /// See `AuthorityNoticeMissed`.
  case authorityNoticeMissed(AuthorityNoticeMissed)
  /// See `ReportAssigned`.
  case reportAssigned(ReportAssigned)
  /// See `ReportDataErased`.
  case reportDataErased(ReportDataErased)

  public static var unionName: StaticString { "ReportEvent" }


  /// Which case it is.
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
      case .reportDataErased: .reportDataErased
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: ReportEventKind, from visitor: inout F) throws(WireError) -> ReportEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .reportStarted: return .reportStarted(try filled(ReportStarted.self))
      case .reportEdited: return .reportEdited(try filled(ReportEdited.self))
      case .reportAttachmentAdded: return .reportAttachmentAdded(try filled(ReportAttachmentAdded.self))
      case .reportSubmitted: return .reportSubmitted(try filled(ReportSubmitted.self))
      case .reportDiscarded: return .reportDiscarded(try filled(ReportDiscarded.self))
      case .reportReviewed: return .reportReviewed(try filled(ReportReviewed.self))
      case .reportInvestigationStarted: return .reportInvestigationStarted(try filled(ReportInvestigationStarted.self))
      case .adminNoteAdded: return .adminNoteAdded(try filled(AdminNoteAdded.self))
      case .incidentClassified: return .incidentClassified(try filled(IncidentClassified.self))
      case .authorityNoticeSent: return .authorityNoticeSent(try filled(AuthorityNoticeSent.self))
      case .incidentTimelineRecorded: return .incidentTimelineRecorded(try filled(IncidentTimelineRecorded.self))
      case .reportLinked: return .reportLinked(try filled(ReportLinked.self))
      case .reportEscalated: return .reportEscalated(try filled(ReportEscalated.self))
      case .reportClosed: return .reportClosed(try filled(ReportClosed.self))
      case .reportReopened: return .reportReopened(try filled(ReportReopened.self))
      case .authorityNoticeMissed: return .authorityNoticeMissed(try filled(AuthorityNoticeMissed.self))
      case .reportAssigned: return .reportAssigned(try filled(ReportAssigned.self))
      case .reportDataErased: return .reportDataErased(try filled(ReportDataErased.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
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
      case .reportDataErased(var payload): try visitor.payload(&payload)
    }
  }

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> ReportEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

