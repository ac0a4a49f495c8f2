import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

private typealias Case = RowCase<ReportDecider>
private let lookers: [Role] = [.administrator, .handler, .investigator]
private let at = oneOClock
private let hash = [UInt8](repeating: 1, count: 32)
private let file = ReportAttachment(
  name: "screen.png", mime: "image/png", bytes: 9, sha256: hash, addedBy: carla, at: at)
private let add = AddReportAttachment(name: "screen.png", mime: "image/png", bytes: 9, sha256: hash)

/// The report's table, as its tests have it.
enum ReportCases {
  static let table = TableCases<ReportMachine>(
    states: ReportStatus.allCases.map { incidentReport($0) }, rows: rows, guards: guards,
    page: SpecificationPage("Specs/Lifecycles/Report.md"), explored: { explored },
    erasing: erasure, needsPage: true, walks: Settings(runs: 300, steps: 100), folds: 300)

  private static let erasure = ErasureCases<ReportDecider>(
    "R18", on: { incidentReport($0) }, among: ReportRelatedFacts(),
    { .eraseReportData(EraseReportData(reason: $0)) },
    { .reportDataErased(ReportDataErased(reason: $0, at: $1)) },
    to: { ($0.status, $0.updatedAt) = (.erased, ClaimSender.noon) })

  static let explored = [ReportView.writing, .handling, .notices, .findings].map {
    Exploration(of: ReportMachine($0), limit: 20_000)
  }

  static let rows = written + looked + told + ended

  /// A row that also says when the report was changed.
  private static func taken(
    _ row: String, _ command: ReportCommand, on report: IncidentReport, _ context: ReportContext,
    roles: [Role], _ event: ReportEvent, _ change: (inout IncidentReport) -> Void
  ) -> Case {
    Case(row, command, on: report, context, roles: roles, event) {
      change(&$0)
      $0.updatedAt = context.clock
    }
  }

  private static let written: [RowCase<ReportDecider>] = [
    taken(
      "R01", .startReport(StartReport(reporter: hugo, number: 12)), on: incidentReport(.none),
      asCarla, roles: [.claimant, .agent],
      .reportStarted(ReportStarted(reporter: carla, number: 12, at: at))
    ) {
      ($0.status, $0.reporter, $0.number, $0.createdAt) = (.borrador, carla, 12, at)
    },
    taken(
      "R01", .startReport(StartReport(isAnonymous: true, receipt: reportReceipt)),
      on: incidentReport(.none), asNobody, roles: [.anonymous],
      .reportStarted(ReportStarted(isAnonymous: true, receipt: reportReceipt, at: at))
    ) {
      ($0.status, $0.isAnonymous, $0.receipt, $0.createdAt) = (.borrador, true, reportReceipt, at)
    },
    taken(
      "R02",
      .editReport(
        EditReport(
          IncidentDetails(
            attackType: "email", incidentPrecision: .day, suspiciousURL: "https://bank.example/",
            description: ""))), on: incidentReport(.borrador), asCarla, roles: [.claimant, .agent],
      .reportEdited(
        ReportEdited(
          details: IncidentDetails(
            incidentPrecision: .day, suspiciousURL: "https://bank.example/", description: ""),
          at: at, effective: at))
    ) {
      $0.details.incidentPrecision = .day
      $0.details.suspiciousURL = "https://bank.example/"
      $0.details.description = nil
    },
    taken(
      "R02", .editReport(EditReport(IncidentDetails(impact: "ninguno"), receipt: reportReceipt)),
      on: incidentReport(.borrador, anonymous: true), asNobody, roles: [.anonymous],
      .reportEdited(
        ReportEdited(details: IncidentDetails(impact: "ninguno"), at: at, effective: at))
    ) { $0.details.impact = "ninguno" },
    taken(
      "R03", .addReportAttachment(add), on: incidentReport(.borrador), asCarla,
      roles: [.claimant, .agent], .reportAttachmentAdded(ReportAttachmentAdded(attachment: file))
    ) { $0.attachments = [file] },
    taken(
      "R03",
      .addReportAttachment(
        AddReportAttachment(
          name: "screen.png", mime: "image/png", bytes: 9, sha256: hash, receipt: reportReceipt)),
      on: incidentReport(.borrador, anonymous: true), asNobody, roles: [.anonymous],
      .reportAttachmentAdded(ReportAttachmentAdded(attachment: namedNobody))
    ) { $0.attachments = [namedNobody] },
    taken(
      "R03a", .addReportAttachment(add), on: incidentReport(.revisado), asCarla,
      roles: [.claimant, .agent] + lookers,
      .reportAttachmentAdded(ReportAttachmentAdded(attachment: file))
    ) { $0.attachments = [file] },
    taken(
      "R04", .submitReport(SubmitReport()), on: incidentReport(.borrador), asCarla,
      roles: [.claimant, .agent], .reportSubmitted(ReportSubmitted(at: at))
    ) { ($0.status, $0.submittedAt) = (.nuevo, at) },
    taken(
      "R04", .submitReport(SubmitReport(receipt: reportReceipt)),
      on: incidentReport(.borrador, anonymous: true), asNobody, roles: [.anonymous],
      .reportSubmitted(ReportSubmitted(at: at))
    ) { ($0.status, $0.submittedAt) = (.nuevo, at) },
    taken(
      "R05", .discardReport(DiscardReport()), on: incidentReport(.borrador), asCarla,
      roles: [.claimant, .agent], .reportDiscarded(ReportDiscarded(at: at))
    ) { $0.status = .descartado },
    taken(
      "R05", .discardReport(DiscardReport(receipt: reportReceipt)),
      on: incidentReport(.borrador, anonymous: true), asNobody, roles: [.anonymous],
      .reportDiscarded(ReportDiscarded(at: at))
    ) { $0.status = .descartado },
  ]

  private static let namedNobody: ReportAttachment = {
    var file = file
    file.addedBy = ActorID()
    return file
  }()

  private static let looked: [RowCase<ReportDecider>] = [
    taken(
      "R06", .reviewReport(ReviewReport()), on: incidentReport(.nuevo), reportContext(),
      roles: [.administrator, .handler],
      .reportReviewed(ReportReviewed(reviewer: adam, at: at))
    ) { ($0.status, $0.reviewer) = (.revisado, adam) },
    taken(
      "R07", .startReportInvestigation(StartReportInvestigation(assignee: hugo)),
      on: incidentReport(.revisado), reportContext(), roles: lookers,
      .reportInvestigationStarted(ReportInvestigationStarted(assignee: hugo, at: at))
    ) { ($0.status, $0.assignee) = (.enInvestigacion, hugo) },
    taken(
      "R08", .addAdminNote(AddAdminNote(text: "call back")), on: incidentReport(.nuevo),
      reportContext(), roles: lookers,
      .adminNoteAdded(AdminNoteAdded(note: AdminNote(text: "call back", author: adam, at: at)))
    ) { $0.notes = [AdminNote(text: "call back", author: adam, at: at)] },
    taken(
      "R09",
      .classifyIncident(
        ClassifyIncident(
          IncidentClassification(
            securityIncident: "confirmed", dangerLevel: "muy_alto", discoveryMethod: "customer",
            actions: ["social"], awareAt: at, attackType: "SMS", impact: "robo_dinero"))),
      on: incidentReport(.nuevo) { $0.missed = [MissedNotice(stage: .early, due: at)] },
      reportContext(), roles: lookers,
      .incidentClassified(
        IncidentClassified(
          classification: IncidentClassification(
            securityIncident: "confirmed", dangerLevel: "muy_alto", discoveryMethod: "customer",
            actions: ["social"], awareAt: at, attackType: "SMS"), at: at, effective: at))
    ) {
      $0.classification = IncidentClassification(
        securityIncident: "confirmed", dangerLevel: "muy_alto", discoveryMethod: "customer",
        actions: ["social"], awareAt: at)
      $0.details.attackType = "SMS"
      $0.missed = []
    },
    taken(
      "R11",
      .recordIncidentTimeline(
        RecordIncidentTimeline(IncidentTimeline(compromise: reportNoon, discovery: at))),
      on: incidentReport(.enInvestigacion) { $0.timeline.compromise = reportNoon },
      reportContext(), roles: lookers,
      .incidentTimelineRecorded(
        IncidentTimelineRecorded(timeline: IncidentTimeline(discovery: at), at: at, effective: at))
    ) { $0.timeline.discovery = at },
    taken(
      "R12", .linkReport(LinkReport(report: ReportMachine.other)), on: incidentReport(.nuevo),
      reportContext(), roles: lookers,
      .reportLinked(ReportLinked(report: ReportMachine.other, at: at))
    ) { $0.links = [ReportMachine.other] },
    taken(
      "R17", .assignReport(AssignReport(assignee: adam)), on: incidentReport(.enInvestigacion),
      reportContext(), roles: lookers,
      .reportAssigned(ReportAssigned(assignee: adam, at: at))
    ) { $0.assignee = adam },
  ]

  private static let aware = incidentReport(.revisado) { $0.classification.awareAt = reportNoon }
  private static let early = Instant(
    nanoseconds: reportNoon.nanoseconds + 24 * 3_600_000_000_000)

  private static let told: [RowCase<ReportDecider>] = [
    taken(
      "R10", .sendAuthorityNotice(SendAuthorityNotice(stage: .early, reference: "A-1")), on: aware,
      reportContext(), roles: [.administrator, .investigator, .system],
      .authorityNoticeSent(
        AuthorityNoticeSent(
          notice: AuthorityNotice(stage: .early, reference: "A-1", sentBy: adam, at: at)))
    ) {
      $0.notices = [AuthorityNotice(stage: .early, reference: "A-1", sentBy: adam, at: at)]
    },
    taken(
      "R16", .flagMissedNotice(FlagMissedNotice(stage: .early)), on: aware,
      reportContext(as: .system, at: early), roles: [.system],
      .authorityNoticeMissed(AuthorityNoticeMissed(stage: .early, due: early, at: early))
    ) { $0.missed = [MissedNotice(stage: .early, due: early)] },
  ]

  private static let claim = Identifier(high: 1, low: 9)

  private static let ended: [RowCase<ReportDecider>] = [
    taken(
      "R13", .escalateReport(EscalateReport(claim: claim, title: "Money gone")),
      on: incidentReport(.revisado), asCarla, roles: [.administrator, .handler, .claimant],
      .reportEscalated(ReportEscalated(claim: claim, at: at))
    ) { $0.claim = claim },
    taken(
      "R14", .closeReport(CloseReport(reason: "spam", text: "an advertisement")),
      on: incidentReport(.nuevo), reportContext(), roles: [.administrator, .handler],
      .reportClosed(ReportClosed(reason: "spam", text: "an advertisement", at: at))
    ) { ($0.status, $0.closeReason) = (.cerrado, "spam") },
    reopened(.nuevo) { ($0.reviewer, $0.assignee) = (ActorID(), ActorID()) },
    reopened(.revisado) { $0.assignee = ActorID() },
    reopened(.enInvestigacion) { _ in },
  ]

  private static func reopened(
    _ status: ReportStatus, _ change: (inout IncidentReport) -> Void
  ) -> Case {
    taken(
      "R15", .reopenReport(ReopenReport(reason: "more is known")),
      on: incidentReport(.cerrado, change), reportContext(), roles: [.administrator],
      .reportReopened(ReportReopened(reason: "more is known", at: at))
    ) { ($0.status, $0.closeReason) = (status, nil) }
  }
}
