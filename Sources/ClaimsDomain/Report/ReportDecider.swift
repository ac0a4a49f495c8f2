import EventSourcing

/// An incident report: what a person says happened to them, who looked into it, who was told.
public enum ReportDecider: Aggregate {
  public typealias Status = ReportStatus
  public typealias State = IncidentReport
  public typealias Command = ReportCommand
  public typealias Event = ReportEvent
  public typealias RelatedFacts = ReportRelatedFacts

  public static var initial: IncidentReport { IncidentReport() }
  public static var category: Category { .report }
  public static let creationVerbs: [ReportVerb] = [.startReport]
  public static func status(of report: IncidentReport) -> ReportStatus { report.status }
  public static let erased: ReportStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to report: IncidentReport, under rules: ClaimRules
  ) -> Bool { report.isParty(actor, as: role) }

  public static func days(of report: IncidentReport) -> (loss: LocalDate?, submitted: Instant?) {
    (nil, report.submittedAt)
  }

  public static func events(
    of command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> [ReportEvent] { [event(of: command, on: report, in: context)] }

  private static func event(
    of command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> ReportEvent {
    let (actor, time) = (context.actor, context.clock)
    switch command {
    case .startReport(let start):
      return .reportStarted(
        ReportStarted(
          reporter: start.reporter(in: context),
          isAnonymous: start.isAnonymous, number: start.number, receipt: start.receipt, at: time))
    case .editReport(let edit):
      return .reportEdited(
        ReportEdited(
          details: edit.details.stated(over: report.details, in: context), at: time,
          effective: context.editTime))
    case .addReportAttachment(let add):
      return .reportAttachmentAdded(
        ReportAttachmentAdded(
          attachment: ReportAttachment(
            name: add.name, mime: add.mime, bytes: add.bytes, sha256: add.sha256, addedBy: actor,
            at: time)))
    case .submitReport: return .reportSubmitted(ReportSubmitted(at: time))
    case .discardReport: return .reportDiscarded(ReportDiscarded(at: time))
    case .reviewReport: return .reportReviewed(ReportReviewed(reviewer: actor, at: time))
    case .startReportInvestigation(let start):
      return .reportInvestigationStarted(
        ReportInvestigationStarted(assignee: start.assignee, at: time))
    case .assignReport(let assign):
      return .reportAssigned(ReportAssigned(assignee: assign.assignee, at: time))
    case .addAdminNote(let note):
      return .adminNoteAdded(
        AdminNoteAdded(note: AdminNote(text: note.text, author: actor, at: time)))
    case .classifyIncident(let classify):
      return .incidentClassified(
        IncidentClassified(
          classification: classify.classification.stated(over: report, in: context), at: time,
          effective: context.editTime))
    case .sendAuthorityNotice(let send):
      return .authorityNoticeSent(
        AuthorityNoticeSent(
          notice: AuthorityNotice(
            stage: send.stage, reference: send.reference, sentBy: actor, at: time)))
    case .recordIncidentTimeline(let record):
      return .incidentTimelineRecorded(
        IncidentTimelineRecorded(
          timeline: record.timeline.stated(over: report.timeline, in: context), at: time,
          effective: context.editTime))
    case .linkReport(let link):
      return .reportLinked(ReportLinked(report: link.report, at: time))
    case .escalateReport(let escalate):
      return .reportEscalated(ReportEscalated(claim: escalate.claim, at: time))
    case .closeReport(let close):
      return .reportClosed(ReportClosed(reason: close.reason, text: close.text, at: time))
    case .reopenReport(let reopen):
      return .reportReopened(ReportReopened(reason: reopen.reason, at: time))
    case .eraseReportData(let erase):
      return .reportDataErased(ReportDataErased(reason: erase.reason, at: context.recorded))
    case .flagMissedNotice(let flag):
      let due = report.due(flag.stage, under: context.rules) ?? time
      return .authorityNoticeMissed(
        AuthorityNoticeMissed(stage: flag.stage, due: due, at: time))
    }
  }

  /// What kind of claim a report becomes.
  static let claimType = ClaimType.cyberLoss

  /// The claim that an escalation drafts in its own stream, in the same commit.
  public static func claimDraft(
    of escalate: EscalateReport, on report: IncidentReport, id: Identifier
  ) -> ClaimDrafted {
    ClaimDrafted(
      type: claimType, title: escalate.title, claimed: escalate.claimed,
      lossDate: report.details.incidentDate?.dayUTC, claimant: report.reporter, origin: id)
  }
}
