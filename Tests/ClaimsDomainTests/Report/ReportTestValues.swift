import ClaimsDomain
import ClaimsTesting
import EventSourcing

let reportReceipt = [UInt8](repeating: 7, count: 32)
let reportNoon = ClaimSender.noon
let (carla, hugo, adam) = (ActorID("carla"), ActorID("hugo"), ActorID("adam"))

/// A report as events might have left it: Carla's, with all that is asked for, up to a status.
func incidentReport(
  _ status: ReportStatus, anonymous: Bool = false,
  _ change: (inout IncidentReport) -> Void = { _ in }
) -> IncidentReport {
  var report = IncidentReport()
  report.status = status
  if status != .none {
    report.isAnonymous = anonymous
    report.reporter = anonymous ? ActorID() : carla
    report.receipt = anonymous ? reportReceipt : []
    report.details = IncidentDetails(
      attackType: "email", incidentDate: reportNoon, description: "A false bank",
      impact: "robo_dinero")
    report.createdAt = reportNoon
    report.updatedAt = reportNoon
  }
  if ![.none, .borrador, .descartado].contains(status) { report.submittedAt = reportNoon }
  if [.revisado, .enInvestigacion, .cerrado].contains(status) { report.reviewer = adam }
  if [.enInvestigacion, .cerrado].contains(status) { report.assignee = hugo }
  if status == .cerrado { report.closeReason = "resuelto" }
  change(&report)
  return report
}

/// The context of a decision about a report, an hour after noon.
func reportContext(
  _ sender: ActorID = adam, as role: Role = .administrator, rules: ClaimRules = .builtIn,
  at time: Instant = oneOClock, _ change: (inout ReportRelatedFacts) -> Void = { _ in }
) -> ReportContext {
  var relatedFacts = ReportRelatedFacts()
  relatedFacts.report = ReportMachine.report
  relatedFacts.linkExists = true
  relatedFacts.assigneeRoles = [.investigator]
  change(&relatedFacts)
  return ReportContext(
    recorded: time, effective: time, actor: sender, role: role, rules: rules,
    relatedFacts: relatedFacts)
}

let oneOClock = Instant(nanoseconds: ClaimSender.noon.nanoseconds + 3_600_000_000_000)
let asCarla = reportContext(carla, as: .claimant)
let asNobody = reportContext(ActorID(), as: .anonymous)

/// What a command leads to, or why not.
func answer(
  _ command: ReportCommand, on report: IncidentReport, in context: ReportContext,
  under lifecycle: Lifecycle<ReportDecider.Words> = ReportDecider.lifecycle
) -> Result<[ReportEvent], Refusal> {
  Result { () throws(Refusal) in
    try ReportDecider.decide(command, given: report, in: context, under: lifecycle)
  }
}
