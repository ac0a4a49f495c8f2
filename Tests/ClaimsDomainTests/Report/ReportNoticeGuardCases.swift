import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

private typealias Case = GuardCase<ReportDecider>
private let fresh = incidentReport(.nuevo)
private let reviewed = incidentReport(.revisado)
private let aware = incidentReport(.revisado) { $0.classification.awareAt = reportNoon }
private let claim = Identifier(high: 1, low: 9)
private let suited = "an administrator, a handler or an investigator"

extension ReportCases {
  private static func assigning(
    _ command: (ActorID) -> ReportCommand, on report: IncidentReport
  ) -> [Case] {
    [
      Case(.assigneeMissing, command(ActorID()), on: report, expected: "assignee"),
      Case(
        .assigneeUnsuited, command(ActorID("paul")), on: report,
        reportContext { $0.assigneeRoles = [.payer, .claimant] }, expected: suited, found: "paul"),
      Case(
        .assigneeIsReporter, command(carla), on: report, expected: "somebody else",
        found: "carla"),
    ]
  }

  static let looking: [GuardCase<ReportDecider>] =
    assigning(
      { .startReportInvestigation(StartReportInvestigation(assignee: $0)) }, on: reviewed)
    + assigning(
      { .assignReport(AssignReport(assignee: $0)) }, on: incidentReport(.enInvestigacion))
    + [
      Case(
        .assigneeUnchanged, .assignReport(AssignReport(assignee: hugo)),
        on: incidentReport(.enInvestigacion), found: "hugo"),
      Case(
        .reviewerIsReporter, .reviewReport(ReviewReport()), on: fresh,
        reportContext(carla, as: .handler), expected: "somebody else", found: "carla"),
      Case(.noteEmpty, .addAdminNote(AddAdminNote(text: " \n")), on: fresh, expected: "text"),
      classify(.nothingClassified, IncidentClassification()),
      classify(.nothingClassified, IncidentClassification(impact: "robo_dinero")),
      classify(.nothingClassified, IncidentClassification(attackType: "")),
      classify(
        .codeUnknown, IncidentClassification(securityIncident: "perhaps"),
        expected: "a code of securityIncidents", found: "perhaps"),
      classify(
        .codeUnknown, IncidentClassification(dangerLevel: "muy alto"),
        expected: "a code of dangerLevels", found: "muy alto"),
      classify(
        .codeUnknown, IncidentClassification(discoveryMethod: "dream"),
        expected: "a code of discoveryMethods", found: "dream"),
      classify(
        .codeUnknown, IncidentClassification(actions: ["social", "magic"]),
        expected: "a code of incidentActions", found: "magic"),
      classify(
        .dateInFuture, IncidentClassification(awareAt: ClaimSender.later),
        expected: "at most " + oneOClock.text, found: ClaimSender.later.text),
      time(.timelineUnchanged, IncidentTimeline()),
      time(
        .dateInFuture, IncidentTimeline(containment: ClaimSender.later),
        expected: "at most " + oneOClock.text, found: ClaimSender.later.text),
      time(
        .timelineOutOfOrder, IncidentTimeline(compromise: oneOClock, discovery: reportNoon),
        expected: "discovery at or after compromise, " + oneOClock.text, found: reportNoon.text),
      time(
        .timelineOutOfOrder, IncidentTimeline(discovery: oneOClock, containment: reportNoon),
        expected: "containment at or after discovery, " + oneOClock.text, found: reportNoon.text),
      time(
        .timelineOutOfOrder, IncidentTimeline(compromise: oneOClock, exfiltration: reportNoon),
        expected: "exfiltration at or after compromise, " + oneOClock.text,
        found: reportNoon.text),
      Case(
        .linkIsSelf, .linkReport(LinkReport(report: ReportMachine.report)), on: fresh,
        found: ReportMachine.report.text),
      Case(
        .linkMissing, .linkReport(LinkReport(report: claim)), on: fresh,
        reportContext { $0.linkExists = false }, expected: "a report in this log",
        found: claim.text),
      Case(
        .linkKnown, .linkReport(LinkReport(report: ReportMachine.other)),
        on: incidentReport(.nuevo) { $0.links = [ReportMachine.other] },
        found: ReportMachine.other.text),
    ]

  private static func classify(
    _ rule: Guard<ReportDecider>, _ classification: IncidentClassification, expected: String = "",
    found: String = ""
  ) -> Case {
    Case(
      rule, .classifyIncident(ClassifyIncident(classification)), on: fresh, expected: expected,
      found: found)
  }

  private static func time(
    _ rule: Guard<ReportDecider>, _ timeline: IncidentTimeline, expected: String = "",
    found: String = ""
  ) -> Case {
    Case(
      rule, .recordIncidentTimeline(RecordIncidentTimeline(timeline)), on: fresh,
      expected: expected, found: found)
  }

  // MARK: Notices

  private static func sent(_ stages: NoticeStage...) -> IncidentReport {
    incidentReport(.revisado) { report in
      report.classification.awareAt = reportNoon
      report.notices = stages.map { AuthorityNotice(stage: $0) }
    }
  }

  private static func send(_ stage: NoticeStage) -> ReportCommand {
    .sendAuthorityNotice(SendAuthorityNotice(stage: stage))
  }

  private static func flag(_ stage: NoticeStage) -> ReportCommand {
    .flagMissedNotice(FlagMissedNotice(stage: stage))
  }

  private static let asTimer = reportContext(ActorID("timer"), as: .system)
  private static let late = reportContext(
    ActorID("timer"), as: .system, at: ClaimSender.later)

  static let noticing: [GuardCase<ReportDecider>] = [
    Case(.awarenessUnknown, send(.early), on: reviewed, expected: "awareAt"),
    Case(.stageMissing, send(.unspecified), on: aware, expected: "stage"),
    Case(.noticeSent, send(.early), on: sent(.early), found: "early"),
    Case(
      .noticeOutOfOrder, send(.notification), on: aware, expected: "early", found: "notification"),
    Case(
      .noticeOutOfOrder, send(.final), on: sent(.early), expected: "notification", found: "final"),
    Case(
      .noticeOutOfOrder, send(.intermediate), on: sent(.early), expected: "notification",
      found: "intermediate"),
    Case(
      .noticeOutOfOrder, send(.intermediate), on: sent(.early, .notification, .final),
      expected: "before the final notice", found: "intermediate"),
    Case(.awarenessUnknown, flag(.early), on: reviewed, late, expected: "awareAt"),
    Case(.noticeSent, flag(.early), on: sent(.early), late, found: "early"),
    Case(
      .missedAlready, flag(.early),
      on: incidentReport(.revisado) { report in
        report.classification.awareAt = reportNoon
        report.missed = [MissedNotice(stage: .early, due: oneOClock)]
      }, late, found: "early"),
    Case(
      .noticeNotDue, flag(.early), on: aware, asTimer,
      expected: "not before 2026-03-03T12:00:00.000000000Z", found: oneOClock.text),
    Case(
      .noticeNotDue, flag(.intermediate), on: aware, late, expected: "a stage with a deadline",
      found: "intermediate"),
  ]

  // MARK: Ending

  private static func escalate(
    _ rule: Guard<ReportDecider>,
    _ escalate: EscalateReport = EscalateReport(claim: claim, title: "Gone"),
    on report: IncidentReport = reviewed, context: ReportContext = reportContext(),
    expected: String = "", found: String = ""
  ) -> Case {
    Case(
      rule, .escalateReport(escalate), on: report, context, expected: expected, found: found)
  }

  private static func close(
    _ rule: Guard<ReportDecider>, _ reason: String, on report: IncidentReport, expected: String,
    found: String = ""
  ) -> Case {
    Case(
      rule, .closeReport(CloseReport(reason: reason)), on: report, expected: expected,
      found: found)
  }

  static let ending: [GuardCase<ReportDecider>] = [
    escalate(.reportIsAnonymous, on: incidentReport(.revisado, anonymous: true)),
    escalate(
      .alreadyEscalated, on: incidentReport(.revisado) { $0.claim = claim }, found: claim.text),
    escalate(
      .impactTooLow, on: incidentReport(.revisado) { $0.details.impact = "ninguno" },
      expected: "something stolen", found: "ninguno"),
    escalate(
      .typeRetired,
      context: reportContext { $0.catalogs = catalogs(retired("cyberLoss", in: .claimTypes)) },
      expected: "a code of claimTypes that is in use", found: "cyberLoss"),
    escalate(.claimIncomplete, EscalateReport(title: "Gone"), expected: "claim and title"),
    escalate(
      .claimIncomplete, EscalateReport(claim: claim, title: " "), expected: "claim and title"),
    escalate(
      .claimTaken, EscalateReport(claim: claim, title: "Gone"),
      context: reportContext { $0.claimTaken = true }, found: claim.text),
    escalate(
      .claimedNegative, EscalateReport(claim: claim, title: "Gone", claimed: euros(-1)),
      found: "-0.01 EUR"),
    close(.noticesOpen, "resuelto", on: sent(.early), expected: "the final notice"),
    close(.closeReasonMissing, " ", on: reviewed, expected: "reason"),
    close(
      .codeUnknown, "porque sí", on: reviewed, expected: "a code of closeReasons",
      found: "porque sí"),
    close(
      .reasonNotForNew, "resuelto", on: fresh,
      expected: "falsoPositivo, duplicado or spam before it is reviewed", found: "resuelto"),
    close(
      .reasonUnsupported, "duplicado", on: fresh,
      expected: "a link to the report that it repeats", found: "duplicado"),
    close(
      .reasonUnsupported, "reclamacion", on: reviewed,
      expected: "a report that a claim was made of", found: "reclamacion"),
    Case(
      .reasonMissing, .reopenReport(ReopenReport()), on: incidentReport(.cerrado),
      expected: "reason"),
  ]
}
