import EventSourcing

/// By when an authority should have been told of an incident.
public struct NoticeDeadline: Equatable, Sendable {
  /// What the authority should be sent: the early warning, the notification or the final report.
  public let stage: NoticeStage
  /// The first moment that is too late.
  public let due: Instant

  /// Creates a deadline for one notice.
  public init(stage: NoticeStage, due: Instant) {
    self.stage = stage
    self.due = due
  }
}

extension ReportDecider {
  /// The notices that are still to be sent, and by when; none for a draft, nor for a report that is
  /// over, nor for one that has no time of awareness.
  ///
  /// Source: Directive (EU) 2022/2555 (NIS 2), article 23, paragraph 4; Specs/Rules.md.
  public static func deadlines(
    of report: IncidentReport, under rules: ClaimRules
  ) -> [NoticeDeadline] {
    switch report.status {
    case .nuevo, .revisado, .enInvestigacion: break
    case .none, .borrador, .cerrado, .descartado, .erased: return []
    }
    return NoticeStage.allCases.compactMap { stage in
      guard !report.hasSent(stage), let due = report.due(stage, under: rules) else { return nil }
      return NoticeDeadline(stage: stage, due: due)
    }
  }

  /// What the passing of time asks for and has not been done yet, in its order.
  ///
  /// A deadline that passed is noted, once. Notices are never sent this way: no person sent them.
  public static func due(
    on report: IncidentReport, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: ReportCommand)] {
    deadlines(of: report, under: rules).filter { deadline in
      deadline.due <= time && !report.missed.contains { $0.stage == deadline.stage }
    }.sorted { $0.due < $1.due }.map { deadline in
      (deadline.due, .flagMissedNotice(FlagMissedNotice(stage: deadline.stage)))
    }
  }
}

extension IncidentReport {
  /// Whether the authority was told so far.
  public func hasSent(_ stage: NoticeStage) -> Bool { notices.contains { $0.stage == stage } }

  /// By when the authority should be told so far; nil if nothing says so.
  public func due(_ stage: NoticeStage, under rules: ClaimRules) -> Instant? {
    let hours: UInt32 =
      switch stage {
      case .early: rules.earlyNoticeHours
      case .notification: rules.noticeHours
      case .final: rules.finalNoticeHours
      case .unspecified, .intermediate: 0
      }
    guard hours > 0, let awareAt = classification.awareAt else { return nil }
    let (span, tooLong) = Int64(hours).multipliedReportingOverflow(by: 3_600_000_000_000)
    let (sum, tooLate) = awareAt.nanoseconds.addingReportingOverflow(tooLong ? .max : span)
    return Instant(nanoseconds: tooLate ? .max : sum)
  }
}
