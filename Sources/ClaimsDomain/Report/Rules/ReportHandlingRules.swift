import EventSourcing

extension ReportRule {
  /// Rules about those who look at a report: R07 to R09, R11, R12 and R17.
  func handlingViolation(
    by command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    switch command {
    case .startReportInvestigation(let start):
      violation(ofAssignee: start.assignee, on: report, in: context)
    case .assignReport(let assign):
      violation(ofAssignee: assign.assignee, on: report, in: context)
    case .addAdminNote(let note):
      self == .noteEmpty && note.text.isBlank ? Reason(code, expected: "text") : nil
    case .classifyIncident(let classify):
      switch self {
      case .nothingClassified:
        classify.classification.changes(to: report) == IncidentClassification()
          ? Reason(code) : nil
      case .codeUnknown: Reason(code, ofUnknown: classify.classification.codes, in: context)
      case .dateInFuture: Reason(code, ofFuture: [classify.classification.awareAt], in: context)
      default: nil
      }
    case .recordIncidentTimeline(let record):
      violation(of: record.timeline, on: report, in: context)
    case .linkReport(let link): violation(by: link, on: report, in: context)
    default: nil
    }
  }

  private func violation(
    ofAssignee assignee: ActorID, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    guard !assignee.isEmpty else {
      return self == .assigneeMissing ? Reason(code, expected: "assignee") : nil
    }
    switch self {
    case .assigneeUnchanged:
      return assignee == report.assignee ? Reason(code, found: assignee.text) : nil
    case .assigneeUnsuited:
      let suited: [Role] = [.administrator, .handler, .investigator]
      guard !context.neighbours.assigneeRoles.contains(where: suited.contains) else { return nil }
      return Reason(
        code, expected: "an administrator, a handler or an investigator", found: assignee.text)
    case .assigneeIsReporter:
      guard assignee == report.reporter else { return nil }
      return Reason(code, expected: "somebody else", found: assignee.text)
    default: return nil
    }
  }

  private func violation(
    of timeline: IncidentTimeline, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    switch self {
    case .timelineUnchanged:
      return timeline.changes(to: report.timeline) == IncidentTimeline() ? Reason(code) : nil
    case .dateInFuture:
      let times = [
        timeline.compromise, timeline.exfiltration, timeline.discovery, timeline.containment,
      ]
      return Reason(code, ofFuture: times, in: context)
    case .timelineOutOfOrder: return report.timeline.updated(by: timeline).disorder(code)
    default: return nil
    }
  }

  private func violation(
    by link: LinkReport, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    let isSelf = link.report == context.neighbours.report
    return switch self {
    case .linkIsSelf: isSelf ? Reason(code, found: link.report.text) : nil
    case .linkMissing:
      !isSelf && !context.neighbours.linkExists
        ? Reason(code, expected: "a report in this log", found: link.report.text) : nil
    case .linkKnown:
      report.links.contains(link.report) ? Reason(code, found: link.report.text) : nil
    default: nil
    }
  }
}

extension IncidentTimeline {
  /// Two stages that stand in another order than they can have come in.
  fileprivate func disorder(_ code: RefusalCode) -> Reason? {
    let pairs = [
      ("compromise", compromise, "exfiltration", exfiltration),
      ("compromise", compromise, "discovery", discovery),
      ("compromise", compromise, "containment", containment),
      ("discovery", discovery, "containment", containment),
    ]
    for (first, before, second, after) in pairs {
      guard let before, let after, after < before else { continue }
      return Reason(
        code, expected: second + " at or after " + first + ", " + before.text, found: after.text)
    }
    return nil
  }
}
