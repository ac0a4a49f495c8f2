import EventSourcing

// The guards of looking at a report: who does, and what they find out.

extension Guard<ReportDecider> {
  static var reviewerIsReporter: Self {
    Self(.fourEyesRequired) { report, context in
      .when(
        !report.reporter.isEmpty && context.actor == report.reporter, expected: .somebodyElse,
        found: .value(context.actor))
    }
  }

  // MARK: Who looks into it

  static var assigneeMissing: Self {
    Self(.assigneeMissing, of: { $0.assignee }) { assignee, _, _ in
      .when(assignee.isEmpty, expected: .field("assignee"))
    }
  }
  static var assigneeUnchanged: Self {
    Self(.noChange, of: { $0.assignee }) { assignee, report, _ in
      .when(!assignee.isEmpty && assignee == report.assignee, found: .value(assignee))
    }
  }
  static var assigneeUnsuited: Self {
    Self(.assigneeInvalid, of: { $0.assignee }) { assignee, _, context in
      let suited: [Role] = [.administrator, .handler, .investigator]
      return .when(
        !assignee.isEmpty && !context.relatedFacts.assigneeRoles.contains(where: suited.contains),
        expected: .administratorHandlerOrInvestigator, found: .value(assignee))
    }
  }
  static var assigneeIsReporter: Self {
    Self(.conflictOfInterest, of: { $0.assignee }) { assignee, report, _ in
      .when(
        !assignee.isEmpty && assignee == report.reporter, expected: .somebodyElse,
        found: .value(assignee))
    }
  }

  // MARK: What they find out

  static var noteEmpty: Self {
    Self(.emptyText, of: { $0.addAdminNote }) { note, _, _ in
      .when(note.text.isBlank, expected: .field("text"))
    }
  }
  static var nothingClassified: Self {
    Self(.noChange, of: { $0.classifyIncident?.classification }) { change, report, context in
      .when(change.stated(over: report, in: context) == IncidentClassification())
    }
  }
  static var timelineUnchanged: Self {
    Self(.noChange, of: { $0.recordIncidentTimeline?.timeline }) { timeline, report, context in
      .when(timeline.stated(over: report.timeline, in: context) == IncidentTimeline())
    }
  }
  static var timelineOutOfOrder: Self {
    Self(.timelineOutOfOrder, of: { $0.recordIncidentTimeline?.timeline }) {
      change, report, context in
      // What is told late may count in part.
      report.timeline.updated(by: report.standing(change, since: context.editTime)).disorder
        ?? change.disorder
    }
  }
  static var linkIsSelf: Self {
    Self(.selfReference, of: { $0.linkReport?.report }) { link, _, context in
      .when(link == context.relatedFacts.report, found: .value(link))
    }
  }
  static var linkMissing: Self {
    Self(.reportNotFound, of: { $0.linkReport?.report }) { link, _, context in
      .when(
        link != context.relatedFacts.report && !context.relatedFacts.linkExists,
        expected: .reportInThisLog, found: .value(link))
    }
  }
  static var linkKnown: Self {
    Self(.noChange, of: { $0.linkReport?.report }) { link, report, _ in
      .when(report.links.contains(link), found: .value(link))
    }
  }
}

extension ReportCommand {
  fileprivate var assignee: ActorID? {
    startReportInvestigation?.assignee ?? assignReport?.assignee
  }
}

extension IncidentTimeline {
  /// Two stages in an order in which they cannot have come.
  fileprivate var disorder: Violation? {
    let pairs = [
      ("compromise", compromise, "exfiltration", exfiltration),
      ("compromise", compromise, "discovery", discovery),
      ("compromise", compromise, "containment", containment),
      ("discovery", discovery, "containment", containment),
    ]
    for (first, before, second, after) in pairs {
      guard let before, let after, after < before else { continue }
      return Violation(
        expected: .fieldAtOrAfterTime(ReasonValue.field(second), ReasonValue.field(first), before),
        found: .value(after))
    }
    return nil
  }
}
