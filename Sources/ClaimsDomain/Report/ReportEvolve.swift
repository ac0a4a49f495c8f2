import EventSourcing

extension ReportDecider {
  public static func evolve(_ report: inout IncidentReport, _ event: ReportEvent) {
    switch event {
    case .reportStarted(let started):
      report.status = .borrador
      report.reporter = started.reporter
      report.isAnonymous = started.isAnonymous
      report.number = started.number
      report.receipt = started.receipt
      report.createdAt = started.at
      report.updatedAt = started.at
    case .reportEdited(let edited):
      report.details.update(by: report.admit(edited.details, since: edited.effective))
      report.updatedAt = edited.at
    case .reportAttachmentAdded(let added):
      report.attachments.append(added.attachment)
      report.updatedAt = added.attachment.at
    case .reportSubmitted(let submitted):
      report.status = .nuevo
      report.submittedAt = submitted.at
      report.updatedAt = submitted.at
    case .reportDiscarded(let discarded):
      report.status = .descartado
      report.updatedAt = discarded.at
    case .reportReviewed(let reviewed):
      report.status = .revisado
      report.reviewer = reviewed.reviewer
      report.updatedAt = reviewed.at
    case .reportInvestigationStarted(let started):
      report.status = .enInvestigacion
      report.assignee = started.assignee
      report.updatedAt = started.at
    case .reportAssigned(let assigned):
      report.assignee = assigned.assignee
      report.updatedAt = assigned.at
    case .adminNoteAdded(let added):
      report.notes.append(added.note)
      report.updatedAt = added.note.at
    case .incidentClassified(let classified): evolve(&report, classified)
    case .incidentTimelineRecorded(let recorded):
      report.timeline = report.timeline.updated(
        by: report.admit(recorded.timeline, since: recorded.effective))
      report.updatedAt = recorded.at
    case .reportLinked(let linked):
      report.links.append(linked.report)
      report.updatedAt = linked.at
    case .reportDataErased(let erased):
      report.status = .erased
      report.updatedAt = erased.at
      report.forgetTexts(erasedAt: erased.at)
    case .authorityNoticeSent, .authorityNoticeMissed: evolveNotices(of: &report, event)
    case .reportEscalated, .reportClosed, .reportReopened: evolveEnding(of: &report, event)
    }
  }

  private static func evolve(_ report: inout IncidentReport, _ classified: IncidentClassified) {
    let change = report.admit(classified.classification, since: classified.effective)
    // The deadlines count from when they became aware.
    if let awareAt = change.awareAt, awareAt != report.classification.awareAt { report.missed = [] }
    report.classification.update(by: change)
    report.details.update(
      by: IncidentDetails(attackType: change.attackType, impact: change.impact))
    report.updatedAt = classified.at
  }

  private static func evolveNotices(of report: inout IncidentReport, _ event: ReportEvent) {
    switch event {
    case .authorityNoticeSent(let sent):
      report.notices.append(sent.notice)
      report.updatedAt = sent.notice.at
    case .authorityNoticeMissed(let missed):
      report.missed.append(MissedNotice(stage: missed.stage, due: missed.due))
      report.updatedAt = missed.at
    default: break
    }
  }

  private static func evolveEnding(of report: inout IncidentReport, _ event: ReportEvent) {
    switch event {
    case .reportEscalated(let escalated):
      report.claim = escalated.claim
      report.updatedAt = escalated.at
    case .reportClosed(let closed):
      report.status = .cerrado
      report.closeReason = closed.reason
      report.updatedAt = closed.at
    case .reportReopened(let reopened):
      report.status = report.statusBeforeClosing
      report.closeReason = nil
      report.updatedAt = reopened.at
    default: break
    }
  }
}

extension IncidentReport {
  /// A review or an assignment cannot be skipped by closing and reopening.
  fileprivate var statusBeforeClosing: ReportStatus {
    if !assignee.isEmpty { return .enInvestigacion }
    return reviewer.isEmpty ? .nuevo : .revisado
  }
}
