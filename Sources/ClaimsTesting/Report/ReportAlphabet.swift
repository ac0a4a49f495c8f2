import ClaimsDomain
import EventSourcing

/// What is tried with an incident report from each side, refused commands among them.
enum ReportAlphabet {
  private typealias Sender = ClaimSender

  static let receipt = [UInt8](repeating: 7, count: 32)
  private static let otherReceipt = [UInt8](repeating: 8, count: 32)
  private static let claim = Identifier(high: 1, low: 9)
  /// Hugo has something to report himself, and looks at reports too.
  private static let reporters = [
    Sender.carla, .nobody, .gina, Sender.hugo.acting(as: .claimant),
  ]

  /// A draft with everything that is asked for.
  static let whole = IncidentDetails(
    attackType: "email", incidentDate: ClaimSender.noon, description: "A false bank",
    impact: "robo_dinero")

  static func attempts(_ view: ReportView) -> [Attempt<ReportDecider>] {
    switch view {
    case .writing: starts + drafts + files(all) + leaving + [review, investigation]
    case .handling: starts + through + handling + leaving
    case .notices: named + straight + awareness + notices
    case .findings: named + straight + findings
    case .everything:
      starts + drafts + files(all) + through + handling + awareness + notices + findings + leaving
    }
  }

  private static let all = reporters + [Sender.adam, .hugo, .ivan]

  private static func each(
    _ senders: [ClaimSender], at time: Instant = ClaimSender.noon, _ commands: [ReportCommand]
  ) -> [Attempt<ReportDecider>] {
    commands.flatMap { command in senders.map { Attempt(command, by: $0, at: time) } }
  }

  // MARK: Writing

  private static func start(
    _ reporter: String = "", anonymous: Bool = false, receipt: [UInt8] = []
  ) -> ReportCommand {
    .startReport(
      StartReport(reporter: ActorID(reporter), isAnonymous: anonymous, receipt: receipt))
  }

  private static let named = [Attempt(start(), by: .carla)]

  private static let starts =
    each(
      reporters + [Sender.hugo],
      [
        start(), start(anonymous: true), start(anonymous: true, receipt: receipt), start("carla"),
        start("carla", anonymous: true, receipt: receipt), start(receipt: [1]),
      ])

  private static let drafts = each(
    reporters + [Sender.adam],
    [[], receipt, otherReceipt].flatMap { receipt in
      [
        .editReport(EditReport(whole, receipt: receipt)),
        .editReport(EditReport(IncidentDetails(impact: "ninguno"), receipt: receipt)),
        .editReport(EditReport(IncidentDetails(description: ""), receipt: receipt)),
        .editReport(EditReport(IncidentDetails(impact: "enorme"), receipt: receipt)),
        .editReport(EditReport(IncidentDetails(evidenceURL: "no address"), receipt: receipt)),
        .editReport(
          EditReport(IncidentDetails(incidentDate: ClaimSender.later), receipt: receipt)),
        .submitReport(SubmitReport(receipt: receipt)),
        .discardReport(DiscardReport(receipt: receipt)),
      ] as [ReportCommand]
    })

  private static func files(_ senders: [ClaimSender]) -> [Attempt<ReportDecider>] {
    let hash = [UInt8](repeating: 1, count: 32)
    return each(
      senders,
      [
        .addReportAttachment(
          AddReportAttachment(
            name: "screen.png", mime: "image/png", bytes: 9, sha256: hash, receipt: receipt)),
        .addReportAttachment(
          AddReportAttachment(
            name: "big.png", mime: "image/png", bytes: 11 << 20, sha256: hash, receipt: receipt)),
        .addReportAttachment(
          AddReportAttachment(name: "run.exe", mime: "application/x-dosexec", receipt: receipt)),
      ])
  }

  // MARK: Handling

  private static let review = Attempt(.reviewReport(ReviewReport()), by: .adam)
  private static let investigation = Attempt(
    .startReportInvestigation(StartReportInvestigation(assignee: ActorID("ivan"))), by: .adam)

  /// The way from a draft to an investigation.
  private static let through =
    each(
      reporters,
      [
        .editReport(EditReport(whole, receipt: receipt)),
        .submitReport(SubmitReport(receipt: receipt)),
      ]) + each([Sender.hugo, .adam, .ivan], [.reviewReport(ReviewReport())])
    + each(
      [Sender.hugo, .timer],
      ["hugo", "ivan", "paul", ""].map {
        .startReportInvestigation(StartReportInvestigation(assignee: ActorID($0)))
      })

  private static let handling =
    each(
      [Sender.hugo, .carla],
      ["hugo", "hanna", "paul", ""].map { .assignReport(AssignReport(assignee: ActorID($0))) })
    + each(
      [Sender.hugo, .carla, .ivan],
      [
        .linkReport(LinkReport(report: ReportMachine.other)),
        .linkReport(LinkReport(report: ReportMachine.report)),
        .linkReport(LinkReport(report: claim)),
        .escalateReport(EscalateReport(claim: claim, title: "Stolen money")),
        .escalateReport(EscalateReport(claim: claim)),
        .addAdminNote(AddAdminNote(text: "x")), .addAdminNote(AddAdminNote()),
      ])
    + each([Sender.hugo], [.classifyIncident(ClassifyIncident(lowered))])

  /// What cannot become a claim.
  private static let lowered = IncidentClassification(impact: "ninguno")

  /// The one way through everything: all else stays as it is.
  private static let straight =
    each([Sender.carla], [.editReport(EditReport(whole)), .submitReport(SubmitReport())])
    + each(
      [Sender.adam],
      [
        .reviewReport(ReviewReport()),
        .startReportInvestigation(StartReportInvestigation(assignee: ActorID("ivan"))),
        .closeReport(CloseReport(reason: "spam")), .reopenReport(ReopenReport(reason: "x")),
      ])

  // MARK: Notices and findings

  private static let awareness =
    each(
      [Sender.hugo],
      [
        .classifyIncident(
          ClassifyIncident(IncidentClassification(awareAt: ClaimSender.noon)))
      ])
    + each(
      [Sender.hugo], at: ClaimSender.later,
      [
        .classifyIncident(
          ClassifyIncident(IncidentClassification(awareAt: ClaimSender.later)))
      ])

  private static let notices = NoticeStage.allCases.flatMap { stage in
    each(
      [Sender.ivan, .timer, .hugo], at: ClaimSender.later,
      [
        .sendAuthorityNotice(SendAuthorityNotice(stage: stage)),
        .flagMissedNotice(FlagMissedNotice(stage: stage)),
      ])
      + each([Sender.timer], [.flagMissedNotice(FlagMissedNotice(stage: stage))])
  }

  private static let findings =
    each(
      [Sender.ivan, .carla],
      [
        .classifyIncident(
          ClassifyIncident(IncidentClassification(securityIncident: "confirmed"))),
        .classifyIncident(ClassifyIncident(IncidentClassification(dangerLevel: "muy_alto"))),
        .classifyIncident(ClassifyIncident(IncidentClassification(actions: ["social"]))),
        .classifyIncident(ClassifyIncident(IncidentClassification(attackType: "humo"))),
        .classifyIncident(ClassifyIncident(lowered)),
        .addAdminNote(AddAdminNote(text: "x")),
      ]
        + timelines.map { .recordIncidentTimeline(RecordIncidentTimeline($0)) })

  private static let timelines: [IncidentTimeline] = {
    let (early, late) = (Instant(nanoseconds: 1), Instant(nanoseconds: 2))
    return [
      IncidentTimeline(compromise: late), IncidentTimeline(exfiltration: early),
      IncidentTimeline(discovery: early), IncidentTimeline(discovery: late),
      IncidentTimeline(containment: early), IncidentTimeline(containment: late),
      IncidentTimeline(containment: ClaimSender.later),
    ]
  }()

  // MARK: Ending

  private static let leaving =
    Attempt.erasures(among: ReportRelatedFacts()) { .eraseReportData(EraseReportData(reason: $0)) }
    + each([Sender.carla, .nobody], [.discardReport(DiscardReport(receipt: receipt))])
    + each(
      [Sender.hugo, .ivan],
      ["spam", "duplicado", "reclamacion", "resuelto", "nada", ""].map {
        .closeReport(CloseReport(reason: $0))
      })
    + each(
      [Sender.adam, .hugo],
      ["more is known", " "].map { .reopenReport(ReopenReport(reason: $0)) })
}
