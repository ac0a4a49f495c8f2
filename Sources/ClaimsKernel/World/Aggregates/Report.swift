import ClaimsDomain
import EventSourcing

extension ReportDecider {
  public static func neighbours(
    of command: ReportCommand?, on report: IncidentReport, in scene: DecisionScene
  ) -> ReportNeighbours {
    var neighbours = ReportNeighbours()
    neighbours.report = scene.id
    neighbours.catalogs = scene.world.catalogs
    switch command {
    case .startReport(let start)?:
      neighbours.numberTaken = start.number.map { scene.world.report(numbered: $0) != nil } ?? false
      neighbours.receiptTaken = scene.world.report(withReceipt: start.receipt) != nil
    case .startReportInvestigation(let start)?:
      neighbours.assigneeRoles = scene.world.actors.roles(of: start.assignee)
    case .assignReport(let assign)?:
      neighbours.assigneeRoles = scene.world.actors.roles(of: assign.assignee)
    case .linkReport(let link)?: neighbours.linkExists = scene.world.reports[link.report] != nil
    case .escalateReport(let escalate)?:
      neighbours.claimTaken = scene.world.claims.place(of: escalate.claim) != nil
    default: break
    }
    return neighbours
  }

  public static func companion(
    of command: ReportCommand, on report: IncidentReport, in scene: DecisionScene
  ) -> StreamEvents? {
    guard case .escalateReport(let escalate) = command else { return nil }
    let drafted = claimDraft(of: escalate, on: report, id: scene.id)
    return StreamEvents(stream: .claim(escalate.claim), events: [.claim(.claimDrafted(drafted))])
  }
}

extension ReportDecider {
  public static func nextStep(
    on report: IncidentReport
  ) -> (verb: ReportVerb, assignee: ActorID)? {
    switch report.status {
    case .nuevo: (.reviewReport, ActorID())
    case .revisado: (.startReportInvestigation, ActorID())
    case .enInvestigacion: (.closeReport, report.assignee)
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
    row(.adminNoteAdded, about: "notes", "note note.author"),
    row(.incidentClassified, about: "classification", "classification at"),
    row(.authorityNoticeSent, about: "notices", "notice notice.sentBy"),
    row(.authorityNoticeMissed, about: "missed", "stage due at"),
    row(.incidentTimelineRecorded, "timeline at"),
    row(.reportLinked, about: "links", "report at"),
    row(.reportEscalated, "claim at"),
    row(.reportClosed, "reason at", keeps: "text"),
    row(.reportReopened, "at", keeps: "reason"),
  ]
}
