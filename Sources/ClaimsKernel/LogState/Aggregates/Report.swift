import ClaimsDomain
import EventSourcing

extension ReportDecider {
  public static func relatedFacts(
    of command: ReportCommand?, on report: IncidentReport, in scene: DecisionScene
  ) -> ReportRelatedFacts {
    var relatedFacts = ReportRelatedFacts()
    relatedFacts.report = scene.id
    relatedFacts.catalogs = scene.logState.catalogs
    switch command {
    case .startReport(let start)?:
      relatedFacts.numberTaken =
        start.number.map { scene.logState.report(numbered: $0) != nil } ?? false
      relatedFacts.receiptTaken = scene.logState.report(withReceipt: start.receipt) != nil
    case .startReportInvestigation(let start)?:
      relatedFacts.assigneeRoles = scene.logState.actors.roles(of: start.assignee)
    case .assignReport(let assign)?:
      relatedFacts.assigneeRoles = scene.logState.actors.roles(of: assign.assignee)
    case .linkReport(let link)?:
      relatedFacts.linkExists = scene.logState.reports[link.report] != nil
    case .escalateReport(let escalate)?:
      relatedFacts.claimTaken = scene.logState.claims.place(of: escalate.claim) != nil
    case .eraseReportData?, nil:
      relatedFacts.retention = scene.retention(Self.self)
    default: break
    }
    return relatedFacts
  }

  public static func sideEffect(
    of command: ReportCommand, on report: IncidentReport, in scene: DecisionScene
  ) -> StreamEvents? {
    guard case .escalateReport(let escalate) = command else { return nil }
    let drafted = claimDraft(of: escalate, on: report, id: scene.id)
    return StreamEvents(stream: .claim(escalate.claim), events: [.claim(.claimDrafted(drafted))])
  }
}

extension ReportDecider {
  public static let endings: [ReportStatus] = [.cerrado, .descartado, .erased]
  public static func title(of report: IncidentReport) -> String { report.details.attackType ?? "" }
  public static func nextStep(on report: IncidentReport) -> NextStep<ReportVerb>? {
    switch report.status {
    case .nuevo: NextStep(.reviewReport)
    case .revisado: NextStep(.startReportInvestigation)
    case .enInvestigacion: NextStep(.closeReport, by: report.assignee)
    default: nil
    }
  }
}

// Who reads it, and what.
extension ReportDecider {
  public static let readers: Set<Role> = HiddenField.overview.union([.investigator])

  public static let hiddenFields =
    fields(seenBy: HiddenField.staff, "classification")
    + fields(seenBy: [.handler, .investigator, .administrator, .auditor], "notes")
    + fields(
      seenBy: HiddenField.staff, "attachments.addedBy", "notices", "missed", "links", "reviewer",
      "assignee")
    + fields(seenBy: [], "receipt")

  public static func field(toldBy code: RefusalCode, of verb: ReportVerb) -> String? {
    switch (code, verb) {
    case (.missingRequiredFields, .sendAuthorityNotice),
      (.missingRequiredFields, .flagMissedNotice),
      (.notDue, .flagMissedNotice):
      "classification"
    case (.alreadySent, _), (.noticeOutOfOrder, _): "notices"
    case (.notParty, _): "receipt"
    default: nil
    }
  }

  /// The holder of the receipt is the reporter.
  public static func isProven(by command: ReportCommand, on report: IncidentReport) -> Bool {
    !report.isAnonymous || command.receipt == report.receipt
  }

  public static let eventFields = [
    row(.reportStarted, "reporter isAnonymous number at", hides: "receipt"),
    row(.reportEdited, "details at"),
    row(
      .reportAttachmentAdded, "attachment",
      hides: "attachment.addedBy=attachments.addedBy"),
    row(.reportSubmitted, "at"),
    row(.reportDiscarded, "at"),
    row(.reportReviewed, "at", hides: "reviewer"),
    row(.reportInvestigationStarted, "at", hides: "assignee"),
    row(.reportAssigned, about: "assignee", "assignee at"),
    row(.adminNoteAdded, about: "notes", "note note.author note.text*"),
    row(.incidentClassified, about: "classification", "classification at"),
    row(.authorityNoticeSent, about: "notices", "notice notice.sentBy"),
    row(.authorityNoticeMissed, about: "missed", "stage due at"),
    row(.incidentTimelineRecorded, "timeline at"),
    row(.reportLinked, about: "links", "report at"),
    row(.reportEscalated, "claim at"),
    row(.reportClosed, "reason* at", keeps: "text*"),
    row(.reportReopened, "at", keeps: "reason*"),
    row(.reportDataErased, "reason* at"),
  ]
}
